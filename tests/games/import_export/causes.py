"""Which power a line of the log is due to, found out by following every power as it runs."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from types import GeneratorType
from typing import Any, Final

from portside.engine.events import Entry
from portside.engine.hooks import Power
from portside.engine.match import Match
from portside.games.import_export.moments import prize_otherwise

BY_RULE: Final = ("moved", "shown", "log-turned-over", "log-reshuffled", "log-exhausted")
"""Lines that are drawn and not told, and what a rule makes of the deck while somebody draws."""

GAINS: Final = ("log-earned", "log-paid", "log-paid-to", "log-drew")


@dataclass(frozen=True)
class Run:
    """One time that a power runs.

    Attributes:
        slug: whose power it is.
        cards: the card that has it; several, where it is not told which of them.
        begun: how long the log was then.
    """

    slug: str
    cards: frozenset[int]
    begun: int


class Causes:
    """Follow the powers of one match of Import/Export.

    Attributes:
        match: with a log.
        due: by the number of a line, the innermost power that ran when it was written.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.due: dict[int, Run] = {}

    @property
    def lines(self) -> list[Entry]:
        """Return all lines so far."""
        log = self.match.table.log
        assert log is not None
        return log.entries

    def follow(self, put: Callable[[dict[str, Power], str, Power], None]) -> None:
        """Have every power that does something watched; `put` replaces it among its hook's."""
        for hook, listening in self.match.table.box.hooks.listening.items():
            if isinstance(hook, (str, type)):  # queries tell nothing
                for slug, power in [*listening.runs.items()]:
                    put(listening.runs, slug, replace(power, run=self.watched(power, hook)))

    def watched(self, power: Power, hook: str | type) -> Any:
        """Return a power's function that notes what is told while it runs."""

        def run(t: Any, me: Any, card: int, *args: Any) -> Any:
            cards = {card}
            if hook == prize_otherwise.name:  # it is told the prize instead
                cards = {each for each in t.zones[me.fulfilled] if t.power(each) == power.slug}
            ran = Run(power.slug, frozenset(cards), len(self.lines))
            found: Any = power.run(t, me, card, *args)
            self.note(ran, ran.begun)
            return self.driven(found, ran) if isinstance(found, GeneratorType) else found

        return run

    def driven(self, flow: Any, ran: Run) -> Generator[Any, Any, Any]:
        """Go through a flow, noting what is told between its questions."""
        sent = None
        while True:
            since = len(self.lines)
            try:
                asked = flow.send(sent)
            except StopIteration as end:
                return end.value
            finally:
                self.note(ran, since)
            sent = yield asked

    def note(self, ran: Run, since: int) -> None:
        """Note what was told since; whatever ran inside has noted its own already."""
        for number in range(since, len(self.lines)):
            self.due.setdefault(number, ran)

    def unnamed(self) -> list[tuple[str, Entry]]:
        """Return the lines about what a power did of which nobody was told that it did it."""
        return [
            (ran.slug, self.lines[number])
            for number, ran in sorted(self.due.items())
            if self.lines[number].kind not in BY_RULE and not self.is_named(number, ran)
        ]

    def unexplained(self) -> list[tuple[str, Entry]]:
        """Return the gains, payments and draws by a power that name neither it nor a rule."""
        return [
            (ran.slug, self.lines[number])
            for number, ran in sorted(self.due.items())
            if self.lines[number].kind in GAINS and not self.is_explained(self.lines[number], ran)
        ]

    def is_explained(self, line: Entry, ran: Run) -> bool:
        """Tell whether a line names the power itself, or a rule that is its cause."""
        facts = dict(line.facts)
        by_rule = facts["why"] not in ("", "power")
        if line.kind == "log-drew":
            return by_rule or facts["by"] in {self.match.table.box.keys[c] for c in ran.cards}
        return by_rule or not ran.cards.isdisjoint(line.cards)

    def is_named(self, number: int, ran: Run) -> bool:
        """Tell whether a power is named in a line or the next, or was since just before it ran."""
        keys = {self.match.table.box.keys[card] for card in ran.cards}
        until = number + (2 if self.due.get(number + 1) == ran else 1)
        told = self.lines[max(0, ran.begun - 1) : until]
        return any(
            not ran.cards.isdisjoint(line.cards) or dict(line.facts).get("by") in keys
            for line in told
        )
