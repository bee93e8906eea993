"""Powers: functions that hang themselves on events, queries and moments.

A title makes one `Registry` and decorates each power with the moment it works in. A hook is what
powers hang on: an event class, a query function, or a word for a moment in a card's own life.
Whether anybody listens is one look into `table.listeners`, so a quiet table costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from dis import get_instructions
from functools import partial, update_wrapper
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from portside.engine.flow import choose

if TYPE_CHECKING:
    from portside.engine.flow import Flow
    from portside.engine.table import CardFace, Table

P = ParamSpec("P")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])
Hook = object

LIVES = 16
"""So many lives a title can tell apart; a place of none has the life -1."""
FULFILLED = 0
"""The life most powers live in; titles may rename it, it is simply the first."""


@dataclass(frozen=True, slots=True)
class Power:
    """Hold one function of one card.

    Attributes:
        slug: the card.
        run: the function.
        life: where the card must lie.
        layer: order among modifiers of a query.
        awake: whether it works even while the card is still asleep.
        commutes: whether its order among others of the same owner can not matter.
    """

    slug: str
    run: Callable[..., Any]
    life: int
    layer: int
    awake: bool
    commutes: bool


class Registry:
    """Collect the powers of one title."""

    def __init__(self) -> None:
        self.powers: dict[Hook, list[Power]] = {}
        self.slugs: dict[str, list[Callable[..., Any]]] = {}
        self.variants: dict[str, Registry] = {}
        self._compiled: dict[tuple[str, tuple[str, ...]], Hooks] = {}

    def add(
        self,
        hook: Hook,
        run: Callable[..., Any],
        slug: str = "",
        life: int = FULFILLED,
        layer: int = 0,
        awake: bool = False,
        commutes: bool = False,
    ) -> None:
        """Hang `run` on `hook`; the slug is the function's name up to a double underscore."""
        name = slug or run.__name__.partition("__")[0]
        entry = Power(name, run, life, layer, awake, commutes)
        self.powers.setdefault(hook, []).append(entry)
        self.slugs.setdefault(name, []).append(run)
        self._compiled.clear()

    def at(self, hook: Hook, **how: Any) -> Callable[[F], F]:
        """Return a decorator that hangs a function on `hook`."""

        def hang(run: F) -> F:
            self.add(hook, run, **how)
            return run

        return hang

    def on(self, event: type, **how: Any) -> Callable[[F], F]:
        """Decorate a power that reacts to an event: `(t, me, card, event) -> Flow[None]`."""
        return self.at(event, **how)

    def modifies(self, asked: Callable[..., Any], **how: Any) -> Callable[[F], F]:
        """Decorate a power that changes a query's value: `(t, me, card, value, *args)`."""
        return self.at(asked, **how)

    def variant(self, name: str) -> Registry:
        """Return the registry of powers that are different under a variant, such as an edition.

        A card with any function there has only those functions; all others keep their own.
        """
        return self.variants.setdefault(name, Registry())

    def compiled(self, cards: Sequence[CardFace], variant: str = "") -> Hooks:
        """Return the hooks for a set of cards under a variant."""
        slugs = tuple(card.slug for card in cards)
        found = self._compiled.get((variant, slugs))
        if found is None:
            sides = {card.slug: card.side_of for card in cards if card.side_of}
            found = self._compiled[variant, slugs] = Hooks(self._under(variant), slugs, sides)
        return found

    def _under(self, variant: str) -> dict[Hook, list[Power]]:
        """Return all powers with those of a variant in place of the usual ones.

        A variant may be several words, each one's powers in place of those before it.
        """
        powers = self.powers
        for name in variant.split():
            other = self.variants.get(name)
            if other is not None:
                powers = _replaced(powers, other)
        return powers


def _replaced(powers: dict[Hook, list[Power]], other: Registry) -> dict[Hook, list[Power]]:
    """Return powers with those of the cards another registry knows taken from it."""
    kept = {
        hook: [power for power in found if power.slug not in other.slugs]
        for hook, found in powers.items()
    }
    merged = {
        hook: kept.get(hook, []) + other.powers.get(hook, [])
        for hook in dict.fromkeys([*kept, *other.powers])
    }
    return {hook: found for hook, found in merged.items() if found}


class Listening:
    """Hold the powers on one hook.

    Attributes:
        runs: the powers by slug.
        layered: whether the order of modifiers matters.
    """

    __slots__ = ("layered", "runs")

    def __init__(self, powers: list[Power]) -> None:
        self.runs = {power.slug: power for power in powers}
        self.layered = len({power.layer for power in powers}) > 1

    def of(self, t: Table, card: int) -> Power:
        """Return the power of a listening card."""
        return self.runs[t.power(card)]


