"""Facts of a scenario besides where cards lie."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from portside.engine.errors import BadScenario
from portside.games.import_export.cards import ACTION_NAMES, BARTER
from portside.games.import_export.ending import ENDING_CREDITS
from portside.games.import_export.market import MARKERS
from portside.games.import_export.setup import COLOURS
from portside.games.import_export.table import AT_SEA, IN_HARBOUR, Harbour
from portside.games.import_export.verbs import ENDING_CARDS

RICHEST: Final = range(1000)
BUSIEST: Final = range(100)
"""More than any match comes to, and few enough for every client to show."""
PHASES: Final = ("lead", "perform", "cleanup", "score")


def arrange(t: Harbour, name: str, value: Any) -> None:
    """Set one fact of an Import/Export scenario, or raise `BadScenario`."""
    setter = FACTS.get(name)
    if setter is None or not setter(t, value):
        raise BadScenario(
            f"{name} = {value!r} cannot be set. Facts: leader = 0, credits = [10, 10], "
            "colours = ['luxury', 'consumer'], sea = [1, 3], led = 'load' with todo = [2, 0].",
            fact=name,
        )


def check_position(t: Harbour) -> None:
    """Raise `BadScenario` for what no turn of Import/Export goes through."""
    if t.phase == "perform" and not t.led:
        raise BadScenario("Whoever performs needs to know what: led = 'load'.", fact="led")


def _leader(t: Harbour, value: Any) -> bool:
    if not _numbers([value], 1, range(len(t.seats))):
        return False
    t.leader = t.acting = value
    return True


def _credits(t: Harbour, value: Any) -> bool:
    if not _numbers(value, len(t.seats), RICHEST):
        return False
    t.credits = list(value)
    return True


def _colours(t: Harbour, value: Any) -> bool:
    if not _words(value, COLOURS) or len(value) != len(t.seats):
        return False
    t.colours = tuple(value)
    return True


def _sea(t: Harbour, value: Any) -> bool:
    if not isinstance(value, list) or not _numbers(value, len(value), range(len(t.ships))):
        return False
    for ship in t.ships:
        t.steer(ship, AT_SEA if ship.n in value else IN_HARBOUR)
    return True


def _todo(t: Harbour, value: Any) -> bool:
    if not _numbers(value, len(t.seats), BUSIEST):
        return False
    t.todo = list(value)
    return True


def _led(t: Harbour, value: Any) -> bool:
    if not _words([value], (*ACTION_NAMES, BARTER)):
        return False
    t.phase, t.led, t.turn = "perform", value, 1
    t.doing = [value] * len(t.seats)
    return True


def _market(t: Harbour, value: Any) -> bool:
    if not t.market or not _numbers(value, len(t.market), MARKERS):
        return False
    t.market = tuple(value)
    return True


def _boarded(t: Harbour, value: Any) -> bool:
    if not _words(value, t.box.ids):
        return False
    t.boarded = tuple(t.box.ids[key] for key in value)
    return True


def _ending(t: Harbour, value: Any) -> bool:
    if not _words([value], ("", ENDING_CARDS, ENDING_CREDITS)):
        return False
    t.ending = value
    return True


def _phase(t: Harbour, value: Any) -> bool:
    if not _words([value], PHASES):
        return False
    t.phase = value
    return True


def _numbers(value: Any, count: int, right: Collection[int]) -> bool:
    fits = isinstance(value, list) and len(value) == count
    return fits and all(type(number) is int and number in right for number in value)


def _words(value: Any, known: Collection[str]) -> bool:
    return isinstance(value, list) and all(type(word) is str and word in known for word in value)


FACTS: Final[Mapping[str, Callable[[Harbour, Any], bool]]] = {
    "leader": _leader,
    "credits": _credits,
    "colours": _colours,
    "sea": _sea,
    "todo": _todo,
    "led": _led,
    "market": _market,
    "boarded": _boarded,
    "ending": _ending,
    "phase": _phase,
}
