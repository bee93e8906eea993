"""Importing a title loads the standard library and Portside, nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.structure.source import TITLES, find

LOADED = """
import sys
before = set(sys.modules)
import {name}
print(*sorted({{module.partition('.')[0] for module in set(sys.modules) - before}}))
"""


def loaded(name: str) -> set[str]:
    """Return what importing a module loads in a fresh interpreter, by top name."""
    command = [sys.executable, "-c", LOADED.format(name=name)]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return set(out.split())


@pytest.mark.parametrize("name", ["portside", "portside.testing", "portside.offline.host", *TITLES])
def test_titles_are_light(name: str) -> None:
    module = find(name).step.__module__.rpartition(".")[0] if name in TITLES else name
    assert loaded(module) - set(sys.stdlib_module_names) - {"portside"} == set()


def test_a_heavy_import_is_found() -> None:
    assert "hypothesis" in loaded("hypothesis")
