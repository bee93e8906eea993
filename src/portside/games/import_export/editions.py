"""How the editions differ: all of it but the cards, in one screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """Hold the numbers and habits of one edition.

    Attributes:
        name: as in the setting.
        sets: its sets of cards; every one but the base is a switch `set_<name>`.
        payout: credits by least number of Containers, rising (IE-134, F1-076).
        announces: whether seats announce how often they will act, and must then (F1-DIFF-14);
            otherwise they act once and once for each matching Crew, as long as they like.
        prunes: whether a limit that shrinks costs what is over it (AMB-028, F1-OPEN-07).
        rulings: what the choice `edition` of these settings means.
        books: by book of card texts, what the choice `book` means where that book says otherwise.
    """

    name: str
    sets: tuple[str, ...]
    payout: tuple[tuple[int, int], ...]
    announces: bool
    prunes: bool
    rulings: Mapping[str, str]
    books: Mapping[str, Mapping[str, str]]


DEFINITIVE: Final = Edition(
    name="definitive",
    sets=("base", "j", "kickstarter", "kickstarter2", "capital", "tokyo", "flag"),
    payout=((2, 6), (3, 10), (5, 14)),
    announces=True,
    prunes=True,
    rulings={
        "bid_tie": "choice",  # IE-093
        "bought_tiers": "placement",  # AMB-048
        "completion": "definitive",  # IE-132
        "rolls_royce_names": "type",  # AMB-134
        "rolls_royce_card": "shown",  # AMB-018
        "fake_money_takes": "ship",  # AMB-113
        "mini_van_hands": "all",  # AMB-123
        "ship_limit": "contracts",  # AMB-121
        "idle_actions": "powers",  # AMB-011
        "power_imports": "paid",  # AMB-039
        "apples_tuck": "duty",  # AMB-061
        "aeroponics_import": "within",  # AMB-156
        "aeroponics_sailed": "returns",  # AMB-158
    },
    books={},
)

FIRST: Final = Edition(
    name="first",
    sets=("base", "jutaku", "kickstarter", "captain"),
    payout=((2, 6), (4, 10), (6, 14)),
    announces=False,
    prunes=False,
    rulings={
        "bid_tie": "clockwise",  # F1-104
        "bought_tiers": "turn",  # F1-090
        "completion": "french",  # F1-077
        "rolls_royce_names": "card",  # F1-243
        "rolls_royce_card": "drawn",  # F1-243
        "fake_money_takes": "opponent",  # F1-201
        "mini_van_hands": "all",  # F1-204
        "ship_limit": "containers",  # F1-097
        "idle_actions": "nothing",  # F1-093
        "power_imports": "free",  # F1-269
        "apples_tuck": "may",  # F1-185
        "aeroponics_import": "after",  # F1-257
        "aeroponics_sailed": "stays",  # F1-257
    },
    books={"chinese": {"fake_money_takes": "ship", "mini_van_hands": "opponents"}},
)

EDITIONS: Final = {edition.name: edition for edition in (DEFINITIVE, FIRST)}
CAPTAIN: Final = "captain"
"""Cards of the first edition that are also part of Kickstarter 2."""
