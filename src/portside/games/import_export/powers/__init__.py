"""The powers, one module for each goods type of the base set and one for each further set."""

from portside.games.import_export.powers import (
    agriculture,
    consumer,
    illegal,
    j,
    kickstarter,
    kickstarter2,
    luxury,
    technology,
)
from portside.games.import_export.powers.kit import POWERS as POWERS

__all__ = [
    "POWERS",
    "agriculture",
    "consumer",
    "illegal",
    "j",
    "kickstarter",
    "kickstarter2",
    "luxury",
    "technology",
]
