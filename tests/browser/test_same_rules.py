"""The rules in Chromium's own Python tell everybody the same as here, to the byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.anywhere import told as telling
from tests.anywhere.test_pyodide import MAIN, RECORDS, ROOT, SAMPLE
from tests.browser.conftest import Invite
from tests.browser.harness import STATIC

pytestmark = [pytest.mark.browser, pytest.mark.slow]
RUN = """
async ([folder, source, given]) => {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const lines = [];
  const python = await loadPyodide({ indexURL: folder, stdout: (line) => lines.push(line) });
  const engine = await (await fetch("/engine.zip")).arrayBuffer();
  python.unpackArchive(engine, "zip", { extractDir: "/portside" });
  python.globals.set("given", given);
  await python.runPythonAsync("import sys; sys.path.insert(0, '/portside')");
  await python.runPythonAsync(source);
  return lines;
}
"""
"""Play records in the page, with the very files that the server gives to players."""


def compare(invite: Invite, paths: list[Path], every: int) -> None:
    """Play records in both Pythons."""
    (home,) = (STATIC / "assets").glob("pyodide-*")
    records = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}
    given = json.dumps({"records": records, "every": every})
    source = Path(telling.__file__).read_text("utf-8") + MAIN
    page = invite().page
    page.goto("/")
    there = page.evaluate(RUN, [f"/assets/{home.name}/", source, given])
    assert there == [
        f"{name} {line}" for name, record in records.items() for line in telling.told(record, every)
    ]


def test_a_record_of_every_title_is_told_alike(invite: Invite) -> None:
    shortest = {path.parent: path for path in sorted(RECORDS, key=lambda p: -p.stat().st_size)}
    compare(invite, list(shortest.values()), SAMPLE)


@pytest.mark.soak
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_record_is_told_alike(invite: Invite, path: Path) -> None:
    compare(invite, [path], 1)
