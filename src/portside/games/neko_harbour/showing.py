"""What clients show of Neko Harbour, kept as long as it is the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portside.engine.showing import Showing
from portside.games.neko_harbour.moments import own, worth
from portside.games.neko_harbour.queries import storage_limit
from portside.games.neko_harbour.scoring import (
    CATEGORIES,
    Scorer,
    card_points,
    category_points,
    scoring_cards,
    site_points,
)
from portside.games.neko_harbour.shown import (
    Extra,
    LaneShown,
    counted,
    extra_with,
    lane_shown,
    numbers,
)
from portside.games.neko_harbour.table import Skipper, Voyage, VoyageBox

if TYPE_CHECKING:
    from portside.engine.view_types import SeenCounter


class Kept:
    """What was shown of a seat last, and what that followed from besides what powers say.

    Attributes:
        follows: what its lane follows from: `lane`, and `scorers`, its cards that score.
        points: what it scores, by category: `standing`.
    """

    __slots__ = ("_me", "follows", "lane", "points", "scorers", "standing")

    def __init__(self, me: Skipper) -> None:
        self._me = me
        self.follows: tuple[object, ...] = ()
        self.lane: LaneShown | None = None
        self.scorers: list[Scorer] = []
        self.points: tuple[int, ...] = ()
        self.standing: dict[str, int] = {}

    def lane_of(self, t: Voyage) -> LaneShown:
        """Show the lane of a seat."""
        me = self._me
        cards = t.zones[me.lane]
        ships: tuple[object, ...] = t.levels[me.fleet], t.spots[me.fleet], t.harbour[me]
        follows = (cards, t.lanes[me], t.crews[me], storage_limit(t, me), *ships)
        if self.lane is None or follows != self.follows:
            self.follows, self.lane = follows, lane_shown(t, me)
            self.scorers = scoring_cards(t, me)
        return self.lane

    def standing_of(self, t: Voyage, sites: int) -> dict[str, int]:
        """Show the points of a seat, whose lane was shown and whose points at sites are known."""
        points = category_points(t, self._me, sites, card_points(t, self._me, self.scorers))
        if points != self.points:
            self.points, self.standing = points, dict(zip(CATEGORIES, points, strict=True))
        return self.standing


class VoyageShowing(Showing[Voyage]):
    """Show numbers, lanes and points as they were shown before, where they are the same."""

    def __init__(self, box: VoyageBox) -> None:
        self._kept = [Kept(me) for me in box.seats]
        self._counted = counted(box)
        self._numbers: list[int] = []
        self._counters: list[SeenCounter] = []
        self._cards: tuple[int, ...] = ()
        self._computed = False
        self._lying: tuple[object, ...] = ()
        self._site_points: list[int] = []

    def counters(self, t: Voyage) -> list[SeenCounter]:
        """Show the public numbers of Neko Harbour."""
        found, before = numbers(t), self._numbers
        if not before:
            self._counters = [_counter(self._counted[at], n) for at, n in enumerate(found)]
        elif found != before:
            self._counters = [
                seen if found[at] == before[at] else _counter(self._counted[at], found[at])
                for at, seen in enumerate(self._counters)
            ]
        self._numbers = found
        return self._counters

    def extra(self, t: Voyage) -> Extra:
        """Show what clients of Neko Harbour need besides."""
        lanes = [kept.lane_of(t) for kept in self._kept]
        points = self._at_sites(t)
        standing = [kept.standing_of(t, points[at]) for at, kept in enumerate(self._kept)]
        return extra_with(t, lanes, standing)

    def _at_sites(self, t: Voyage) -> list[int]:
        """Return what each seat scores at the sites; some of them compute what they are worth."""
        if t.zones[t.box.sites] is not self._cards:
            self._cards, self._lying = t.zones[t.box.sites], ()
            self._computed = any(own(t, worth, card) is not None for card in self._cards)
        lying: tuple[object, ...] = t.queues.copy(), t.levels.copy()
        if self._computed or lying != self._lying:
            self._lying, self._site_points = lying, site_points(t)
        return self._site_points


def _counter(counted: tuple[str, int], number: int) -> SeenCounter:
    name, owner = counted
    return {"name": name, "owner": owner, "value": number}
