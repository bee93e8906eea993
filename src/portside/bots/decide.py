"""Asking a bot in a way that it can hurt nobody but itself."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from portside.bots.random_bot import random_key
from portside.engine.errors import IllegalAnswer

if TYPE_CHECKING:
    from portside.bots.bot import Bot
    from portside.engine.knowledge import Sight

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """Tell that a bot crashed, took too long or talked nonsense.

    Attributes:
        cause: `crash`, `time-out` or `illegal-answer`.
    """

    def __init__(self, cause: str, message: str) -> None:
        super().__init__(message)
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold a legal answer.

    Attributes:
        key: what to answer.
        forfeit: why it is not the bot's own: `crash`, `time-out`, `illegal-answer`, or "" if it is.
    """

    key: str
    forfeit: str = ""


@runtime_checkable
class Closing(Protocol):
    """A bot that has something to end."""

    def close(self) -> None:
        """End what a bot that decides has started."""


def dismiss(bot: Bot) -> None:
    """Let a bot that is no longer needed end what it has started."""
    if isinstance(bot, Closing):
        bot.close()


def decide(bot: Bot, sight: Sight, rng: Random) -> Answer:
    """Return a bot's answer; if it misbehaves, a random one, and a line in the log.

    Bots that are not ours run in processes of their own, so that a time limit can be kept. Where a
    question is about the world of the players it says what `bots` answer, and none is asked.
    """
    said = sight.prompt.facts.get("bots")
    if isinstance(said, str):
        return Answer(said)
    spare = Random(rng.getrandbits(64))
    try:
        key = bot.choose(sight, rng)
        sight.prompt.value(key)
    except IllegalAnswer as error:
        cause, message = "illegal-answer", str(error)
    except BotFailed as error:
        cause, message = error.cause, str(error)
    except Exception as error:  # whatever a bot does wrong is its own affair
        cause, message = "crash", f"{type(error).__name__}: {error}"
    else:
        return Answer(key)
    log.warning("%s forfeits %s: %s: %s", bot.name, sight.prompt.kind, cause, message)
    return Answer(random_key(sight, spare), cause)
