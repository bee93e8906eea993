"""Seats, places and the deal of the pretend title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from portside.engine.errors import BadScenario
from portside.engine.facts import Fact, Facts, Part
from portside.engine.game import Config, Counter, Game
from portside.engine.table import Box, Seat, Table
from portside.engine.zones import move, place, roll, shuffle
from portside.testing.pretend.cards import Ware

START_COINS: Final = 5
START_HAND: Final = 4
RICHEST: Final = range(1000)
"""Coins that a position may hand out."""


class Keeper(Seat):
    """A stall keeper; the attributes are place numbers."""

    __slots__ = ()

    hand: int
    stalls: int


class Market(Box[Keeper, Ware]):
    """The places of the night market, and how many nights it has."""

    deck: int
    discard: int
    nights: int


class Night(Table[Market, Keeper]):
    """The table of the pretend title.

    Attributes:
        coins: by seat.
        leader: whose turn it is.
        night: how many turns have begun.
        extra: extra turns the leader has coming.
    """

    __slots__ = ("coins", "extra", "leader", "night")

    def __init__(self, box: Market, rng: int) -> None:
        super().__init__(box, rng)
        self.coins = [START_COINS] * len(box.seats)
        self.leader = 0
        self.night = 0
        self.extra = 0

    def copy(self) -> Self:
        """Return an independent table of the pretend title."""
        twin = super().copy()
        twin.coins = self.coins.copy()
        twin.leader = self.leader
        twin.night = self.night
        twin.extra = self.extra
        return twin


def lay_out(game: Game, config: Config, seats: int, cards: Sequence[Ware]) -> Market:
    """Lay out the market of the pretend title."""
    market = Market(game, config, seats, cards, Keeper)
    market.nights = market.number("nights")
    market.deck = market.add_place(place("deck", "deck", "nobody", seats, layout="pile"))
    market.stock = market.deck
    market.discard = market.add_place(place("discard", "discard", "top", seats, layout="pile"))
    for me in market.seats:
        hand = place(f"hand-{me}", "hand", "owner", seats, me, "fan")
        me.hand = market.add_place(hand)
        me.stalls = market.add_place(place(f"stalls-{me}", "stalls", "public", seats, me, area=0))
    return market


def setup(market: Market, rng: int) -> Night:
    """Shuffle and deal the pretend title and pick who leads first."""
    t = Night(market, rng)
    for card in range(len(market.cards)):
        move(t, card, market.deck)
    shuffle(t, market.deck)
    for me in market.seats:
        for card in t[market.deck][-START_HAND:]:
            move(t, card, me.hand)
    t.leader = t.acting = roll(t, len(market.seats))
    t.learnt = 0
    return t


def counters(t: Night) -> list[Counter]:
    """Return the public numbers of the pretend title: coins, and how many turns have begun."""
    coins = [Counter("coins", int(me), t.coins[me]) for me in t.seats]
    return [*coins, Counter("night", -1, t.night)]


def of_table(t: Night) -> Part:
    """Return the pretend title's facts of the table: turns begun, extra ones to come."""
    return t.night, t.extra


def of_seats(t: Night) -> list[list[Part]]:
    """Return the pretend title's facts of each seat: its coins, and whether it leads."""
    return [[(t.coins[me], t.leader == me)] for me in t.seats]


FACTS: Final = Facts(
    table=(Fact("night", "turns that have begun", 24), Fact("extra", "extra turns of the leader")),
    seat=(Fact("coins", "coins", 20), Fact("leads", "1 if it leads")),
    of_table=of_table,
    of_seats=of_seats,
)


def arrange(t: Night, name: str, value: Any) -> None:
    """Set who leads in a pretend scenario, or the coins by seat."""
    if name == "leader" and type(value) is int and 0 <= value < len(t.seats):
        t.leader = t.acting = value
    elif (
        name == "coins"
        and isinstance(value, list)
        and len(value) == len(t.seats)
        and all(type(coins) is int and coins in RICHEST for coins in value)
    ):
        t.coins = list(value)
    else:
        raise BadScenario(f"{name} = {value!r} cannot be set; try leader = 0 or coins = [5, 5].")
