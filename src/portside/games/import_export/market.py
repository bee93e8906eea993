"""The commodities market, a variant: what each type of Container is worth (IE-213 to IE-218)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypedDict

from portside.engine.events import say
from portside.games.import_export.cards import TYPES
from portside.games.import_export.table import Harbour, Ship

MARKERS: Final = {-2: "down-2", -1: "down-1", 0: "level", 1: "up-1", 2: "up-2"}
"""Where a marker can stand, and the words for it (IE-215, IE-218)."""
LOWEST: Final = min(MARKERS)
HIGHEST: Final = max(MARKERS)
STEP: Final = 2
"""Credits come in twos (AMB-025)."""


class MarkerShown(TypedDict):
    """A marker: the type of Container and the word for where it stands."""

    name: str
    marker: str


class MarketShown(TypedDict):
    """The market card with its markers."""

    name: str
    markers: list[MarkerShown]


def open_market(t: Harbour) -> None:
    """Put out the market card with every marker at 0 (IE-213)."""
    t.market = (0,) * len(TYPES)


def at_market(t: Harbour, ship: Ship, due: int) -> int:
    """Return a ship's payout as the market changes it: even, and a gain (AMB-097, AMB-098)."""
    change = market_change(t, ship)
    if change:
        kind = "log-market-adds" if change > 0 else "log-market-takes"
        say(t, kind, ship.owner, rule="IE-216", payout=due, credits=abs(change))
    return max(0, -(-(due + change) // STEP) * STEP)


def market_change(t: Harbour, ship: Ship) -> int:
    """Return what the Containers of a ship are worth besides; grey ones nothing (AMB-099)."""
    worth = dict(zip(TYPES, t.market, strict=True))
    return sum(worth.get(t.type(card), 0) for card in t.zones[ship.cargo])


def goods_entered(t: Harbour, cards: Sequence[int]) -> None:
    """Raise the markers of Goods somebody got; scoring moves none (IE-214, AMB-100)."""
    if t.phase != "score":
        _shift(t, cards, 1, "log-market-rises", "IE-214")


def containers_delivered(t: Harbour, cards: Sequence[int]) -> None:
    """Lower the markers of the Containers a ship was paid for (IE-217)."""
    _shift(t, cards, -1, "log-market-falls", "IE-217")


def market_shown(t: Harbour) -> MarketShown:
    """Return the market as clients show it."""
    markers = zip(TYPES, t.market, strict=True)
    return {"name": "market", "markers": [{"name": k, "marker": MARKERS[at]} for k, at in markers]}


def _shift(t: Harbour, cards: Sequence[int], step: int, kind: str, rule: str) -> None:
    """Move markers a step for each card, up to the last (IE-215, IE-218)."""
    moved = Counter(t.type(card) for card in cards)
    before = t.market
    t.market = tuple(
        max(LOWEST, min(HIGHEST, at + step * moved[good]))
        for good, at in zip(TYPES, before, strict=True)
    )
    for good, old, new in zip(TYPES, before, t.market, strict=True):
        if new != old:
            say(t, kind, rule=rule, type=good, to=new)
