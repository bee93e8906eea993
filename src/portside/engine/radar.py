"""Leads that others may follow, as a title describes them, for telling who could."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic

from portside.engine.generics import TypeVar
from portside.engine.table import Table

T = TypeVar("T", bound=Table, covariant=True, default=Table)


class Following(IntEnum):
    """How a seat could follow a lead: not at all, dearly, or readily."""

    NOT = 0
    DEARLY = 1
    READILY = 2


@dataclass(frozen=True, slots=True)
class Radar(Generic[T]):
    """Describe leads: questions by which a seat does something that others may do as well.

    Attributes:
        kinds: the questions.
        field: clients know what can be led by the words of this field of card faces.
        leads: `(table, seat)`, what a seat could lead now.
        follows: `(table, seat, led)`, how a seat could follow, all cards lying open.
    """

    kinds: tuple[str, ...]
    field: str
    leads: Callable[[T, int], Sequence[str]]
    follows: Callable[[T, int, str], Following]
