"""What bots can learn about by playing: what small cards, ships, levels and symbols are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from portside.engine.lessons import Lessons
from portside.games.neko_harbour.estimate import TURNS, standings, turns_left
from portside.games.neko_harbour.extra_actions import ACTIONS
from portside.games.neko_harbour.queries import pier_level, symbols
from portside.games.neko_harbour.table import IN_HARBOUR, Skipper, Voyage, VoyageBox

REMEMBERED: Final = 1 << 14
"""So many hands and lanes are kept in mind."""
NAMES: Final = (
    "fish",
    "permit",
    "cargo",
    "captain",
    "harbour",
    "columns",
    "piers",
    *(f"symbols-{kind}" for kind in ACTIONS),
    "ships",
    "levels-home",
    "levels-lane",
    "levels-ready",
)


def part_left(t: Voyage) -> float:
    """Return the part of a match of Neko Harbour that is to come, from 1 to 0."""
    return sum([turns_left(t, me) for me in t.seats]) / (2 * TURNS * len(t.seats))


def traits(t: Voyage, seat: int) -> list[float]:
    """Return what a seat of Neko Harbour has that bots learn about, in the order of the names."""
    me, lane = t.seats[seat], t.lanes[seat]
    supply, staged = t.supply, t.staged
    piers, given = 0, dict.fromkeys(ACTIONS, 0)
    for column, kind in enumerate(lane, start=1):
        piers += pier_level(t, me, column)
        if kind in given:
            given[kind] += symbols(t, me, column)
    return [
        *[supply[at] + staged[at] for at in (me.fish, me.permit, me.cargo, me.captain)],
        t.harbour[seat],
        len(lane),
        piers,
        *given.values(),
        *count_fleet(t, me),
    ]


def count_fleet(t: Voyage, me: Skipper) -> tuple[int, int, int, int]:
    """Return what bots learn about ships: how many have not sailed, and their levels by where."""
    last = len(t.lanes[me])
    ships = home = lane = ready = 0
    for ship in me.ships:
        level, spot = t.levels[ship], t.spots[ship]
        if not level or spot < IN_HARBOUR:
            continue
        ships += 1
        if spot == IN_HARBOUR:
            home += level
        elif spot == last:
            ready += level
        else:
            lane += level
    return ships, home, lane, ready


def drafted(t: Voyage, seat: int) -> tuple[Sequence[str], float]:
    """Return the cards of this period's draft, wherever they lie now, for bots to learn about.

    What they are worth fades as cards are played, whichever those are: then the estimate tells.
    """
    me, zones = t.seats[seat], t.zones
    hand = zones[me.hand]
    if t.phase == "draft":
        return draft_names(t.box, t.period, (hand,)), 1.0
    if not hand:
        return (), 0.0
    last = len(t.lanes[seat])
    lane = [zones[at] for at in (*me.columns[:last], *me.piers[:last])]
    return draft_names(t.box, t.period, (hand, *lane)), len(hand) / TURNS


@lru_cache(maxsize=REMEMBERED)
def draft_names(
    box: VoyageBox, period: int, places: tuple[tuple[int, ...], ...]
) -> tuple[str, ...]:
    """Return as what bots learn about cards of a period: the same card differs by period."""
    faces = [box.cards[card] for cards in places for card in cards]
    return tuple(f"{face.slug}-{period}" for face in faces if face.period == period)


LESSONS: Final = Lessons(NAMES, traits, part_left, standings, drafted)
