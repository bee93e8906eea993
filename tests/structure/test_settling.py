"""Whoever ends an action settles; nobody else does."""

from __future__ import annotations

import ast
from collections import Counter

from tests.structure.source import modules
from tests.structure.test_flows import called

FOLDER = "games/import_export"
ENDS = {
    "actions.py": (
        "begin_piracy",
        "contract_as_chosen",
        "load_as_chosen",
        "perform",
        "pirate_as_chosen",
    ),
    "anytime.py": ("use",),
    "auction.py": ("perform_import", "solo_action"),
    "turn.py": ("cleanup", "draw_as_chosen", "lead", "ready"),
}
"""The functions that end what a seat does, by module; an action's single deeds count."""


def settling() -> Counter[tuple[str, str]]:
    """Count the calls of `settle` by module and function."""
    return Counter(
        (module.name.removeprefix(f"{FOLDER}/"), function.name)
        for module in modules(FOLDER)
        for function in module.functions()
        for node in ast.walk(function)
        if isinstance(node, ast.expr) and "settle" in called(node)
    )


def test_whoever_ends_an_action_settles_once_and_nobody_else_does() -> None:
    assert settling() == Counter((module, name) for module, names in ENDS.items() for name in names)
