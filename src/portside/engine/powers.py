"""Letting powers work: reactions to events, modifiers of queries, and what they may be used for.

A query is a pure function `(table, ...)` whose value live powers may change. It folds what they say
over its own value where somebody listens to it:

    def capacity(t: Harbour, ship: Ship) -> int:
        return fold(t, capacity, 6, (ship,)) if capacity in t.listeners else 6

How powers come to hang on events, queries and moments is told in `portside.engine.registry`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    "cards_of",
    "cares",
    "emit",
    "fold",
    "heard",
    "in_order",
    "may",
    "react",
    "spend",
    "spent",
    "spread",
]


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
