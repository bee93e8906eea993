"""Whether training learns, goes on after a kill, and gives the same for the same seed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from portside.bots.learnt_weights import read_weights
from portside.engine.errors import BadSetting
from portside.engine.game import find, register
from portside.engine.lessons import no_cards
from portside.sim.backends import Processes
from portside.sim.learning import lifts_by_deal, odds_unit, regress_cards, regress_weights
from portside.sim.selfplay import Outcome
from portside.sim.training import Plan, Training, matches_of, moved_weights
from portside.testing.pretend import GAME

FEW = {"nights": 4}
PLAN = Plan(GAME.name, seats=3, seed="t", rounds=2, deals=4, gate=3, options=FEW)


def trained(plan: Plan, folder: Path, **more: Any) -> str:
    training = Training(plan, folder, **more)
    for _ in training.rounds():
        pass
    return training.weights().as_json()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a training that nobody disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "said").write_text(trained(PLAN, folder), "utf-8")
    return folder


def test_the_same_seed_gives_the_same_weights_wherever_it_is_played(
    whole: Path, tmp_path: Path
) -> None:
    assert trained(PLAN, tmp_path, backend=Processes(2)) == (whole / "said").read_text("utf-8")


class Killed(BaseException):
    """Stand for a kill."""


def after(count: int) -> Callable[[int, int], None]:
    """Return a progress that dies when it was called so often."""
    left = iter(range(count))

    def progress(_done: int, _of: int) -> None:
        if next(left, None) is None:
            raise Killed

    return progress


@pytest.mark.parametrize("count", [0, 1, 5, 9, 14, 17, 29])
def test_a_training_that_was_stopped_goes_on_where_it_was(
    count: int, whole: Path, tmp_path: Path
) -> None:
    with pytest.raises(Killed):
        trained(PLAN, tmp_path, progress=after(count))
    for path in tmp_path.glob("*.jsonl"):  # of the last match only a part may be written
        path.write_text(path.read_text("utf-8") + '{"number": 0, "tot', "utf-8")
    kept = sum(len(matches_of(path).results) for path in tmp_path.glob("*.jsonl"))
    calls: list[int] = []
    said = trained(PLAN, tmp_path, progress=lambda done, _of: calls.append(done))
    assert said == (whole / "said").read_text("utf-8")
    total = sum(len(matches_of(path).results) for path in whole.glob("*.jsonl"))
    assert total == 2 * 2 * (PLAN.deals + PLAN.gate)
    assert sum(len(matches_of(path).results) for path in tmp_path.glob("*.jsonl")) == total
    assert len(calls) <= total - kept + 4


def test_a_killed_command_goes_on(tmp_path: Path) -> None:
    line = [sys.executable, "-c", "from portside.cli import main; main()", "train", "pretend"]
    few = ["--rounds", "1", "--deals", "30", "--gate", "2", "--seats", "2", "--seed", "k"]
    told = [*line, *few, "-o", "nights=4", "--out", str(tmp_path), "--lang", "en"]
    running = subprocess.Popen(told, stderr=subprocess.DEVNULL)
    rows = tmp_path / "round-0.jsonl"
    while not (rows.is_file() and rows.stat().st_size) and running.poll() is None:
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    done = subprocess.run(told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    weights = read_weights((tmp_path / "learnt.json").read_text("utf-8"))
    assert (weights.title, weights.made["matches"]) == ("pretend", 64)
    assert "<svg" in (tmp_path / "training.html").read_text("utf-8")
    further = subprocess.run([*told, "--rounds", "2"], capture_output=True, text=True, check=False)
    assert further.returncode == 0, further.stderr
    assert len(json.loads((tmp_path / "state.json").read_text("utf-8"))["steps"]) == 2
    other = subprocess.run([*told, "--seed", "j"], capture_output=True, text=True, check=False)
    assert other.returncode == 2 and "another training" in other.stderr


def test_a_training_can_go_on_from_weights_of_before(tmp_path: Path) -> None:
    start = {"hand": (1.5, -0.5)}
    training = Training(replace(PLAN, start=start, made={"seed": "before"}), tmp_path)
    assert training.state.best == {"hand": (1.5, -0.5), "stalls": (0.0, 0.0)}
    assert training.weights().made["start"] == {"seed": "before"}
    with pytest.raises(BadSetting, match="another training"):
        Training(PLAN, tmp_path)


def test_titles_that_say_nothing_cannot_be_trained(tmp_path: Path) -> None:
    register(replace(GAME, name="untaught", lessons=None))
    with pytest.raises(BadSetting, match="untaught"):
        Training(Plan("untaught"), tmp_path)


def test_a_regression_finds_the_weights_that_win() -> None:
    draws = [[[one, 0.5], [-one, -0.5]] for one in (1.0, -1.0, 2.0, 0.3)]
    outcomes = [
        Outcome(number, (100 + round(30 * drawn[0][0]), 100 - round(30 * drawn[0][0])), (0,))
        if number % 2 == 0
        else Outcome(number, (100 - round(30 * drawn[0][0]), 100 + round(30 * drawn[0][0])), (0,))
        for number in range(8)
        for drawn in [draws[number // 2]]
    ]
    slopes, doubt = regress_weights(draws * 1, outcomes)
    assert slopes[0] > 5 * abs(slopes[1]) and doubt > 0


def test_cards_that_fell_to_seats_by_lot_are_worth_what_those_won_more() -> None:
    outcomes = [
        Outcome(
            n,
            (10, 4) if n % 2 else (4, 10),
            (0,),
            [],
            [{"good": 1}, {"bad": 1}][:: 1 if n % 2 else -1],
        )
        for n in range(40)
    ]
    found = regress_cards(outcomes)
    assert found["good"] == pytest.approx(-found["bad"]) and 4 < found["good"] < 6
    assert regress_cards([Outcome(0, (1, 2), (1,))]) == {}


def test_a_gate_counts_the_first_side_wherever_it_sits() -> None:
    first = Outcome(0, (10, 4, 10, 4), (0,))
    turned = Outcome(1, (4, 10, 4, 10), (1,))
    assert lifts_by_deal([first, turned]) == [6.0]


def test_the_unit_is_the_one_under_which_winners_were_likeliest() -> None:
    sure = [Outcome(n, (0, 0), (n % 2,), [(0.0, [3.0 - 6 * (n % 2), 0.0])]) for n in range(40)]
    luck = [Outcome(n, (0, 0), (n % 2,), [(0.0, [3.0, 0.0])]) for n in range(40)]
    assert odds_unit(sure)[0] < 1
    assert odds_unit(luck)[0] > 20
    assert odds_unit([]) == pytest.approx(odds_unit([Outcome(0, (0,), (0,))]))


def test_weights_move_by_their_spreads() -> None:
    assert moved_weights({"a": (1.0, 2.0)}, {"a": 0.5}, [1, -2]) == {"a": (1.5, 1.0)}


@pytest.mark.parametrize("title", ["import_export", "neko_harbour"])
def test_both_titles_can_be_trained(title: str, tmp_path: Path) -> None:
    plan = Plan(title, seats=2, rounds=1, deals=1, gate=1)
    weights = read_weights(trained(plan, tmp_path))
    lessons = find(title).lessons
    assert lessons is not None and tuple(weights.lines) == lessons.names
    assert bool(weights.cards) == (lessons.cards is not no_cards)
    assert json.loads((tmp_path / "state.json").read_text("utf-8"))["steps"]
