from __future__ import annotations

import stat
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import portside
import portside.testing.pretend
from portside.engine.knowledge import Sight

ProgramMaker = Callable[[str], str]


@pytest.fixture
def match() -> portside.Match:
    """Return a pretend match some way in, where the leader has several things to do."""
    match = portside.new_match("pretend", seats=4, seed="bots")
    played_on(match, 12)
    return match


@pytest.fixture
def sight(match: portside.Match) -> Sight:
    return sight_of(match)


@pytest.fixture
def program(tmp_path: Path) -> ProgramMaker:
    """Return a maker of programs that answer questions in the way their code says."""

    def made(body: str) -> str:
        path = tmp_path / "bot.py"
        lines = ["import json, sys, time, os", "for line in sys.stdin:"]
        lines += ["    question = json.loads(line)", *("    " + row for row in body.splitlines())]
        path.write_text(f"#!{sys.executable}\n" + "\n".join(lines) + "\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    return made


def played_on(match: portside.Match, answers: int) -> None:
    """Give random answers, then go on to a question with a choice of at least three."""
    rng = Random(5)
    for count in range(1000):
        ask = match.asks()[0]
        if count >= answers and ask.kind == "ask-lead" and len(ask.values()) >= 3:
            return
        match.advance(ask.seat, ask.sample(rng))


def sight_of(match: portside.Match, seed: int = 1) -> Sight:
    return Sight(match, match.waiting[0], seed)
