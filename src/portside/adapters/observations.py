"""What a seat sees and is asked as numbers: one float32 vector, every field of it described.

The numbers of the table come straight from it (`portside.engine.numbers`); what is asked and the
answer in the making come after them. Seats are counted from the observer, and nothing but what it
may see goes in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from portside.adapters.stepper import Stepper
from portside.adapters.stepper import Vector as Vector  # noqa: PLC0414 # handed on
from portside.adapters.vocabulary import vocabulary
from portside.engine.ask import Amount, Pick
from portside.engine.facts import Layout
from portside.engine.numbers import numbers_of
from portside.engine.pages import LARGEST

if TYPE_CHECKING:
    from portside.adapters.action_tokens import Tokens
    from portside.engine.ask import Ask
    from portside.engine.table import Box

Mask = NDArray[np.int8]
Version = Literal[1, 2]

BOUND: Final = LARGEST
"""All numbers lie between minus this and this; what would not is cut off."""
TYPES: Final = ("one", "some", "amount")
LARGE: Final = 20.0
"""What the bounds of a question are divided by."""
REMEMBERED: Final = 1 << 12
"""So many rows of numbers about what is asked are kept in mind."""
ToldOfAsk = tuple[int, str, int, int, int, int]
"""The type of a question, its kind, its card, and lowest, highest and step."""
Asked = tuple[tuple[int, ...], tuple[int, ...], ToldOfAsk | None]
"""Who is waited for, who has answered, both counted from who looks, and what it is asked."""


class Observes(Protocol):
    """Write what a seat sees as numbers."""

    size: int

    def describe(self) -> str:
        """Return the fields of observations as a table in Markdown."""

    def vector(self, stepper: Stepper, seat: int) -> Vector:
        """Return the observation of a seat: what it sees, as numbers."""


class Observer:
    """Write what a seat sees and is asked as numbers.

    Attributes:
        numbers: those of the table, which come first.
        fields: all parts, in order.
        size: length of the vector.
    """

    def __init__(self, box: Box, tokens: Tokens) -> None:
        self.numbers = numbers_of(box)
        self._count = len(box.seats)
        self._kinds = {kind: i for i, kind in enumerate(vocabulary(box.game.name).kinds)}
        faces = {slug: i for i, slug in enumerate(self.numbers.faces)}
        self._faces = [faces[card.slug] for card in box.cards]
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
        self._rows: dict[Asked, Vector] = {}

    def describe(self) -> str:
        """Return the fields of observations as a table in Markdown."""
        return Layout(list(self.fields), self.size).describe()

    def vector(self, stepper: Stepper, seat: int) -> Vector:
        """Return the observation of a seat: what it sees, as numbers."""
        out = np.empty(self.size, dtype=np.float32)
        self.write_table(out, stepper, seat)
        self.write_asked(out, stepper, seat)
        return out

    def write_table(self, out: Vector, stepper: Stepper, seat: int) -> None:
        """Write the part of an observation that is of the table: it changes with an answer."""
        out[: self.numbers.size] = stepper.seen(seat)

    def write_asked(self, out: Vector, stepper: Stepper, seat: int) -> None:
        """Write the part of an observation that is not: it changes with every token."""
        match, count = stepper.match, self._count
        waiting = tuple([(who - seat) % count for who in match.waiting])
        answered = tuple([(who - seat) % count for who in match.sealed])
        answering = stepper.answering if stepper.seat == seat else None
        asked = waiting, answered, None if answering is None else told_of_ask(answering.ask)
        row = self._rows.get(asked)
        out[self.numbers.size :] = self._row(asked) if row is None else row
        if answering is not None:
            for token in answering.given:
                out[self._given + token] = 1.0

    def _row(self, asked: Asked) -> Vector:
        """Write what is asked, but for an answer in the making; the same is asked many times."""
        waiting, answered, told = asked
        out: Vector = np.zeros(self.size, dtype=np.float32)
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
                out[self._card + self._faces[card]] = 1.0
            for i, bound in enumerate(bounds, self._bounds):
                out[i] = min(bound / LARGE, BOUND)
        if len(self._rows) >= REMEMBERED:
            self._rows.clear()
        row = self._rows[asked] = out[self.numbers.size :].copy()
        return row


def told_of_ask(ask: Ask) -> ToldOfAsk:
    """Return what an observation tells of a question."""
    if isinstance(ask, Pick):
        return 1, ask.kind, ask.card, ask.low, ask.high, 1
    if isinstance(ask, Amount):
        return 2, ask.kind, ask.card, ask.low, ask.high, ask.step
    return 0, ask.kind, ask.card, 1, 1, 1


def legal_mask(stepper: Stepper, size: int) -> Mask:
    """Return 1 for each token that a stepper may be given next, beside observations."""
    mask = bytearray(size)
    for token in stepper.legal():
        mask[token] = 1
    return np.frombuffer(mask, np.int8)


def observer_of_version(box: Box, tokens: Tokens, version: Version) -> Observes:
    """Return who writes observations of a version; the tokens must be of the same one."""
    if version == 1:
        from portside.adapters.view_observations import ViewObserver

        return ViewObserver(box, tokens)
    return Observer(box, tokens)
