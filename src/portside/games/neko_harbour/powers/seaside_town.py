"""Seaside Towns: cargo for ships that arrive, and for keeping it."""

from __future__ import annotations

from portside.engine.flow import Flow
from portside.games.neko_harbour.cards import CARGO
from portside.games.neko_harbour.moments import arrival, modifies, scoring
from portside.games.neko_harbour.queries import storage_limit
from portside.games.neko_harbour.table import Skipper, Voyage
from portside.games.neko_harbour.verbs import offer


@arrival
def seaside_town_cargo(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Take 1 cargo for each ship that arrives (NH-134)."""
    yield from offer(t, me, ((CARGO, 1),), "NH-134", card)


@scoring
def seaside_town_scorer(t: Voyage, me: Skipper, card: int) -> int:
    """Score 1 more for each cargo (NH-135)."""
    return t.supply[me.cargo]


@arrival
def seaside_town_storage(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Take 1 cargo for each ship that arrives (NH-136)."""
    yield from offer(t, me, ((CARGO, 1),), "NH-136", card)


@modifies(storage_limit)
def seaside_town_storage__room(t: Voyage, me: Skipper, card: int, room: int, who: Skipper) -> int:
    """Keep 2 more resource cards (NH-136)."""
    return room + 2 if who == me else room
