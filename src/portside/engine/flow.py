"""Flows: rules as generators that yield questions and nothing else.

These functions are the only places that `yield`. Whatever asks is called with `yield from`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Final, Never, TypeVar, cast

from portside.engine.ask import Amount, Ask, Pick, Question, Together, Use, Value

if TYPE_CHECKING:
    from portside.engine.table import Table

T = TypeVar("T")
V = TypeVar("V", bound=Value)
Flow = Generator[Question, Never, T]
"""A flow that returns a T. What is sent into it is between each question and the match alone, so
nobody else can send anything: `Never`."""
Effect = Flow[None] | None
"""What a power comes to: a flow if it asks, or None when it is done."""


class GameOver(Exception):
    """Unwind every flow at once; raise it after setting `table.result`."""


DONE: Final = cast("Flow[None]", iter(()))
"""No questions: what a verb returns that finds out at once that nothing is to ask.

It saves making a flow, and may be gone through any number of times: it is at its end for ever.
"""


def asked(question: Ask[V]) -> Generator[Question, V, V]:
    """Yield one question that is no window, as a flow."""
    return (yield question)


def choose(
    t: Table,
    me: int,
    kind: str,
    options: Callable[[], Sequence[V]],
    *,
    rule: str = "",
    card: int = -1,
    window: bool = False,
    facts: dict[str, Value] | None = None,
) -> Generator[Question, V | Use, V]:
    """Ask `me` for one of `options()`, and return it as what the options are.

    In a window, any-time powers are offered besides, to every seat; after one is used the
    question is asked again, so `options` must read the table when it is called.
    """
    while True:
        answer = yield Ask(me, kind, options, rule, card, facts, t if window else None)
        if type(answer) is not Use:
            return answer
        yield from t.box.game.use(t, answer.seat, answer.value)


def pick(
    me: int,
    kind: str,
    items: Callable[[], Sequence[V]],
    low: int,
    high: int,
    *,
    rule: str = "",
    card: int = -1,
) -> Generator[Question, tuple[V, ...], tuple[V, ...]]:
    """Ask `me` for some of `items()`, from `low` to `high` of them."""
    return (yield Pick(me, kind, items, low, high, rule, card))


def amount(
    me: int,
    kind: str,
    low: int,
    high: int,
    step: int = 1,
    *,
    rule: str = "",
    card: int = -1,
    facts: dict[str, Value] | None = None,
) -> Generator[Question, int, int]:
    """Ask `me` for a number; `facts` are for the text."""
    return (yield Amount(me, kind, low, high, step, rule, card, facts))


def together(asks: Sequence[Ask[V]]) -> Generator[Question, list[V], list[V]]:
    """Ask several seats at once; return their answers in the order of `asks`, opened together."""
    return (yield Together(asks)) if asks else []


def sealed(
    me: int, kind: str, options: Callable[[], Sequence[V]], *, rule: str = "", card: int = -1
) -> Ask[V]:
    """Make one of several sealed questions."""
    return Ask(me, kind, options, rule, card)


def sealed_pick(
    me: int,
    kind: str,
    items: Callable[[], Sequence[V]],
    low: int,
    high: int,
    *,
    rule: str = "",
    card: int = -1,
) -> Ask[tuple[V, ...]]:
    """Make one of several sealed questions for some of several items."""
    return Pick(me, kind, items, low, high, rule, card)


def sealed_amount(
    me: int, kind: str, low: int, high: int, step: int, *, rule: str = "", **facts: Value
) -> Ask[int]:
    """Make one of several sealed questions for a number; `facts` are for the text."""
    return Amount(me, kind, low, high, step, rule, -1, facts)


def these(values: Sequence[V]) -> Callable[[], Sequence[V]]:
    """Offer a fixed list in a flow: for options that nothing can change while it asks."""
    return lambda: values
