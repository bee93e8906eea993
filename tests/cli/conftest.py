"""Running the command line as a person would."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import portside.testing.pretend  # makes the title known
from portside.cli.app import app
from portside.text.languages import VARIABLES


@dataclass(frozen=True, slots=True)
class Said:
    """Hold what a command printed and how it ended."""

    out: str
    err: str
    code: int

    @property
    def words(self) -> str:
        """Return what was printed, on one line."""
        return " ".join(self.out.split())


Run = Callable[..., Said]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the person a data folder and no language."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "data"


@pytest.fixture
def run(data: Path) -> Run:
    """Return a function that runs a command, given what the person types."""

    def call(*words: object, typed: str = "") -> Said:
        result = CliRunner().invoke(app, [str(word) for word in words], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Said(result.stdout, result.stderr, result.exit_code)

    return call


@pytest.fixture
def position(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a scenario of the night market for two."""

    def write(text: str) -> Path:
        file = tmp_path / "position.toml"
        file.write_text(f'title = "pretend"\nseats = 2\n{text}', encoding="utf-8")
        return file

    return write


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a finished match."""
    match, rng = portside.new_match("pretend", seats=3, seed=11), Random(1)
    while match.result is None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    file = tmp_path / "whole.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    return file
