"""Laws of the browser client: what is generic in it names no title, and types are those sent."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

import portside
from portside.engine import view_types
from portside.server import protocol
from tests.structure.source import ROOT

WEB = ROOT / "web/src"
SHARED = {"log-turn"}
"""Ids that every title uses for the same thing."""
IDS = re.compile(r'"((?:log|ask|why)-[a-z][a-z-]*)"')
GENERIC = [
    path
    for pattern in ("*.ts", "*.svelte")
    for path in sorted(WEB.rglob(pattern))
    if WEB / "games" not in path.parents and ".test." not in path.name
]


def test_there_are_generic_parts() -> None:
    assert len(GENERIC) > 50


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.relative_to(WEB).as_posix())
def test_generic_parts_of_the_client_name_no_title(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [title for title in portside.titles() if f'"{title}"' in text] == []
    assert set(IDS.findall(text)) <= SHARED


def test_the_types_of_the_client_are_those_that_are_sent() -> None:
    script = ROOT / "scripts/gen-protocol"
    done = subprocess.run(
        [sys.executable, str(script), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("here", "sent"),
    [
        (view_types.View, protocol.View),
        (view_types.SeenZone, protocol.Zone),
        (view_types.SeenCounter, protocol.Counter),
        (view_types.SeenResult, protocol.Result),
        (view_types.SeenScore, protocol.Score),
        (view_types.LogLine, protocol.LogLine),
    ],
)
def test_views_have_the_fields_that_messages_have(here: type, sent: type) -> None:
    assert set(get_type_hints(here)) == set(sent.model_fields)  # type: ignore[attr-defined]
