"""What clients show of Import/Export, kept as long as it is the same."""

from __future__ import annotations

from portside.engine.showing import Showing
from portside.games.import_export.matching import bends_loads
from portside.games.import_export.shown import (
    Extra,
    NeedShown,
    ShipShown,
    extra_with,
    shown_needs,
    shown_ships,
)
from portside.games.import_export.table import Harbour, HarbourBox, Ship


class HarbourShowing(Showing[Harbour]):
    """Show ships and what their Contracts need as before, where they are the same."""

    def __init__(self, _box: HarbourBox) -> None:
        self._fleet: tuple[Ship, ...] = ()
        self._at: list[int] = []
        self._ships: list[ShipShown] = []
        self._aboard: list[tuple[int, ...]] = []
        self._needs: list[NeedShown] = []

    def extra(self, t: Harbour) -> Extra:
        """Show what clients of Import/Export need besides."""
        if t.ships is not self._fleet or t.ship_at != self._at:
            self._fleet, self._at, self._ships = t.ships, t.ship_at.copy(), shown_ships(t)
        return extra_with(t, self._ships, self._needs_of(t))

    def _needs_of(self, t: Harbour) -> list[NeedShown]:
        """Show what Contracts need; where no power has a say, it follows from what is aboard."""
        if bends_loads(t):
            self._aboard = []
            return shown_needs(t)
        zones, aboard = t.zones, list[tuple[int, ...]]()
        for ship in t.ships:
            aboard.append(zones[ship.contracts])
            aboard.append(zones[ship.cargo])
        if aboard != self._aboard:
            self._aboard, self._needs = aboard, shown_needs(t)
        return self._needs
