"""How far an imagined world is played, and who answers next in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from portside.bots.imagined_worlds import CountsTurns, World
from portside.engine.ask import Together

if TYPE_CHECKING:
    from portside.engine.ask import Ask
    from portside.engine.table import Table


class Horizon:
    """Tell when turns have ended, and when to stop playing on.

    Tables that do not count turns are taken to begin one whenever another seat acts.

    Args:
        turns: how many turns must end.
    """

    LONGEST: ClassVar[int] = 600
    """After so many answers playing on ends anywhere."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.ended = 0
        self._clocks: dict[type, str] = {}
        self._answers = self._last = 0

    def begin(self, table: Table) -> None:
        """Start counting from a table on how far an imagined world is played."""
        if type(table) not in self._clocks:  # asking costs more than remembering
            self._clocks[type(table)] = "turn" if isinstance(table, CountsTurns) else "acting"
        self.ended = 0
        self._answers = self.LONGEST
        self._last = self._now(table)

    def _now(self, table: Table) -> int:
        now: int = getattr(table, self._clocks[type(table)])
        return now

    def turned(self, table: Table) -> bool:
        """Count one more answer in an imagined world and tell whether a turn has just ended."""
        self._answers -= 1
        now = self._now(table)
        if now == self._last:
            return False
        self._last = now
        self.ended += 1
        return True

    @property
    def reached(self) -> bool:
        """Tell whether an imagined world was played as far as its horizon."""
        return self.ended >= self.turns or self._answers < 0


def next_ask(world: World, seat: int) -> Ask | None:
    """Return the ask to answer next in an imagined world: of sealed ones the seat's own first."""
    question = world.question
    if question is None:
        return None
    if not isinstance(question, Together):
        return question
    asks = world.asks()
    return next((ask for ask in asks if ask.seat == seat), asks[0])
