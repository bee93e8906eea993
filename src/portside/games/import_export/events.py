"""What powers can react to, after the fact."""

from __future__ import annotations

from dataclasses import dataclass

from portside.games.import_export.table import Captain, Ship


@dataclass(frozen=True, slots=True)
class LeadDeclared:
    """The leader has announced an action and how often."""

    seat: Captain
    action: str
    count: int


@dataclass(frozen=True, slots=True)
class FollowClosed:
    """Every seat has announced what it will do."""

    leader: Captain
    action: str


@dataclass(frozen=True, slots=True)
class DrawAction:
    """A seat took a draw as its action: leading, following, or by grant."""

    seat: Captain


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat drew cards; one event for one instruction."""

    seat: Captain
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContractAction:
    """A seat begins a Contract action."""

    seat: Captain


@dataclass(frozen=True, slots=True)
class LoadAction:
    """A seat has just performed a Load action."""

    seat: Captain


@dataclass(frozen=True, slots=True)
class ContainerLoaded:
    """A card became cargo; `via` is load, pirate or power."""

    seat: Captain
    ship: Ship
    card: int
    via: str


@dataclass(frozen=True, slots=True)
class ContractPlaced:
    """A card became a Contract on a ship; `source` is the kind of place it came from."""

    seat: Captain
    card: int
    ship: Ship
    source: str
    is_action: bool


@dataclass(frozen=True, slots=True)
class PirateAction:
    """A seat begins a Pirate action."""

    seat: Captain


@dataclass(frozen=True, slots=True)
class PirateTaken:
    """A prize was taken: from a ship, at sea or docked, or from elsewhere when `ship` is None."""

    seat: Captain
    card: int
    ship: Ship | None
    source: str
    at_sea: bool


@dataclass(frozen=True, slots=True)
class PrizeTaken:
    """A Pirate action has had its prize, and the prize is stowed."""

    seat: Captain


@dataclass(frozen=True, slots=True)
class ImportTaken:
    """Cards were imported; `ship` is None for cards that came off no ship."""

    seat: Captain
    ship: Ship | None
    cards: tuple[int, ...]
    is_action: bool


@dataclass(frozen=True, slots=True)
class GoodsAdded:
    """A card entered a seat's Goods and stayed."""

    seat: Captain
    card: int


@dataclass(frozen=True, slots=True)
class CreditsLost:
    """A seat spent or lost credits, summed over one effect."""

    seat: Captain
    credits: int


@dataclass(frozen=True, slots=True)
class Fulfilment:
    """The Contracts of a ship are being fulfilled.

    Attributes:
        seat: whose they are.
        ship: the ship, or None when a power only treats a card as fulfilled.
        contracts: all Contracts fulfilled together.
        cargo: the Containers aboard when it was paid.
    """

    seat: Captain
    ship: Ship | None
    contracts: tuple[int, ...]
    cargo: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContractFulfilled:
    """One Contract was fulfilled; once per Contract."""

    seat: Captain
    card: int
    ship: Ship | None


@dataclass(frozen=True, slots=True)
class ShipFulfilled:
    """All Contracts of a ship were fulfilled; once per ship, after the payout, before sailing."""

    seat: Captain
    ship: Ship
    contracts: tuple[int, ...]
    cargo: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShipSailed:
    """A fulfilled ship reached the Open Sea."""

    seat: Captain
    ship: Ship


@dataclass(frozen=True, slots=True)
class ShipReturned:
    """A ship came home."""

    seat: Captain
    ship: Ship
