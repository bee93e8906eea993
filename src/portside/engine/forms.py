"""How values that no rulebook states are entered: one description for checks and for forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Form:
    """Describe what one field of a card takes.

    Attributes:
        kind: a `number`, one `word` of several, `counts` of words, `numbers` (one for each copy of
            the card), or `data` in a shape of the title's own.
        low: the least number; of `counts`, the least in all.
        high: the greatest.
        numbers: the legal numbers, where not all from `low` to `high` are.
        words: those to choose from, or to be counted.
        plain: whether one number may stand for `counts`, meaning the card's own word.
    """

    kind: Literal["number", "word", "counts", "numbers", "data"]
    low: int = 0
    high: int = 0
    numbers: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    plain: bool = False


Forms = Mapping[str, Mapping[str, Form]]
"""By card and field."""
