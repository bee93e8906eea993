"""What is offered and what stands in the way come from the same predicates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from portside.engine.ask import Amount, Ask
from portside.games.import_export.table import Harbour
from tests.games.import_export.matches import CAPITAL, SETS, walked
from tests.games.import_export.scenes import Play, fulfil, fulfilling, harbour

BLOCKING: Final = {
    "ask-contract": {"why-no-ship", "why-tier", "why-price"},
    "ask-load": {"why-grey", "why-flag-fee", "why-no-ship"},
    "ask-supply": {"why-sold"},
}
"""By question, reasons that hold for a card whichever ship it should go to."""
BY_SHIP: Final = {"ask-contract": {"why-no-room"}, "ask-load": {"why-no-need", "why-no-contract"}}
"""Reasons that hold for a card and one ship."""
SETTINGS: Final[list[dict[str, Any]]] = [
    {},
    SETS,
    CAPITAL | {"set_flag": True},
    {"set_tokyo": True},
    {"edition": "first"},
]


def questions(settings: dict[str, Any]) -> Iterator[tuple[Harbour, Ask]]:
    """Go through what seats are asked by their actions in a few random matches."""
    for seed in range(3):
        for match in walked(2 + seed, f"legality {seed}", settings):
            table = match.table
            assert isinstance(table, Harbour)
            for ask in match.asks() if match.question is not None else ():
                if ask.kind in BLOCKING and not isinstance(ask, Amount) and not ask.standing:
                    yield table, ask


@pytest.mark.rule("IE-112", "IE-113", "IE-126", "IE-189")
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_a_hand_card_is_offered_unless_a_reason_stands_in_the_way(settings: dict[str, Any]) -> None:
    asked = 0
    for t, ask in questions(settings):
        me = t.seats[ask.seat]
        offered = {(v[1], v[2] if v[2:] else "") for v in ask.options() if isinstance(v, tuple)}
        ships = [ship.name for ship in t.docks[me]] if ask.kind in BY_SHIP else [""]
        for card in t.zones[me.hand]:
            told = t.box.game.why_not(t, me, t.box.keys[card])
            blocked = any(each.text in BLOCKING[ask.kind] for each in told)
            for where in ships:
                shut = [
                    each.text in BY_SHIP.get(ask.kind, set())
                    and dict(each.facts).get("ship") == where
                    for each in told
                ]
                legal = (card, where) in offered
                assert legal == (not blocked and not any(shut)), (t.box.keys[card], where, told)
                asked += 1
    assert asked > 100


# -- actions that a power gives


@pytest.mark.rule("IE-126", "IE-129")
def test_reasons_are_about_the_load_a_power_gives_not_the_action_that_is_led() -> None:
    position = harbour().seat(0, hand="cups").seat(1, hand="rice", fulfilled="nanobots")
    position.put("contracts-2", "laptops").put("deck", "soap pens candy paper")
    play = Play(position).do(0, "play cups").do(1, "draw").expect(1, "ask-nanobots").answer("yes")
    assert play.expect(1, "ask-load").why_not(1, "rice") == ["why-no-need", "why-no-contract"]


@pytest.mark.rule("IE-143")
def test_reasons_are_about_the_piracy_a_power_gives_not_the_load_it_came_by() -> None:
    position = fulfilling("platinum_rings").seat(0, hand="foxes rice").put("island", "soap")
    play = fulfil(position).expect(0, "ask-platinum-rings").answer("foxes")
    assert play.expect(0, "ask-pirate").why_not(0, "rice") == ["why-no-hand-card"]
