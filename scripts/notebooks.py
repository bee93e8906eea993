"""Execute the notebooks in `docs/notebooks` and keep what their cells show.

.venv/bin/python scripts/notebooks.py          runs all of them and writes their outputs
.venv/bin/python scripts/notebooks.py FILE     runs one

No Jupyter is needed: cells are plain Python, and the last expression of each is shown.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs/notebooks"
Json = dict[str, Any]


def executed(notebook: Mapping[str, Any]) -> Json:
    """Return a notebook with the outputs of its cells, run from the first to the last."""
    names: Json = {"__name__": "__main__"}
    count = 0
    cells: list[Json] = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            cells.append(cell)
            continue
        count += 1
        outputs = list(shown("".join(cell["source"]), names, count))
        cells.append({**cell, "execution_count": count, "outputs": outputs})
    return {**notebook, "cells": cells}


def shown(source: str, names: Json, count: int) -> Iterator[Json]:
    """Run one cell and return what it prints and what its last expression is."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value, printed = None, io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    if printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())}
    if value is not None:
        told = {"data": bundle(value), "execution_count": count, "metadata": {}}
        yield {**told, "output_type": "execute_result"}


def bundle(value: object) -> Json:
    """Return a value as text, and as a page if it knows how."""
    data = {"text/plain": lines(repr(value))}
    drawn = getattr(value, "_repr_html_", None)
    return data if drawn is None else {"text/html": lines(drawn()), **data}


def lines(text: str) -> list[str]:
    """Return a text as notebooks keep it."""
    return text.splitlines(keepends=True)


def markdown(notebook: Mapping[str, Any]) -> str:
    """Return a notebook as a page of the site."""
    parts: list[str] = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {"text/plain": output.get("text", [])})
            if "text/html" in data:
                parts.append(f"<div>{''.join(data['text/html'])}</div>")
            else:
                parts.append(f"```text\n{''.join(data['text/plain']).rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def main(names: list[str]) -> None:
    """Run notebooks and write them."""
    for path in [Path(name) for name in names] or sorted(FOLDER.glob("*.ipynb")):
        notebook = executed(json.loads(path.read_text("utf-8")))
        text = json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT) if path.is_absolute() else path)


if __name__ == "__main__":
    main(sys.argv[1:])
