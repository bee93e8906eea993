"""A bot that is a program of its own: questions go in as lines of JSON, answers come out."""

from __future__ import annotations

import json
import shlex
from random import Random
from typing import TYPE_CHECKING, Any, Final

from portside.bots.child_process import Child
from portside.bots.decide import BotFailed

if TYPE_CHECKING:
    from portside.engine.knowledge import Sight

PROTOCOL: Final = 1
"""Raised when a program could misunderstand the new lines."""
TAIL: Final = 60
"""So many of the last log entries are sent."""


class ProgramBot:
    """Play by asking a program.

    Args:
        command: path of the program, arguments after it as in a shell.
        limit: seconds it may take for one answer.
        patience: seconds more for the first one, since it has to get started.
        name: what results are listed under.
    """

    def __init__(
        self, command: str, limit: float = 5.0, name: str = "", patience: float = 10.0
    ) -> None:
        self.name = name or f"program:{command}"
        self.limit = limit
        self.patience = patience
        self._command = shlex.split(command)
        self._child: Child | None = None

    def choose(self, sight: Sight, rng: Random) -> str:
        """Return what the program answers; it is started when first needed."""
        if self._child is None or not self._child.alive:
            self._child = Child(self._command, self.patience)
        line = json.dumps(question_for_program(sight, rng.getrandbits(32)), ensure_ascii=False)
        reply = self._child.ask(line.encode(), self.limit)
        try:
            key = json.loads(reply)["key"]
        except (ValueError, KeyError, TypeError, RecursionError):
            key = None
        if not isinstance(key, str):
            raise BotFailed("illegal-answer", 'a reply is one line such as {"key": "pass"}')
        return key

    def close(self) -> None:
        """End the program."""
        if self._child is not None:
            self._child.close()
            self._child = None


def question_for_program(sight: Sight, seed: int) -> dict[str, Any]:
    """Return everything a program is told, JSON-ready; `docs/bots.md` describes it."""
    prompt = sight.prompt
    return {
        "portside": PROTOCOL,
        "seat": sight.seat,
        "seed": seed,
        "prompt": {
            "kind": prompt.kind,
            "type": prompt.type,
            "low": prompt.low,
            "high": prompt.high,
            "step": prompt.step,
            "rule": prompt.rule,
            "card": prompt.card,
            "facts": prompt.facts,
        },
        "options": [
            {"key": shown.key, "text": shown.text, "refs": shown.refs, "facts": shown.facts}
            for shown in prompt.options
        ],
        "view": sight.view,
        "log": list(sight.log[-TAIL:]),
    }
