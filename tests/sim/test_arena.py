"""Whether contests are fair, complete and the same every time."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from typer import Typer
from typer.testing import CliRunner

from portside.bots import UnknownBot
from portside.engine.errors import BadSetting, WrongSeats
from portside.sim import arena_and_lab_commands
from portside.sim.arena import (
    Contest,
    Played,
    Standings,
    bouts,
    hold_contest,
    lineups,
    pairs_compared,
)
from portside.sim.backends import Processes
from portside.sim.report import arena_page
from portside.sim.report_words import Words
from portside.sim.stats import added_placings
from portside.testing.pretend import GAME
from portside.text import LANGUAGES

SHORT = {"nights": 4}


def contest(*names: str, matches: int = 8, seats: int = 4) -> Contest:
    return Contest(GAME.name, names, seats, matches, "t", SHORT)


@pytest.fixture(scope="module")
def standings() -> Standings:
    return hold_contest(contest("greedy", "random", matches=16))


@pytest.mark.parametrize(
    ("names", "seats"),
    [
        (("a", "b"), 4),
        (("a", "b", "c"), 4),
        (("a", "a", "b"), 2),
        (("a", "b", "b", "b"), 4),
        (("a", "b", "c", "d", "e"), 3),
        (("a",), 3),
    ],
)
def test_at_every_deal_each_bot_sits_equally_often_in_each_seat(
    names: tuple[str, ...], seats: int
) -> None:
    for seed in range(5):
        found = list(lineups(names, seats, Random(seed)))
        for seat in range(seats):
            sat = Counter(lineup[seat] for lineup in found)
            shares = {name: sat[name] / names.count(name) for name in names}
            assert len(set(shares.values())) == 1


def test_all_matches_of_a_deal_start_from_the_same_deal() -> None:
    plan = bouts(contest("greedy", "random"))
    assert len(plan) >= 8
    assert set(Counter(bout.deal for bout in plan).values()) == {4}


def test_results_add_up(standings: Standings) -> None:
    lines = standings.lines()
    matches = len(standings.rows)
    assert sum(line.sat for line in lines) == matches * 4
    assert sum(line.wins for line in lines) == pytest.approx(matches)
    assert sum(each.value for each in standings.by_seat()) == pytest.approx(1)
    assert sum(line.answers for line in lines) == sum(sum(row.answers) for row in standings.rows)
    pairs = added_placings(standings.placings())
    assert pairs["greedy", "random"] + pairs["random", "greedy"] == matches * 4


def test_a_win_is_a_win_whatever_the_points() -> None:
    row = Played(0, ("a", "b"), (3, 9), (0,), "x", (1, 1), (0.0, 0.0), ({}, {}))
    assert list(pairs_compared(row)) == [("a", "b", 1.0), ("b", "a", 0.0)]


def test_processes_give_the_same_results_as_one(standings: Standings) -> None:
    shared = hold_contest(standings.contest, Processes(2))
    assert [row.totals for row in shared.rows] == [row.totals for row in standings.rows]
    assert [row.lineup for row in shared.rows] == [row.lineup for row in standings.rows]


def test_mistakes_are_noticed_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        bouts(contest("greedy", "nobody"))
    with pytest.raises(WrongSeats):
        bouts(contest("greedy", seats=9))
    with pytest.raises(BadSetting):
        bouts(contest())


def test_a_misbehaving_bot_is_counted_and_hurts_nobody_else(tmp_path: Path) -> None:
    broken = f"program:{tmp_path / 'nothing'}"
    found = {line.bot: line for line in hold_contest(contest(broken, "greedy", matches=4)).lines()}
    assert found[broken].forfeits == {"crash": found[broken].answers}
    assert found["greedy"].forfeits == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_outside(standings: Standings, language: str) -> None:
    page = arena_page(standings, Words(language, "pretend"))
    assert page.count("<svg") == page.count("</svg>") >= 4
    assert not re.search(r"https?:|src=|@import|<link", page)
    assert not re.search(r">\s*(?:head|arena|percent|ratings)-?[\w-]*\s*<", page)
    assert "greedy" in page and f'lang="{language}"' in page


# -- the command


@pytest.fixture
def app() -> Typer:
    app = Typer(pretty_exceptions_enable=False)
    arena_and_lab_commands.register(app)
    return app


def test_the_command_prints_json_that_holds_every_match(app: Typer, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    line = ["arena", "pretend", "--bots", "random,greedy", "--matches", "4", "--json"]
    line += ["-o", "nights = 4, tie=Nobody", "--html", str(page)]
    said = CliRunner().invoke(app, line)
    assert said.exit_code == 0, said.output
    told = json.loads(said.stdout)
    assert told["matches"] == len(told["results"]) == 4 and told["lost"] == 0
    assert told["options"] == {"nights": 4, "tie": "nobody"}
    assert {line["bot"] for line in told["standings"]} == {"random", "greedy"}
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_the_command_shows_a_table(app: Typer) -> None:
    line = ["arena", "pretend", "--matches", "4", "-o", "nights=4", "--lang", "fr"]
    said = CliRunner().invoke(app, line)
    assert said.exit_code == 0 and "greedy" in said.stdout


@pytest.mark.parametrize(
    ("words", "helpful"),
    [
        (["arena", "pretnd"], "pretend"),
        (["arena", "pretend", "--bots", "greeedy"], "greedy"),
        (["arena", "pretend", "-o", "nights"], "name=value"),
        (["arena", "pretend", "-o", "nights=3"], "nights"),
        (["arena", "pretend", "--seats", "9"], "seats"),
        (["lab", "pretend", "--bot", "x"], "random"),
    ],
)
def test_mistakes_are_answered_by_one_helpful_line(
    app: Typer, words: list[str], helpful: str
) -> None:
    said = CliRunner().invoke(app, words)
    assert said.exit_code == 2
    assert helpful in said.stderr and len(said.stderr.strip().splitlines()) == 1
