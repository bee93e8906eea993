"""The powers, one module for each goods type and set."""

from portside.games.import_export.powers import (
    agriculture,
    consumer,
    illegal,
    luxury,
    technology,
)
from portside.games.import_export.powers.kit import POWERS as POWERS

__all__ = ["POWERS", "agriculture", "consumer", "illegal", "luxury", "technology"]
