"""Many matches on the command line, and how fast they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portside.engine.game import find
from tests.cli.conftest import Run

SIM = ("simulate", "pretend", "--seats", "3", "--matches", "24", "--seed", "5")


def told(run: Run, *words: str) -> dict[str, Any]:
    """Run a simulation and leave out what the clock says."""
    data: dict[str, Any] = json.loads(run(*words, "--json").out)
    assert data.pop("decisions_per_second") > 0
    return data


def test_the_summary_tells_ends_length_scores_and_cards(run: Run) -> None:
    said = run(*SIM)
    assert "The Night Market: 24 matches of 3 seats" in said.words
    assert "The last night is over." in said.words
    assert "answers in a match" in said.words
    assert "How often each card ended in: stalls" in said.words
    assert "decisions per second" in said.words


def test_the_same_seed_tells_the_same(run: Run) -> None:
    assert told(run, *SIM) == told(run, *SIM)
    assert told(run, *SIM[:-1], "6")["scores"] != told(run, *SIM)["scores"]


def test_sharing_the_work_changes_nothing(run: Run) -> None:
    assert told(run, *SIM, "--jobs", "2") == told(run, *SIM)


def test_every_card_is_counted_once_in_each_match(run: Run) -> None:
    data = told(run, *SIM)
    box = [face.slug for face in find("pretend").cards({}, 3)]
    assert sum(n for cards in data["cards"].values() for n in cards.values()) == 24 * len(box)
    kites = sum(cards.get("kite", 0) for cards in data["cards"].values())
    assert kites == 24 * box.count("kite")


def test_wins_add_up(run: Run) -> None:
    data = told(run, *SIM)
    assert sum(data["wins"]) == pytest.approx(1, abs=0.001)
    assert sum(data["endings"].values()) == 24


def test_bots_sit_where_they_are_named(run: Run) -> None:
    words = ("simulate", "pretend", "--seats", "2", "--matches", "6", "--bots", "greedy,random")
    data = told(run, *words)
    assert data["by_seat"][0]["mean"] > data["by_seat"][1]["mean"]


def test_turns_are_told_where_a_title_counts_them(run: Run) -> None:
    assert told(run, *SIM)["turns"] is None
    data = told(run, "simulate", "import_export", "--matches", "1")
    assert data["turns"]["mean"] > 1


def test_bench_writes_figures_and_ratios(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    said = run("bench", "--no-peers", "--seconds", "0.01", "--rounds", "1", "--json", file)
    assert said.code == 0
    data = json.loads(file.read_text())
    figures = {each["name"]: each for each in data["figures"]}
    assert {"pretend", "import_export"} <= set(figures)
    assert set(figures["pretend"]["micros"]) == {"fork", "view", "determinize", "replay"}
    assert all(value > 0 for value in figures["pretend"]["micros"].values())
    assert data["ratios"]["of"] == {}
    assert "pretend (4)" in said.words


def test_bench_compares_with_other_engines_where_they_are_installed(
    run: Run, tmp_path: Path
) -> None:
    pytest.importorskip("catanatron")
    pytest.importorskip("pyspiel")
    file = tmp_path / "bench.json"
    run("bench", "--peers", "--seconds", "0.01", "--rounds", "1", "--json", file)
    data = json.loads(file.read_text())
    ratios = data["ratios"]["of"]["pretend"]
    assert set(ratios) == {"decisions", "fork"}
    figures = {each["name"]: each for each in data["figures"]}
    assert {"catanatron", "open_spiel gin_rummy", "open_spiel hearts"} <= set(figures)
    share = figures["pretend"]["decisions"] / figures["catanatron"]["decisions"]
    assert ratios["decisions"] == pytest.approx(share, rel=0.01)


def test_numbers_are_written_as_the_language_does(run: Run) -> None:
    words = ("simulate", "pretend", "--matches", "4", "--lang")
    assert "100,0 %" in run(*words, "fr").out
    assert "100.0 %" in run(*words, "en").out
