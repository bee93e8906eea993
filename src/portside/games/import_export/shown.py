"""What a client needs besides zones and counters."""

from __future__ import annotations

from portside.games.import_export.market import market_shown
from portside.games.import_export.queries import crew_limit, goods_limit, goods_weight
from portside.games.import_export.table import Harbour

PLACES = ("harbour", "sea", "departing", "gone")


def extra(t: Harbour) -> dict[str, object]:
    """Return turn, ships and limits; all of it public."""
    market = {"market": market_shown(t)} if t.market else {}
    return {
        "turn": t.turn,
        "phase": t.phase,
        "leader": int(t.leader),
        "led": t.led,
        "doing": list(t.doing),
        "todo": list(t.todo),
        "colours": list(t.colours),
        "ending": t.ending,
        "ships": [
            {"name": ship.name, "owner": int(ship.owner), "at": PLACES[t.ship_at[ship]]}
            for ship in t.ships
        ],
        "crew_limits": [crew_limit(t, me) for me in t.seats],
        "goods_limits": [goods_limit(t, me) for me in t.seats],
        "goods_used": [goods_weight(t, me, t.zones[me.goods]) for me in t.seats],
        **market,
    }
