"""From what a person types to the key of an answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from portside.engine.keys import NONE

if TYPE_CHECKING:
    from portside.cli.asked import Asked

PARTED = re.compile(r"[\s,+、，]+")


class NotUnderstood(Exception):
    """Say that a line is no answer; the argument is the text id of what would be one."""


def key_from_typed(line: str, prompt: Asked) -> str:
    """Return the key of the answer a typed line stands for.

    Args:
        line: a number of the list, several of them, an amount, or a key itself.
        prompt: the question it answers.

    Raises:
        NotUnderstood: it is no answer to this question.
    """
    if prompt.type == "amount":
        return _amount(line, prompt)
    keys = [option.key for option in prompt.options]
    if prompt.type == "some":
        return _some(line, prompt, keys)
    if line in keys:
        return line
    number = _number(line)
    if number is None or not 1 <= number <= len(keys):
        raise NotUnderstood("answer-one")
    return keys[number - 1]


def _amount(line: str, prompt: Asked) -> str:
    number = _number(line)
    if number is None or number not in range(prompt.low, prompt.high + 1, prompt.step):
        raise NotUnderstood("answer-amount")
    return str(number)


def _some(line: str, prompt: Asked, keys: list[str]) -> str:
    words = [word for word in PARTED.split(line) if word]
    numbers = [_number(word) for word in words]
    if line == NONE or numbers == [0]:
        chosen: list[str] = []
    elif words and all(word in keys for word in words):
        chosen = words
    else:
        chosen = [keys[n - 1] for n in numbers if n is not None and 1 <= n <= len(keys)]
        if not words or len(chosen) != len(words):
            raise NotUnderstood("answer-some")
    if len(set(chosen)) != len(chosen) or not prompt.low <= len(chosen) <= prompt.high:
        raise NotUnderstood("answer-some")
    return "+".join(chosen) or NONE


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else None
