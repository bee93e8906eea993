"""Packages from the templates, with a title or cards: found, played and lawful at once."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import portside
from portside.cli.new_package import BadName, write_expansion, write_title
from portside.engine import game as games
from portside.engine.errors import UnknownTitle
from portside.testing.pretend import GAME as PRETEND

NAME = "lantern_market"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a title and install it where only this test's children look."""
    folder = tmp_path_factory.mktemp("title")
    write_title(NAME, folder)
    return installed(folder, NAME)


def installed(folder: Path, name: str) -> Path:
    """Install a package that was written into a folder, and return the folder."""
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
    where = ["--no-build-isolation", "--disable-pip-version-check", "--target"]
    run(folder, [*pip, *where, str(folder / "installed"), str(folder / name)])
    return folder


def run(home: Path, command: list[str]) -> str:
    """Run a program that finds the title installed."""
    paths = [str(home / "installed"), str(Path(portside.__file__).parents[1])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        command, cwd=home, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_new_title_passes_its_own_tests(home: Path) -> None:
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    assert "2 passed" in run(home, [*pytest_, f"{NAME}/tests"])


@pytest.mark.slow
def test_a_new_title_is_played_by_every_tool(home: Path) -> None:
    portside_ = [sys.executable, "-c", "from portside.cli import main; main()"]
    assert '"matches": 3' in run(home, [*portside_, "simulate", NAME, "--matches", "3", "--json"])
    assert "Two-point lantern" in run(home, [*portside_, "cards", NAME])
    assert "Rounds" in run(home, [*portside_, "options", NAME])


@pytest.mark.slow
def test_a_new_title_is_typed_strictly(home: Path) -> None:
    run(home, [sys.executable, "-m", "mypy", "--strict", f"{NAME}/src"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "title", ["neko_harbour", pytest.param("import_export", marks=pytest.mark.soak)]
)
def test_a_new_expansion_passes_its_own_tests_and_is_played(title: str, tmp_path: Path) -> None:
    write_expansion("night_cats", portside.find(title), tmp_path)
    home = installed(tmp_path, "night_cats")
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    assert "4 passed" in run(home, [*pytest_, "night_cats/tests"])
    run(home, [sys.executable, "-m", "mypy", "--strict", "night_cats/src"])
    portside_ = [sys.executable, "-c", "from portside.cli import main; main()"]
    on = ["-o", "expansion_night_cats=on", "--matches", "2", "--json"]
    assert '"matches": 2' in run(home, [*portside_, "simulate", title, *on])
    assert "Night cats" in run(home, [*portside_, "options", title])
    environment = [sys.executable, "-c", ENVIRONMENT.format(title=title)]
    assert "numbers" in run(home, environment)


ENVIRONMENT = """
from portside.adapters.pettingzoo import env
made = env("{title}", seats=2, options={{"expansion_night_cats": True}})
made.reset(seed=3)
for _ in made.agent_iter(300):
    seen, _, over, cut, _ = made.last()
    space = made.action_space(made.agent_selection)
    made.step(None if over or cut else space.sample(seen["action_mask"]))
print("numbers", len(seen["observation"]))
"""
"""Random play in an environment: words that no list knows are told as spare ones."""


def test_an_expansion_needs_a_title_that_has_cards_to_begin_with(tmp_path: Path) -> None:
    with pytest.raises(BadName, match="no cards"):
        write_expansion("night_cats", PRETEND, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["Lantern", "2nd", "a-b", "", "class", "../x", "neko_harbour"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName):
        write_title(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_lies_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(BadName, match="there already"):
        write_title(NAME, tmp_path)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("no_such_package:GAME", "cannot be loaded"),
        ("portside.testing.pretend:GAME", "is no title called"),
        ("portside:__version__", "is no title called"),
    ],
)
def test_a_broken_title_of_another_package_says_what_is_wrong(
    value: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("broken", value, games.GROUP)
    monkeypatch.setattr(games, "installed", lambda: {"broken": point})
    assert "broken" in portside.titles()
    with pytest.raises(UnknownTitle, match=told):
        portside.find("broken")


def test_no_other_package_can_take_the_name_of_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("neko_harbour", "portside.testing.pretend:GAME", games.GROUP)
    monkeypatch.setattr(games, "installed", lambda: {"neko_harbour": point})
    assert portside.find("neko_harbour").name == "neko_harbour"
    assert portside.titles().count("neko_harbour") == 1
