"""What happens that powers react to."""

from __future__ import annotations

from dataclasses import dataclass

from portside.games.neko_harbour.table import Skipper


@dataclass(frozen=True, slots=True)
class Arrived:
    """A ship came to a column; the dock check and the column's own effects are over.

    Attributes:
        seat: whose ship it is.
        ship: which one.
        pier: the pier level at the dock check.
        rewarded: whether a dock reward was taken.
    """

    seat: Skipper
    ship: int
    pier: int
    rewarded: bool


@dataclass(frozen=True, slots=True)
class HarbourUpgraded:
    """A harbour rose by one level."""

    seat: Skipper
    level: int
