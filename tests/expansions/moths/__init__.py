"""Moths: two cards that another package adds to the pretend title."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from portside.engine.answers import Answers
from portside.engine.expansions import Expansion
from portside.engine.flow import Flow
from portside.engine.powers import OTHERS, Registry, may
from portside.testing.pretend.table import Keeper, Night
from portside.testing.pretend.verbs import Opened, discount, earn

POWERS: Registry[Night, Keeper] = Registry()
EXPANSION = Expansion(
    name="moths",
    title="pretend",
    package="tests.expansions.moths",
    powers=POWERS,
    answers=Answers({"ask-moths-candle": Literal["yes", "pass"]}),
    mark="moths 1.0",
)
POWERLESS = replace(EXPANSION, powers=Registry())
"""Another version, in which the cards do nothing."""


@POWERS.on(Opened, by=OTHERS, once="turn")
def moths_candle(t: Night, me: Keeper, card: int, event: Opened) -> Flow[None]:
    """Let the owner earn 1, once per turn, when somebody else opens a stall."""
    if (yield from may(t, me, card)):
        yield from earn(t, me, 1)


@POWERS.modifies(discount)
def moths_cloth(t: Night, me: Keeper, card: int, coins: int, buyer: Keeper) -> int:
    """Let the owner open stalls for 1 less."""
    return coins + 1 if buyer == me else coins
