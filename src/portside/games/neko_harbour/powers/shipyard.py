"""Shipyards: higher ships, points for them, and for the harbour."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow
from portside.games.neko_harbour.cards import CAPTAIN, PENGUIN
from portside.games.neko_harbour.moments import arrival, immediate, scoring
from portside.games.neko_harbour.queries import is_at_sea
from portside.games.neko_harbour.table import Skipper, Voyage
from portside.games.neko_harbour.verbs import raise_freely, receive

HIGH: Final = 4
"""From this level on a ship counts."""


@scoring
def shipyard_harbour(t: Voyage, me: Skipper, card: int) -> int:
    """Score the harbour level (NH-142)."""
    return t.harbour[me]


@immediate
def shipyard_points(t: Voyage, me: Skipper, card: int) -> None:
    """Score 1 at once for each ship of level 4 or more (NH-141)."""
    everywhere = t.config["shipyard_points"] == "all"
    high = [ship for ship in me.ships if t.levels[ship] >= HIGH]
    points = sum(everywhere or is_at_sea(t, ship) for ship in high)
    say(t, "log-points", me, (card,), "NH-141", points=points)
    if t.config["point_cards"] == "cards":
        pay_in_cards(t, me, points, card)
    else:
        first, second, plain = t.noted[me]
        t.noted[me] = (first, second, plain + points)


def pay_in_cards(t: Voyage, me: Skipper, points: int, card: int) -> None:
    """Pay points with as few cards as possible: penguins are worth 2, captains 1 (NH-AMB-24)."""
    for kind, count in ((PENGUIN, points // 2), (CAPTAIN, points % 2)):
        if count:
            receive(t, me, kind, count, card)


@arrival
def shipyard_raise(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Raise the arriving ship by 1 level for free (NH-140)."""
    yield from raise_freely(t, me, (ship,), 1, "NH-140", card)
