"""Whether the ladder's page says what was played."""

from __future__ import annotations

from pathlib import Path

import typer
from typer.testing import CliRunner

import portside
from portside.sim import ladder
from portside.testing.pretend import GAME


def test_one_command_writes_the_page(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(ladder.ladder)
    page = tmp_path / "ladder.md"
    line = ["--only", GAME.name, "--matches", "4", "--trials", "4", "--search", "ismcts:3"]
    few = ["--bots", "random,easy", "--jobs", "1"]
    said = CliRunner().invoke(app, [*line, *few, "--out", str(page)])
    assert said.exit_code == 0, said.output
    text = page.read_text("utf-8")
    assert portside.__version__ in text
    for words in ("## pretend", "### Ladder", "### Greedy against three random", "`ismcts:3`"):
        assert words in text
    assert text.count("| bot |") == text.count("4 matches.") == 3
