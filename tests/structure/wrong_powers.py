"""Powers that mypy must refuse; no other check reads this file."""

from __future__ import annotations

from portside.engine.flow import Effect, Flow, choose, these
from portside.engine.powers import Registry, emit
from portside.testing.pretend.moments import At
from portside.testing.pretend.table import Keeper, Night
from portside.testing.pretend.verbs import Opened, discount

POWERS: Registry[Night, Keeper] = Registry()
ripening: At[[int], Effect] = POWERS.moment("ripening")
scoring: At[[], int] = POWERS.moment("scoring")


@ripening
def right(t: Night, me: Keeper, card: int, days: int) -> Flow[None]:
    """Fit."""
    yield from ripening.run(t, card, days)
    yield from emit(t, Opened, me, card)


@ripening
def asks_nothing(t: Night, me: Keeper, card: int, days: int) -> None:
    """Fit too."""


@ripening  # refused
def told_too_little(t: Night, me: Keeper) -> Flow[None]:
    """Take fewer things than it is told."""
    yield from choose(t, me, "ask-lead", these(("draw",)))


@scoring  # refused
def says_something_else(t: Night, me: Keeper, card: int) -> str:
    """Return no number."""
    return ""


@POWERS.on(Opened)  # refused
def hears_something_else(t: Night, me: Keeper, card: int, event: int) -> None:
    """Take another event."""


@POWERS.modifies(discount)  # refused
def changes_something_else(t: Night, me: Keeper, card: int, coins: int) -> int:
    """Leave out whose discount it is."""
    return coins


def runs(t: Night, me: Keeper, card: int) -> Flow[None]:
    """Tell too little."""
    yield from ripening.run(t, card)  # refused
    yield from emit(t, Opened, me)  # refused
