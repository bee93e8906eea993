"""An estimate of a seat's final margin, for bots."""

from __future__ import annotations

from typing import Final

from portside.games.neko_harbour import scoring
from portside.games.neko_harbour.extra_actions import ACTIONS
from portside.games.neko_harbour.queries import pier_level, symbols
from portside.games.neko_harbour.table import (
    COIN_ACTIONS,
    FUEL_ACTIONS,
    IN_HARBOUR,
    PERMIT_ACTIONS,
    Skipper,
    Voyage,
)

TURNS: Final = 6
SYMBOL: Final = {COIN_ACTIONS: 0.3, FUEL_ACTIONS: 1.1, PERMIT_ACTIONS: 0.27}
"""Points a symbol is worth in each turn to come."""
FISH: Final = 0.35
PERMIT: Final = 0.45
"""Points a card is worth while there are turns to use it in."""
HARBOUR: Final = 0.35
PIER: Final = 0.045
"""Points a harbour level and a pier level are worth in each turn to come."""
ON_THE_WAY: Final = 0.55
"""Points a level of a ship in the lane is worth when it is ready; less before."""
IN_THE_HARBOUR: Final = 0.6
"""Points a level of a ship on the harbour is worth while there is time to move it."""


class Estimate:
    """Estimate margins over the best other seat; for all seats it takes no longer than for one."""

    def __call__(self, t: Voyage, seat: int) -> float:
        """Return the margin of one seat."""
        return self.margins(t)[seat]

    def margins(self, t: Voyage) -> list[float]:
        """Estimate the margin of each seat in Neko Harbour."""
        found = standings(t)
        return [mine - max(found[:seat] + found[seat + 1 :]) for seat, mine in enumerate(found)]


evaluate = Estimate()


def standings(t: Voyage) -> list[float]:
    """Estimate what each seat of Neko Harbour may have in the end."""
    if t.result is not None:
        return [float(score.total) for score in t.result.scores]
    sites = scoring.site_points(t)
    return [worth_of_seat(t, me, sites[me]) for me in t.seats]


def worth_of_seat(t: Voyage, me: Skipper, sites: int) -> float:
    """Estimate points so far and what is on the way, in Neko Harbour."""
    left = turns_left(t, me)
    points = float(sum(scoring.seat_points(t, me, sites)))
    points += (
        t.staged[me.cargo]
        + t.staged[me.captain]
        + fleet_worth(t, me, left)
        + lane_worth(t, me, left)
    )
    points += HARBOUR * left * t.harbour[me]
    if left or not t.last_round:
        points += FISH * (t.supply[me.fish] + t.staged[me.fish])
        points += PERMIT * (t.supply[me.permit] + t.staged[me.permit])
    return points


def turns_left(t: Voyage, me: Skipper) -> int:
    """Return how many cards a seat has yet to play, for an estimate."""
    if t.last_round:
        return 0
    drafting = TURNS if t.phase == "draft" else len(t.zones[me.hand])
    return drafting + (TURNS if t.period == 1 else 0)


def lane_worth(t: Voyage, me: Skipper, left: int) -> float:
    """Estimate what columns and piers are worth in the turns to come."""
    points = 0.0
    for column, kind in enumerate(t.lanes[me], start=1):
        points += PIER * left * pier_level(t, me, column)
        if kind in ACTIONS:
            points += SYMBOL[ACTIONS[kind]] * left * symbols(t, me, column)
    return points


def fleet_worth(t: Voyage, me: Skipper, left: int) -> float:
    """Estimate what the ships that have not sailed yet are worth."""
    last = len(t.lanes[me])
    points = 0.0
    for ship in me.ships:
        level, spot = t.levels[ship], t.spots[ship]
        if not level or spot < IN_HARBOUR:
            continue
        if spot == IN_HARBOUR:
            points += IN_THE_HARBOUR * level * min(left, TURNS) / TURNS
        else:
            points += ON_THE_WAY * level * min(spot / level, 1.0)
            points += level / 2 if spot == last else 0.5
    return points
