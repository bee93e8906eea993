"""What differs between the editions, as data; the difference can be read in one screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """Hold the numbers and habits of one edition.

    Attributes:
        name: as in the setting.
        payout: credits by least number of Containers, rising.
        grey_bonus: credits the grey seat starts with besides the usual.
        end_credits: so many credits end the match.
    """

    name: str
    payout: tuple[tuple[int, int], ...]
    grey_bonus: int
    end_credits: int


DEFINITIVE: Final = Edition(
    name="definitive",
    payout=((2, 6), (3, 10), (5, 14)),
    grey_bonus=4,
    end_credits=50,
)

EDITIONS: Final = {edition.name: edition for edition in (DEFINITIVE,)}
