"""Who could follow a lead (IE-055 to IE-059)."""

from __future__ import annotations

from typing import Final

from portside.engine.radar import Following, Radar
from portside.games.import_export.cards import ACTION_NAMES
from portside.games.import_export.queries import crew_count
from portside.games.import_export.table import Harbour
from portside.games.import_export.turn import follow_options, lead_actions, lead_options


def leads(t: Harbour, seat: int) -> list[str]:
    """Return the actions a seat may lead, for the radar, if others may follow (IE-175)."""
    me = t.seats[seat]
    found: set[str] = set()
    for answer in lead_options(t, me):
        if answer != "draw" and answer[0] != "by":
            found.update(lead_actions(t, me, answer))
    return [action for action in ACTION_NAMES if action in found]


def follows(t: Harbour, seat: int, led: str) -> Following:
    """Tell the radar how a seat could follow: readily by Crew or one card, dearly by a pair."""
    me = t.seats[seat]
    ways = follow_options(t, me, led)
    if crew_count(t, me, led) or any(way[0] in ("follow", "follow-as") for way in ways):
        return Following.READILY
    return Following.DEARLY if len(ways) > 1 else Following.NOT


RADAR: Final = Radar(("ask-lead",), "action", leads, follows)
