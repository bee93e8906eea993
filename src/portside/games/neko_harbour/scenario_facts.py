"""Facts of a scenario besides where cards lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from portside.engine.errors import BadScenario
from portside.engine.zones import NOWHERE
from portside.games.neko_harbour.cards import FISHING_BOAT, SITE, SMALL_CARDS
from portside.games.neko_harbour.draft import clear_draft
from portside.games.neko_harbour.queries import spare_ships, spot_at
from portside.games.neko_harbour.table import IN_HARBOUR, SHIPS, Skipper, Voyage
from portside.games.neko_harbour.turn import begin_extra_turn, begin_turn, count_columns

MANY: Final = range(100)
"""More of anything than a match comes to, and few enough for every client to show."""
HOLDS: Final[Mapping[str, Callable[[str], bool]]] = {
    "sites": lambda kind: kind == SITE,
    "boats": lambda kind: kind == FISHING_BOAT,
    "aside": lambda kind: kind == FISHING_BOAT,
    "column": lambda kind: kind != SITE,
    "pier": lambda kind: kind != SITE,
}
"""Which kinds of cards can lie in a kind of place; in all others, cards of the period decks."""


def _is_dealt(kind: str) -> bool:
    return kind not in (SITE, FISHING_BOAT)


def arrange(t: Voyage, name: str, value: Any) -> None:
    """Set one fact of a Neko Harbour scenario, or raise `BadScenario`."""
    count_columns(t)
    setter = FACTS.get(name)
    if setter is None:
        raise BadScenario(f"There is no fact {name!r}; there are: {', '.join(FACTS)}.")
    if not setter(t, name, value):
        raise BadScenario(f"{name} cannot be {value!r}; it takes {EXAMPLES[name]}.")


def check_position(t: Voyage) -> None:
    """Raise `BadScenario` for what Neko Harbour cannot come to nor go on from."""
    for at in range(NOWHERE + 1, len(t.places)):
        _check_place(t, at)
    for at in (t.box.boats, t.box.aside):
        if 0 < len(t[at]) < len(t.seats):
            raise BadScenario("There must be a fishing boat for everybody, or none at all.")
    count_columns(t)
    for me in t.seats:
        _check_lane(t, me)
    if t.phase == "play" and not t[t.seats[t.acting].hand]:
        raise BadScenario("Whose turn begins needs a card in hand.", fact="turn")
    if t.last_round and t.period == 1:
        raise BadScenario("Extra turns come in period 2.", fact="extra_turn")


def _check_place(t: Voyage, at: int) -> None:
    """Raise `BadScenario` for cards where no card of their kind ever lies, or too many."""
    spec = t.places[at]
    right = HOLDS.get(spec.kind, _is_dealt)
    for card in t[at]:
        if not right(t.box.cards[card].type):
            raise BadScenario(f"{t.box.keys[card]} cannot lie in {spec.name}.", place=spec.name)
    if at in t.box.sets and len(t[at]) > t.box.sets.index(at) % 3 + 1:
        raise BadScenario(f"{spec.name} holds more cards than its size.", place=spec.name)


def _check_lane(t: Voyage, me: Skipper) -> None:
    """Raise `BadScenario` unless columns fill from the left, each with cards of its own kind."""
    count = len(t.lanes[me])
    if any(t[at] for at in (*me.columns[count:], *me.piers[count:])):
        raise BadScenario(f"The columns of seat {me} must fill from the left, piers with them.")
    for at, kind in zip(me.columns, t.lanes[me], strict=False):
        if {t.box.cards[card].type for card in t[at]} != {kind}:
            raise BadScenario(f"{t.places[at].name} holds cards of several kinds.")
    kinds = [kind for kind in t.lanes[me] if kind != FISHING_BOAT]
    if len(kinds) > len(set(kinds)):
        raise BadScenario(f"Seat {me} has two columns of one kind.")
    to_come = bool(t[t.box.boats]) + (t.period == 1 and bool(t[t.box.aside]))
    if t.lanes[me].count(FISHING_BOAT) + to_come > 2:  # one in each period
        raise BadScenario(f"Seat {me} has more fishing boats than periods.")


def _each(t: Voyage, value: Any, right: range) -> bool:
    """Tell whether there is a number in range for each seat."""
    return (
        isinstance(value, list)
        and len(value) == len(t.seats)
        and all(type(number) is int and number in right for number in value)
    )


def _pile(t: Voyage, name: str, value: Any) -> bool:
    if not _each(t, value, MANY):
        return False
    for me in t.seats:
        t.supply[me.piles[name]] = value[me]
    return True


def _harbour(t: Voyage, _name: str, value: Any) -> bool:
    if not _each(t, value, range(1, len(t.box.levels) + 1)):
        return False
    t.harbour = list(value)
    return True


def _order(t: Voyage, _name: str, value: Any) -> bool:
    if not _each(t, value, range(len(t.seats))) or len(set(value)) != len(value):
        return False
    t.order = t.drafters = tuple(value)
    return True


def _period(t: Voyage, _name: str, value: Any) -> bool:
    if type(value) is not int or value not in (1, 2):
        return False
    t.period = value
    return True


def _turn(t: Voyage, name: str, value: Any) -> bool:
    if type(value) is not int or value not in range(len(t.seats)):
        return False
    for at in (*t.box.sets, t.box.display):
        clear_draft(t, at)  # the draft is over by then
    if name == "turn":
        begin_turn(t, t.seats[value])
    else:
        t.period, t.last_round = 2, True
        begin_extra_turn(t, value)
    return True


def _ships(t: Voyage, _name: str, value: Any) -> bool:
    if not isinstance(value, Mapping):
        return False
    return all(_ship(t, word, placed) for word, placed in value.items())


def _ship(t: Voyage, word: str, placed: Any) -> bool:
    """Put a ship of a level somewhere: `[4, "column-0-2"]`; at sites they come one by one."""
    ship = t.box.ships.get(word)
    if ship is None or not isinstance(placed, list) or len(placed) != 2:
        return False
    level, where = placed
    me = t.seats[ship // SHIPS]
    spot = _spot(t, me, where)
    if type(level) is not int or not 0 <= level <= SHIPS or spot is None:
        return False
    if not level and spot != IN_HARBOUR:
        return False  # it lies in the ship supply
    t.levels[ship], t.spots[ship] = level, spot
    if spot < IN_HARBOUR:
        site = spot_at(spot)
        t.queues[site] = (*t.queues[site], ship)
    return min(spare_ships(t, me)) >= 0


def _spot(t: Voyage, me: Skipper, where: Any) -> int | None:
    sites = [t.box.keys[card] for card in t[t.box.sites]]
    if where == "harbour":
        return IN_HARBOUR
    if type(where) is not str:
        return None
    if where in sites:
        return spot_at(sites.index(where))
    column = t.box.columns.get(where, 0)
    mine = where.startswith(f"column-{me}-")
    return column if mine and 0 < column <= len(t.lanes[me]) else None


def _crews(t: Voyage, _name: str, value: Any) -> bool:
    """Tuck captains at columns: `{"column-0-1": 2}`."""
    if not isinstance(value, Mapping):
        return False
    for word, count in value.items():
        _, seat, at = str(word).split("-") if word in t.box.columns else ("", "0", "99")
        crew = t.crews[int(seat)]
        if int(at) >= len(crew) or type(count) is not int or count not in MANY:
            return False
        t.crews[int(seat)] = (*crew[: int(at)], count, *crew[int(at) + 1 :])
    return True


def _noted(t: Voyage, _name: str, value: Any) -> bool:
    if not isinstance(value, list) or len(value) != len(t.seats):
        return False
    if not all(isinstance(each, list) and len(each) == 3 for each in value):
        return False
    if not all(type(points) is int and points in MANY for each in value for points in each):
        return False
    t.noted = [(first, second, plain) for first, second, plain in value]
    return True


FACTS: Final[Mapping[str, Callable[[Voyage, str, Any], bool]]] = {
    **dict.fromkeys(SMALL_CARDS, _pile),
    "harbour": _harbour,
    "order": _order,
    "period": _period,
    "ships": _ships,
    "captains": _crews,
    "noted": _noted,
    "turn": _turn,
    "extra_turn": _turn,
}
EXAMPLES: Final = {
    **dict.fromkeys(SMALL_CARDS, "a number for each seat, such as [2, 0]"),
    "harbour": "a level for each seat, such as [1, 3]",
    "order": "all seats in their order, such as [1, 0]",
    "period": "1 or 2",
    "ships": 'level and place of ships, such as { ship-0-1 = [4, "column-0-2"] }',
    "captains": "captains by column, such as { column-0-1 = 2 }",
    "noted": "points of period 1, period 2 and point cards for each seat, such as [[2, 2, 0]]",
    "turn": "the seat whose turn begins",
    "extra_turn": "the seat whose extra turn begins",
}
