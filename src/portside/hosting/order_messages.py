"""Standing orders as people make them, and as they are told of them; the same for every host."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from portside.engine.errors import IllegalAnswer, NotAsked
from portside.engine.keys import NONE, option
from portside.hosting.errors import TooManyOrders
from portside.hosting.messages import option_data
from portside.hosting.orders import (
    End,
    Order,
    asked_of_seat,
    first_order,
    order_amount,
    order_replaces,
    order_stands,
    order_waits,
)

if TYPE_CHECKING:
    from portside.engine.prompt import Prompt
    from portside.hosting.followed_match import FollowedMatch

Json = dict[str, Any]
MOST: Final = 20
"""So many orders may stand for a seat."""


class OrderWish(NamedTuple):
    """What somebody wants to be answered when they are asked again."""

    keys: Sequence[str]
    same: bool
    until: Collection[End]


def order_made(
    followed: FollowedMatch, seat: int, seq: int, wish: OrderWish
) -> tuple[Order, list[Json]]:
    """Return an order made in what a seat is asked, and its answers to be shown, or raise."""
    followed.check_going()
    followed.check_fresh(seq)
    prompt = asked_of_seat(followed.match, seat)
    if prompt is None:
        raise NotAsked(f"Seat {seat} is not asked anything now.", seat=seat)
    order = _made(followed, prompt, wish)
    return order, _shown(followed, prompt, order)


def _made(followed: FollowedMatch, prompt: Prompt, wish: OrderWish) -> Order:
    for key in wish.keys:
        if prompt.type != "amount":
            prompt.value(key)
        elif order_amount(prompt, key) is None or len(wish.keys) > 1:
            raise IllegalAnswer("An order gives one amount at most.", key=key, kind=prompt.kind)
    return Order(
        id=secrets.token_urlsafe(9),  # of no number: how many there are is nobody's business
        seat=prompt.seat,
        kind=prompt.kind,
        card=prompt.card,
        facts=prompt.facts,
        same=wish.same,
        keys=tuple(dict.fromkeys(wish.keys)),
        until=frozenset(wish.until),
        number=followed.match.number,
        n=followed.seq,
    )


def _shown(followed: FollowedMatch, prompt: Prompt, order: Order) -> list[Json]:
    """Return an order's answers as options to be shown, those of a pick several at a time."""
    box, ask = followed.match.table.box, prompt.ask
    if prompt.type == "amount":
        (key,) = order.keys
        return [{"key": key, "options": [option_data(option(box, ask, int(key)))]}]
    known = {one.key: option_data(one) for one in prompt.options}
    names = {key: key.split("+") if prompt.type == "some" else [key] for key in order.keys}
    return [
        {"key": key, "options": [known[name] for name in names[key] if name != NONE]}
        for key in order.keys
    ]


def orders_beside(order: Order, others: Sequence[Order], followed: FollowedMatch) -> list[str]:
    """Return which of a seat's other orders stay when one is made, or raise `TooManyOrders`."""
    stay = [
        each.id
        for each in others
        if order_stands(each, followed) and not order_replaces(order, each)
    ]
    if len(stay) >= MOST:
        raise TooManyOrders(f"No more than {MOST} orders may stand.", number=MOST)
    return stay


def orders_told(followed: FollowedMatch, seat: int, orders: Sequence[tuple[Order, Any]]) -> Json:
    """Return the orders of a seat, and where they answered, as its owner is told."""
    standing = [(order, answers) for order, answers in orders if order_stands(order, followed)]
    prompt = asked_of_seat(followed.match, seat) if standing else None
    found = None if prompt is None else first_order((order for order, _ in standing), prompt)
    told = [
        {
            **{name: getattr(order, name) for name in ("id", "kind", "card", "facts", "same")},
            "until": sorted(order.until),
            "answers": answers,
            "would": found[1] if found is not None and found[0] is order else None,
            "waits": order_waits(order, followed),
        }
        for order, answers in standing
    ]
    return {
        "type": "orders",
        "seat": seat,
        "orders": told,
        "given": _lines_by_orders(followed, seat),
    }


def _lines_by_orders(followed: FollowedMatch, seat: int) -> list[int]:
    """Return the lines of the log that begin what orders of a seat have answered."""
    history = followed.match.history or ()
    return [
        followed.marks[at]
        for at, by in enumerate(followed.trail.said[: len(history)])
        if by and history[at].seat == seat
    ]
