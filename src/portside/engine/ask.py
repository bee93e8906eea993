"""What can be asked, and what an answer is.

A value is what rules work with: a card (an int), a word (a str), a number (only in `Amount`),
or a tuple of cards and words. Things other than cards are words too: `ship-2`, `seat-1`,
`island`. So every value is immutable and JSON-ready, and hidden cards can be found in it.
A key is the value as stable text; records hold keys, never positions in a list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from math import comb
from typing import TYPE_CHECKING, ClassVar, Final, Generic, Literal, Union, final

from portside.engine.generics import TypeVar
from portside.engine.native import made_anew

if TYPE_CHECKING:
    from random import Random

    from portside.engine.table import Table

Value = Union[int, str, tuple["Value", ...]]
Options = Callable[[], Sequence[Value]]
A = TypeVar("A", covariant=True, default=Value)
V = TypeVar("V", bound=Value, default=Value)

USE: Final = "use"
"""First word of every value that uses an any-time power: `("use", card, ...)`."""
PASS: Final = "pass"
"""The option named in every "may"."""
Pass = Literal["pass"]
"""The shape of that answer; titles declare the others in their `answers.py`."""
SELDOM: Final = 0.1
"""How often a random player who thinks of using an any-time power does."""


def is_use(value: Value) -> bool:
    """Tell whether a value uses an any-time power."""
    return type(value) is tuple and bool(value) and value[0] == USE


def words_of_value(value: Value) -> list[int | str]:
    """Return the cards and words that a value asked for is made of, in order."""
    if not isinstance(value, tuple):
        return [value]
    found: list[int | str] = []
    for part in value:
        if isinstance(part, tuple):
            found += words_of_value(part)
        else:
            found.append(part)
    return found


class Ask(Generic[A]):
    """Ask one seat for one of several values; options are computed when somebody looks.

    It knows as a type what the answer is, which is all that `A` is for.

    Attributes:
        seat: who is asked.
        kind: text id of the question.
        options: call it for the legal values.
        rule: id of the rule the question comes from.
        card: the card whose power asks, or -1.
        facts: JSON-ready values for the text, known to everybody.
        table: for any-time powers, if they may be used now, by any seat; or else None.
        standing: an offer that blocks nobody and that others never see.
    """

    __slots__ = ("card", "facts", "kind", "options", "rule", "seat", "table")
    standing = False

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Options,
        rule: str = "",
        card: int = -1,
        facts: dict[str, Value] | None = None,
        table: Table | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.card = card
        self.facts = facts
        self.table = table

    def __repr__(self) -> str:
        return f"<{type(self).__name__} seat {int(self.seat)}, {self.kind!r}>"

    @property
    def window(self) -> bool:
        """Tell whether any-time powers may be used now."""
        return self.table is not None

    def values(self) -> Sequence[Value]:
        """Return the legal values of an ask now; in a window, any-time powers come last."""
        table = self.table
        if table is None:
            return self.options()
        offers = table.box.game.offers(table, self.seat)
        return [*self.options(), *offers] if offers else self.options()

    def allows(self, value: Value) -> bool:
        """Tell whether `value` is a legal answer to the ask now."""
        return value in self.values()

    def sample(self, rng: Random) -> Value:
        """Return a random legal value of the ask; any-time powers seldom, they are always there."""
        values = self.options()
        table = self.table
        if table is None or not (offers := table.box.game.offers(table, self.seat)):
            return values[int(rng.random() * len(values))]
        count = len(values) + len(offers)
        at = int(rng.random() * count)
        while at >= len(values) and rng.random() > SELDOM:
            at = int(rng.random() * count)
        return values[at] if at < len(values) else offers[at - len(values)]


class Offer(Ask[Value]):
    """Offer any-time powers to a seat that is not asked anything."""

    __slots__ = ()
    standing = True


class Pick(Ask[tuple[V, ...]]):
    """Ask for some of several items, from `low` to `high` of them; order has no meaning."""

    __slots__ = ("high", "low")

    MOST: ClassVar[int] = 400
    """So many combinations are listed; beyond that, answers are still accepted."""

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Callable[[], Sequence[V]],
        low: int,
        high: int,
        rule: str,
        card: int,
    ) -> None:
        super().__init__(seat, kind, options, rule, card)
        self.low = low
        self.high = high

    def items(self) -> Sequence[Value]:
        """Return the things that the ask lets one pick from."""
        return self.options()

    def values(self) -> Sequence[Value]:
        """Return the combinations one may pick, at most `MOST` of them, small ones first."""
        items = self.options()
        sizes = range(self.low, min(self.high, len(items)) + 1)
        every = chain.from_iterable(combinations(items, size) for size in sizes)
        return [value for value, _ in zip(every, range(self.MOST), strict=False)]

    def count(self) -> int:
        """Return how many combinations there are to pick."""
        n = len(self.options())
        return sum(comb(n, size) for size in range(self.low, min(self.high, n) + 1))

    def allows(self, value: Value) -> bool:
        """Tell whether `value` is a legal pick, items in the order they are listed."""
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        left = iter(self.options())
        return all(item in left for item in value)

    def sample(self, rng: Random) -> Value:
        """Return a random legal pick."""
        items = self.options()
        size = rng.randint(self.low, min(self.high, len(items)))
        chosen = sorted(rng.sample(range(len(items)), size))
        return tuple(items[i] for i in chosen)


class Amount(Ask[int]):
    """Ask for a number from `low` to `high` in steps."""

    __slots__ = ("high", "low", "step")

    def __init__(
        self,
        seat: int,
        kind: str,
        low: int,
        high: int,
        step: int,
        rule: str,
        card: int,
        facts: dict[str, Value] | None = None,
    ) -> None:
        super().__init__(seat, kind, lambda: range(low, high + 1, step), rule, card, facts=facts)
        self.low = low
        self.high = high
        self.step = step


class Together:
    """Ask several seats at once; answers stay sealed until all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask]) -> None:
        self.asks = tuple(asks)

    def __repr__(self) -> str:
        return f"<Together {', '.join(map(repr, self.asks))}>"


Question = Union[Ask, Together]


@final
@dataclass(frozen=True, slots=True)
class Use:
    """Carry an any-time power from the seat that uses it into the waiting flow."""

    seat: int
    value: Value

    def __reduce__(self) -> tuple[object, ...]:
        return made_anew(self)


@dataclass(frozen=True, slots=True)
class Option:
    """Show one legal answer.

    Attributes:
        key: stable text to answer with.
        refs: keys of cards, ships, places and seats it touches, for lighting up and clicking.
        text: text id.
        facts: values for the text.
        value: what the rules get.
    """

    key: str
    refs: tuple[str, ...]
    text: str
    facts: dict[str, object]
    value: Value

    def __repr__(self) -> str:
        return f"<Option {self.key!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return made_anew(self)


@dataclass(frozen=True, slots=True)
class Reason:
    """Say why something is not possible: a text id with facts, and the rule it comes from."""

    text: str
    rule: str = ""
    facts: tuple[tuple[str, Value], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return made_anew(self)


def reason(text: str, rule: str, **facts: Value) -> Reason:
    """Make a reason why something asked for is not possible."""
    return Reason(text, rule, tuple(facts.items()))
