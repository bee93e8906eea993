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


class Estimate:
    """Estimate margins over the best other seat; for all seats it takes no longer than for one."""

    def __call__(self, t: Harbour, seat: int) -> float:
        """Return the margin of one seat."""
        return self.margins(t)[seat]

    def margins(self, t: Harbour) -> list[float]:
        """Return the margin of each seat."""
        if t.result is not None and t.result.ending == "ending-won":
            return [100.0 if seat in t.result.winners else -100.0 for seat in t.seats]
        shares = {kind: majority(t, kind) for kind in TYPES}
        found = [worth(t, seat, shares) for seat in t.seats]
        return [mine - max(found[:seat] + found[seat + 1 :]) for seat, mine in enumerate(found)]


evaluate = Estimate()
