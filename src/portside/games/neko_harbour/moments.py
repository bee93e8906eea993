"""When a power of this title works: the registry, and the moments made from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from portside.engine.flow import Effect
from portside.engine.powers import Moment, Registry
from portside.games.neko_harbour.table import Skipper, Voyage

P = ParamSpec("P")
R = TypeVar("R")
At: TypeAlias = Moment[Voyage, Skipper, P, R]
"""A moment of this title: `At[[what the power is told], what it returns]`."""

POWERS: Final[Registry[Voyage, Skipper]] = Registry()
on = POWERS.on
modifies = POWERS.modifies

arrival: Final[At[[int], Effect]] = POWERS.moment("arrival")
"""A ship, which is told, has come to the column."""
activation: Final[At[[], Effect]] = POWERS.moment("activation")
"""The column is activated."""
immediate: Final[At[[], Effect]] = POWERS.moment("immediate")
"""The card is played, before it is tucked."""
boost: Final[At[[int], dict[str, int]]] = POWERS.moment("boost")
"""Return the symbols it may add, once a turn, to a window, which is told."""
scoring: Final[At[[], int]] = POWERS.moment("scoring")
"""Return points at the end of the game."""
worth: Final[At[[int], int]] = POWERS.moment("worth")
"""Return what the first place scores at a site, which is told; nobody owns it."""


def own(
    t: Voyage, moment: At[P, R], card: int
) -> Callable[Concatenate[Voyage, Skipper, int, P], R] | None:
    """Return what a card does at a moment of its own, or None; none takes on another's here."""
    return t.box.effects[moment.name][card]  # type: ignore[return-value] # it hangs on the moment


def effects(
    t: Voyage, moment: At[P, R], me: Skipper, column: int
) -> list[tuple[int, Callable[Concatenate[Voyage, Skipper, int, P], R]]]:
    """Return the cards of a column that do something at a moment, with what they do."""
    if t.lanes[me][column - 1] not in t.box.kinds[moment.name]:
        return []
    runs = t.box.effects[moment.name]
    cards = t.zones[me.columns[column - 1]]
    found: list[tuple[int, Callable[..., R]]]
    found = [(card, run) for card in cards if (run := runs[card]) is not None]  # type: ignore[misc] # of this moment
    return found


def boosters(
    t: Voyage, me: Skipper
) -> list[tuple[int, Callable[[Voyage, Skipper, int, int], dict[str, int]]]]:
    """Return the cards of a lane that can add symbols to a window (NH-149)."""
    boosting = t.box.kinds[boost.name]
    columns = [column for column, kind in enumerate(t.lanes[me], start=1) if kind in boosting]
    return [found for column in columns for found in effects(t, boost, me, column)]
