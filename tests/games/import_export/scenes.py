"""Words for building and playing positions of Import/Export."""

from __future__ import annotations

from typing import Any

from portside.games.import_export.shown import PLACES
from portside.games.import_export.table import JOINED, Harbour
from portside.testing import Scene, Script, scene

COLOURS = ("technology", "agriculture", "illegal", "consumer", "luxury", "capital")


def harbour(seats: int = 2, **facts: Any) -> Scene:
    """Begin a position: empty Harbours, all ships at home, 10 credits each, seat 0 leads.

    Harbours are coloured in the order of `COLOURS`, so seat 0 has a Technology Harbour. The
    window before scoring is closed, so that what a position ends in needs no further answer.
    """
    usual: dict[str, Any] = {
        "leader": 0,
        "credits": [10] * seats,
        "colours": list(COLOURS[:seats]),
        "sea": [],
    }
    return scene("import_export", seats, **(usual | facts)).options(last_window="closed")


class Play(Script):
    """Play a position of Import/Export."""

    @property
    def table(self) -> Harbour:
        """Return the table."""
        table = self.match.table
        assert isinstance(table, Harbour)
        return table

    def credits(self, seat: int) -> int:
        """Return the credits of a seat."""
        return self.counter("credits", seat)

    def at(self, ship: int) -> str:
        """Return where a ship is: harbour or sea."""
        return PLACES[min(self.table.ship_at[ship], JOINED)]

    def part(self, seat: int, name: str) -> int:
        """Return one part of a seat's final score."""
        assert self.match.result is not None
        return self.match.result.scores[seat].parts.get(name, 0)


def acting(action: str, *todo: int, **facts: Any) -> Scene:
    """Begin a position in which seats perform an action so many times."""
    return harbour(len(todo), led=action, todo=list(todo), **facts)


def scored(position: Scene) -> Play:
    """Score a position at once."""
    return Play(position.facts(phase="score", ending="ending-credits"))


def fulfilling(card: str, seats: int = 3, **facts: Any) -> Scene:
    """Begin a position in which seat 0 completes a Contract by its last Container.

    The Contract is given a load of two Technology, so it pays 6; `fulfil` loads the last one.
    """
    position = acting("load", 1, *[0] * (seats - 1), **facts)
    position.options(values={card: {"load": {"technology": 2}}})
    return position.seat(0, hand="jets").put("contracts-0", card).put("cargo-0", "drones")


def fulfil(position: Scene) -> Play:
    """Load the last Container of a position begun by `fulfilling`."""
    return Play(position).do(0, "load jets ship-0")
