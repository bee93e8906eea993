"""The powers of all cards, a module for each kind."""

from __future__ import annotations

from portside.games.neko_harbour.powers import (
    fishing_boat,
    fuel_supply_ship,
    permit_office,
    research_station,
    seaside_town,
    shipyard,
    site,
    visitor_center,
)
from portside.games.neko_harbour.powers.moments import POWERS as POWERS

__all__ = [
    "POWERS",
    "fishing_boat",
    "fuel_supply_ship",
    "permit_office",
    "research_station",
    "seaside_town",
    "shipyard",
    "site",
    "visitor_center",
]
