"""Who could follow a lead, and how often, from a seat's own information only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from portside.engine.radar import Following

if TYPE_CHECKING:
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table

WORLDS: Final = 200
"""In so many worlds hands are looked into: shares are then off by 4 points of 100 at most."""


@dataclass(frozen=True, slots=True)
class Echo:
    """Hold how often others could follow when something is led.

    Attributes:
        led: what is led, in a word of the title.
        readily: by seat, in what part of all worlds it could follow at little cost.
        at_all: the same at any cost; for the leader both are 0.
        alone: in what part nobody could follow readily.
    """

    led: str
    readily: tuple[float, ...]
    at_all: tuple[float, ...]
    alone: float


def radar(sight: Sight, rng: Random, worlds: int = WORLDS) -> list[Echo]:
    """Return who could follow what the seat of a sight may lead; nothing where it does not lead.

    Args:
        sight: whose information is used, and nothing else.
        rng: the only randomness; the same sight and seed give the same.
        worlds: how many worlds are imagined.
    """
    described = sight.box.game.radar
    if described is None or sight.prompt.kind not in described.kinds:
        return []
    tables = [sight.world(rng).table for _ in range(worlds)]
    return [_echo(sight, tables, led) for led in described.leads(tables[0], sight.seat)]


def _echo(sight: Sight, tables: Sequence[Table], led: str) -> Echo:
    described = sight.box.game.radar
    assert described is not None
    count = sight.view["seats"]
    readily, at_all, alone = [0] * count, [0] * count, 0
    for table in tables:
        found = [
            Following.NOT if seat == sight.seat else described.follows(table, seat, led)
            for seat in range(count)
        ]
        alone += Following.READILY not in found
        for seat, how in enumerate(found):
            readily[seat] += how is Following.READILY
            at_all[seat] += how is not Following.NOT
    worlds = len(tables)
    return Echo(
        led,
        tuple(each / worlds for each in readily),
        tuple(each / worlds for each in at_all),
        alone / worlds,
    )
