"""Everything a stall keeper can say, and which question it belongs to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NewType, TypeAlias

from portside.engine.ask import Pass

SEATS: Final = 5

Card: TypeAlias = int
SeatWord = NewType("SeatWord", str)

Open: TypeAlias = tuple[Literal["open"], Card]
Lead: TypeAlias = Literal["draw", "auction"] | Open
Use: TypeAlias = tuple[Literal["use"], Card]

QUESTIONS: Final[Mapping[str, object]] = {
    "ask-bid": int,
    "ask-drum": Literal["draw"] | Pass,
    "ask-firework": Card,
    "ask-lead": Lead,
    "ask-mirror": Card,
    "ask-net": Card,
    "ask-tie": SeatWord,
    "offer": Use,
    "order-powers": Card,
}
"""What each question takes."""

WORDS: Final[Mapping[object, Sequence[str]]] = {SeatWord: [f"seat-{n}" for n in range(SEATS)]}
OF_SEAT: Final[Mapping[object, int]] = {SeatWord: 1}
