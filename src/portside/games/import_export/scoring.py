"""The end: moves before counting, and the count (IE-155 to IE-168)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.game import Result, Score
from portside.games.import_export.cards import ILLEGAL, LUXURY, TYPES
from portside.games.import_export.fulfilment import hold_last_limits
from portside.games.import_export.moments import count_up, pre_score, scoring
from portside.games.import_export.queries import (
    bends_goods,
    good_value,
    goods_by_type,
    majority_share,
    most,
    tie_winner,
)
from portside.games.import_export.table import Captain, GoodsScored, Harbour

TIE_POWER: Final = "ending-tie-power"
TIE_SHARED: Final = "ending-tie-shared"
PER_CONTAINER: Final = 2
EVERY_TYPE: Final = 10
MAJORITY: Final = dict.fromkeys(TYPES, 6) | {LUXURY: 8, ILLEGAL: -6}
PARTS: Final = {kind: (f"goods-{kind}", f"most-{kind}") for kind in TYPES}
"""What the parts of a score for Goods of a type, and for most of them, are called."""
MOST_REMEMBERED: Final = 1 << 12
"""So many scores for the Goods of all seats are kept in mind."""


def score(t: Harbour) -> Flow[None]:
    """Let seats make their last moves, then count."""
    t.fulfilling = 1  # nothing is fulfilled and no end is triggered from here on (AMB-080)
    if t.box.rulings["last_window"] == "open":  # AMB-064
        for me in t.from_seat(t.leader):
            done = these(("done",))
            yield from choose(t, me, "ask-before-scoring", done, rule="AMB-064", window=True)
    for me in t.from_seat(t.leader):
        yield from last_moves(t, me)
    for card in count_up.cards(t):
        count_up.value(t, card)
    t.result = result(t, t.ending)
    for seat in t.result.winners:
        say(t, "log-winner", seat, rule="IE-167", points=t.result.scores[seat].total)


def last_moves(t: Harbour, me: Captain) -> Flow[None]:
    """Run a seat's pre-score powers once each, in the order it likes."""
    left = [card for card in pre_score.cards(t) if t.owner(card) == me]
    while left:
        card = left[0]
        if len(left) > 1:
            card = yield from choose(t, me, "order-powers", these(tuple(left)), rule="AMB-080")
        left.remove(card)
        if card in pre_score.cards(t):
            yield from pre_score.run(t, card)
            yield from hold_last_limits(t)


def result(t: Harbour, ending: str, winners: tuple[int, ...] = ()) -> Result:
    """Count every part of every score; most credits win, ties share (IE-167, IE-168)."""
    scores = tuple(Score(sum(parts.values()), parts) for parts in all_parts(t))
    tie = ""
    if not winners:
        best = max(found.total for found in scores)
        winners = tuple(seat for seat, found in enumerate(scores) if found.total == best)
        if len(winners) > 1:
            winners = tie_winner(t, winners)
            tie = TIE_POWER if len(winners) == 1 else TIE_SHARED
    return Result(scores, winners, ending, tie)


def all_parts(t: Harbour) -> list[dict[str, int]]:
    """Return the parts of every seat's score, as if the match ended now."""
    found = []
    for me, goods in zip(t.seats, all_goods_parts(t), strict=True):
        parts = {"credits": t.credits[me]}
        if waiting := containers_points(t, me):
            parts["containers"] = waiting
        parts.update(goods)
        found.append(parts)
    for card in scoring.cards(t):
        if points := scoring.value(t, card):
            found[t.owner(card)][f"card-{t.box.keys[card]}"] = points
    return found


def all_points(t: Harbour) -> list[int]:
    """Return every seat's score without its parts, as if the match ended now."""
    return points_with_goods(t, goods_points(t))


def points_with_goods(t: Harbour, goods: Sequence[int]) -> list[int]:
    """Return every seat's score as if the match ended now; what Goods score is known."""
    points = [each + containers_points(t, me) + goods[me] for me, each in enumerate(t.credits)]
    for card in scoring.cards(t):
        points[t.owner(card)] += scoring.value(t, card)
    return points


def goods_points(t: Harbour) -> Sequence[int]:
    """Return what all seats score for Goods."""
    return goods_scored(t)[0]


def all_goods_parts(t: Harbour) -> Sequence[dict[str, int]]:
    """Return the parts of every seat's score that are for Goods; they are kept, so read only."""
    return goods_scored(t)[1]


def goods_scored(t: Harbour) -> GoodsScored:
    """Return what all seats score for Goods, and its parts.

    Where no power has a say, the cards alone decide it, and it is found out once.
    """
    if bends_scores(t):
        return summed_goods(t)
    zones = t.zones
    key = tuple([zones[me.goods] for me in t.seats])
    found = t.box.scored.get(key)
    if found is None:
        if len(t.box.scored) >= MOST_REMEMBERED:
            t.box.scored.clear()
        found = t.box.scored[key] = summed_goods(t)
    return found


def summed_goods(t: Harbour) -> GoodsScored:
    """Count what all seats score for Goods, and sum it up."""
    parts = tuple(counted_goods(t))
    return tuple([sum(each.values()) for each in parts]), parts


def bends_scores(t: Harbour) -> bool:
    """Tell whether what Goods score may follow from more than the cards that lie there."""
    listeners = t.listeners
    return (
        bends_goods(t)
        or tie_winner in listeners
        or good_value in listeners
        or majority_share in listeners
    )


def counted_goods(t: Harbour) -> list[dict[str, int]]:
    """Count the parts of every seat's score that are for Goods."""
    goods = [goods_by_type(t, me) for me in t.seats]
    shares = {kind: majority(t, kind, [mine[kind] for mine in goods]) for kind in TYPES}
    return [goods_parts(t, me, goods[me], shares) for me in t.seats]


def majority(t: Harbour, kind: str, counts: list[int]) -> list[int]:
    """Return what each seat gets for most of a type; a tie shares, rounded up (IE-165)."""
    first = most(t, counts, kind)
    reward = MAJORITY[kind]
    out = [0] * len(counts)
    for seat in first:
        share = -(-abs(reward) // len(first))
        out[seat] = majority_share(t, t.seats[seat], kind, share if reward > 0 else -share)
    return out


def goods_parts(
    t: Harbour, me: Captain, goods: dict[str, int], shares: dict[str, list[int]]
) -> dict[str, int]:
    """Return the parts of a seat's score for its Goods, and for what it has most of."""
    parts = {}
    for kind, count in goods.items():
        if count and (points := count * good_value(t, me, kind)):
            parts[PARTS[kind][0]] = points
    if all(goods.values()):
        parts["every-type"] = EVERY_TYPE
    for kind in TYPES:
        if share := shares[kind][me]:
            parts[PARTS[kind][1]] = share
    return parts


def containers_points(t: Harbour, me: int) -> int:
    """Return what the Containers on docked ships with Contracts score (IE-155, AMB-081)."""
    zones, count = t.zones, 0
    for ship in t.docks[me]:
        if zones[ship.contracts]:
            count += len(zones[ship.cargo])
    return PER_CONTAINER * count
