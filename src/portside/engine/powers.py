"""Letting powers work: reactions to events, modifiers of queries, and what they may be used for.

How powers come to hang on events, queries and moments is told in `portside.engine.registry`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from inspect import Parameter, signature
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from portside.engine.ask import PASS, Ask
from portside.engine.flow import asked, these
from portside.engine.hooks import ANYBODY, OTHERS, OWNER, cards_of
from portside.engine.reactions import (
    cares,
    emit,
    fold,
    heard,
    in_order,
    react,
    spend,
    spent,
    spread,
)
from portside.engine.registry import Moment, Registry

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.flow import Flow
    from portside.engine.table import Table

__all__ = [
    "ANYBODY",
    "OTHERS",
    "OWNER",
    "Moment",
    "Registry",
    "always",
    "cards_of",
    "cares",
    "emit",
    "fold",
    "heard",
    "in_order",
    "may",
    "query",
    "react",
    "spend",
    "spent",
    "spread",
]

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="Table")
A = TypeVar("A")
B = TypeVar("B")


# -- using a power


def may(
    t: Table, me: int, card: int, word: str = "yes", *, rule: str = "", **facts: Value
) -> Flow[bool]:
    """Ask a card's own question, `ask-<slug>`: the word or pass. Whoever says the word uses it.

    Args:
        t: the table.
        me: who is asked.
        card: the card whose power it is.
        word: the answer that uses it.
        rule: the rule it comes from.
        facts: values for the text.
    """
    slug = t.power(card)
    question = "ask-" + slug.replace("_", "-")
    said = yield from asked(Ask(me, question, these((word, PASS)), rule, card, facts))
    if said == PASS:
        return False
    if slug in t.box.hooks.limited:
        spend(t, card)
    return True


# -- queries


def query(base: Callable[P, R]) -> Callable[P, R]:
    """Decorate a pure function `(table, ...)` whose value live powers may change.

    Modifiers fold over the base value in layer order; within a layer order must not matter.
    """
    return _named(_wrapped(base), base)


def always(base: Callable[P, R]) -> Callable[P, R]:
    """Decorate a query that says the same whatever it is asked, until powers change it."""
    return _named(_asked_once(base, len(signature(base).parameters)), base)


def _asked_once(base: Callable[..., R], taken: int) -> Callable[..., R]:
    """Wrap a query that is asked once and for all; handing on `*args` takes longer than one."""
    said: list[R] = []

    def of_any(t: Table, *args: object) -> R:
        if not said:
            said.append(base(t, *args))
        return fold(t, of_any, said[0], args) if of_any in t.listeners else said[0]

    def of_one(t: Table, one: object) -> R:
        if not said:
            said.append(base(t, one))
        return fold(t, of_one, said[0], (one,)) if of_one in t.listeners else said[0]

    return of_one if taken == 2 else of_any


def _named(asked: Callable[..., R], base: Callable[P, R]) -> Callable[P, R]:
    """Give a query the name it is known by: so it can be pickled, as the hook it is."""
    update_wrapper(asked, base)
    return cast("Callable[P, R]", asked)


def _any_number(base: Callable[..., R]) -> Callable[..., R]:
    def asked(t: Table, *args: object) -> R:
        value = base(t, *args)
        return fold(t, asked, value, args) if asked in t.listeners else value

    return asked


def _of_one(base: Callable[[T, A], R]) -> Callable[[T, A], R]:
    def asked(t: T, one: A) -> R:
        value = base(t, one)
        return fold(t, asked, value, (one,)) if asked in t.listeners else value

    return asked


def _of_two(base: Callable[[T, A, B], R]) -> Callable[[T, A, B], R]:
    def asked(t: T, one: A, two: B) -> R:
        value = base(t, one, two)
        return fold(t, asked, value, (one, two)) if asked in t.listeners else value

    return asked


def _wrapped(base: Callable[..., R]) -> Callable[..., R]:
    """Wrap a query by how many arguments it takes; handing on `*args` takes longer."""
    taken = signature(base).parameters.values()
    if all(parameter.default is Parameter.empty for parameter in taken):
        if len(taken) == 2:
            return _of_one(base)
        if len(taken) == 3:
            return _of_two(base)
    return _any_number(base)
