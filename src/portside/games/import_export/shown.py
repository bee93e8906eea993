"""What a client needs besides zones and counters."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from portside.games.import_export.legality import CAN_IDLE, idle_actions
from portside.games.import_export.market import MarketShown, market_shown
from portside.games.import_export.matching import covered_needs
from portside.games.import_export.port import PortShown, port_shown
from portside.games.import_export.queries import (
    crew_limit,
    end_credits,
    goods_limit,
    goods_weight,
)
from portside.games.import_export.scoring import all_parts
from portside.games.import_export.table import JOINED, Captain, Harbour

Berth = Literal["harbour", "sea", "departing", "gone", "joined"]
PLACES: tuple[Berth, ...] = ("harbour", "sea", "departing", "gone", "joined")


class ShipShown(TypedDict):
    """A ship and where it is."""

    name: str
    owner: int
    at: Berth


class NeedShown(TypedDict):
    """A Container that a Contract needs: the ship, the Contract's place on it, type, if loaded."""

    ship: int
    contract: int
    type: str
    filled: bool


class JoinedShown(TypedDict):
    """Ships that are one: the one that stands for both, and the other."""

    ship: int
    other: int


class WaivedShown(TypedDict):
    """A Container that a Contract needs no more: the ship, the Contract's place on it, the type."""

    ship: int
    contract: int
    type: str


class Extra(TypedDict):
    """What a view of Import/Export has besides zones and counters; lists by seat, unless named."""

    turn: int
    phase: str
    leader: int
    led: str
    doing: list[str]
    todo: list[int]
    colours: list[str]
    ending: str
    ships: list[ShipShown]
    needs: list[NeedShown]
    crew_limits: list[int]
    goods_limits: list[int]
    goods_used: list[int]
    goals: list[int]
    lacks: list[dict[str, str]]
    standing: list[dict[str, int]]
    market: NotRequired[MarketShown]
    port: NotRequired[PortShown]
    joined: NotRequired[list[JoinedShown]]
    waived: NotRequired[list[WaivedShown]]


def extra(t: Harbour) -> Extra:
    """Return what clients of Import/Export show: turn, ships, limits, what all would score now."""
    return extra_with(t, shown_ships(t), shown_needs(t))


def extra_with(t: Harbour, ships: list[ShipShown], needs: list[NeedShown]) -> Extra:
    """Return what clients show, of which ships and their needs are known."""
    shown: Extra = {
        "turn": t.turn,
        "phase": t.phase,
        "leader": int(t.leader),
        "led": t.led,
        "doing": list(t.doing),
        "todo": list(t.todo),
        "colours": list(t.colours),
        "ending": t.ending,
        "ships": ships,
        "needs": needs,
        "crew_limits": [crew_limit(t, me) for me in t.seats],
        "goods_limits": [goods_limit(t, me) for me in t.seats],
        "goods_used": [goods_weight(t, me, t.zones[me.goods]) for me in t.seats],
        "goals": [end_credits(t, me) for me in t.seats],
        "lacks": [shown_lacks(t, me) for me in t.seats],
        "standing": all_parts(t),
    }
    if t.market:
        shown["market"] = market_shown(t)
    if t.box.port:
        shown["port"] = port_shown(t)
    if t.box.grey:
        shown["joined"], shown["waived"] = shown_joined(t), shown_waived(t)
    return shown


def shown_ships(t: Harbour) -> list[ShipShown]:
    """Return the ships with where each is shown."""
    at, last = t.ship_at, JOINED
    return [
        {"name": ship.name, "owner": int(ship.owner), "at": PLACES[min(at[ship.n], last)]}
        for ship in t.ships
    ]


def shown_lacks(t: Harbour, me: Captain) -> dict[str, str]:
    """Return by action, to be shown, why a seat could do nothing with it now, as a text."""
    idle = idle_actions(t, me)
    return {action: idle[action].text for action in CAN_IDLE if action in idle}


def shown_needs(t: Harbour) -> list[NeedShown]:
    """Return what is shown of Contracts on ships: what they need, and which of it is loaded."""
    return [
        {
            "ship": ship.n,
            "contract": t.zones[ship.contracts].index(contract),
            "type": kind,
            "filled": filled,
        }
        for ship in t.ships
        if t.zones[ship.contracts]
        for (contract, kind), filled in covered_needs(t, ship)
    ]


def shown_joined(t: Harbour) -> list[JoinedShown]:
    """Return the ships shown as one (Capital set)."""
    twins = [(ship, t.twin(ship)) for ship in t.ships]
    return [{"ship": s.n, "other": twin.n} for s, twin in twins if twin is not None]


def shown_waived(t: Harbour) -> list[WaivedShown]:
    """Return the loads shown as less (Capital set)."""
    return [
        {"ship": s.n, "contract": t.zones[s.contracts].index(contract), "type": kind}
        for _, contract, kind in t.waived
        for s in t.ships
        if t.where[contract] == s.contracts
    ]
