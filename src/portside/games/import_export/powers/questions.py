"""A card's own questions: `ask-<slug>`, or `ask-<slug>-<part>` where it has several.

None of them is a window, so nothing can change while they are open, and their options are given
as they are. Yes or no is asked by `portside.engine.powers.may`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from portside.engine.ask import PASS, Ask, Value
from portside.engine.flow import Flow, choose, pick, these
from portside.engine.flow import asked as ask
from portside.games.import_export.answers import Pass
from portside.games.import_export.table import Captain, Harbour

V = TypeVar("V", bound=Value)


def question(t: Harbour, card: int, part: str = "") -> str:
    """Return the text id of a question the present power of a card asks."""
    asked = "ask-" + t.power(card).replace("_", "-")
    return f"{asked}-{part}" if part else asked


def one_of(
    t: Harbour,
    me: Captain,
    card: int,
    values: Sequence[V],
    *,
    part: str = "",
    rule: str = "",
    **facts: Value,
) -> Flow[V]:
    """Ask a seat for one of several values."""
    asked: Ask[V] = Ask(me, question(t, card, part), these(values), rule, card, facts)
    return (yield from ask(asked))


def ask_one_or_pass(
    t: Harbour, me: Captain, card: int, values: Sequence[V], *, part: str = "", rule: str = ""
) -> Flow[V | None]:
    """Ask a seat for one of several values or a pass; return None when it passes."""
    either: list[V | Pass] = [*values, PASS]
    asked = question(t, card, part)
    answer = yield from choose(t, me, asked, these(either), rule=rule, card=card)
    return None if answer == PASS else answer


def some_of(
    t: Harbour,
    me: Captain,
    card: int,
    values: Sequence[V],
    low: int,
    high: int,
    *,
    part: str = "",
    rule: str = "",
) -> Flow[tuple[V, ...]]:
    """Ask a seat for some of several values."""
    asked = question(t, card, part)
    return (yield from pick(me, asked, these(values), low, high, rule=rule, card=card))
