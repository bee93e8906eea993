"""The powers, by goods type, by further set, and by what differs in the first edition."""

from portside.games.import_export.powers import (
    agriculture,
    capital,
    chinese,
    consumer,
    earlier,
    first,
    flag,
    illegal,
    j,
    kickstarter,
    kickstarter2,
    luxury,
    technology,
    tokyo,
)
from portside.games.import_export.powers.moments import POWERS as POWERS

__all__ = [
    "POWERS",
    "agriculture",
    "capital",
    "chinese",
    "consumer",
    "earlier",
    "first",
    "flag",
    "illegal",
    "j",
    "kickstarter",
    "kickstarter2",
    "luxury",
    "technology",
    "tokyo",
]
