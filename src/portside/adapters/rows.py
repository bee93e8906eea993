"""Rows of numbers: what a seat sees, what it is asked, and its answer in the making.

They are written as the bytes of float32 numbers, without numpy, so that this module is compiled
(see `pyproject.toml`). `portside.adapters.observations` makes vectors of them.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from portside.adapters.vocabulary import vocabulary
from portside.engine.ask import Amount, Pick
from portside.engine.facts import Layout
from portside.engine.numbers import numbers_of
from portside.engine.pages import LARGEST

if TYPE_CHECKING:
    from portside.adapters.action_tokens import Answering, Tokens
    from portside.adapters.stepper import Stepper
    from portside.engine.ask import Ask
    from portside.engine.table import Box

TYPES: Final = ("one", "some", "amount")
LARGE: Final = 20.0
"""What the bounds of a question are divided by."""
REMEMBERED: Final = 1 << 12
"""So many rows of numbers about what is asked are kept in mind."""
WIDE: Final = 4
"""Bytes of a number."""
ONE: Final = array("f", [1.0]).tobytes()
ToldOfAsk = tuple[int, str, int, int, int, int]
"""The type of a question, its kind, its card, and lowest, highest and step."""
Asked = tuple[tuple[int, ...], tuple[int, ...], ToldOfAsk | None]
"""Who is waited for, who has answered, both counted from who looks, and what it is asked."""


class RowWriter:
    """Write what a seat sees and is asked as a row of numbers.

    Attributes:
        numbers: those of the table, which come first.
        fields: all parts, in order.
        size: how many numbers there are.
        bytes_of_table: how many bytes those of the table take.
    """

    def __init__(self, box: Box, tokens: Tokens) -> None:
        self.numbers = numbers_of(box)
        self._count = len(box.seats)
        self._kinds = {kind: i for i, kind in enumerate(vocabulary(box.game.name).kinds)}
        layout = Layout(list(self.numbers.fields), self.numbers.size)
        seats = ("own", *(f"next-{i}" for i in range(1, self._count)))
        self._waiting = layout.add("waiting", "1 for seats the match waits for", seats)
        self._answered = layout.add("answered", "1 for seats whose sealed answer is in", seats)
        self._type = layout.add("prompt-type", "what is asked; 0 if nothing is", TYPES)
        self._kind = layout.add("prompt-kind", "1 for the kind of the question", list(self._kinds))
        asking = "1 for the card whose power asks"
        self._card = layout.add("prompt-card", asking, self.numbers.faces)
        bounds = ("lowest", "highest", "step")
        self._bounds = layout.add("prompt-bounds", f"of an amount or a pick, / {LARGE:g}", bounds)
        self._given = layout.add("given", "1 for tokens of the answer in the making", tokens.names)
        self.fields = tuple(layout.fields)
        self.size = layout.size
        self.bytes_of_table = WIDE * self.numbers.size
        self._rows: dict[Asked, bytes] = {}

    def row(self, stepper: Stepper, seat: int) -> bytearray:
        """Return a new row: what a seat of a stepper's match sees and is asked."""
        answering = stepper.answering if stepper.seat == seat else None
        row = bytearray().join((stepper.seen(seat), self._asked(stepper, seat, answering)))
        if answering is not None and answering.given:
            self._give(row, WIDE * self._given, answering)
        return row

    def write_table(self, out: memoryview, start: int, stepper: Stepper, seat: int) -> None:
        """Write the part of a row that is of the table: it changes with an answer."""
        out[start : start + self.bytes_of_table] = stepper.seen(seat)

    def write_asked(self, out: memoryview, start: int, stepper: Stepper, seat: int) -> None:
        """Write the part of a row that is not: it changes with every token."""
        answering = stepper.answering if stepper.seat == seat else None
        first, last = start + self.bytes_of_table, start + WIDE * self.size
        out[first:last] = self._asked(stepper, seat, answering)
        if answering is not None and answering.given:
            self._give(out, start + WIDE * self._given, answering)

    def _give(self, out: bytearray | memoryview, start: int, answering: Answering) -> None:
        """Write the answer in the making, token by token, into a row."""
        for token in answering.given:
            at = start + WIDE * token
            out[at : at + WIDE] = ONE

    def _asked(self, stepper: Stepper, seat: int, answering: Answering | None) -> bytes:
        """Return what a seat is asked, as the end of a row; the same is asked many times."""
        count = self._count
        waiting = tuple([(who - seat) % count for who in stepper.waiting])
        answered = tuple([(who - seat) % count for who in stepper.sealed])
        told = None if answering is None else told_of_ask(answering.ask)
        asked = waiting, answered, told
        row = self._rows.get(asked)
        if row is None:
            if len(self._rows) >= REMEMBERED:
                self._rows.clear()
            row = self._rows[asked] = self._told(asked)
        return row

    def _told(self, asked: Asked) -> bytes:
        """Write what is asked, as the end of a row without an answer in the making."""
        waiting, answered, told = asked
        out = array("f", bytes(WIDE * self.size))
        for who in waiting:
            out[self._waiting + who] = 1.0
        for who in answered:
            out[self._answered + who] = 1.0
        if told is not None:
            kind, name, card, *bounds = told
            out[self._type + kind] = 1.0
            if name in self._kinds:
                out[self._kind + self._kinds[name]] = 1.0
            if card >= 0:
                out[self._card + self.numbers.face_of[card]] = 1.0
            for i, bound in enumerate(bounds, self._bounds):
                out[i] = min(bound / LARGE, LARGEST)
        return out.tobytes()[self.bytes_of_table :]


def told_of_ask(ask: Ask) -> ToldOfAsk:
    """Return what a row tells of a question."""
    if isinstance(ask, Pick):
        return 1, ask.kind, ask.card, ask.low, ask.high, 1
    if isinstance(ask, Amount):
        return 2, ask.kind, ask.card, ask.low, ask.high, ask.step
    return 0, ask.kind, ask.card, 1, 1, 1
