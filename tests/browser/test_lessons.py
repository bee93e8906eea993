"""The guides are positions the rules accept, and what they suggest can be answered."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from portside.engine.game import find
from portside.engine.match import Match, Prompt
from portside.engine.scenario import from_dict
from tests.browser.harness import ROOT

LESSONS = sorted((ROOT / "web/src/lessons").glob("*.toml"))


def opened(file: Path) -> tuple[dict[str, Any], Match]:
    """Return a lesson and its match."""
    lesson = tomllib.loads(file.read_text("utf-8"))
    scenario = from_dict(lesson["scenario"])
    game = find(scenario.title)
    match = Match.new(game, scenario.seats, lesson["seed"], dict(scenario.options), scenario)
    return lesson, match


def keys(prompt: Prompt) -> list[str]:
    """Return the legal answers to a question."""
    if prompt.type == "amount":
        return [str(value) for value in range(prompt.low, prompt.high + 1, prompt.step)]
    return [option.key for option in prompt.options]


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)
def test_every_suggestion_can_be_followed(file: Path) -> None:
    lesson, match = opened(file)
    suggested = {tip["ask"]: list(tip.get("suggest", ())) for tip in lesson["tips"]}
    rng = Random(1)
    for _ in range(40):
        prompt = match.pending[0]
        wishes = suggested.get(prompt.kind, []) if prompt.seat == 0 else []
        key = next((wish for wish in wishes if wish in keys(prompt)), None)
        if key is not None:
            wishes.remove(key)
        match.answer(prompt.seat, key or rng.choice(keys(prompt)))
    assert {ask: left for ask, left in suggested.items() if left} == {}


@pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)
def test_every_tip_has_words(file: Path) -> None:
    lesson = tomllib.loads(file.read_text("utf-8"))
    text = (ROOT / "src/portside/text/en/web.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    known = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    title = file.stem.replace("_", "-")
    wanted = {f"lesson-{title}-{tip['ask']}" for tip in lesson["tips"]}
    assert wanted | {f"lesson-{title}-wait", f"web-lesson-{title}"} <= known


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    script = ROOT / "scripts/gen-protocol"
    checked = subprocess.run([sys.executable, script, "--check"], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode()
