"""Ships: each knows its owner and its places; what is aboard is on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from portside.engine.native import made_anew
from portside.games.import_export.answers import ShipName
from portside.games.import_export.seats import Captain


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship: its number, owner, the places of its Contracts and cargo, its word and mark.

    What lies under it for good is in its hull, a place that only the Capital set has; -1 elsewhere.
    """

    n: int
    owner: Captain = field(compare=False)
    contracts: int = field(compare=False)
    cargo: int = field(compare=False)
    hull: int = field(compare=False)
    name: ShipName = field(compare=False)
    mark: int = field(compare=False)

    def __reduce__(self) -> tuple[object, ...]:
        return made_anew(self)
