"""The notebooks say what happens: run again, every cell shows what is kept in the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.notebooks import FOLDER, executed, markdown

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_are_four() -> None:
    assert len(NOTEBOOKS) == 4


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_it_says(path: Path) -> None:
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    assert executed(kept)["cells"] == kept["cells"]
    assert all(cell["outputs"] or "def " in "".join(cell["source"]) for cell in code(kept))


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_a_page_has_every_cell() -> None:
    kept = json.loads(NOTEBOOKS[0].read_text("utf-8"))
    page = markdown(kept)
    assert page.count("```python") == len(code(kept))
