"""What many matches between equals tell about a title."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from typer import Typer
from typer.testing import CliRunner

from portside.engine.game import find, shipped
from portside.engine.match import Match
from portside.sim import arena_and_lab_commands
from portside.sim.backends import Processes
from portside.sim.lab import Finding, Insight, Study, cards_used, investigate, log_entries
from portside.sim.report import lab_page
from portside.sim.report_words import Words
from portside.testing.pretend import GAME
from portside.text import LANGUAGES

STUDY = Study(GAME.name, matches=12, seats=3, options={"nights": 8}, bot="random")


@pytest.fixture(scope="module")
def insight() -> Insight:
    return investigate(STUDY)


def finding(winner: int, *used: tuple[str, int]) -> Finding:
    return Finding(
        "end", 9, 3, (1, 2), ({"a": 1}, {"a": 2}), (winner,), frozenset(), frozenset(used)
    )


def test_shares_add_up(insight: Insight) -> None:
    assert sum(each.value for each in insight.endings().values()) == pytest.approx(1)
    assert sum(each.value for each in insight.by_seat()) == pytest.approx(1)
    parts = sum(everybody for everybody, _ in insight.parts().values())
    totals = [total for each in insight.findings for total in each.totals]
    assert parts == pytest.approx(sum(totals) / len(totals))


def test_every_card_has_a_line(insight: Insight) -> None:
    slugs = {face.slug for face in GAME.cards({}, 3)}
    assert {line.slug for line in insight.cards()} == slugs
    assert all(0 <= line.used <= 12 and 0 <= line.held <= 12 for line in insight.cards())
    assert any(line.used for line in insight.cards())


def test_lift_is_what_users_win_above_an_even_share() -> None:
    study = Study("pretend", seats=2)
    found = [finding(0, ("kite", 0)), finding(0, ("kite", 0)), finding(1, ("kite", 0))]
    kite = next(line for line in Insight(study, found).cards() if line.slug == "kite")
    assert (kite.used, kite.users) == (3, 3)
    assert kite.lift.value == pytest.approx(2 / 3 - 1 / 2)
    assert kite.lift.low < 0 < kite.lift.high


def test_a_card_counts_as_used_by_the_seat_that_used_it() -> None:
    match = Match.new(GAME, 3, "used", {"nights": 8})
    match.play_on(Random(1))
    opened = [e for e in log_entries(match.table) if e.kind == "log-opened"]
    assert opened
    cards = match.table.box.cards
    assert cards_used(match.table) == {(cards[e.cards[0]].slug, e.seat) for e in opened}


def test_cards_used_up_at_once_and_sites_count_as_used_too() -> None:
    game = find("neko_harbour")
    found = set[str]()
    for number in range(20):
        match = Match.new(game, 4, f"used {number}", {})
        match.play_on(Random(number))
        found |= {slug for slug, _ in cards_used(match.table)}
    assert found == {face.slug for face in game.cards(game.configured({}, 4), 4)}


def test_processes_tell_the_same(insight: Insight) -> None:
    assert investigate(STUDY, Processes(2)).as_dict() == insight.as_dict()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_outside(insight: Insight, language: str) -> None:
    page = lab_page(insight, Words(language, "pretend"))
    assert page.count("<svg") == page.count("</svg>") >= 5
    assert not re.search(r"https?:|src=|@import|<link", page)
    assert not re.search(r">\s*(?:head|lab|percent|lengths)-[\w-]*\s*<", page)


def test_the_command_writes_a_page_or_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = Typer(pretty_exceptions_enable=False)
    arena_and_lab_commands.register(app)
    line = ["lab", "pretend", "--matches", "3", "--bot", "random", "-o", "nights=4"]
    assert CliRunner().invoke(app, line).exit_code == 0
    assert (tmp_path / "lab-pretend.html").is_file()
    told = json.loads(CliRunner().invoke(app, [*line, "--json"]).stdout)
    assert told["matches"] == 3 and len(told["cards"]) == 13


@pytest.mark.parametrize("title", shipped())
def test_the_figures_that_ship_name_their_command_and_known_cards(title: str) -> None:
    held = json.loads(files(f"portside.games.{title}").joinpath("figures.json").read_text("utf-8"))
    assert held["command"].startswith(f"portside lab {title} --bot {held['bot']}")
    game = find(title)
    known = {face.slug for face in game.cards(game.configured({}, held["seats"]), held["seats"])}
    assert {card["card"] for card in held["cards"]} == known
    for card in held["cards"]:
        assert 0 <= card["used"] <= held["matches"]
        assert card["lift"]["low"] <= card["lift"]["value"] <= card["lift"]["high"]
