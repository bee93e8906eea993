"""What happened: the log for people, and the movements for clients to draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.table import Table


class Entry(NamedTuple):
    """Hold one thing that happened.

    Attributes:
        kind: text id; `moved` and `shown` are for drawing and have no text.
        seat: whose doing it was, or -1.
        cards: the cards concerned.
        eyes: who may know the cards (bits); others learn only how many there were.
        rule: id of the rule.
        facts: further values, known to everybody.
    """

    kind: str
    seat: int
    cards: tuple[int, ...]
    eyes: int
    rule: str
    facts: tuple[tuple[str, Value], ...]


class Log:
    """Collect entries in order."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def moved(self, card: int, source: str, target: str, eyes: int) -> None:
        """Note that a card went from one place to another."""
        facts = (("from", source), ("to", target))
        self.entries.append(Entry("moved", -1, (card,), eyes, "", facts))

    def shown(self, card: int, at: str, eyes: int) -> None:
        """Note that a card was shown where it lies."""
        self.entries.append(Entry("shown", -1, (card,), eyes, "", (("at", at),)))


def say(
    t: Table,
    kind: str,
    seat: int = -1,
    cards: tuple[int, ...] = (),
    rule: str = "",
    eyes: int | None = None,
    **facts: Value,
) -> None:
    """Write a line into the log, if anybody listens; `eyes` limits who may know the cards."""
    if t.log is not None:
        mask = t.everyone if eyes is None else eyes
        t.log.entries.append(Entry(kind, int(seat), cards, mask, rule, tuple(facts.items())))
