"""Positions in a few readable lines: one format for tests, lessons, puzzles and bug reports."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

from portside.engine import toml
from portside.engine.errors import BadScenario
from portside.engine.zones import NOWHERE, flip, move

if TYPE_CHECKING:
    from portside.engine.table import Table


@dataclass(frozen=True, slots=True)
class Scenario:
    """Describe a position.

    Attributes:
        title: the title it belongs to.
        seats: how many play.
        options: settings.
        zones: by place name the cards that lie there, bottom first; other places keep their deal.
        facts: what else the title can set: counters, who leads.
        empty: whether places that are not named start empty.
    """

    title: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    zones: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    facts: Mapping[str, object] = field(default_factory=dict)
    empty: bool = True

    def as_dict(self) -> dict[str, object]:
        """Return the scenario as JSON-ready data."""
        return {
            "title": self.title,
            "seats": self.seats,
            "options": dict(self.options),
            "zones": {name: list(cards) for name, cards in self.zones.items()},
            "facts": dict(self.facts),
            "empty": self.empty,
        }

    def toml(self) -> str:
        """Return the scenario as text that `read_scenario` reads."""
        data = self.as_dict()
        order = ("title", "seats", "empty", "options", "facts", "zones")
        return toml.written({name: data[name] for name in order})


FIELDS = {"title": str, "seats": int, "options": dict, "zones": dict, "facts": dict, "empty": bool}


def read_scenario(text: str) -> Scenario:
    """Read a scenario from TOML text, or raise `BadScenario`."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"This is not TOML: {error}.") from None
    return from_dict(data)


def from_dict(data: Mapping[str, object]) -> Scenario:
    """Check loose data into a scenario, or raise `BadScenario`."""
    for name, value in data.items():
        wanted = FIELDS.get(name)
        if wanted is None:
            raise BadScenario(f"A scenario has no field {name!r}; it has {', '.join(FIELDS)}.")
        if type(value) is not wanted:
            raise BadScenario(f"Field {name!r} must be a {wanted.__name__}.")
    if "title" not in data or "seats" not in data:
        raise BadScenario("A scenario needs at least a title and a number of seats.")
    return Scenario(
        title=str(data["title"]),
        seats=int(str(data["seats"])),
        options=_table_of(data, "options"),
        zones={name: _listed(name, cards) for name, cards in _table_of(data, "zones").items()},
        facts=_table_of(data, "facts"),
        empty=bool(data.get("empty", True)),
    )


def _table_of(data: Mapping[str, object], name: str) -> Mapping[str, object]:
    """Return a field that was seen to be a table, or an empty one."""
    found = data.get(name, {})
    assert isinstance(found, dict)
    return found


def _listed(name: str, cards: object) -> tuple[str, ...]:
    """Check the cards of a place."""
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise BadScenario(f"Zone {name!r} must be a list of card names.")
    return tuple(cards)


def arrange(t: Table, scenario: Scenario) -> None:
    """Turn a freshly dealt table into the position of a scenario, or raise `BadScenario`."""
    _check_box(t, scenario)
    places = {spec.name: at for at, spec in enumerate(t.places)}
    wanted = [
        (_place(places, name), _cards(t, name, cards)) for name, cards in scenario.zones.items()
    ]
    whole = t.box.whole
    listed = [whole.get(card, card) for _, cards in wanted for card in cards]
    for card in listed:
        if listed.count(card) > 1:
            raise BadScenario(f"{t.box.keys[card]!r} lies in two places at once.")
    _clear(t, {at for at, _ in wanted}, everything=scenario.empty)
    for at, cards in wanted:
        for card in cards:
            move(t, flip(t, card), at)
    for name, value in scenario.facts.items():
        _set_fact(t, name, value)
    t.box.game.check_position(t)
    for card, at in enumerate(t.where):
        out = at == NOWHERE and (card in t.box.bound or card in t.box.sides)
        t.known[card] = t.everyone if out else t.places[at].eyes
    t.learnt = 0


def _check_box(t: Table, scenario: Scenario) -> None:
    title, seats = t.box.game.name, len(t.seats)
    if (scenario.title, scenario.seats) != (title, seats):
        position = f"a position of {scenario.title} for {scenario.seats} seats"
        raise BadScenario(f"This is {position}, not of {title} for {seats}.")


def _place(places: Mapping[str, int], name: str) -> int:
    if name in places:
        return places[name]
    near = get_close_matches(name, places, 3)
    hint = f" Did you mean {', '.join(near)}?" if near else f" There are: {', '.join(places)}."
    raise BadScenario(f"There is no place {name!r}.{hint}", place=name)


def _cards(t: Table, name: str, cards: tuple[str, ...]) -> list[int]:
    found = []
    for key in cards:
        if key not in t.box.ids:
            near = get_close_matches(key, t.box.ids, 3)
            hint = f" Did you mean {', '.join(near)}?" if near else ""
            message = f"No card {key!r} is in play (wanted in {name}).{hint}"
            raise BadScenario(message, card=key)
        found.append(t.box.ids[key])
    return found


def _clear(t: Table, named: set[int], *, everything: bool) -> None:
    """Send cards of the places that are set back to where cards come from, or out of play."""
    away = NOWHERE if t.box.stock in named else t.box.stock
    for at in range(1, len(t.places)):
        if at in named or (everything and at != away):
            for card in t.zones[at]:
                move(t, card, away)


def _set_fact(t: Table, name: str, value: object) -> None:
    if t.box.game.arrange is None:
        raise BadScenario(f"{t.box.game.name} has no facts to set, such as {name!r}.")
    t.box.game.arrange(t, name, value)
