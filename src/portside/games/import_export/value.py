"""An estimate of a seat's final margin, for bots."""

from __future__ import annotations

from portside.games.import_export.cards import TYPES
from portside.games.import_export.scoring import majority, seat_score
from portside.games.import_export.table import Harbour

HAND_CARD = 0.4
CREW_CARD = 2.0
FULFILLED_CARD = 4.0
OPEN_CONTRACT = 1.0
ABOARD = 1.5
SHIP_HOME = 0.5


def worth(t: Harbour, seat: int, shares: dict[str, list[int]]) -> float:
    """Return points so far and what is on the way."""
    me = t.seats[seat]
    points = float(seat_score(t, me, shares).total)
    points += HAND_CARD * len(t.zones[me.hand]) + CREW_CARD * len(t.zones[me.crew])
    points += FULFILLED_CARD * len(t.zones[me.fulfilled])
    for ship in t.docked(me):
        points += SHIP_HOME
        if t.zones[ship.contracts]:
            points += OPEN_CONTRACT + ABOARD * len(t.zones[ship.cargo])
    return points


def evaluate(t: Harbour, seat: int) -> float:
    """Estimate a seat's margin over the best other seat."""
    if t.result is not None and t.result.ending == "ending-won":
        return 100.0 if seat in t.result.winners else -100.0
    shares = {kind: majority(t, kind) for kind in TYPES}
    all_worth = [worth(t, other, shares) for other in t.seats]
    return all_worth[seat] - max(w for s, w in enumerate(all_worth) if s != seat)
