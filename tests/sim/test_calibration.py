"""What points mean is measured by matches, the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from portside.bots.learnt_weights import read_weights, shipped_weights
from portside.engine.game import find
from portside.sim.backends import Here
from portside.sim.calibration import Plan, calibrate_weights
from portside.sim.learning import odds_unit, part_kept
from portside.sim.selfplay import Outcome
from portside.sim.train_command import register


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_the_same_seed_gives_the_same_figures_and_leaves_weights_alone(title: str) -> None:
    plan = Plan(title, "random", 3, 6, "again")
    first, second = calibrate_weights(plan, Here()), calibrate_weights(plan, Here())
    assert first == second and first != calibrate_weights(
        Plan(title, "random", 3, 6, "other"), Here()
    )
    known = shipped_weights(find(title))
    assert known is not None and first.lines == known.lines
    assert first.made["points"]["bot"] == "random"


def test_the_command_writes_a_file_that_bots_can_read(tmp_path: Path) -> None:
    file = tmp_path / "learnt.json"
    words = ["calibrate", "import_export", "--bot", "random", "--matches", "4", "--out", str(file)]
    app = Typer()
    app.callback()(lambda: None)
    register(app)
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert read_weights(file.read_text("utf-8")).made["points"]["matches"] == 4


def test_what_vanishes_and_what_stays_is_told_apart() -> None:
    """The first seat gains ten by the estimate; half of it, early, or all of it, late, stays."""
    early = Outcome(0, (10, 0), (0,), [(1.0, [0.0, 0.0]), (1.0, [20.0, 0.0])])
    late = Outcome(1, (20, 0), (0,), [(0.0, [0.0, 0.0]), (0.0, [20.0, 0.0])])
    assert part_kept([early, late]) == pytest.approx((1.0, 0.5))


def test_a_lead_that_never_loses_means_a_small_unit_and_one_that_tells_nothing_a_large_one() -> (
    None
):
    sure = [Outcome(n, (1, 0), (0,), [(0.0, [3.0, 0.0])]) for n in range(20)]
    even = [Outcome(n, (1, 0), (n % 2,), [(1.0, [3.0, 0.0])]) for n in range(20)]
    late, early = odds_unit([*sure, *even])
    assert late < 2 and early > 20
