"""The fishing boat variant: who chooses when (NH-169 to NH-174)."""

from __future__ import annotations

from collections.abc import Sequence

from portside.engine.zones import move
from portside.games.neko_harbour.cards import VISITOR_CENTER
from portside.games.neko_harbour.draft import clear_draft
from portside.games.neko_harbour.moments import boosters
from portside.games.neko_harbour.queries import symbols
from portside.games.neko_harbour.table import COIN_ACTIONS, Skipper, Voyage


def start_boats(t: Voyage, order: Sequence[int]) -> None:
    """Let the players choose boats, whoever has most coins first (NH-171).

    Args:
        t: the table.
        order: the turn order that breaks ties (NH-AMB-32).
    """
    t.phase = "boat"
    t.picks = 0
    ranks = {seat: (*_rank(t, t.seats[seat]), late) for late, seat in enumerate(order)}
    t.drafters = tuple(sorted(order, key=lambda seat: ranks[seat], reverse=True))
    t.acting = t.drafters[0]


def _rank(t: Voyage, me: Skipper) -> tuple[int, int]:
    """Return coins, then ships in play; among equals a later turn chooses first (NH-172)."""
    return coins_counted(t, me), sum(t.levels[ship] > 0 for ship in me.ships)


def coins_counted(t: Voyage, me: Skipper) -> int:
    """Return the coin symbols of a lane and 1 for each fish, not spent (NH-170)."""
    lane = t.lanes[me]
    printed = symbols(t, me, lane.index(VISITOR_CENTER) + 1) if VISITOR_CENTER in lane else 0
    return printed + t.supply[me.fish] + coins_boosted(t, me)


def coins_boosted(t: Voyage, me: Skipper) -> int:
    """Return the coins for boats that could be had besides, where they count (NH-AMB-31)."""
    if not t.config["boat_coins_all"]:
        return 0
    given = [boost(t, me, card, COIN_ACTIONS) for card, boost in boosters(t, me)]
    return sum(each.get("coins", 0) for each in given)


def put_boats_away(t: Voyage) -> None:
    """Remove the boats nobody chose and show those of period 2 (NH-172, NH-174)."""
    clear_draft(t, t.box.boats)
    if t.period == 1:
        for card in t[t.box.aside]:
            move(t, card, t.box.boats)
