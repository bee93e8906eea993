"""What a bot is: one method, given a sight and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from portside.engine.errors import PortsideError

if TYPE_CHECKING:
    from portside.engine.knowledge import Sight


class UnknownBot(PortsideError):
    """Refuse a bot nobody has heard of, or one that cannot be made."""

    code = "unknown-bot"


class Bot(Protocol):
    """Play a seat.

    A bot may also have a method `think` that returns a whole `Thought` (see `Thinker`), and a
    method `close` that is called once when it is no longer needed.
    """

    @property
    def name(self) -> str:
        """Return what a bot's results are listed under."""

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return the key of the option the bot chooses, several joined by `+` for some.

        Args:
            sight: all the seat may use: `view`, `prompt`, `log`, `world(rng)`.
            rng: the only randomness to use, so that equal sights and seeds give equal answers.
        """


@dataclass(frozen=True, slots=True)
class Thought:
    """Hold an answer and the reason for it.

    Attributes:
        key: the answer.
        text: text id of one sentence that says why, see `text/<language>/bots.ftl`.
        facts: values for the sentence, made from the seat's own information only.
    """

    key: str
    text: str
    facts: dict[str, int | float | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rated:
    """Hold an answer and the margin it is expected to lead to.

    Attributes:
        key: the answer.
        margin: in points of the title.
        text: where no margin says it, what does: the match may be won or lost on the spot.
    """

    key: str
    margin: float
    text: str = ""


@runtime_checkable
class Thinker(Protocol):
    """A bot that can say why."""

    def think(self, sight: Sight, rng: Random) -> Thought:
        """Return the answer of a bot that thinks, with the reason for it."""


def explain(bot: Bot, sight: Sight, rng: Random) -> Thought:
    """Return what a bot answers and why; bots that cannot say so get a plain sentence."""
    if isinstance(bot, Thinker):
        return bot.think(sight, rng)
    return Thought(bot.choose(sight, rng), "bot-silent", {"bot": bot.name})
