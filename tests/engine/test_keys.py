"""Values as text, and text as values."""

from __future__ import annotations

import pytest

from portside.engine.ask import Amount, Ask, Pick, Value
from portside.engine.keys import answer_key, key_of, option, parse_pick
from portside.testing import scene
from portside.testing.pretend import GAME

BOX = scene(GAME).match().table.box
KITE, KITE2 = BOX.ids["kite"], BOX.ids["kite#2"]
ASK = Ask(0, "ask", lambda: ())


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("draw", "draw"),
        (KITE, "kite"),
        (KITE2, "kite#2"),
        (("open", KITE2), "open kite#2"),
        (("swap", (KITE, "seat-1")), "swap kite seat-1"),
    ],
)
def test_keys_are_words_and_cards(value: Value, key: str) -> None:
    assert key_of(BOX, value) == key


def test_numbers_and_picks_have_keys_of_their_own() -> None:
    assert answer_key(BOX, Amount(0, "ask", 0, 9, 1, "", -1), 7) == "7"
    pick = Pick(0, "ask", lambda: (), 0, 2, "", -1)
    assert answer_key(BOX, pick, (KITE, KITE2)) == "kite+kite#2"
    assert answer_key(BOX, pick, ()) == "none"


def test_picked_things_may_be_named_in_any_order() -> None:
    items: dict[str, Value] = {"a": 1, "b": 2, "c": 3}
    assert parse_pick("c+a", items) == (1, 3)
    assert parse_pick("none", items) == ()


@pytest.mark.parametrize("key", ["a+a", "a+d", "", "a+", "none+a"])
def test_picks_that_make_no_sense_are_nothing(key: str) -> None:
    assert parse_pick(key, {"a": 1, "b": 2}) is None


@pytest.mark.parametrize(
    ("value", "text", "refs", "facts"),
    [
        ("draw", "option-draw", ("draw",), {"word": "draw"}),
        ("seat-1", "option-seat", ("seat-1",), {"word": "seat-1"}),
        (KITE, "option-card", ("kite",), {"card": "kite"}),
        (("open", KITE), "option-open", ("kite",), {"card": "kite"}),
        (
            ("load", KITE, KITE2, "ship-2", "seat-1"),
            "option-load",
            ("kite", "kite#2", "ship-2", "seat-1"),
            {"card": "kite", "card2": "kite#2", "word": "ship-2", "word2": "seat-1"},
        ),
        ((KITE, "ship-2"), "option-card", ("kite", "ship-2"), {"card": "kite", "word": "ship-2"}),
        (("use", KITE), "option-use", ("kite",), {"card": "kite"}),
        (
            ("use", KITE, "discard"),
            "option-use-discard",
            ("kite", "discard"),
            {"card": "kite", "word": "discard"},
        ),
    ],
)
def test_options_have_a_text_and_what_they_touch(
    value: Value, text: str, refs: tuple[str, ...], facts: dict[str, str]
) -> None:
    shown = option(BOX, ASK, value)
    assert (shown.text, shown.refs, shown.facts) == (text, refs, facts)
    assert shown.key == key_of(BOX, value)
    assert shown.value == value


def test_an_amount_is_shown_as_a_number() -> None:
    shown = option(BOX, Amount(0, "ask", 0, 9, 1, "", -1), 4)
    assert (shown.key, shown.text, shown.facts) == ("4", "option-amount", {"amount": 4})
