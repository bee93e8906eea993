"""An estimate of a seat's final margin, for bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from portside.games.import_export.cards import TYPES
from portside.games.import_export.matching import open_types
from portside.games.import_export.queries import summed_load
from portside.games.import_export.scoring import all_parts
from portside.games.import_export.table import Captain, Harbour, Ship

HAND_CARD: Final = 0.2
CREW_CARD: Final = 1.6
GOOD: Final = -0.5
FULFILLED_CARD: Final = 5.0
FULFILLED_EARLY: Final = 2.0
CREDIT_EARLY: Final = 0.3
"""Points more for a fulfilled card and for a credit as the match begins, none as it ends."""
MOST: Final = tuple(f"most-{kind}" for kind in TYPES)
MOST_EARLY: Final = -0.6
"""So much less of what the most Goods of a type score: as it begins others may outdo them."""
SHIP_HOME: Final = 1.0
OPEN_CONTRACT: Final = 1.7
"""Points for a ship with Contracts, whatever they are."""
ABOARD: Final = 2.3
MISSING: Final = 0.4
"""Points for a Container of such a ship, if it is there, besides the two that it scores; if not."""
FITTING: Final = 0.6
"""Points for a hand card that such a ship still wants."""


class Estimate:
    """Estimate margins over the best other seat; for all seats it takes no longer than for one."""

    def __call__(self, t: Harbour, seat: int) -> float:
        """Return the margin of one seat."""
        return self.margins(t)[seat]

    def margins(self, t: Harbour) -> list[float]:
        """Estimate the margin of each seat in Import/Export."""
        if t.result is not None and t.result.ending == "ending-won":
            return [100.0 if seat in t.result.winners else -100.0 for seat in t.seats]
        found = standings(t)
        return [mine - max(found[:seat] + found[seat + 1 :]) for seat, mine in enumerate(found)]


evaluate = Estimate()


def standings(t: Harbour) -> list[float]:
    """Estimate what each seat of Import/Export may have in the end."""
    left, parts = part_left(t), all_parts(t)
    return [scored(parts[me], left) + prospects(t, me, left) for me in t.seats]


def part_left(t: Harbour) -> float:
    """Return the part of a match of Import/Export that is to come, from 1 to 0."""
    return max(0.0, 1 - max(t.credits) / t.box.target)


def scored(parts: Mapping[str, int], left: float) -> float:
    """Estimate what a seat would score now, most Goods counting less the more is to come."""
    return sum(parts.values()) + MOST_EARLY * left * sum([parts.get(name, 0) for name in MOST])


def prospects(t: Harbour, me: Captain, left: float) -> float:
    """Estimate what is on the way besides points, `left` being the part of the match to come."""
    zones = t.zones
    points = HAND_CARD * len(zones[me.hand]) + CREW_CARD * len(zones[me.crew])
    points += GOOD * len(zones[me.goods]) + CREDIT_EARLY * left * t.credits[me]
    points += (FULFILLED_CARD + FULFILLED_EARLY * left) * len(zones[me.fulfilled])
    return points + sum([SHIP_HOME + cargo_worth(t, me, ship) for ship in t.docks[me]])


def cargo_worth(t: Harbour, me: Captain, ship: Ship) -> float:
    """Estimate what the Contracts of a docked ship and the Containers aboard promise."""
    if not t.zones[ship.contracts]:
        return 0.0
    aboard = len(t.zones[ship.cargo])
    missing = max(0, summed_load(t, ship) - aboard)
    wanted, types, boarding = open_types(t, ship), t.box.types, t.box.boarding
    hand = t.zones[me.hand]
    fitting = len([card for card in hand if types[card] in wanted and card in boarding])
    return OPEN_CONTRACT + ABOARD * aboard + MISSING * missing + FITTING * min(fitting, missing)
