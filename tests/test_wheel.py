"""The built wheel alone, in a clean place: rules and bots play, the rest says what it needs."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from portside.extras import MODULES, MissingExtra, needs

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


MATCH = """
import sys, portside
from portside import bots
from random import Random

match = portside.new_match("{title}", seats=3, seed=1)
players = [bots.find(name) for name in ("random", "greedy:1x1", "easy")]
while match.waiting:
    seat = match.waiting[0]
    match.answer(seat, players[seat].choose(match.sight(seat), Random(match.number)))
assert portside.replay(match.record()).result == match.result
foreign = [name for name, module in sys.modules.items() if "site-packages" in str(
    getattr(module, "__file__", "")) and name.partition(".")[0] != "portside"]
print(match.result.ending, foreign)
"""
NEEDY = {
    "portside.adapters.gymnasium": "rl",
    "portside.adapters.openspiel": "openspiel",
    "portside.adapters.pettingzoo": "rl",
    "portside.server.http.app": "server",
    "portside.server.play.lobby": "server",
    "portside.server.store.storage": "server",
    "portside.testing": "testing",
}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Install the wheel without anything else and return the environment's programs."""
    folder = tmp_path_factory.mktemp("wheel")
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)])
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv/bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-index"]
    run([*pip, "--no-deps", "--disable-pip-version-check", str(wheel)])
    yield python.parent


def run(command: list[str], code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a program outside the sources, away from the environment of these tests."""
    own = ("PYTHONPATH", "PORTSIDE_BUILD")  # the wheel has rules of its own, not compiled ones
    inherited = {name: value for name, value in os.environ.items() if name not in own}
    environment = inherited | {"PORTSIDE_WEB": "skip", "PORTSIDE_COMPILE": "skip"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


@pytest.mark.slow
@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_bots_play_with_the_standard_library_alone(alone: Path, title: str) -> None:
    played = run([str(alone / "python"), "-I", "-c", MATCH.format(title=title)])
    assert played.stdout.startswith("ending-")
    assert played.stdout.endswith("[]\n")


@pytest.mark.slow
def test_the_command_names_its_extra_in_one_line(alone: Path) -> None:
    refused = run([str(alone / "portside"), "--help"], code=2)
    assert refused.stdout == ""
    assert refused.stderr.endswith('pip install "portside[cli]"\n')
    assert refused.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(("module", "extra"), NEEDY.items())
def test_what_is_missing_is_named_by_its_extra(alone: Path, module: str, extra: str) -> None:
    code = f"from portside.extras import MissingExtra\ntry:\n    import {module}\n"
    code += "except MissingExtra as error:\n    print(error)"
    told = run([str(alone / "python"), "-I", "-c", code]).stdout
    assert told.endswith(f'pip install "portside[{extra}]"\n')


@pytest.mark.slow
def test_texts_name_their_extra(alone: Path) -> None:
    code = "from portside.text import LANGUAGES\nprint(*LANGUAGES)\nfrom portside.text import Texts"
    told = run([str(alone / "python"), "-I", "-c", code], code=1)
    assert told.stdout == "en fr zh-Hant\n"
    assert 'pip install "portside[text]"' in told.stderr


def test_the_base_needs_nothing() -> None:
    assert PROJECT["dependencies"] == []


def test_every_extra_that_is_asked_for_brings_its_modules() -> None:
    extras = PROJECT["optional-dependencies"]
    assert set(extras) - {"all", "peers"} == set(MODULES)
    providers = packages_distributions()
    for extra, modules in MODULES.items():
        brought = {named(line) for line in everything(extras, extra)}
        for module in modules:
            homes = {named(home) for home in providers.get(module, [module])}
            assert homes & brought, f"{extra} does not bring {module}"


def test_all_brings_every_extra_but_ray() -> None:
    extras = PROJECT["optional-dependencies"]
    brought = everything(extras, "all")
    for extra in set(extras) - {"all", "peers", "ray"}:
        assert everything(extras, extra) <= brought


def everything(extras: dict[str, list[str]], extra: str) -> set[str]:
    """Return what an extra brings, the extras in it taken apart."""
    found: set[str] = set()
    for line in extras[extra]:
        if line.startswith("portside["):
            inner = line.removeprefix("portside[").removesuffix("]").split(",")
            found.update(*(everything(extras, each) for each in inner))
        else:
            found.add(line)
    return found


def named(line: str) -> str:
    """Return the name of a distribution as indexes spell it."""
    for sign in "[>=<;":
        line = line.partition(sign)[0]
    return line.lower().replace("_", "-").replace(".", "-")


def test_an_extra_that_is_there_is_not_missed() -> None:
    needs("cli")


def test_an_extra_that_is_missing_is_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "cli", ("no_such_module",))
    with pytest.raises(MissingExtra, match=r'pip install "portside\[cli\]"') as found:
        needs("cli")
    assert isinstance(found.value, ImportError)
    assert found.value.facts["missing"] == "no_such_module"
