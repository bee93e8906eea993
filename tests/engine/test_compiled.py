"""The compiled rules: never those of other sources, and the same in every answer."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mypyc_build import can_compile, is_fresh, listed
from portside.compiled import FOLDER, MANIFEST, PACKAGE, SUFFIX, chosen_finder, sources_digest

ROOT = Path(__file__).resolve().parents[2]
PLAYED = ROOT / "tests/engine/played.py"
WEAK = """
import gc, weakref
import portside
from portside.compiled import BUILD

def referred(thing):
    try:
        return weakref.ref(thing)
    except TypeError:
        return None

tables = [portside.new_match(title, seats=2, seed=1).table for title in portside.titles()]
things = [thing for table in tables for thing in (table, table.box, *table.seats)]
kept = [each for each in map(referred, things) if each is not None]
del tables, things
gc.collect()
print(BUILD, [each() for each in kept if each() is not None])
"""
"""Refer weakly to what a match is made of, and let it go."""
RENAMED = """
import portside
from portside.compiled import BUILD
from portside.games.import_export import queries

t = portside.new_match("import_export", seats=2, seed=1).table
crew_limit, found = queries.crew_limit, []
for name in (crew_limit, "somebody", crew_limit):
    queries.crew_limit = name
    t.listeners = {"somebody": 1}
    try:
        found.append(crew_limit(t, t.seats[0]))
    except KeyError as error:
        found.append(str(error))
print(BUILD, found)
"""
"""Let a module have another thing under a name that its function looks up."""
ASKED_FOR_A_PLACE = """
import portside
from portside.compiled import BUILD
from portside.games.import_export.queries import fulfilled_count

t = portside.new_match("import_export", seats=2, seed=1).table
me, found = t.seats[0], []

class Slot:
    __slots__ = ("fulfilled",)

class Told:
    __slots__ = ()
    fulfilled = property(lambda self: t.box.deck)

class Open:
    def __getattr__(self, name):
        return t.box.island

slot, kept = Slot(), type("Kept", (), {"fulfilled": 0})()
slot.fulfilled = kept.fulfilled = t.box.deck
for asked in (me, slot, Told(), kept, Open(), Slot(), object(), 3):
    try:
        found.append(fulfilled_count(t, asked))
    except AttributeError as error:
        found.append(str(error))
me.fulfilled = t.box.deck
print(BUILD, found, fulfilled_count(t, me))
"""
"""Ask things of every kind for an attribute, and a seat again when it has another."""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package of three modules."""
    for name in ("engine/zones.py", "games/one/turn.py", "games/one/powers/kite.py"):
        path = tmp_path / "portside" / name
        path.parent.mkdir(parents=True)
        path.write_text(f"# {name}\n", "utf-8")
    return tmp_path / "portside"


def build_of(package: Path) -> Path:
    """Return a build that says it is of a package."""
    folder = package.parent / "build"
    folder.mkdir()
    told = {"sources": sources_digest(package), "modules": ["portside.engine.zones"]}
    (folder / MANIFEST).write_text(json.dumps(told), "utf-8")
    return folder


def test_a_build_of_these_sources_is_used(package: Path) -> None:
    finder = chosen_finder(str(build_of(package)), package)
    assert finder is not None
    found = finder.find_spec("portside.engine.zones")
    assert found is not None and str(found.origin).endswith(f"portside.engine.zones{SUFFIX}")
    assert finder.find_spec("portside.engine.table") is None


@pytest.mark.parametrize("name", ["engine/zones.py", "games/one/turn.py"])
def test_a_build_of_other_sources_is_refused(package: Path, name: str) -> None:
    folder = build_of(package)
    (package / name).write_text("# changed\n", "utf-8")
    with pytest.raises(ImportError, match="only a build of other sources"):
        chosen_finder(str(folder), package)


def test_a_module_that_came_or_went_makes_other_sources(package: Path) -> None:
    before = sources_digest(package)
    (package / "bots").mkdir()
    (package / "bots/new.py").touch()
    assert sources_digest(package) != before
    shutil.rmtree(package / "bots")
    assert sources_digest(package) == before


def test_powers_are_not_compiled_and_may_change(package: Path) -> None:
    folder = build_of(package)
    (package / "games/one/powers/kite.py").write_text("# changed\n", "utf-8")
    assert chosen_finder(str(folder), package) is not None


def test_a_broken_build_is_none(package: Path) -> None:
    folder = build_of(package)
    (folder / MANIFEST).write_text("{", "utf-8")
    with pytest.raises(ImportError, match="There is no build"):
        chosen_finder(str(folder), package)


def test_the_sources_can_be_insisted_on() -> None:
    assert chosen_finder("plain") is None


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a build of these sources: the one there is, or one made in haste."""
    if not can_compile():
        pytest.skip("mypyc and a C compiler are not there")
    if is_fresh(ROOT):
        return FOLDER
    folder = tmp_path_factory.mktemp("compiled") / "build"
    subprocess.run(
        [sys.executable, "mypyc_build.py", "--into", str(folder), "--level", "0"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return folder


def ran(build: str, *program: str) -> list[str]:
    """Return the lines that a program prints with a build."""
    done = subprocess.run(
        [sys.executable, *program],
        env=os.environ | {"PORTSIDE_BUILD": build, "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.slow
def test_both_builds_play_the_same_to_the_last_byte(build: Path) -> None:
    plain, compiled = ran("plain", str(PLAYED)), ran(str(build), str(PLAYED))
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert len(plain) > 100
    assert compiled[1:] == plain[1:]


@pytest.mark.slow
def test_a_name_that_changes_in_a_module_is_looked_up_again(build: Path) -> None:
    found = """[1, "'somebody'", 1]"""
    assert ran(str(build), "-c", RENAMED) == [f"compiled {found}"]
    assert ran("plain", "-c", RENAMED) == [f"plain {found}"]


@pytest.mark.slow
def test_attributes_are_found_where_python_finds_them(build: Path) -> None:
    plain = ran("plain", "-c", ASKED_FOR_A_PLACE)[0]
    compiled = ran(str(build), "-c", ASKED_FOR_A_PLACE)[0]
    assert compiled.removeprefix("compiled") == plain.removeprefix("plain")
    assert plain.count("has no attribute 'fulfilled'") == 3, plain


@pytest.mark.slow
def test_no_weak_reference_outlives_what_is_compiled(build: Path) -> None:
    assert ran(str(build), "-c", WEAK) == ["compiled []"]


@pytest.mark.slow
def test_a_build_has_all_that_is_listed(build: Path) -> None:
    told = json.loads((build / MANIFEST).read_text("utf-8"))
    assert {*listed(ROOT)} <= {*told["modules"]}
    assert all((build / f"{name}{SUFFIX}").is_file() for name in told["modules"])
