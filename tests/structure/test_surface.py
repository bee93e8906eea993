"""What is public is what the reference documents, no less and no more."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from types import ModuleType

import pytest

import portside
from tests.structure.source import ROOT

API = ROOT / "docs/api"
DIRECTIVE = re.compile(r"^::: (\S+)$", re.MULTILINE)
IMPORT = re.compile(r"^>>> from (portside[\w.]*) import", re.MULTILINE)
PACKAGES = ["portside", "portside.bots", "portside.text", "portside.testing"]
INNER = {
    "copies",
    "display",
    "generics",
    "hooks",
    "keys",
    "native",
    "reactions",
    "record",
    "registry",
    "rng",
    "steps",
    "toml",
    "view",
}
"""Modules of the engine that titles need not know; what they hold for others is exported."""


def documented(name: str) -> list[str]:
    return DIRECTIVE.findall((API / f"{name.rpartition('.')[2]}.md").read_text("utf-8"))


@pytest.mark.parametrize("name", PACKAGES)
def test_what_is_public_is_documented(name: str) -> None:
    module = import_module(name)
    public = sorted(f"{name}.{each}" for each in module.__all__ if each != "__version__")
    assert sorted(documented(name)) == public


@pytest.mark.parametrize("name", PACKAGES)
def test_what_is_public_is_there_and_has_a_docstring(name: str) -> None:
    module = import_module(name)
    for each in module.__all__:
        thing = getattr(module, each)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), f"{name}.{each}"


def test_the_package_shows_nothing_else() -> None:
    assert dir(portside) == sorted(portside.__all__)


def test_every_module_for_titles_is_documented() -> None:
    engine = {path.stem for path in (ROOT / "src/portside/engine").glob("*.py")}
    assert {f"portside.engine.{name}" for name in engine - INNER - {"__init__"}} == set(
        documented("engine")
    )


def test_examples_do_not_need_what_is_not_public() -> None:
    """Pages for users import from public packages; pages for designers may use the engine."""
    for page in [ROOT / "README.md", *sorted((ROOT / "docs/start").glob("*.md"))]:
        for module in re.findall(
            r"^>>> from (portside[\w.]*) import", page.read_text("utf-8"), re.M
        ):
            found: ModuleType = import_module(module)
            assert found.__doc__
            assert not module.startswith("portside.engine"), page.name
