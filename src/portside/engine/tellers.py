"""Tellers: whoever tells facts of tables again and again, and knows what was told last.

Whoever looks at table after table keeps one teller. A title's own remembers what each part of its
facts followed from, and tells the very same tuple as long as that is the same; what powers say is
asked each time, for they may read anything. It may be shown any tables of its box in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from portside.engine.generics import TypeVar
from portside.engine.native import mypyc_attr

if TYPE_CHECKING:
    from portside.engine.facts import Facts, Part
    from portside.engine.table import Table

T = TypeVar("T", bound="Table", default="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Generic[T]):
    """Tell facts; this one has nothing to tell."""

    def of_table(self, t: T) -> Part:
        """Tell the facts of the whole table."""
        return ()

    def of_seats(self, t: T) -> Sequence[Sequence[Part]]:
        """Tell the public facts of each seat, in parts."""
        return ()

    def of_own(self, t: T, seat: int) -> Part:
        """Tell the facts that only a seat itself can know."""
        return ()


class PlainTeller(Teller):
    """Tell facts by the functions of a title, and remember nothing."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def of_table(self, t: Table) -> Part:
        """Ask the title for the facts of the whole table."""
        return self._facts.of_table(t)

    def of_seats(self, t: Table) -> Sequence[Sequence[Part]]:
        """Ask the title for the public facts of each seat."""
        return self._facts.of_seats(t)

    def of_own(self, t: Table, seat: int) -> Part:
        """Ask the title for the facts that only a seat itself can know."""
        return self._facts.of_own(t, seat)
