"""The rules in a browser's Python tell everybody the same as here, to the byte."""

from __future__ import annotations

import ast
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from portside.engine.game import shipped
from portside.hosting.browser_bundle import bundled_files
from tests.anywhere import told as telling
from tests.anywhere import worlds as looking
from tests.anywhere.pyodide import run, unpacked

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "tests/games").glob("**/records/*.jsonl"))
KIT = ROOT / "src/portside/testing"
WHOLE = ROOT / "web/node_modules/pyodide/python_stdlib.zip"
FEW = 25
SAMPLE = 10
"""The short share looks at every so-manieth state."""
MAIN = """
for name, record in json.loads(given)["records"].items():
    for found in told(record, json.loads(given)["every"]):
        print(name, found)
"""

THINKING = """
import gc, json, pickle
from random import Random
import portside, pyodide_js
from portside.engine.knowledge import Sight
from portside.offline.thinker import think


def thought(sight):
    think("choose", "ismcts:60", sight, "luck")
    gc.collect()
    return len(gc.get_objects())


begun = pyodide_js._module.HEAP8.length
for title in json.loads(given):
    match, rng = portside.new_match(title, seats=3, seed="memory"), Random("memory")
    while match.number < 30 or len(match.pending[0].options) < 2:
        prompt = match.pending[0]
        match.answer(prompt.seat, prompt.sample(rng))
    sight = pickle.dumps(Sight(match, match.waiting[0], 1))
    first, second, third = thought(sight), thought(sight), thought(sight)
    print(title, third - second, pyodide_js._module.HEAP8.length - begun)
"""

FUTURE = "from __future__ import annotations\n"
BRING = """
import json, os
os.makedirs("/portside/portside/testing")
open("/portside/portside/testing/__init__.py", "w").close()
for name, text in json.loads(given)["kit"].items():
    with open(f"/portside/portside/testing/{name}", "w") as file:
        file.write(text)
"""
"""A browser has no kit: put its modules where they are looked for."""
WORLDS = """
for name, record in json.loads(given)["records"].items():
    for found in worlds(record, json.loads(given)["every"]):
        print(name, found)
"""
LEAKING = """
(record,) = json.loads(given)["records"].values()
leak(begun(json.loads(record.splitlines()[0])))
try:
    list(worlds(record, json.loads(given)["every"]))
except AssertionError as error:
    print("noticed" if "two worlds apart by view" in str(error) else error)
"""


def compare(folder: Path, paths: list[Path], every: int) -> None:
    """Play records in both Pythons."""
    records = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}
    here = [
        f"{name} {line}" for name, record in records.items() for line in telling.told(record, every)
    ]
    source = Path(telling.__file__).read_text("utf-8") + MAIN
    there = run(folder, source, {"records": records, "every": every})
    assert there == here


def test_a_record_of_every_kind_is_told_alike(tmp_path: Path) -> None:
    kinds = {path.parent: path for path in sorted(RECORDS, key=lambda path: -path.stat().st_size)}
    assert len(kinds) > 2
    compare(tmp_path, list(kinds.values()), SAMPLE)


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_record_is_told_alike(path: Path, tmp_path: Path) -> None:
    compare(tmp_path, [path], 1)


# -- two worlds


def kit_and(main: str) -> str:
    """Return source that has the kit's two worlds and our looking, and then does something."""
    source = Path(looking.__file__).read_text("utf-8")
    return source.replace(FUTURE, FUTURE + BRING) + main


def worlds(folder: Path, paths: list[Path], every: int, main: str = WORLDS) -> list[str]:
    """Look at records in a browser's Python and return what it says."""
    records = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}
    kit = {
        name: (KIT / name).read_text("utf-8")
        for name in ("laws.py", "two_worlds.py", "random_walk.py")
    }
    return run(folder, kit_and(main), {"records": records, "every": every, "kit": kit})


def test_nobody_can_tell_two_worlds_apart_there(tmp_path: Path) -> None:
    kinds = {path.parent: path for path in sorted(RECORDS, key=lambda path: -path.stat().st_size)}
    here = [
        f"{path.relative_to(ROOT)} {line}"
        for path in kinds.values()
        for line in looking.worlds(path.read_text("utf-8"), FEW)
    ]
    assert worlds(tmp_path, list(kinds.values()), FEW) == here


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_nobody_can_tell_two_worlds_apart_in_any_record(path: Path, tmp_path: Path) -> None:
    assert worlds(tmp_path, [path], SAMPLE)


def test_a_leak_would_be_noticed_there(tmp_path: Path) -> None:
    assert worlds(tmp_path, RECORDS[:1], FEW, LEAKING) == ["noticed"]


def test_another_answer_would_be_noticed(tmp_path: Path) -> None:
    """The digests do differ where what is told differs."""
    first, second = (telling.told(path.read_text("utf-8"), SAMPLE) for path in RECORDS[:2])
    assert next(first) != next(second)


# -- what it takes


def test_a_bot_keeps_nothing_between_answers_and_no_heap_grows(tmp_path: Path) -> None:
    """What WebAssembly once takes it never gives back, so the most a search ever had counts."""
    titles = shipped()
    assert run(tmp_path, THINKING, titles) == [f"{title} 0 0" for title in titles]


# -- what is left of the library


def imported(source: bytes) -> Iterator[str]:
    """Return the modules that a source imports, also while it runs."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_library_that_is_shipped_has_whatever_the_engine_imports(tmp_path: Path) -> None:
    home = unpacked(tmp_path)
    whole, shipped = (
        {path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in names}
        for names in (zipfile.ZipFile(file).namelist() for file in (WHOLE, home / WHOLE.name))
    )
    engine = [content for name, content in bundled_files() if name.endswith(".py")]
    wanted = {name for source in engine for name in imported(source)}
    assert wanted & whole - shipped == set(), "imported since the client was built: make web"
    assert len(shipped) < len(whole) / 2
