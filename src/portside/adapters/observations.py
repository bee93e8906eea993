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
        out[self.numbers.size :] = 0.0
        match, count = stepper.match, self._count
        for who in match.waiting:
            out[self._waiting + (who - seat) % count] = 1.0
        for who in match.sealed:
            out[self._answered + (who - seat) % count] = 1.0
        if stepper.answering is not None and stepper.seat == seat:
            self._write_ask(out, stepper.answering.ask)
            for token in stepper.answering.given:
                out[self._given + token] = 1.0

    def _write_ask(self, out: Vector, ask: Ask) -> None:
        low, high, step, kind = 1, 1, 1, 0
        if isinstance(ask, Pick):
            low, high, kind = ask.low, ask.high, 1
        elif isinstance(ask, Amount):
            low, high, step, kind = ask.low, ask.high, ask.step, 2
        out[self._type + kind] = 1.0
        if ask.kind in self._kinds:
            out[self._kind + self._kinds[ask.kind]] = 1.0
        if ask.card >= 0:
            out[self._card + self._faces[ask.card]] = 1.0
        for i, bound in enumerate((low, high, step), self._bounds):
            out[i] = min(bound / LARGE, BOUND)


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
