"""The table in the terminal, whatever the title."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.console import Console

import portside.testing.pretend  # makes the title known
from portside.cli.board import Board, Faces, shortest_signs
from portside.cli.listed_things import all_things, numbers_in_word, outermost_things
from portside.engine.match import Match
from portside.engine.table import keys_of
from portside.engine.view_types import View
from portside.text import LANGUAGES, Texts

TITLES = ["import_export", "neko_harbour", "pretend"]


def drawn(match: Match, view: View, language: str = "en", width: int = 120) -> str:
    """Return a view as it is printed."""
    texts = Texts(language, match.game.name, match.table.config)
    board = Board(texts, Faces(match.table.box.cards, texts), {}, width)
    console = Console(file=io.StringIO(), width=width)
    console.print(board.drawn(view))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def midway(title: str, answers: int) -> Match:
    """Return a match after some random answers."""
    match, rng = portside.new_match(title, seats=3, seed=7), Random(7)
    for _ in range(answers):
        ask = rng.choice(match.asks())
        match.advance(ask.seat, ask.sample(rng))
    return match


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_wider_than_the_terminal(title: str, width: int) -> None:
    match = midway(title, 30)
    assert max(map(len, drawn(match, match.view(0), width=width).splitlines())) <= width


@pytest.mark.parametrize("title", TITLES)
def test_every_card_in_sight_is_on_the_table_by_name(title: str) -> None:
    match = midway(title, 30)
    view = match.view(1)
    words = " ".join(drawn(match, view, width=400).split())
    texts = Texts("en", title)
    seen = {card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card}
    assert [texts.card(key) for key in seen if texts.card(key) not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_table_has_words_for_everything(title: str, language: str) -> None:
    match = midway(title, 40)
    words = drawn(match, match.view(2), language)
    assert not any(mark in words for mark in ("place-", "counter-", "ref-", "card-", "{", "None"))


def test_each_copy_of_a_card_shows_its_own_values() -> None:
    texts = Texts("en", "neko_harbour")
    cards = portside.new_match("neko_harbour", seats=4, seed=7).table.box.cards
    faces = Faces(cards, texts)
    copies = {key: face for key, face in zip(keys_of(cards), cards, strict=True) if "#" in key}
    assert len({faces.printed(key).plain for key in copies}) > len(
        {f.slug for f in copies.values()}
    )
    for key, face in copies.items():
        assert faces.printed(key) == faces.printed_on(face)


def test_what_few_cards_have_is_listed_only_on_them() -> None:
    texts = Texts("en", "import_export")
    options = {"set_flag": True}
    cards = portside.new_match("import_export", seats=3, seed=7, options=options).table.box.cards
    faces = Faces(cards, texts)
    shown = {face: faces.printed_on(face, quiet=()).plain for face in cards}
    several = {face for face in cards if getattr(face, "sides", ())}
    assert several
    assert {face for face, line in shown.items() if "Sides" in line} == several


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_nothing_on_the_table_is_cut_off(title: str, language: str) -> None:
    match = midway(title, 40)
    assert "…" not in drawn(match, match.view(0), language, width=100)


def test_a_spectator_sees_no_hand() -> None:
    match = midway("pretend", 5)
    hands = [zone for zone in match.view(0)["zones"] if zone["id"] == "hand-0"]
    assert "┏" not in drawn(match, match.view(None))
    assert "┏" in drawn(match, match.view(0))
    assert hands[0]["count"] > 0


def test_cards_aboard_a_ship_stand_beside_it() -> None:
    match = portside.new_match("import_export", seats=2, seed=5)
    view = match.view(0)
    aboard = next(zone for zone in view["zones"] if zone["id"] == "cargo-3")
    line = next(row for row in drawn(match, view, width=400).splitlines() if "Ship 4" in row)
    texts = Texts("en", "import_export")
    assert aboard["cards"] and all(texts.card(card["id"]) in line for card in aboard["cards"])


def test_areas_of_the_first_seat_are_no_part_of_its_first_ship() -> None:
    """Both are numbered 0."""
    match = portside.new_match("import_export", seats=2, seed=5)
    view = match.view(1)
    line = next(row for row in drawn(match, view, width=400).splitlines() if "Ship 1" in row)
    assert "hand" not in line


def test_things_may_lie_in_things() -> None:
    data = {
        "lanes": [{"seat": 1, "columns": [{"ref": "column-1-0", "pier": 3, "ships": [
            {"ref": "ship-2-4", "owner": 2, "level": 1}]}]}],
        "turn": 4,
    }  # fmt: skip
    texts = Texts("en", "neko_harbour")
    (column,) = outermost_things(data, texts)
    assert (column.ref, column.owner, column.facts) == ("column-1-0", 1, ("Pier 3",))
    assert [thing.ref for thing in all_things(data, texts)] == ["column-1-0", "ship-2-4"]


def test_numbers_of_a_word() -> None:
    assert (numbers_in_word("ship-3"), numbers_in_word("column-0-2"), numbers_in_word("deck")) == (
        (3,),
        (0, 2),
        (),
    )


def test_types_are_told_apart_without_colours() -> None:
    assert shortest_signs(["Consumer", "Capital", "Luxury"]) == {
        "Consumer": "Co",
        "Capital": "Ca",
        "Luxury": "L",
    }
    assert shortest_signs(["奢侈", "消費"]) == {"奢侈": "奢", "消費": "消"}


def test_the_markers_of_the_market_are_on_one_line() -> None:
    match = portside.new_match("import_export", seats=2, seed=7, options={"market": True})
    lines = drawn(match, match.view(0)).splitlines()
    assert any("Market Technology (0) · Agriculture (0) · Illegal (0)" in line for line in lines)


def test_the_columns_of_the_port_have_a_line_each_with_their_house_price() -> None:
    match = portside.new_match("import_export", seats=2, seed=7, options={"port": "on"})
    text = drawn(match, match.view(0), width=200)
    assert "Port, tier 0 Price 2°" in text and "Port, tier 3 Price 8°" in text
    assert "Supply Island" not in text
