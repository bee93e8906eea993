"""Research Stations: eleven ways to do better, eight of them in the base game."""

from __future__ import annotations

from typing import Final

from portside.engine.ask import PASS, Pass
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.powers import OWNER
from portside.games.neko_harbour.answers import TurnOver
from portside.games.neko_harbour.cards import CARGO, FISH, PENGUIN, PERMIT, Goods
from portside.games.neko_harbour.events import Arrived, HarbourUpgraded
from portside.games.neko_harbour.moments import activation, boost, modifies, on, scoring
from portside.games.neko_harbour.queries import (
    abandon_reward,
    moors_nearest,
    permit_price,
    storage_limit,
    takes_better,
)
from portside.games.neko_harbour.table import COIN_ACTIONS, FUEL_ACTIONS, Skipper, Voyage
from portside.games.neko_harbour.verbs import offer

HIGH_PIER: Final = 6
NO_LIMIT: Final = 1000
"""More resource cards than anybody can have."""
REVERSE: Final = {FISH: CARGO, PERMIT: PENGUIN}
"""What is on the other side of small cards (NH-002)."""


@scoring
def research_captains(t: Voyage, me: Skipper, card: int) -> int:
    """Score 1 more for each captain not used (NH-155)."""
    return t.supply[me.captain]


@on(Arrived, by=OWNER, commutes=True)
def research_consolation(t: Voyage, me: Skipper, card: int, event: Arrived) -> Flow[None]:
    """Take 1 fish when an arrival brings no dock reward (NH-157)."""
    if not event.rewarded:
        yield from offer(t, me, ((FISH, 1),), "NH-157", card)


@on(Arrived, by=OWNER, commutes=True)
def research_depot(t: Voyage, me: Skipper, card: int, event: Arrived) -> Flow[None]:
    """Take 1 cargo when a ship moves to a pier of level 6 or more (NH-154)."""
    if event.pier >= HIGH_PIER:
        yield from offer(t, me, ((CARGO, 1),), "NH-154", card)


@activation
def research_exchange(t: Voyage, me: Skipper, card: int) -> Flow[None]:
    """Turn over a fish or a permit of the personal supply (NH-153)."""
    ways = turns_over(t, me)
    while ways:
        options: list[TurnOver | Pass] = [*ways, PASS]
        match (yield from choose(t, me, "ask-turn-over", these(options), rule="NH-153", card=card)):
            case "pass":
                return
            case ("turn-over", kind):
                t.supply[me.piles[kind]] -= 1
                t.supply[me.piles[REVERSE[kind]]] += 1
                say(t, "log-turned-over", me, (card,), "NH-153", goods=kind)
        ways = turns_over(t, me) if t.config["turn_over"] == "any" else []


def turns_over(t: Voyage, me: Skipper) -> list[TurnOver]:
    """Return the kinds of cards there are to turn over (NH-AMB-26)."""
    return [("turn-over", kind) for kind in (FISH, PERMIT) if t.supply[me.piles[kind]]]


@modifies(takes_better)
def research_guides(
    t: Voyage, me: Skipper, card: int, better: bool, who: Skipper, site: int
) -> bool:
    """Take the better reward of a site always (NH-150)."""
    return better or who == me


@on(HarbourUpgraded, by=OWNER, commutes=True)
def research_harbour(t: Voyage, me: Skipper, card: int, event: HarbourUpgraded) -> Flow[None]:
    """Take 1 penguin for each harbour upgrade (NH-152)."""
    yield from offer(t, me, ((PENGUIN, 1),), "NH-152", card)


@modifies(permit_price)
def research_licences(t: Voyage, me: Skipper, card: int, price: int, who: Skipper) -> int:
    """Buy permits for 2 coins (NH-151)."""
    return min(price, 2) if who == me else price


@modifies(moors_nearest)
def research_mooring(t: Voyage, me: Skipper, card: int, nearest: bool, who: Skipper) -> bool:
    """Take the place nearest to the card at every site (NH-156)."""
    return nearest or who == me


@boost
def research_reserves(t: Voyage, me: Skipper, card: int, window: int) -> dict[str, int]:
    """Add 2 coins or 1 fuel once a turn (NH-149)."""
    if t.last_round:
        return {}
    coins = {"coins": 2} if window & COIN_ACTIONS else {}
    fuel = {"fuel": 1} if window & FUEL_ACTIONS else {}
    return coins | fuel


@modifies(abandon_reward)
def research_salvage(t: Voyage, me: Skipper, card: int, goods: Goods, who: Skipper) -> Goods:
    """Take 1 fish and 2 permits for an abandoned card (NH-148)."""
    return ((FISH, 1), (PERMIT, 2)) if who == me else goods


@modifies(storage_limit, layer=1)
def research_storage(t: Voyage, me: Skipper, card: int, room: int, who: Skipper) -> int:
    """Keep any number of resource cards (NH-158)."""
    return NO_LIMIT if who == me else room
