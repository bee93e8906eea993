"""What is found out about matches whose answer is known."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import portside.testing.pretend  # noqa: F401 # a title whose matches are short
from portside.bots import decide
from portside.bots import find as find_bot
from portside.engine.game import find
from portside.engine.match import Match
from portside.engine.scenario import Scenario, from_dict
from portside.hosting.analysis import (
    TOLD,
    Analysis,
    Judged,
    Played,
    analyse_part,
    assemble_analysis,
    most_costly,
)

TITLES = ("import_export", "neko_harbour")


LESSONS = Path(__file__).parents[2] / "web/src/lessons"
STACKED: dict[str, dict[str, Any]] = {
    "import_export": {"credits": [14, 2]},
    "neko_harbour": {"noted": [[0, 0, 30], [0, 0, 0]]},
}
"""What favours the first seat by far, in a position of a guide."""


def stacked(title: str) -> Scenario:
    """Return a position in which the first seat has been lucky."""
    lesson = tomllib.loads((LESSONS / f"{title}.toml").read_text("utf-8"))["scenario"]
    return from_dict({**lesson, "facts": {**lesson.get("facts", {}), **STACKED[title]}})


CHEAP = ("kite", "lamp", "whistle", "kite#2", "broom", "lamp#2", "kite#3", "whistle#2")
DEAR = ("crown", "hourglass", "crown#2", "bell", "net", "crown#3", "hourglass#2", "bell#2")
"""Cards of the night market that a seat without coins can use, and others."""


def stacked_deck(lucky: int) -> Scenario:
    """Return a market that is even but for the deck, whose cards come in pairs, seat by seat."""
    first, second = (CHEAP, DEAR) if lucky == 0 else (DEAR, CHEAP)
    deck = [card for at in range(0, 8, 2) for card in (*first[at : at + 2], *second[at : at + 2])]
    return from_dict(
        {
            "title": "pretend",
            "seats": 2,
            "options": {"nights": 12},
            "zones": {"hand-0": [], "hand-1": [], "deck": deck[::-1]},
            "facts": {"leader": 0, "coins": [0, 0]},
        }
    )


def played(title: str, bots: str, seed: str, placed: Scenario | None = None) -> str:
    """Return the record of a match between bots."""
    names = bots.split()
    match, rng = Match.new(find(title), len(names), seed, {}, placed), Random(seed)
    players = [find_bot(name) for name in names]
    while match.result is None:
        seat = int(sorted(match.waiting)[0])
        sight = match.sight(seat, rng.getrandbits(32), log=False)
        match.answer(seat, decide(players[seat], sight, rng).key)
    return match.record()


def analysis(record: str, seed: int = 1) -> Analysis:
    whole = Played.of(record)
    return assemble_analysis(whole, [analyse_part(record, part, seed) for part in whole.pieces])


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_seat_that_blunders_is_found(title: str) -> None:
    found = analysis(played(title, "random greedy:1x3 greedy:1x3", "blunders"))
    first, *others = [account["own"] for account in found["accounts"]]
    assert all(first["high"] < each["low"] for each in others), found["accounts"]
    costly = Counter(each["seat"] for each in found["decisions"])
    assert costly.most_common(1)[0][0] == 0


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_what_a_stacked_deal_gave_is_luck_and_equal_bots_are_about_equal(title: str) -> None:
    found = analysis(played(title, "greedy greedy", "stacked", stacked(title)))
    first, second = found["accounts"]
    assert first["luck"]["low"] > 0 and first["luck"]["value"] > first["own"]["high"]
    assert first["own"]["low"] <= second["own"]["high"]
    assert second["own"]["low"] <= first["own"]["high"]


@pytest.mark.parametrize("lucky", [0, 1])
def test_what_a_stacked_deck_gives_is_luck_and_equal_bots_decide_about_equally(lucky: int) -> None:
    """The same bot sits everywhere, and luck goes with the cards, not with the seat."""
    found = analysis(played("pretend", "greedy greedy", "stacked", stacked_deck(lucky)))
    accounts = found["accounts"]
    assert accounts[lucky]["luck"]["low"] > 0 > accounts[1 - lucky]["luck"]["high"]
    assert all(abs(account["own"]["value"]) < 0.5 for account in accounts)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_the_parts_of_all_results_add_up(title: str) -> None:
    record = played(title, "greedy:1x1 greedy:1x1", "adds up")
    found = analysis(record)
    totals = [score.total for score in (Played.of(record).result or pytest.fail()).scores]
    mean = sum(totals) / len(totals)
    for account, total in zip(found["accounts"], totals, strict=True):
        parts = sum(account[part]["value"] for part in ("own", "others", "luck"))
        assert parts == pytest.approx(account["result"], abs=0.05)
        assert account["result"] == pytest.approx(total - mean, abs=0.01)
    assert sum(account["result"] for account in found["accounts"]) == pytest.approx(0, abs=0.05)


def decision(number: int, seat: int, cost: float, error: float, chance: float = -0.1) -> Judged:
    """Return a decision that cost a seat of two so much, give or take, and what chance to win."""
    change = [-cost, cost] if seat == 0 else [cost, -cost]
    told: Judged = {"n": number, "seat": seat, "key": "", "best": "", "change": change}  # type: ignore[typeddict-item] # the rest is not looked at
    return {**told, "error": [error, error], "chance": chance}


def test_decisions_that_may_have_cost_nothing_are_not_told() -> None:
    sure, doubtful, gained = (
        decision(1, 0, 1.0, 0.5),
        decision(2, 0, 3.0, 1.6),
        decision(3, 1, -2, 0),
    )
    helped = decision(4, 1, 1.0, 0.1, chance=0.02)
    assert most_costly([gained, doubtful, sure, helped]) == [sure]


def test_the_worst_decisions_of_each_seat_are_told_however_bad_those_of_others() -> None:
    bad = [decision(n, 0, 10.0 + n, 0.1) for n in range(TOLD + 3)]
    small = decision(99, 1, 0.5, 0.1)
    told = most_costly([small, *bad])
    assert told == [*bad[: -TOLD - 1 : -1], small]


def test_why_a_draft_was_bad_is_told_by_what_its_cards_are_worth() -> None:
    """Nothing else shows it: the numbers on the table are the same whatever is taken."""
    record = played("neko_harbour", "random random random", "drafts")
    judged = analyse_part(record, Played.of(record).pieces[0], 1)["judged"]
    drafts = [each for each in judged if each["ask"]["kind"] == "ask-draft"]
    assert drafts
    for each in drafts:
        assert float(each["facts"]["cards"]) > 0, each


@pytest.mark.parametrize("title", TITLES)
def test_the_curve_begins_even_and_pieces_come_out_the_same_in_any_order(title: str) -> None:
    record = played(title, "random random", "curve")
    first, second = Played.of(record).pieces[:2]
    forwards = [analyse_part(record, part, 7) for part in (first, second)]
    backwards = [analyse_part(record, part, 7) for part in (second, first)]
    assert forwards == backwards[::-1]
    begun = forwards[0]["curve"][0]
    assert begun["n"] == 0 and begun["value"] == pytest.approx([0.5, 0.5], abs=0.2)
    assert all(low <= value <= high for low, value, high in zip(*_bounds(forwards), strict=True))


def _bounds(pieces: list) -> tuple[list[float], list[float], list[float]]:  # type: ignore[type-arg]
    points = [point for piece in pieces for point in piece["curve"]]
    low, value, high = (
        [number for point in points for number in point[name]] for name in ("low", "value", "high")
    )
    return low, value, high


@pytest.mark.parametrize("title", TITLES)
def test_a_decision_is_judged_by_what_its_seat_could_know(title: str) -> None:
    """The future, and what lies in others' hands, change nothing in how an answer is judged."""
    record = played(title, "random random", "known")
    part = Played.of(record).pieces[0]
    cut = "".join(record.splitlines(keepends=True)[: part.stop + 1])
    whole, begun = analyse_part(record, part, 3), analyse_part(cut, part, 3)
    assert whole["judged"] == begun["judged"]
