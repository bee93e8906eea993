"""What a client needs besides zones and counters."""

from __future__ import annotations

from portside.games.import_export.market import market_shown
from portside.games.import_export.port import port_shown
from portside.games.import_export.queries import crew_limit, goods_limit, goods_weight
from portside.games.import_export.table import JOINED, Harbour

PLACES = ("harbour", "sea", "departing", "gone", "joined")


def extra(t: Harbour) -> dict[str, object]:
    """Return turn, ships and limits; all of it public."""
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
            {
                "name": ship.name,
                "owner": int(ship.owner),
                "at": PLACES[min(t.ship_at[ship], JOINED)],
            }
            for ship in t.ships
        ],
        "crew_limits": [crew_limit(t, me) for me in t.seats],
        "goods_limits": [goods_limit(t, me) for me in t.seats],
        "goods_used": [goods_weight(t, me, t.zones[me.goods]) for me in t.seats],
        **(of_market(t) if t.market else {}),
        **(of_port(t) if t.box.port else {}),
        **(of_capital(t) if t.box.grey else {}),
    }


def of_market(t: Harbour) -> dict[str, object]:
    """Return what only the commodities market needs: its markers."""
    return {"market": market_shown(t)}


def of_port(t: Harbour) -> dict[str, object]:
    """Return what only the Port of Tokyo needs: its columns."""
    return {"port": port_shown(t)}


def of_capital(t: Harbour) -> dict[str, object]:
    """Return what only the Capital set needs: ships that are one, and loads that are less."""
    twins = [(ship, t.twin(ship)) for ship in t.ships]
    joined = [{"ship": int(s), "other": int(twin)} for s, twin in twins if twin is not None]
    waived = [
        {"ship": int(s), "contract": t.zones[s.contracts].index(contract), "type": kind}
        for _, contract, kind in t.waived
        for s in t.ships
        if t.where[contract] == s.contracts
    ]
    return {"joined": joined, "waived": waived}
