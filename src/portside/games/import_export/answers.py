"""Everything a seat can say, in one screen: the shape of every answer, once.

A value stays a plain tuple or word and its key the same text, so records live on; what is told
here is for those who read: rules take answers apart by `match`, and mypy narrows every case.
"""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias, Union

Card: TypeAlias = int
"""Whatever is a number is a card; the engine's zones hold them as such."""
ShipName = NewType("ShipName", str)
"""`ship-2`."""
SeatWord = NewType("SeatWord", str)
"""`seat-1`."""
ActionName: TypeAlias = str
Colour: TypeAlias = str
Slug: TypeAlias = str

Pass: TypeAlias = Literal["pass"]
Yes: TypeAlias = Literal["yes"]
No: TypeAlias = Literal["no"]

# -- at any time

Use: TypeAlias = tuple[Literal["use"], Card]
UseDiscard: TypeAlias = tuple[Literal["use"], Card, Literal["discard"]]
Offer: TypeAlias = Union[Use, UseDiscard]

# -- the turn

Draw: TypeAlias = Literal["draw"]
By: TypeAlias = tuple[Literal["by"], Card]
Play: TypeAlias = tuple[Literal["play"], Card]
Wild: TypeAlias = tuple[Literal["wild"], Card, Card]
Follow: TypeAlias = tuple[Literal["follow"], Card]
FollowAs: TypeAlias = tuple[Literal["follow-as"], ActionName, Card]
WildAs: TypeAlias = tuple[Literal["wild-as"], ActionName, Card, Card]
As: TypeAlias = tuple[Literal["as"], ActionName]
Leading: TypeAlias = Union[Draw, By, Play, Wild]
Following: TypeAlias = Union[Draw, Follow, Wild, FollowAs, WildAs]
FollowWay: TypeAlias = Union[tuple[ActionName, Card], tuple[ActionName, Card, Card]]
"""What a power adds to the ways of following: an action, and the cards played for it."""

# -- the actions

Sell: TypeAlias = tuple[Literal["sell"], Card]
Recruit: TypeAlias = tuple[Literal["recruit"], Card]
Supplying: TypeAlias = Union[Sell, Recruit]

Contract: TypeAlias = tuple[Literal["contract"], Card, ShipName]
ContractFor: TypeAlias = tuple[Literal["contract-for"], Card, ShipName, str]
Contracting: TypeAlias = Union[Contract, ContractFor]

Load: TypeAlias = tuple[Literal["load"], Card, ShipName]
LoadDraw: TypeAlias = tuple[Literal["load-draw"], Card]
LoadPair: TypeAlias = tuple[Literal["load-pair"], Card, Card, Card, ShipName]
LoadSell: TypeAlias = tuple[Literal["load-sell"], Card, Card]
LoadFree: TypeAlias = tuple[Literal["load-free"], Card, ShipName]
LoadOtherwise: TypeAlias = Union[LoadDraw, LoadPair, LoadSell, LoadFree]
"""What a power, whose card comes second, lets a Load action be spent on."""
Loading: TypeAlias = Union[Load, LoadOtherwise]

Pirate: TypeAlias = tuple[Literal["pirate"], Card, str]
"""A prize, and where it goes: a ship, the discards, or whither a power has it."""
PirateDeck: TypeAlias = tuple[Literal["pirate-deck"], Card]
PirateDocked: TypeAlias = tuple[Literal["pirate-docked"], Card, Card, str]
PirateHand: TypeAlias = tuple[Literal["pirate-hand"], Card, SeatWord]
PiratePair: TypeAlias = tuple[Literal["pirate-pair"], Card, Card]
PirateOtherwise: TypeAlias = Union[PirateDeck, PirateDocked, PirateHand, PiratePair]
"""Another kind of piracy, by the power whose card comes second."""
Pirating: TypeAlias = Union[Pirate, PirateOtherwise]

Target: TypeAlias = Union[ShipName, Literal["island"]]
"""What can be auctioned."""
Swap: TypeAlias = tuple[Literal["swap"], Card, Card]
Take: TypeAlias = tuple[Literal["goods", "crew", "lose"], Card]
"""What becomes of a card off a ship."""

# -- powers

Contracts: TypeAlias = tuple[Literal["contracts"], Card, Card]
Hand: TypeAlias = Literal["hand"]
Give: TypeAlias = tuple[Literal["give"], Card]
Area: TypeAlias = Literal["crew", "goods", "hand"]
Move: TypeAlias = tuple[Literal["move"], Card, Area]
ToHand: TypeAlias = tuple[Literal["take"], Card]
Become: TypeAlias = tuple[Literal["goods", "crew"], Card]
Reward: TypeAlias = Literal["cards", "credits"]
Payment: TypeAlias = Literal["pay_credits", "give_cards", "give_contract", "give_goods"]
