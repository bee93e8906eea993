"""The engine does without Any, and a power that does not fit its moment is refused."""

from __future__ import annotations

import ast
import re

import pytest
from mypy import api

from tests.structure.source import ROOT, Module, modules

WRONG = ROOT / "tests" / "structure" / "wrong_powers.py"
"""Powers with a signature other than that of their moment; each such line says `# refused`."""


@pytest.mark.parametrize("module", modules("engine"), ids=lambda module: module.name)
def test_the_engine_has_no_any(module: Module) -> None:
    named = [
        node.lineno
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    quoted = [text.lineno for text in module.strings() if re.search(r"\bAny\b", str(text.value))]
    assert named + quoted == []


def test_a_power_that_does_not_fit_its_moment_is_refused() -> None:
    told, _, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(WRONG)])
    found = {int(line.split(":")[1]) for line in told.splitlines() if ": error:" in line}
    lines = enumerate(WRONG.read_text("utf-8").splitlines(), start=1)
    assert found == {number for number, line in lines if line.endswith("# refused")}, told
