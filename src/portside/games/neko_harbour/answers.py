"""Everything a seat can say: the shape of every answer, and which question it belongs to.

Values are plain words and tuples of words and cards; these types cost nothing when rules run.
Rules take answers apart by `match`, and the adapters read their vocabulary from here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NewType, TypeAlias

from portside.engine.ask import Pass

SEATS: Final = 4
SHIPS: Final = 6
"""Ships of each colour (NH-012); also their highest level."""
COLUMNS: Final = 8
"""The most columns of a lane: six kinds of cards, and a fishing boat of each period (NH-042)."""

Card: TypeAlias = int
ShipName = NewType("ShipName", str)
ColumnWord = NewType("ColumnWord", str)
LevelWord = NewType("LevelWord", str)
HarbourWord = NewType("HarbourWord", str)
GoodsWord = NewType("GoodsWord", str)
"""Some small cards of a kind: `fish-cards-4`."""
SymbolsWord = NewType("SymbolsWord", str)
"""Some symbols: `coins-2`."""

Resource: TypeAlias = Literal["fish", "permit", "cargo"]
SmallCard: TypeAlias = Literal["fish", "permit", "cargo", "captain", "penguin"]

# -- the draft (NH-029), and playing a card (NH-038)
Draft: TypeAlias = (
    tuple[Literal["take-1"], Card]
    | tuple[Literal["take-2"], Card, Card]
    | tuple[Literal["take-3"], Card, Card, Card]
)
Play: TypeAlias = tuple[Literal["play"], Card]
Abandon: TypeAlias = tuple[Literal["abandon"], Card, ColumnWord]
Tuck: TypeAlias = tuple[Literal["tuck"], ColumnWord]

# -- extra actions (NH-058)
Raise: TypeAlias = tuple[Literal["raise"], ShipName, LevelWord]
Buy: TypeAlias = tuple[Literal["buy"], Literal["permit"]]
Launch: TypeAlias = tuple[Literal["launch"], LevelWord]
Move: TypeAlias = tuple[Literal["move"], ShipName, ColumnWord]
Sail: TypeAlias = tuple[Literal["sail"], ShipName, Card]
Assign: TypeAlias = tuple[Literal["assign"], ColumnWord]
Boost: TypeAlias = tuple[Literal["boost"], Card, SymbolsWord]
Extra: TypeAlias = Raise | Buy | Launch | Move | Sail | Assign | Boost | HarbourWord
"""The word for one's harbour upgrades it (NH-065)."""

# -- rewards and powers
Discard: TypeAlias = tuple[Literal["discard"], Resource]
TurnOver: TypeAlias = tuple[Literal["turn-over"], Literal["fish", "permit"]]
Trade: TypeAlias = (
    tuple[Literal["trade-1-1"], GoodsWord, GoodsWord]
    | tuple[Literal["trade-1-2"], GoodsWord, GoodsWord, GoodsWord]
    | tuple[Literal["trade-2-1"], GoodsWord, GoodsWord, GoodsWord]
    | tuple[Literal["trade-2-2"], GoodsWord, GoodsWord, GoodsWord, GoodsWord]
)

QUESTIONS: Final[Mapping[str, object]] = {
    "ask-after": Extra | Pass,
    "ask-boat": Play | Abandon,
    "ask-coins": Extra | Pass,
    "ask-discard": Discard,
    "ask-dock": SmallCard | Pass,
    "ask-draft": Draft,
    "ask-extra-turn": Extra | Pass,
    "ask-fuel": Extra | Pass,
    "ask-permits": Extra | Pass,
    "ask-play": Play | Abandon,
    "ask-raise": Raise | Pass,
    "ask-resource": Resource | Pass,
    "ask-take": Literal["take"] | Pass,
    "ask-trade": Trade | Pass,
    "ask-tuck": Tuck,
    "ask-turn-over": TurnOver | Pass,
}
"""What each question takes."""

WORDS: Final[Mapping[object, Sequence[str]]] = {
    ShipName: [f"ship-{seat}-{n}" for seat in range(SEATS) for n in range(SHIPS)],
    ColumnWord: [f"column-{seat}-{at}" for seat in range(SEATS) for at in range(COLUMNS)],
    LevelWord: [f"level-{level}" for level in range(1, SHIPS + 1)],
    HarbourWord: [f"harbour-{seat}" for seat in range(SEATS)],
}
"""The words of a kind, where the rules know them all; how many of what is an owner's value."""

OF_SEAT: Final[Mapping[object, int]] = {ShipName: SHIPS, ColumnWord: COLUMNS, HarbourWord: 1}
"""How many words of a kind are each seat's."""
