"""What a title tells in numbers, declared: facts, and the fields they take one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING, Final, Generic, Union

from portside.engine.generics import TypeVar

if TYPE_CHECKING:
    from portside.engine.table import Box, Table  # noqa: F401  the bound of T
    from portside.engine.tellers import Teller

T = TypeVar("T", bound="Table", covariant=True, default="Table")

Entry = Union[float, str]
"""A number, or one of the declared words; 0 and "" say nothing."""
Part = tuple[Entry, ...]
"""Entries of facts that change together; whoever tells them again may tell the same tuple."""


REMEMBERED: Final = 1 << 14
"""So many parts are kept in mind for a box."""


class Remembered(dict[tuple[object, ...], Part]):
    """Parts of facts by all that they depend on: immutable things, and what they are parts of.

    What comes from here is the very tuple that came before, which is quickly seen.
    """

    def keep(self, key: tuple[object, ...], part: Part) -> Part:
        """Keep a part of the facts in mind, and return it."""
        if len(self) >= REMEMBERED:
            self.clear()
        self[key] = part
        return part


@dataclass(frozen=True, slots=True)
class Fact:
    """Declare something a title tells in numbers.

    Attributes:
        name: what it is called.
        meaning: what it says.
        unit: the number is divided by it.
        each: of what it is told, one after another; once, if of nothing.
        words: if it is no number, the words it can be; each has a number of its own.
    """

    name: str
    meaning: str
    unit: float = 1.0
    each: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


def _nothing(*_: object) -> tuple[()]:
    return ()


@dataclass(frozen=True)
class Facts(Generic[T]):
    """Hold what a title tells in numbers besides where cards lie.

    The functions return entries in the order of what is declared. Those of a seat come in parts,
    as many in every table: a part that is the very tuple it was is not written again, so what
    seldom changes is best told from a memory of what it depends on.

    Attributes:
        version: raised when facts come to mean something else.
        table: of the whole table; `of_table` tells them.
        seat: of each seat, public; `of_seats` tells them, seat by seat.
        own: what only the seat itself can know; `of_own` tells it.
        teller: makes what tells all of them again and again, if the title has its own.
    """

    version: int = 1
    table: tuple[Fact, ...] = ()
    seat: tuple[Fact, ...] = ()
    own: tuple[Fact, ...] = ()
    of_table: Callable[[T], Part] = _nothing
    of_seats: Callable[[T], Sequence[Sequence[Part]]] = _nothing
    of_own: Callable[[T, int], Part] = _nothing
    teller: Callable[[Box], Teller[T]] | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """Describe a part of the numbers.

    Attributes:
        name: what it is called.
        start: where it begins.
        meaning: what it says.
        axes: what its numbers are told of, axis by axis; the last one runs fastest.
    """

    name: str
    start: int
    meaning: str
    axes: tuple[tuple[str, ...], ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the numbers of a field by axis."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """Return how many numbers a field has."""
        return prod(self.shape)

    def named(self, at: int) -> str:
        """Return what one of the numbers of a field is about."""
        return " ".join((self.name, *next(islice(product(*self.axes), at, None))))


@dataclass(slots=True)
class Layout:
    """Lay fields out one after the other."""

    fields: list[Field] = field(default_factory=list)
    size: int = 0

    def add(self, name: str, meaning: str, *axes: Sequence[str]) -> int:
        """Add a field of numbers to the layout and return where it begins."""
        made = Field(name, self.size, meaning, tuple(tuple(axis) for axis in axes))
        self.fields.append(made)
        self.size += made.size
        return made.start

    def describe(self) -> str:
        """Return the fields of the layout of numbers as a table in Markdown."""
        rows = ["| field | from | shape | meaning |", "|---|---|---|---|"]
        for each in self.fields:
            shape = " × ".join(map(str, each.shape)) or "1"
            rows.append(f"| `{each.name}` | {each.start} | {shape} | {each.meaning} |")
        return "\n".join(rows) + "\n"
