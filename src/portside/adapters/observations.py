"""What a seat sees and is asked as numbers: one float32 vector, every field of it described.

The numbers of the table come straight from it (`portside.engine.numbers`); what is asked and the
answer in the making come after them (`portside.adapters.rows`). Seats are counted from the
observer, and nothing but what it may see goes in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from portside.adapters.rows import RowWriter
from portside.adapters.stepper import Stepper
from portside.engine.facts import Layout
from portside.engine.pages import LARGEST

if TYPE_CHECKING:
    from portside.adapters.action_tokens import Tokens
    from portside.engine.table import Box

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Version = Literal[1, 2]

BOUND: Final = LARGEST
"""All numbers lie between minus this and this; what would not is cut off."""
NUMBER: Final = np.dtype(np.float32)
MARK: Final = np.dtype(np.int8)


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
        writer: writes the same as bytes.
        numbers: those of the table, which come first.
        fields: all parts, in order.
        size: length of the vector.
    """

    def __init__(self, box: Box, tokens: Tokens) -> None:
        self.writer = RowWriter(box, tokens)
        self.numbers = self.writer.numbers
        self.fields = self.writer.fields
        self.size = self.writer.size

    def describe(self) -> str:
        """Return the fields of observations as a table in Markdown."""
        return Layout(list(self.fields), self.size).describe()

    def vector(self, stepper: Stepper, seat: int) -> Vector:
        """Return the observation of a seat: what it sees, as numbers."""
        return np.frombuffer(self.writer.row(stepper, seat), NUMBER)


def legal_mask(stepper: Stepper) -> Mask:
    """Return 1 for each token that a stepper may be given next, beside observations."""
    return np.frombuffer(stepper.mask(), MARK)


def observer_of_version(box: Box, tokens: Tokens, version: Version) -> Observes:
    """Return who writes observations of a version; the tokens must be of the same one."""
    if version == 1:
        from portside.adapters.view_observations import ViewObserver

        return ViewObserver(box, tokens)
    return Observer(box, tokens)
