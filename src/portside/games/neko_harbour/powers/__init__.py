"""The powers of all cards, a module for each kind."""

from __future__ import annotations

from portside.games.neko_harbour.moments import POWERS as POWERS
from portside.games.neko_harbour.powers import (
    fishing_boat,
    research_station,
    seaside_town,
    sets,
    shipyard,
    site,
)

__all__ = [
    "POWERS",
    "fishing_boat",
    "research_station",
    "seaside_town",
    "sets",
    "shipyard",
    "site",
]
