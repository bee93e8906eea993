"""Where bots are found: by the words people type."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from portside.bots.bot import Bot, UnknownBot
from portside.bots.greedy import GreedyBot
from portside.bots.installed_bot import InstalledBot
from portside.bots.ismcts import IsmctsBot
from portside.bots.learnt_weights import Judging, judge_by_weights, judge_without_weights
from portside.bots.program_bot import ProgramBot
from portside.bots.random_bot import RandomBot

GROUP: Final = "portside.bots"
"""Entry points in this group are bots: classes or functions that take no arguments."""
LIMIT: Final = 5.0
"""Seconds an outside bot may take for one answer, unless something else is said."""
BUDGET: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s)?")
LOOKS: Final = re.compile(r"([1-9]\d{0,2})x([1-9]\d{0,2})")

STRENGTHS: Final[dict[str, Callable[[], Bot]]] = {
    "easy": lambda: GreedyBot(worlds=1, tries=1, blunder=0.35, name="easy"),
    "normal": lambda: GreedyBot(worlds=1, tries=2, blunder=0.08, name="normal"),
    "hard": lambda: IsmctsBot(seconds=0.9, name="hard", judging=judge_by_weights),
}
"""Named strengths for players; each answers within a second."""

EARLIER: Final[dict[str, Callable[[], Bot]]] = {
    "hard-1": lambda: IsmctsBot(seconds=0.9, name="hard-1"),
    "expert": lambda: IsmctsBot(seconds=0.9, name="expert", judging=judge_by_weights),
}
"""Strengths under names that stay: to measure later ones by, and for what names them already.

Players are not offered them; `expert` has never been shown to be stronger than `hard`.
"""

PLAIN: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": lambda: IsmctsBot(iterations=500, name="ismcts"),
    "learnt": lambda: IsmctsBot(iterations=500, name="learnt", judging=judge_by_weights),
    **STRENGTHS,
}


SEARCHES: Final[dict[str, Judging]] = {"ismcts": judge_without_weights, "learnt": judge_by_weights}
"""Searches by what they judge positions by."""
LOOKERS: Final[dict[str, Judging]] = {"greedy": judge_without_weights, "learnt": judge_by_weights}
"""Bots that look one step ahead, by what they judge positions by."""


def names() -> list[str]:
    """Return the names of all bots on offer that can be found without further words."""
    return [*PLAIN, *sorted(set(_installed()) - set(PLAIN))]


def accepted_names() -> list[str]:
    """Return the names that a table may give to a bot: those on offer, and those of before."""
    return [*names(), *EARLIER]


def find(spec: str, limit: float = LIMIT) -> Bot:
    """Return the bot a text stands for.

    Args:
        spec: `random`, `greedy`, `greedy:1x3` (worlds and tries), `ismcts:500` (iterations),
            `ismcts:1s` or `ismcts:250ms` (time), `learnt:1x3` and `learnt:500` (the same by learnt
            weights), `easy`, `normal`, `hard`, the name of an installed bot, or `program:PATH`;
            `hard-1` and `expert` are names of before.
        limit: seconds a bot that is not one of ours may take for one answer.

    Raises:
        UnknownBot: there is no such bot.
    """
    name, _, rest = spec.partition(":")
    if (name == "greedy" and rest) or (name in LOOKERS and LOOKS.fullmatch(rest)):
        return _looking(spec, rest, LOOKERS[name])
    if name in SEARCHES and rest:
        return _searching(spec, rest, SEARCHES[name])
    if name == "program" and rest:
        return ProgramBot(rest, limit, name=spec)
    if spec in PLAIN or spec in EARLIER:
        return (PLAIN | EARLIER)[spec]()
    if spec in _installed():
        return InstalledBot(spec, limit)
    near = get_close_matches(spec, names(), 1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    there = ", ".join([*names(), "greedy:1x3", "ismcts:500", "ismcts:1s", "program:PATH"])
    raise UnknownBot(f"There is no bot {spec!r}; there are: {there}.{hint}", bot=spec[:80])


def make_installed_bot(name: str) -> Bot:
    """Make a bot that another package has put into the registry, in this very process."""
    bot: Bot = _installed()[name].load()()
    return bot


def reads_log(bot: Bot) -> bool:
    """Tell whether a bot may look at the log; ours do not, and making it takes time."""
    return not isinstance(bot, (RandomBot, GreedyBot, IsmctsBot))


def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _looking(spec: str, looks: str, judging: Judging) -> Bot:
    read = LOOKS.fullmatch(looks)
    if read is None:
        message = f"{spec!r} does not say how many worlds and tries, as greedy:1x3 does."
        raise UnknownBot(message, bot=spec[:80])
    return GreedyBot(worlds=int(read[1]), tries=int(read[2]), name=spec, judging=judging)


def _searching(spec: str, budget: str, judging: Judging) -> Bot:
    read = BUDGET.fullmatch(budget)
    number = float(read["number"]) if read else 0.0
    if read is None or number <= 0:
        name = spec.partition(":")[0]
        message = f"{spec!r} has no budget such as {name}:500, {name}:1s or {name}:250ms."
        raise UnknownBot(message, bot=spec[:80])
    if read["unit"] is None:
        return IsmctsBot(iterations=math.ceil(number), name=spec, judging=judging)
    seconds = number / (1000 if read["unit"] == "ms" else 1)
    return IsmctsBot(seconds=seconds, name=spec, judging=judging)
