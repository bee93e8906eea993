"""The Port of Tokyo: the Island's other side, a column and a price by tier (IE-195 to IE-202)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypedDict

from portside.games.import_export.printed_values import PORT

if TYPE_CHECKING:
    from portside.engine.game import Config
    from portside.games.import_export.table import Harbour

PRICES: Final = (2, 4, 6, 8)
"""What the columns for tier 0, 1, 2 and above cost: house values (AMB-093)."""


class WareShown(TypedDict):
    """A card in a column."""

    card: str


class ColumnShown(TypedDict):
    """A column: its price, the fields no source states, and its cards."""

    name: str
    price: int
    house: list[str]
    cards: list[WareShown]


class PortShown(TypedDict):
    """The Port of Tokyo."""

    columns: list[ColumnShown]


def port_prices(config: Config) -> tuple[int, ...]:
    """Return the price of each column; none where the Island is in play (IE-195)."""
    wanted = config["port"]
    if wanted == "off" or (wanted == "set" and not config["set_tokyo"]):
        return ()
    return tuple(port_prices_entered(config).get("prices", PRICES))


def port_prices_entered(config: Config) -> Mapping[str, Any]:
    """Return what somebody has read off a printed board of the Port."""
    values: Any = config["values"]
    found: Mapping[str, Any] = values.get(PORT, {})
    return found


def port_column(t: Harbour, card: int) -> int:
    """Return the column of the Port a card lies in: its tiers, or the last (IE-196, AMB-093)."""
    return min(t.face(card).tiers, len(t.box.port) - 1)


def port_price(t: Harbour, card: int) -> int:
    """Return what contracting a card from the Port costs (IE-201)."""
    return t.box.port[port_column(t, card)]


def port_wares(t: Harbour) -> tuple[tuple[int, int], ...]:
    """Return the cards at the Port with their prices (IE-200)."""
    return tuple((card, port_price(t, card)) for card in t.zones[t.box.island])


def port_shown(t: Harbour) -> PortShown:
    """Return the columns as clients show them, prices no source states marked."""
    house = [] if port_prices_entered(t.config) else ["price"]
    keys, island = t.box.keys, t.zones[t.box.island]
    columns: list[ColumnShown] = [
        {
            "name": f"column-{number}",
            "price": credits,
            "house": house,
            "cards": [{"card": keys[card]} for card in island if port_column(t, card) == number],
        }
        for number, credits in enumerate(t.box.port)
    ]
    return {"columns": columns}
