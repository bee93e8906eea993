"""Everything a seat can say, in one screen: the shape of every answer, once.

A value stays a plain tuple or word and its key the same text, so records live on; what is told
here is for those who read: rules take answers apart by `match`, and mypy narrows every case.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NewType, TypeAlias, Union

from portside.engine.ask import Pass as Pass  # noqa: PLC0414 # it is one of the answers

SEATS: Final = 6
SHIPS: Final = 2 * SEATS + 2
"""Two for each seat, and two that powers may launch (AMB-110)."""

Card: TypeAlias = int
"""Whatever is a number is a card; the engine's zones hold them as such."""
ShipName = NewType("ShipName", str)
"""`ship-2`."""
SeatWord = NewType("SeatWord", str)
"""`seat-1`."""
ActionName: TypeAlias = str
Colour: TypeAlias = str
Slug: TypeAlias = str

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
Done: TypeAlias = Literal["done"]

# -- which question takes what

QUESTIONS: Final[Mapping[str, object]] = {
    "ask-a-small-tank": Card,
    "ask-action": As,
    "ask-aeroponics": Yes | Pass,
    "ask-antiquities": Card | Pass,
    "ask-apples": Card | Pass,
    "ask-ar-glasses": Card | Contracts | Wild | Pass,
    "ask-backpacks": Draw | Pass,
    "ask-bamboo": Contract | Pass,
    "ask-barter": Swap | Pass,
    "ask-batteries": Load | Pass,
    "ask-beer": Literal["island"] | Pass,
    "ask-before-scoring": Done,
    "ask-bid": int,
    "ask-bird-feed": Literal["buy"] | Pass,
    "ask-board": ShipName,
    "ask-cell-phones": Load | Pass,
    "ask-chairs": Card | Pass,
    "ask-cheap-shirts": Card,
    "ask-cologne": As,
    "ask-contraband": Pirate | Pass,
    "ask-contract": Contracting | Pass,
    "ask-count": int,
    "ask-crew-action": As,
    "ask-dark-flight": Card,
    "ask-diamonds": Card | Pass,
    "ask-dino-bones": Card,
    "ask-dino-bones-take": Card,
    "ask-discard-first": Card,
    "ask-dragon-fruit": Reward,
    "ask-drones": Draw | Pass,
    "ask-end-turn": Done,
    "ask-execute-as": As,
    "ask-fake-money": Load | ToHand,
    "ask-flash-drives": Card | Pass,
    "ask-flour": Yes | Pass,
    "ask-flour-cards": Card,
    "ask-follow": Following,
    "ask-foxes": Literal["win", "share"],
    "ask-free-action": As | Pass,
    "ask-fulfil-early": Yes | No,
    "ask-fulfil-first": ShipName,
    "ask-hentai-manga": Become | Pass,
    "ask-iceland-water": Card,
    "ask-insects": SeatWord,
    "ask-insects-good": Card,
    "ask-interest": Card,
    "ask-jasmine-tea": Card | Pass,
    "ask-jets": Card | Pass,
    "ask-lead": Leading,
    "ask-led-lights": Card | Swap,
    "ask-led-lights-price": Card,
    "ask-leftmost": Card,
    "ask-load": Loading | Pass,
    "ask-lumber": Draw | Pass,
    "ask-lutefisk": Contract,
    "ask-maple-syrup": ShipName,
    "ask-market-data": Card,
    "ask-mini-van": Pirate,
    "ask-name": Colour | Slug,
    "ask-nanobots": Yes | Pass,
    "ask-nanobots-load": Load | Pass,
    "ask-new-place": Load | Move | Pass,
    "ask-oat-milk": Reward | Pass,
    "ask-opposition-leaflets": Card,
    "ask-overflow": Card,
    "ask-paprika": Load | Pass,
    "ask-part": ShipName,
    "ask-partnership": ShipName | Pass,
    "ask-pirate": Pirating | Pass,
    "ask-platinum-rings": Card | Pass,
    "ask-playstations": Load | Pass,
    "ask-potatoes": Reward,
    "ask-power-import": Take | Pass,
    "ask-prune-crew": Card,
    "ask-prune-goods": Card,
    "ask-railguns": Payment,
    "ask-railguns-contract": Card,
    "ask-railguns-goods": Card,
    "ask-robo-cats": Pirate,
    "ask-rooibos-tea": Yes | No,
    "ask-rope": Swap,
    "ask-satellite": Yes | Pass,
    "ask-satellite-draw": Draw | Pass,
    "ask-satellite-load": Load | Pass,
    "ask-sculptures": Card,
    "ask-segways": Load | Move | Pass,
    "ask-shoes": Draw | Pass,
    "ask-shotguns": Payment,
    "ask-shotguns-cards": Card,
    "ask-side": Card,
    "ask-soy-sauce": Yes | Pass,
    "ask-squid-jerky": Card,
    "ask-stolen-documents": Card | Pass,
    "ask-supply": Supplying | Pass,
    "ask-sushi-knives": Card,
    "ask-take": Take | Pass,
    "ask-target": Target | Pass,
    "ask-telescopes": Card,
    "ask-teslas": Colour | Pass,
    "ask-tie": SeatWord,
    "ask-token": Colour,
    "ask-us-dollars": As,
    "ask-use-power": Yes | Pass,
    "ask-vacuums": Give | Hand,
    "ask-wind-turbines": Card,
    "ask-would-pirate": Yes | Pass,
    "ask-yakuza-art": Reward | Pass,
    "ask-yen": ShipName,
    "ask-yen-waive": Colour,
    "offer": Offer,
    "order-powers": Card,
}
"""What each question takes; the adapters read their vocabulary from here."""

WORDS: Final[Mapping[object, Sequence[str]]] = {
    SeatWord: [f"seat-{seat}" for seat in range(SEATS)],
    ShipName: [f"ship-{number}" for number in range(SHIPS)],
}
"""The words of a kind."""

OF_SEAT: Final[Mapping[object, int]] = {SeatWord: 1, ShipName: 2}
"""How many words of a kind are each seat's; ships launched later are numbered as they come."""