class Hooks:
    """Hold all hooks for one set of cards.

    A whole card hears, where it lies whole, what its sides would hear there.

    Attributes:
        listening: the powers by hook.
        hooks_by_slug: by slug and life, the hooks of its powers, and whether even while asleep.
        alive: by life, the cards that have a power of their own in it; by -1, none.
    """

    __slots__ = ("alive", "hooks_by_slug", "listening")

    def __init__(
        self, powers: dict[Hook, list[Power]], slugs: tuple[str, ...], sides: dict[str, str]
    ) -> None:
        self.listening = {hook: Listening(found) for hook, found in powers.items()}
        for listening in self.listening.values():
            for side, whole in sides.items():
                if side in listening.runs:
                    listening.runs.setdefault(whole, listening.runs[side])
        self.hooks_by_slug: dict[tuple[str, int], tuple[tuple[Hook, bool], ...]] = {}
        for hook, listening in self.listening.items():
            for slug, power in listening.runs.items():
                key = slug, power.life
                self.hooks_by_slug[key] = (*self.hooks_by_slug.get(key, ()), (hook, power.awake))
        self.alive = [
            frozenset(card for card, slug in enumerate(slugs) if (slug, life) in self.hooks_by_slug)
            for life in (*range(LIVES), -1)
        ]

    def own(self, hook: Hook, slug: str) -> Callable[..., Any] | None:
        """Return what the power of that slug does at a moment of its own."""
        listening = self.listening.get(hook)
        power = listening.runs.get(slug) if listening else None
        return power.run if power else None


def cards_of(bits: int) -> list[int]:
    """Return the cards in a bit set, lowest first."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return cards


def heard(t: Table, hook: Hook) -> int:
    """Return the cards that listen to a hook now, as bits; 0 when the table is quiet."""
    return t.listeners.get(hook, 0)


def in_order(t: Table, bits: int) -> list[tuple[Any, list[int]]]:
    """Group live cards by owner, the acting seat first, then clockwise."""
    groups: dict[int, list[int]] = {}
    for card in cards_of(bits):
        groups.setdefault(t.places[t.where[card]].owner, []).append(card)
    return [(seat, groups[seat]) for seat in t.from_seat(t.acting) if seat in groups]


def emit(t: Table, event: object) -> Flow[None]:
    """Let every live power react to an event: acting seat first, owners order their own."""
    bits = t.listeners.get(type(event), 0)
    if not bits:
        return
    listening = t.box.hooks.listening[type(event)]
    if not bits & (bits - 1):  # one card only, as nearly always
        card = bits.bit_length() - 1
        if t.places[t.where[card]].owner >= 0:
            yield from react(t, t.owner(card), card, event, listening)
        return
    for me, cards in in_order(t, bits):
        while len(cards) > 1 and not all(listening.of(t, card).commutes for card in cards):
            card = yield from choose(t, me, "order-powers", partial(tuple[int, ...], cards))
            cards.remove(card)
            yield from react(t, me, card, event, listening)
        for card in cards:
            yield from react(t, me, card, event, listening)


def react(t: Table, me: Any, card: int, event: object, listening: Listening) -> Flow[None]:
    """Run one reaction, unless its card left meanwhile or is reacting to the same already."""
    mark = (card, type(event))
    if mark in t.running or not heard(t, type(event)) >> card & 1:
        return
    t.running.append(mark)
    yield from listening.of(t, card).run(t, me, card, event)
    t.running.remove(mark)


def query(base: Callable[P, R]) -> Callable[P, R]:
    """Decorate a pure function `(table, ...)` whose value live powers may change.

    Modifiers fold over the base value in layer order; within a layer order must not matter.
    """
    if _reads_nothing(base):
        return cast("Callable[P, R]", update_wrapper(_always(base), base))
    taken = signature(base).parameters.values()
    optional = any(parameter.default is not Parameter.empty for parameter in taken)
    wrapped = _any_number if optional else WRAPPERS.get(len(taken), _any_number)
    # With its name it can be pickled, as the hook it is.
    return cast("Callable[P, R]", update_wrapper(wrapped(base), base))


def _reads_nothing(base: Callable[..., Any]) -> bool:
    """Tell whether a function looks at none of its arguments, so that it always says the same."""
    inner = base.__code__.co_cellvars  # what a function inside it may read
    return not inner and not any(
        step.opname.startswith("LOAD_FAST") for step in get_instructions(base)
    )


def _always(base: Callable[..., Any]) -> Callable[..., Any]:
    value = base(*[None] * len(signature(base).parameters))

    def asked(t: Any, *args: Any) -> Any:
        return fold(t, asked, value, args) if asked in t.listeners else value

    return asked


def _any_number(base: Callable[..., Any]) -> Callable[..., Any]:
    def asked(t: Any, *args: Any) -> Any:
        value = base(t, *args)
        return fold(t, asked, value, args) if asked in t.listeners else value

    return asked


def _of_one(base: Callable[..., Any]) -> Callable[..., Any]:
    def asked(t: Any, one: Any) -> Any:
        value = base(t, one)
        return fold(t, asked, value, (one,)) if asked in t.listeners else value

    return asked


def _of_two(base: Callable[..., Any]) -> Callable[..., Any]:
    def asked(t: Any, one: Any, two: Any) -> Any:
        value = base(t, one, two)
        return fold(t, asked, value, (one, two)) if asked in t.listeners else value

    return asked


WRAPPERS = {2: _of_one, 3: _of_two}
"""By how many arguments a query takes, the table counted; handing on `*args` takes longer."""


def fold(t: Table, hook: Hook, value: R, args: tuple[object, ...]) -> R:
    """Apply live modifiers to a value, layer by layer."""
    listening = t.box.hooks.listening[hook]
    bits = t.listeners[hook]
    if not bits & (bits - 1):  # one card only, as nearly always
        card = bits.bit_length() - 1
        changed: R = listening.of(t, card).run(t, t.owner(card), card, value, *args)
        return changed
    cards = cards_of(bits)
    if listening.layered and len(cards) > 1:
        cards.sort(key=lambda card: listening.of(t, card).layer)
    for card in cards:
        value = listening.of(t, card).run(t, t.owner(card), card, value, *args)
    return value
