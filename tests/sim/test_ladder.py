"""Whether the ladder's page says what was played."""

from __future__ import annotations

from pathlib import Path

import typer
from typer.testing import CliRunner

import portside
from portside.engine.game import find
from portside.sim import ladder
from portside.testing.pretend import GAME


def test_one_command_writes_the_page(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(ladder.ladder)
    page = tmp_path / "ladder.md"
    line = ["--only", GAME.name, "--matches", "4", "--trials", "4", "--budget", "3"]
    few = ["--jobs", "1"]
    said = CliRunner().invoke(app, [*line, *few, "--out", str(page)])
    assert said.exit_code == 0, said.output
    text = page.read_text("utf-8")
    assert portside.__version__ in text
    for words in ("## pretend", "### Ladder", "### Greedy against three random", "`learnt:3`"):
        assert words in text
    assert text.count("| bot |") == text.count("4 matches.") == 3
    assert "`ismcts:3`" not in text  # nothing was learnt about this title
    assert "--budget 3" in text


def test_the_page_tells_how_training_went() -> None:
    first = {"seed": "a", "matches": 9, "curve": [[1.5, -0.2, 3.2, True]]}
    second = {"seed": "b", "matches": 5, "curve": [[-1.0, -2.0, 0.0, False]], "start": first}
    text = ladder.training_curve(second)
    assert text.count("### Training curve") == 1
    assert text.index("Seed `a`, 9 matches") < text.index("| 1 | 1.5 (-0.2 to 3.2) | yes |")
    assert text.index("Seed `b`, 5 matches") < text.index("| 1 | -1.0 (-2.0 to 0.0) | no |")


def test_all_sets_can_be_played_at_once() -> None:
    game = find("import_export")
    sets = ladder.with_all_sets(game.name)
    every, base = (game.cards(game.configured(options, 4), 4) for options in (sets, {}))
    assert len(sets) > 3 and len(every) > len(base)
