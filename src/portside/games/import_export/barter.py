"""Barter: the action of the Capital set."""

from __future__ import annotations

from portside.engine.flow import Flow, choose
from portside.games.import_export.cards import BARTER
from portside.games.import_export.performing import announced, optional, stop
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import swap, swaps


def barter(t: Harbour, me: Captain) -> Flow[None]:
    """Exchange a hand card with an Island card (IE-174)."""
    if not (t.zones[me.hand] and t.zones[t.box.island]):
        stop(t, me, BARTER)
        return
    match (
        yield from choose(
            t,
            me,
            "ask-barter",
            lambda: optional(t, swaps(t, me)),
            rule="IE-174",
            window=announced(t),
        )
    ):
        case "pass":
            stop(t, me, BARTER)
        case ("swap", given, taken):
            swap(t, me, given, taken, "IE-174")
