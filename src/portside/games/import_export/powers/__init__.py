"""The powers, by goods type, by further set, and by what differs in the first edition."""

from portside.games.import_export.moments import POWERS as POWERS
from portside.games.import_export.powers import (
    agriculture,
    capital,
    consumer,
    earlier_rulings,
    first_edition,
    first_edition_chinese,
    flag,
    illegal,
    j,
    kickstarter,
    kickstarter2,
    luxury,
    robo_cats,
    technology,
    tokyo,
)

__all__ = [
    "POWERS",
    "agriculture",
    "capital",
    "consumer",
    "earlier_rulings",
    "first_edition",
    "first_edition_chinese",
    "flag",
    "illegal",
    "j",
    "kickstarter",
    "kickstarter2",
    "luxury",
    "robo_cats",
    "technology",
    "tokyo",
]
