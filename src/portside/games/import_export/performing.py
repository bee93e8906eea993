"""What actions share: whether they were announced, whether they bind, how they come to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from portside.engine.ask import PASS, Value
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.games.import_export.answers import As, Pass, Yes
from portside.games.import_export.table import Captain, Harbour

V = TypeVar("V", bound=Value)


def announced(t: Harbour) -> bool:
    """Tell whether an announced action runs, in which windows are open and tiers can be skipped."""
    return t.phase == "perform" and not t.solo and not t.fulfilling


def choose_action(
    t: Harbour, me: Captain, kind: str, actions: Sequence[str], rule: str, card: int = -1
) -> Flow[str]:
    """Ask which of several action types to perform."""
    named: list[As] = [("as", action) for action in actions]
    answer = yield from choose(t, me, kind, these(named), rule=rule, card=card)
    return answer[1]


def is_duty(t: Harbour) -> bool:
    """Tell whether what can be done must be done: announcing binds, and so do powers (F1-064)."""
    return t.box.edition.announces or not announced(t)


def optional(t: Harbour, found: Sequence[V]) -> Sequence[V | Pass]:
    """Add a pass where nothing can be performed, or where acting is a right, not a duty."""
    return found if found and is_duty(t) else [*found, PASS]


def stop(t: Harbour, me: Captain, action: str) -> None:
    """End an action nothing came of: it fizzles (AMB-011), or a right is waived (F1-DIFF-14)."""
    if is_duty(t):
        say(t, "log-fizzled", me, rule="AMB-011", action=action)
    else:
        t.todo[me] = 0
        say(t, "log-stopped", me, rule="F1-DIFF-14", action=action)


def would_pirate(t: Harbour, me: Captain) -> Flow[bool]:
    """Ask a seat that need not pirate whether it will, where powers react to it (F1-064)."""
    options: tuple[Yes, Pass] = ("yes", PASS)
    answer = yield from choose(
        t, me, "ask-would-pirate", these(options), rule="F1-064", window=True
    )
    if answer == PASS:
        stop(t, me, "pirate")
    return answer == "yes"
