"""Words for positions of the first edition."""

from __future__ import annotations

from typing import Any

import portside
from portside.games.import_export.table import Harbour
from portside.testing import Scene
from tests.games.import_export import scenes
from tests.games.import_export.scenes import Play

SETS = {"set_jutaku": True, "set_kickstarter": True, "set_captain": True}
CHINESE = {"card_texts": "chinese"}


def first(seats: int = 2, **facts: Any) -> Scene:
    """Begin a position of the first edition with all of its sets."""
    return scenes.harbour(seats, **facts).options(edition="first", **SETS)


def doing(action: str, *todo: int, **facts: Any) -> Scene:
    """Begin a position in which seats may perform an action so many times."""
    return scenes.acting(action, *todo, **facts).options(edition="first", **SETS)


def leading(action: str, *others: str, **facts: Any) -> Play:
    """Let seat 0 lead with a card; the others hold what is given."""
    position = first(1 + len(others), **facts).seat(0, hand=action)
    for seat, held in enumerate(others, 1):
        position.seat(seat, hand=held)
    return Play(position).do(0, "play", action)


def completing(card: str, seats: int = 3, **facts: Any) -> Scene:
    """Begin a position in which seat 0 completes a Shipment by its last Container, for 6."""
    return scenes.fulfilling(card, seats, **facts).options(edition="first", **SETS)


def complete(position: Scene) -> Play:
    """Load the last Container of a position begun by `completing`."""
    return scenes.fulfil(position)


def scored(position: Scene) -> Play:
    """Score a position at once."""
    return scenes.scored(position)


def dealt(seats: int, seed: int = 1, **options: object) -> Harbour:
    """Deal a match and return its table."""
    table = portside.new_match("import_export", seats, seed, {"edition": "first", **options}).table
    assert isinstance(table, Harbour)
    return table


def counts(play: Play) -> list[int]:
    """Return how often each seat may act, lead player first."""
    return [int(str(line["facts"]["count"])) for line in play.log(kind="log-announced")]
