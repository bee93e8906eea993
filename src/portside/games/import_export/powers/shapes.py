"""Shapes several cards share: the shape is a function, the cards are lines.

Each makes the power of the card whose slug it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from portside.engine.hooks import ANYBODY, By
from portside.engine.registry import Registry
from portside.games.import_export.events import (
    ContractFulfilled,
    ContractPlaced,
    Fulfilment,
    GoodsAdded,
)
from portside.games.import_export.moments import POWERS, immediate, scoring
from portside.games.import_export.queries import (
    capacity,
    fits,
    good_type,
    goods_count,
    payout_rows,
)
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.verbs import earn

Powers = Registry[Harbour, Captain]


class OfCard(Protocol):
    """An event that is about a card."""

    @property
    def card(self) -> int:
        """Return the card that an event is about."""


def is_of(colour: str) -> Callable[[Harbour, Captain, int, OfCard], bool]:
    """Make a condition: that an event is about a card of a colour."""

    def of_colour(t: Harbour, me: Captain, card: int, event: OfCard) -> bool:
        """Tell whether an event is about a card of a colour."""
        return t.type(event.card) == colour

    return of_colour


def is_itself(t: Harbour, me: Captain, card: int, event: OfCard) -> bool:
    """Tell whether an event is about the card whose power hears it."""
    return event.card == card


# -- credits and points


def earns_on(
    slug: str,
    event: type[ContractPlaced] | type[ContractFulfilled],
    credits: int,
    colour: str,
    *,
    by: By = ANYBODY,
    awake: bool = False,
    powers: Powers = POWERS,
) -> None:
    """Make a power that earns whenever a Contract of a colour is placed, or fulfilled."""

    @powers.on(event, slug=slug, by=by, awake=awake, commutes=True, when=is_of(colour))
    def earns(
        t: Harbour, me: Captain, card: int, event: ContractPlaced | ContractFulfilled
    ) -> None:
        """Gain credits for a Contract of a colour."""
        earn(t, me, credits, card)


def earns_on_goods(slug: str, credits: int, colour: str) -> None:
    """Make a power that earns for each Good of a colour anyone gets."""

    @POWERS.on(GoodsAdded, slug=slug, commutes=True)
    def earns(t: Harbour, me: Captain, card: int, event: GoodsAdded) -> None:
        """Gain credits for a Good of a colour."""
        if good_type(t, event.seat, event.card) == colour:
            earn(t, me, credits, card)


def earns_by_goods(slug: str, credits: int, colour: str) -> None:
    """Make a power that earns, when fulfilled, for each Good of a colour that anybody has."""

    @POWERS.at(immediate, slug=slug)
    def earns(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
        """Gain credits for the Goods of a colour of all seats."""
        earn(t, me, credits * sum(goods_count(t, seat, colour) for seat in t.seats), card)


def scores_by_contracts(slug: str, points: int, colour: str) -> None:
    """Make a power that scores for each own fulfilled Contract of a colour."""

    @POWERS.at(scoring, slug=slug)
    def scores(t: Harbour, me: Captain, card: int) -> int:
        """Score for fulfilled Contracts of a colour."""
        return points * sum(t.type(c) == colour for c in t.zones[me.fulfilled])


# -- cargo


def wild_containers(slug: str, colour: str) -> None:
    """Make a power under which one's Containers of a colour cover any requirement."""

    @POWERS.modifies(fits, slug=slug)
    def wild(
        t: Harbour,
        me: Captain,
        card: int,
        able: bool,
        ship: Ship,
        loaded: str,
        contract: int,
        need: str,
    ) -> bool:
        """Let own Containers of a colour cover any requirement."""
        return able or (loaded == colour and ship.owner == me)


def larger_ships(slug: str, most: int, *rows: tuple[int, int], powers: Powers = POWERS) -> None:
    """Make a power under which one's ships take more Containers, with payouts for so many."""

    @powers.modifies(capacity, slug=slug)
    def takes_more(t: Harbour, me: Captain, card: int, usual: int, ship: Ship) -> int:
        """Let own ships take more Containers."""
        return max(usual, most) if ship.owner == me else usual

    @powers.modifies(payout_rows, slug=slug)
    def pays_more(
        t: Harbour, me: Captain, card: int, usual: tuple[tuple[int, int], ...], ship: Ship
    ) -> tuple[tuple[int, int], ...]:
        """Pay for more Containers than the table of payouts knows."""
        return (*usual, *rows) if ship.owner == me else usual


def open_contracts(slug: str, colour: str, *, powers: Powers = POWERS) -> None:
    """Make a power under which one's Contracts of a colour take any Container."""

    @powers.modifies(fits, slug=slug)
    def takes_any(
        t: Harbour,
        me: Captain,
        card: int,
        able: bool,
        ship: Ship,
        loaded: str,
        contract: int,
        need: str,
    ) -> bool:
        """Let own Contracts of a colour take any Container."""
        return able or (ship.owner == me and t.box.types[contract] == colour)
