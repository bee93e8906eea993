"""Flows are never called in vain, and only one module yields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from tests.structure.source import Module, rules


def is_flow(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns).startswith("Flow[")


def methods(tree: ast.Module) -> Iterator[ast.AST]:
    """Go through the functions that are called on something only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from node.body


@cache
def flow_names() -> frozenset[str]:
    """Return the names of flows that nothing else is named; those of methods begin with a dot."""
    flows: set[str] = set()
    plain: set[str] = set()
    for module in rules():
        dotted = {id(node) for node in methods(module.tree)}
        for function in module.functions():
            name = f".{function.name}" if id(function) in dotted else function.name
            (flows if is_flow(function) else plain).add(name)
    return frozenset(flows - plain)


def called(node: ast.expr) -> set[str]:
    """Return the names a call may be known by: a function in a module has a dot before it too."""
    if not isinstance(node, ast.Call):
        return set()
    func = node.func
    if isinstance(func, ast.Attribute):
        return {func.attr, f".{func.attr}"}
    return {func.id} if isinstance(func, ast.Name) else set()


def forgotten(tree: ast.Module, names: frozenset[str]) -> Iterator[str]:
    """Go through the calls of flows whose value nobody takes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and called(node.value) & names:
            yield f"{node.lineno}: {ast.unparse(node)}"


def bare_yields(tree: ast.Module) -> Iterator[int]:
    """Go through the lines of `yield` in functions that do not say they iterate."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            told = ast.unparse(function.returns) if function.returns else ""
            own = [node for node in ast.walk(function) if isinstance(node, ast.Yield)]
            if own and not told.startswith("Iterator["):
                yield own[0].lineno


@pytest.mark.parametrize("module", rules(), ids=lambda module: module.name)
def test_no_yield_from_is_forgotten(module: Module) -> None:
    assert list(forgotten(module.tree, flow_names())) == []


@pytest.mark.parametrize("module", rules(), ids=lambda module: module.name)
def test_only_the_flow_module_yields(module: Module) -> None:
    if module.name != "engine/flow.py":
        assert list(bare_yields(module.tree)) == []


def test_a_forgotten_yield_from_is_found() -> None:
    tree = ast.parse(
        "def power(t, me):\n    draw(t, me, 2)\n    yield from t.earn(me)\n    t.earn(me)"
    )
    assert list(forgotten(tree, frozenset({"draw", "earn"}))) == [
        "2: draw(t, me, 2)",
        "4: t.earn(me)",
    ]


def test_a_moment_that_is_run_in_vain_is_found() -> None:
    assert ".run" in flow_names()
    tree = ast.parse("def play(t, card):\n    opening.run(t, card)\n    run(t, card)")
    assert list(forgotten(tree, frozenset({".run"}))) == ["2: opening.run(t, card)"]


def test_a_bare_yield_is_found() -> None:
    tree = ast.parse("def power(t) -> Flow[None]:\n    return\n    yield")
    assert list(bare_yields(tree)) == [3]
    assert list(bare_yields(ast.parse("def keys() -> Iterator[str]:\n    yield 'a'"))) == []
