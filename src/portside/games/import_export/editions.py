"""How the editions differ: all of it but the cards, in one screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """Hold the numbers and habits of one edition.

    Attributes:
        name: as in the setting.
        payout: credits by least number of Containers, rising (IE-134, F1-076).
        announces: whether seats announce how often they will act, and must then (F1-DIFF-14);
            otherwise they act once and once for each matching Crew, as long as they like.
        prunes: whether a limit that shrinks costs what is over it (AMB-028, F1-OPEN-07).
        foxes_may_decline: whether winning a tie is a right rather than a fact (F1-OPEN-05).
    """

    name: str
    payout: tuple[tuple[int, int], ...]
    announces: bool
    prunes: bool
    foxes_may_decline: bool


DEFINITIVE: Final = Edition(
    name="definitive",
    payout=((2, 6), (3, 10), (5, 14)),
    announces=True,
    prunes=True,
    foxes_may_decline=False,
)

FIRST: Final = Edition(
    name="first",
    payout=((2, 6), (4, 10), (6, 14)),
    announces=False,
    prunes=False,
    foxes_may_decline=True,
)

EDITIONS: Final = {edition.name: edition for edition in (DEFINITIVE, FIRST)}

SETS: Final = {
    "definitive": ("base", "j", "kickstarter", "kickstarter2"),
    "first": ("base", "jutaku", "kickstarter", "captain"),
}
"""The sets each edition has; every one but the base is a switch `set_<name>`."""

CAPTAIN: Final = "captain"
KICKSTARTER_2: Final = "kickstarter2"
