"""Modules and functions stay small enough to be read in one go."""

from __future__ import annotations

import ast

import pytest

from tests.structure.source import Module, modules

LINES = 420
"""Of a module."""
BODY = 32
"""Lines of a function after its docstring."""

LONG_FUNCTIONS = {
    "games/import_export/table.py:copy": "a line for every slot",
    "server/store/migrations/versions/0001_first.py:_matches": "a table of the database",
    "server/store/migrations/versions/0001_first.py:_tables": "a table of the database",
    "sim/report.py:arena_page": "a page",
    "sim/report.py:lab_page": "a page",
}


def long_functions(module: Module) -> dict[str, int]:
    """Return the functions whose body is too long."""
    found = {}
    for function in module.functions():
        told = ast.get_docstring(function, clean=False) is not None
        body = function.body[1:] if told else function.body
        lines = (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
        if lines > BODY:
            found[f"{module.name}:{function.name}"] = lines
    return found


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_modules_are_short(module: Module) -> None:
    lines = len(module.path.read_text("utf-8").splitlines())
    assert lines <= LINES, f"{lines} lines; split it"


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_functions_are_short(module: Module) -> None:
    found = long_functions(module)
    assert found.keys() - LONG_FUNCTIONS.keys() == set(), f"{found}; split them or say why not"


def test_exceptions_are_needed() -> None:
    functions = {name for module in modules() for name in long_functions(module)}
    assert LONG_FUNCTIONS.keys() - functions == set()
