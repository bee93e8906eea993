"""A title of another package, from the template: found, played and lawful on its first day."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import portside
from portside.cli.new_title import BadName, write_title
from portside.engine import game as games
from portside.engine.errors import UnknownTitle

NAME = "lantern_market"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a title and install it where only this test's children look."""
    folder = tmp_path_factory.mktemp("title")
    write_title(NAME, folder)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index"]
    where = ["--no-build-isolation", "--disable-pip-version-check", "--target"]
    run(folder, [*pip, *where, str(folder / "installed"), str(folder / NAME)])
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
