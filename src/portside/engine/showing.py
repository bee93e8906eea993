"""What all eyes see alike besides zones, shown again and again of the same table.

A state is shown after every answer, and little of it has changed. Whoever shows state after state
keeps one `Showing`; a title's own remembers what each part of it followed from, and shows the very
same object as long as that is the same. What comes from it is read, never written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic

from portside.engine.generics import TypeVar
from portside.engine.native import mypyc_attr

if TYPE_CHECKING:
    from portside.engine.table import Table  # noqa: F401  the bound of T
    from portside.engine.view_types import SeenCounter

T = TypeVar("T", bound="Table", default="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing(Generic[T]):
    """Show numbers and extra of tables by the functions of their title, made anew each time."""

    def counters(self, t: T) -> list[SeenCounter]:
        """Show the public numbers."""
        counters = t.box.game.counters(t)
        return [{"name": c.name, "owner": c.owner, "value": c.value} for c in counters]

    def extra(self, t: T) -> Mapping[str, object]:
        """Show what a client needs besides."""
        return t.box.game.extra(t)
