"""Whoever is shown a table: what a room has to know of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from portside.engine.errors import PortsideError
    from portside.server.play.state_delta import Look
    from portside.server.play.stored_table import TableRow


class Watcher(Protocol):
    """Whoever is shown a room: a client at its WebSocket.

    Attributes:
        eyes: the seat it looks from, or None for a spectator.
        mine: the seats it may answer for.
        log_at: how many log lines it has; -1 if it needs them anew.
        deltas: whether it takes states as what has changed.
        base: the state it was sent last, if the next may build on it.
        address: against whose limits it counts.
        device: where its guest is signed in, if it is somebody's.
    """

    eyes: int | None
    mine: list[int]
    log_at: int
    deltas: bool
    base: Look | None
    address: str
    device: str | None

    def show_state(self, re: int | None = None) -> None:
        """Send a watcher of the room the state as soon as the line is free."""

    def show_table(self, re: int | None = None) -> None:
        """Send a watcher of the room the table as soon as the line is free."""

    def show_orders(self) -> None:
        """Send a watcher the orders of the seat it looks from, if they have changed."""

    def hear(self, lines: list[dict[str, Any]]) -> None:
        """Send a watcher of the room what was said, if it wants to hear."""

    def seated(self, table: TableRow) -> bool:
        """Note who sits where; return False if the watcher may no longer look."""

    def refuse(self, error: PortsideError, re: int | None = None) -> None:
        """Send a watcher of the room what is wrong."""

    def dismiss(self, code: int) -> None:
        """Close the connection of a watcher of the room."""
