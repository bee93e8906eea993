"""Facts of a scenario besides where cards lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from portside.engine.errors import BadScenario
from portside.games.neko_harbour.cards import SMALL_CARDS
from portside.games.neko_harbour.queries import spare, spot_at
from portside.games.neko_harbour.table import IN_HARBOUR, SHIPS, Skipper, Voyage
from portside.games.neko_harbour.turn import begin_extra_turn, begin_turn, survey


def arrange(t: Voyage, name: str, value: Any) -> None:
    """Set one fact, or raise `BadScenario`."""
    survey(t)
    setter = FACTS.get(name)
    if setter is None:
        raise BadScenario(f"There is no fact {name!r}; there are: {', '.join(FACTS)}.")
    if not setter(t, name, value):
        raise BadScenario(f"{name} cannot be {value!r}; it takes {EXAMPLES[name]}.")


def _each(t: Voyage, value: Any, right: range) -> bool:
    """Tell whether there is a number in range for each seat."""
    return (
        isinstance(value, list)
        and len(value) == len(t.seats)
        and all(type(number) is int and number in right for number in value)
    )


def _pile(t: Voyage, name: str, value: Any) -> bool:
    if not _each(t, value, range(100)):
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
    if not isinstance(value, list) or sorted(map(str, value)) != [str(s) for s in t.seats]:
        return False
    t.order = t.drafters = tuple(map(int, value))
    return True


def _period(t: Voyage, _name: str, value: Any) -> bool:
    if type(value) is not int or value not in (1, 2):
        return False
    t.period = value
    return True


def _turn(t: Voyage, name: str, value: Any) -> bool:
    if type(value) is not int or value not in range(len(t.seats)):
        return False
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
    t.levels[ship], t.spots[ship] = level, spot
    if spot < IN_HARBOUR:
        site = spot_at(spot)
        t.queues[site] = (*t.queues[site], ship)
    return min(spare(t, me)) >= 0


def _spot(t: Voyage, me: Skipper, where: Any) -> int | None:
    sites = [t.box.keys[card] for card in t[t.box.sites]]
    if where == "harbour":
        return IN_HARBOUR
    if where in sites:
        return spot_at(sites.index(where))
    column = t.box.columns.get(where, 0)
    mine = str(where).startswith(f"column-{me}-")
    return column if mine and 0 < column <= len(t.lanes[me]) else None


def _crews(t: Voyage, _name: str, value: Any) -> bool:
    """Tuck captains at columns: `{"column-0-1": 2}`."""
    if not isinstance(value, Mapping):
        return False
    for word, count in value.items():
        _, seat, at = str(word).split("-") if word in t.box.columns else ("", "0", "99")
        crew = t.crews[int(seat)]
        if int(at) >= len(crew) or type(count) is not int or count < 0:
            return False
        t.crews[int(seat)] = (*crew[: int(at)], count, *crew[int(at) + 1 :])
    return True


def _noted(t: Voyage, _name: str, value: Any) -> bool:
    if not isinstance(value, list) or len(value) != len(t.seats):
        return False
    if not all(isinstance(each, list) and len(each) == 3 for each in value):
        return False
    if not all(type(points) is int for each in value for points in each):
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
