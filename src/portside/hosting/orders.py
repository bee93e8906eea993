"""Standing orders: what a seat's owner wants to be answered whenever the same is asked again.

An order is made in a question and answers later ones of its kind with the first of its keys that is
legal then. Whether it answers follows from nothing but the order, the prompt its owner is shown and
the journal, so every process comes to the same. It never answers the question it was made in, and
after something was taken back it waits until its owner has answered once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from portside.engine.errors import IllegalAnswer
from portside.engine.view import eye

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.match import Match
    from portside.engine.prompt import Prompt
    from portside.hosting.followed_match import Entry, FollowedMatch

End = Literal["once", "turn", "learnt"]
MOST_KEYS: Final = 12
"""So many answers an order may choose among."""
SEEN: Final = 40
"""So many of the last answers tell how long people take."""
DIGITS: Final = 9
"""No amount is longer than this."""
BY: Final = "order "
"""The journal names an order that answered by this and its id."""


@dataclass(frozen=True, slots=True)
class Order:
    """Hold what shall be answered, to which questions, and until when.

    Attributes:
        id: its name, known to nobody but its owner.
        seat: whose questions it answers.
        kind, card: of the question it was made in; it answers no others.
        facts: of that question.
        same: whether it answers only questions about the same things.
        keys: the answers, the most wanted first; of an amount, the most that is given.
        until: what ends it before the match does: its first answer (`once`), the next turn of its
            seat (`turn`), a card that comes to light for its owner (`learnt`).
        number: how many answers lay on the table when it was made.
        n: how many entries the journal had then.
    """

    id: str
    seat: int
    kind: str
    card: str
    facts: Mapping[str, object]
    same: bool
    keys: tuple[str, ...]
    until: frozenset[End]
    number: int
    n: int


class OrderTrail:
    """Gather from a journal what its orders have done.

    Attributes:
        said: of each answer on the table, the order that gave it, or "".
        used: orders that have answered.
        ended: orders of which an answer was taken back.
        rests: seats of which an answer was taken back and that have given none since.
        backs: for each time the match went back: the entry, and the question it went back to.
        times: how long the last answers of people took, orders' among them: what everybody saw.
    """

    def __init__(self) -> None:
        self.said: list[str] = []
        self.used: set[str] = set()
        self.ended: set[str] = set()
        self.rests: set[int] = set()
        self.backs: list[tuple[int, int]] = []
        self.times: deque[float] = deque(maxlen=SEEN)
        self._seats: list[int] = []
        self._at: float | None = None

    def take(self, entry: Entry) -> None:
        """Go on by an entry, noting whether an order gave the answer."""
        if self._at is not None and not entry.by.startswith("bot "):
            self.times.append(entry.at - self._at)
        self._at = entry.at
        if entry.back_to is not None:
            self.ended.update(filter(None, self.said[entry.back_to :]))
            self.rests.update(self._seats[entry.back_to :])
            self.backs.append((entry.n, entry.back_to))
            del self.said[entry.back_to :], self._seats[entry.back_to :]
            return
        by = entry.by.removeprefix(BY) if entry.by.startswith(BY) else ""
        self.said.append(by)
        self._seats.append(entry.seat)
        self.rests.discard(entry.seat)
        if by:
            self.used.add(by)

    def by_order(self, number: int) -> bool:
        """Tell whether an order gave answer `number`."""
        return number < len(self.said) and self.said[number] != ""


def order_facts(facts: Mapping[str, object]) -> dict[str, object]:
    """Return the facts by which an order knows a question: words; numbers only tell how much."""
    plain = {name: list(v) if isinstance(v, tuple) else v for name, v in facts.items()}
    return {name: value for name, value in plain.items() if isinstance(value, str | list)}


def order_fits(order: Order, prompt: Prompt) -> bool:
    """Tell whether a question is one of those an order was made for."""
    if prompt.standing or (order.seat, order.kind) != (prompt.seat, prompt.kind):
        return False
    return order.card == prompt.card and (
        not order.same or order_facts(order.facts) == order_facts(prompt.facts)
    )


def order_key(order: Order, prompt: Prompt) -> str | None:
    """Return the key an order answers a question with, or None if it has nothing to say to it."""
    if not order_fits(order, prompt):
        return None
    if prompt.type == "amount":
        return order_amount(prompt, order.keys[0])
    return next((key for key in order.keys if legal_key(prompt, key)), None)


def order_amount(prompt: Prompt, key: str) -> str | None:
    """Return the largest amount an order may answer: legal and not above a number."""
    if not (key.isascii() and key.isdecimal() and len(key) <= DIGITS):
        return None
    most = min(int(key), prompt.high)
    number = most - (most - prompt.low) % prompt.step
    return str(number) if number >= prompt.low else None


def legal_key(prompt: Prompt, key: str) -> bool:
    """Tell whether the key of an order answers a question now."""
    try:
        prompt.value(key)
    except IllegalAnswer:
        return False
    return True


def first_order(orders: Iterable[Order], prompt: Prompt) -> tuple[Order, str] | None:
    """Return the order that answers a question, and how: the more particular go first."""
    for order in sorted(orders, key=lambda order: (not order.same, -order.n)):
        if (key := order_key(order, prompt)) is not None:
            return order, key
    return None


def order_stands(order: Order, followed: FollowedMatch) -> bool:
    """Tell whether an order still stands."""
    trail = followed.trail
    if order.id in trail.ended or any(n >= order.n and to < order.number for n, to in trail.backs):
        return False
    if "once" in order.until and order.id in trail.used:
        return False
    if "turn" in order.until and order.seat in followed.turns[order.number + 1 :]:
        return False
    return "learnt" not in order.until or not came_to_light(
        followed.match, order.seat, followed.marks[order.number]
    )


def order_waits(order: Order, followed: FollowedMatch) -> bool:
    """Tell whether an order leaves the open question to its owner."""
    return order.number >= followed.arose or order.seat in followed.trail.rests


def answering_order(
    orders: Sequence[Order], followed: FollowedMatch, seat: int
) -> tuple[Order, str] | None:
    """Return the order that answers what a seat is asked now, and its key."""
    prompt = asked_of_seat(followed.match, seat)
    if prompt is None:
        return None
    mine = [order for order in orders if order.seat == seat and order_stands(order, followed)]
    return first_order((order for order in mine if not order_waits(order, followed)), prompt)


def asked_of_seat(match: Match, seat: int) -> Prompt | None:
    """Return what the match waits for a seat to answer, perhaps by an order."""
    if seat not in match.waiting:
        return None
    return match.prompt(seat)


def came_to_light(match: Match, seat: int, line: int) -> bool:
    """Tell whether a seat has learnt a hidden card since a line of the log, which ends an order.

    A card that somebody plays from their hand is shown by who knew it, and does not count.
    """
    table = match.table
    entries = table.log.entries[line:] if table.log is not None else ()
    places = {place.name: place for place in table.places}
    mine = eye(table, seat)

    def from_hiding(facts: dict[str, Value]) -> bool:
        old, new = places[str(facts["from"])], places[str(facts["to"])]
        return not old.eyes & mine and not (old.eyes and new.open)

    return any(
        entry.kind == "shown" or (entry.kind == "moved" and from_hiding(dict(entry.facts)))
        for entry in entries
        if entry.eyes & mine
    )


def order_replaces(new: Order, old: Order) -> bool:
    """Tell whether an order is for the same questions as an older one."""
    same = (new.kind, new.card, new.same) == (old.kind, old.card, old.same)
    return same and (not new.same or order_facts(new.facts) == order_facts(old.facts))
