"""Check in records that nobody can tell worlds apart which differ in what is hidden from them.

It runs in CPython and in Pyodide alike; the kit's module of two worlds comes along as a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from portside.engine.match import Match
from portside.engine.record import begun
from portside.testing.laws import table_state
from portside.testing.two_worlds import Findings, Stretch, sealed_stays_sealed, two_worlds

ANSWERS = 12
"""So many answers before each state are given in two worlds."""


def worlds(record: str, every: int) -> Iterator[str]:
    """Return a line for every so-manieth state: what was compared there, for all eyes."""
    head, *lines = [json.loads(line) for line in record.splitlines()]
    match, findings = begun(head), Findings()
    for said in lines:
        if "key" not in said:
            continue
        match.answer(said["seat"], said["key"])
        if match.number % every == 0:
            look(match, findings)
            yield f"{match.number} {findings}"
    assert findings.counts["compared"] > 0


def look(match: Match, findings: Findings) -> None:
    """Check one state, with the answers that led to it."""
    rng = Random(match.number)
    table_state(
        match.table
    )  # newer Pythons make their own classes otherwise than the oldest we take
    stretch = Stretch(match, max(0, match.number - ANSWERS))
    for observer in (None, *range(len(match.table.seats))):
        two_worlds(stretch, observer, rng, findings)
    sealed_stays_sealed(match, rng, findings)


def leak(match: Match) -> None:
    """Tell everybody what lies on top of the deck, from now on."""
    honest = type(match).view

    def view(self: Match, seat: int | None) -> object:
        stock = self.table.zones[self.table.box.stock]
        return {**honest(self, seat), "top": [self.table.box.keys[card] for card in stock[-1:]]}

    type(match).view = view  # type: ignore[assignment, method-assign] # it is a fault
