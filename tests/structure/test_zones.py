"""Zones are changed by move, reveal and shuffle, and by nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.structure.source import Module, modules

BOOKS = frozenset({"zones", "where", "known", "listeners", "forgotten"})
"""Where cards lie and who knows them; only the keepers of these books write them."""
KEEPERS = frozenset(
    f"engine/{name}.py" for name in ("listeners", "scenario", "steps", "table", "zones")
)
CHANGERS = frozenset({"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"})


def writes(tree: ast.Module) -> Iterator[str]:
    """Go through whatever writes into one of the books."""
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr) and any(book(each) for each in written(node)):
            yield f"{node.lineno}: {ast.unparse(node)}"


def written(node: ast.stmt | ast.expr) -> list[ast.expr]:
    """Return what a statement or call changes."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return [part for each in targets for part in getattr(each, "elts", [each])]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
        case ast.Call(func=ast.Attribute(attr=name, value=owner)) if name in CHANGERS:
            return [owner]
    return []


def book(node: ast.expr) -> bool:
    """Tell whether an expression is one of the books of a table, or a page of one."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in BOOKS


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_only_the_engine_writes_where_cards_lie(module: Module) -> None:
    if module.name not in KEEPERS:
        assert list(writes(module.tree)) == []


@pytest.mark.parametrize(
    "code",
    [
        "t.zones[0] = ()",
        "t.zones[0] += (3,)",
        "t.known[card] |= 1",
        "self.table.where[card] = 2",
        "t.zones = []",
        "del t.zones[3]",
        "t.zones.append(())",
        "t.listeners[hook], x = 1, 2",
    ],
)
def test_a_write_is_found(code: str) -> None:
    assert len(list(writes(ast.parse(code)))) == 1


@pytest.mark.parametrize("code", ["cards = t.zones[0]", "zones[0] = 1", "x = t.known[card] & 1"])
def test_reading_is_free(code: str) -> None:
    assert list(writes(ast.parse(code))) == []
