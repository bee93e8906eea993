"""Fishing boats: five that trade when a ship arrives, five that score at the end."""

from __future__ import annotations

from typing import Final, cast

from portside.engine.ask import PASS, Pass
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.games.neko_harbour.answers import Trade
from portside.games.neko_harbour.cards import Goods
from portside.games.neko_harbour.moments import arrival, scoring
from portside.games.neko_harbour.queries import CAPTAIN_PIER
from portside.games.neko_harbour.table import Skipper, Voyage
from portside.games.neko_harbour.verbs import receive

COUNTED: Final = 3
"""So many piers of one column count."""


@scoring
def boat_captains(t: Voyage, me: Skipper, card: int) -> int:
    """Score 1 more for each captain (NH-178)."""
    return t.supply[me.captain]


@arrival
def boat_captain_penguin(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Trade a captain for a penguin and a fish, or back (NH-187)."""
    yield from trade(t, me, card, "NH-187")


@scoring
def boat_cargo(t: Voyage, me: Skipper, card: int) -> int:
    """Score 1 more for each cargo (NH-177)."""
    return t.supply[me.cargo]


@arrival
def boat_cargo_captain(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Trade a cargo for a captain and a fish, or back (NH-186)."""
    yield from trade(t, me, card, "NH-186")


@arrival
def boat_fish_goods(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Trade a permit or a cargo for 3 fish, or back (NH-185)."""
    yield from trade(t, me, card, "NH-185")


@arrival
def boat_penguin_fish(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Trade a penguin for 4 fish, or back (NH-183)."""
    yield from trade(t, me, card, "NH-183")


@scoring
def boat_penguins(t: Voyage, me: Skipper, card: int) -> int:
    """Score 1 more for each penguin (NH-179)."""
    return t.supply[me.penguin]


@arrival
def boat_permit_captain(t: Voyage, me: Skipper, card: int, ship: int) -> Flow[None]:
    """Trade a permit for a captain, or back (NH-184)."""
    yield from trade(t, me, card, "NH-184")


@scoring
def boat_permits(t: Voyage, me: Skipper, card: int) -> int:
    """Score 1 for each permit (NH-180)."""
    return t.supply[me.permit]


@scoring
def boat_piers(t: Voyage, me: Skipper, card: int) -> int:
    """Score the 3 highest single piers of one column, the best one (NH-175)."""
    return max(sum(piers(t, me, at)[:COUNTED]) for at in range(len(t.lanes[me])))


def piers(t: Voyage, me: Skipper, at: int) -> list[int]:
    """Return the single piers that show in a column, highest first."""
    cards = [t[me.columns[at]][0], *t[me.piers[at]]]
    captains = [CAPTAIN_PIER] * t.crews[me][at]
    return sorted([*(t.box.cards[card].pier for card in cards), *captains], reverse=True)


def trade(t: Voyage, me: Skipper, card: int, rule: str) -> Flow[None]:
    """Let a seat trade once, in either direction, or not (NH-181)."""
    deals = {
        _named(give, get): (give, get)
        for one, other in t.box.cards[card].trades
        for give, get in ((one, other), (other, one))
        if all(t.supply[me.piles[kind]] >= count for kind, count in give)
    }
    if not deals:
        return
    ways: list[Trade | Pass] = [*deals, PASS]
    match (yield from choose(t, me, "ask-trade", these(ways), rule=rule, card=card)):
        case "pass":
            return
        case deal:
            give, get = deals[deal]
    for kind, count in give:
        t.supply[me.piles[kind]] -= count
    say(t, "log-traded", me, (card,), rule, goods=_words(give))
    for kind, count in get:
        receive(t, me, kind, count, card)


def _named(give: Goods, get: Goods) -> Trade:
    words = f"trade-{len(give)}-{len(get)}", *_words(give), *_words(get)
    return cast("Trade", words)


def _words(goods: Goods) -> tuple[str, ...]:
    return tuple(f"{kind}-cards-{count}" for kind, count in goods)
