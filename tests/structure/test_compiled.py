"""What is compiled and what is not: every module of the rules is named, with a reason if not."""

from __future__ import annotations

import tomllib

from portside.compiled import compiled_sources
from tests.structure.source import ROOT

SOURCE = ROOT / "src"
LISTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["portside"]


def modules() -> set[str]:
    """Return the modules of engine and titles but powers, which are called by name."""
    found = [
        path
        for part in ("engine", "games")
        for path in (SOURCE / "portside" / part).rglob("*.py")
        if path.stem != "__init__" and path.parent.name != "powers"
    ]
    return {".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in found}


def test_every_module_of_the_rules_is_compiled_or_has_a_reason_not_to_be() -> None:
    compiled, interpreted = set(LISTS["compiled"]), set(LISTS["interpreted"])
    rules = {name for name in compiled if name.startswith(("portside.engine.", "portside.games."))}
    advice = "list it in pyproject.toml: compiled, or interpreted with the reason"
    assert rules | interpreted == modules(), advice
    assert not compiled & interpreted


def test_what_is_compiled_is_there_and_in_order() -> None:
    for name in LISTS["compiled"]:
        assert (SOURCE / (name.replace(".", "/") + ".py")).is_file(), name
    assert LISTS["compiled"] == sorted(LISTS["compiled"])
    assert list(LISTS["interpreted"]) == sorted(LISTS["interpreted"])


def test_a_build_depends_on_all_that_is_compiled() -> None:
    sources = set(compiled_sources(SOURCE / "portside"))
    for name in LISTS["compiled"]:
        assert SOURCE / (name.replace(".", "/") + ".py") in sources, name


def test_every_reason_says_something() -> None:
    for name, reason in LISTS["interpreted"].items():
        assert len(reason.split()) > 3, name
