"""Positions with as much on the table as a match may bring, for every number of seats."""

from __future__ import annotations

from itertools import islice
from typing import Any

from portside.engine.game import find
from portside.engine.match import Match

EVERY_SET: dict[str, Any] = {
    "set_kickstarter": True,
    "set_kickstarter2": True,
    "set_j": True,
    "set_capital": True,
    "set_flag": True,
}
PORT: dict[str, Any] = {**EVERY_SET, "set_tokyo": True}
EVERY_STATION: dict[str, Any] = {"kickstarter_sites": True, "kickstarter_stations": True}
COLOURS = ("agriculture", "luxury", "technology", "illegal", "consumer", "capital")
MANY = {"hand": 5, "crew": 3, "goods": 5, "fulfilled": 4, "contracts": 2, "home": 3, "out": 5}
FEWER = {"hand": 3, "crew": 2, "goods": 3, "fulfilled": 3, "contracts": 2, "home": 2, "out": 3}
"""So much for everybody; five and six share the same deck."""


def cards(title: str, seats: int, options: dict[str, Any]) -> list[str]:
    """Return the keys of the cards in play, whole ones only."""
    box = Match.new(find(title), seats, "full", options).table.box
    aside = {*box.bound, *box.sides}
    return [key for card, key in enumerate(box.keys) if card not in aside]


def harbours(seats: int, *, port: bool = False, moored: bool = False) -> dict[str, Any]:
    """Fill every place of Import/Export: hands, crews, ships at home and at sea, the island.

    Moored, every ship lies at home under Contracts; otherwise the second of each is at sea.
    """
    options = PORT if port else EVERY_SET
    left = iter(cards("import_export", seats, options))

    def some(count: int) -> list[str]:
        return list(islice(left, count))

    zones = {"island": some(12), "discard": some(2), "hand-0": some(9)}
    much = MANY if seats < 5 else FEWER
    for seat in range(seats):
        home, out = 2 * seat, 2 * seat + 1
        zones |= {
            **{f"{kind}-{seat}": some(much[kind]) for kind in ("crew", "goods", "fulfilled")},
            f"contracts-{home}": some(much["contracts"]),
            f"cargo-{home}": some(much["home"]),
            f"cargo-{out}": some(much["home" if moored else "out"]),
            **({f"contracts-{out}": some(much["contracts"])} if moored else {}),
        }
    for seat in range(1, seats):
        zones[f"hand-{seat}"] = some(much["hand"])
    facts = {
        "leader": 0,
        "credits": [48 - 3 * seat for seat in range(seats)],
        "colours": [COLOURS[seat % 5] for seat in range(seats)],
        "sea": [] if moored else [2 * seat + 1 for seat in range(seats)],
    }
    return {
        "title": "import_export",
        "seats": seats,
        "options": options,
        "zones": zones,
        "facts": facts,
    }


KINDS = ("visitor_center", "fuel_supply_ship", "permit_office", "seaside_town", "shipyard")
SITES = ("penguin_island", "livingston_island", "king_george_island", "deception_island")
FLEET = 4


def lanes(seats: int) -> dict[str, Any]:
    """Fill every place of Neko Harbour: lanes of five columns, queues before every site, hands."""
    by_kind = {kind: _of_kind(seats, kind) for kind in (*KINDS, "research")}
    sites = SITES[: seats + 1] if seats < FLEET else SITES
    zones: dict[str, list[str]] = {"sites": list(sites)}
    ships: dict[str, list[Any]] = {}
    for seat in range(seats):
        for at, kind in enumerate(KINDS):
            zones[f"column-{seat}-{at}"] = [by_kind[kind].pop(0) for _ in range(2)]
        for ship in range(FLEET):
            where = ("harbour", f"column-{seat}-1", sites[0], sites[-1])[ship]
            ships[f"ship-{seat}-{ship}"] = [ship % 3 + 1, where]
    rest = [card for cards in by_kind.values() for card in cards]
    for seat in range(seats):
        zones[f"hand-{seat}"] = [rest.pop() for _ in range(4)]
    small = {kind: [3] * seats for kind in ("fish", "permit", "cargo", "captain", "penguin")}
    return {
        "title": "neko_harbour",
        "seats": seats,
        "options": EVERY_STATION,
        "zones": zones,
        "facts": {**small, "harbour": [3] * seats, "ships": ships, "turn": 0},
    }


def _of_kind(seats: int, kind: str) -> list[str]:
    found = cards("neko_harbour", seats, EVERY_STATION)
    return [key for key in found if key.startswith(kind)]
