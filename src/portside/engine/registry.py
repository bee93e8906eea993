"""Powers: functions that hang themselves on events, queries and moments.

A title makes one `Registry` and its moments from it. A hook is what powers hang on: an event
class, a query function, or the name of a moment in a card's own life. Whether anybody listens is
one look into `table.listeners`, so a quiet table costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import (
    TYPE_CHECKING,
    Concatenate,
    Final,
    Generic,
    ParamSpec,
    TypeVar,
    TypeVarTuple,
    cast,
)

from portside.engine.flow import Effect
from portside.engine.hooks import ANYBODY, By, Hook, Hooks, Once, Power, Run
from portside.engine.moments import Moment as Moment  # noqa: PLC0414 # handed on to titles
from portside.engine.table import Seat, Table

if TYPE_CHECKING:
    from portside.engine.table import CardFace

P = ParamSpec("P")
Ts = TypeVarTuple("Ts")
T = TypeVar("T", bound=Table)
S = TypeVar("S", bound=Seat)
E = TypeVar("E")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])
FULFILLED: Final = 0
"""The area most powers work in; titles may rename it, it is simply the first."""


class Powers:
    """Hold the powers of a title, whichever it is.

    Attributes:
        powers: by hook.
        slugs: by card, all its functions.
        variants: the powers that are different under a variant.
    """

    def __init__(self) -> None:
        self.powers: dict[Hook, list[Power]] = {}
        self.slugs: dict[str, list[Callable[..., object]]] = {}
        self.variants: Mapping[str, Powers] = {}
        self._compiled: dict[tuple[str, tuple[str, ...]], Hooks] = {}

    def add(
        self,
        hook: Hook,
        run: Callable[..., object],
        slug: str = "",
        works_in: int = FULFILLED,
        layer: int = 0,
        awake: bool = False,
        commutes: bool = False,
        by: By = ANYBODY,
        once: Once = "",
        when: Callable[..., object] | None = None,
    ) -> None:
        """Hang `run` on `hook` in the registry; the slug is the name up to a double underscore."""
        name = slug or run.__name__.partition("__")[0]
        entry = Power(
            name,
            cast("Run", run),
            works_in,
            layer,
            awake,
            commutes,
            by,
            once,
            by != ANYBODY or bool(once),
            cast("Run | None", when),
        )
        self.powers.setdefault(hook, []).append(entry)
        self.slugs.setdefault(name, []).append(run)
        self._compiled.clear()

    def compiled(self, cards: Sequence[CardFace], variant: str = "") -> Hooks:
        """Return the hooks of the registry for a set of cards under a variant."""
        slugs = tuple(card.slug for card in cards)
        found = self._compiled.get((variant, slugs))
        if found is None:
            sides = {card.slug: card.side_of for card in cards if card.side_of}
            found = self._compiled[variant, slugs] = Hooks(self._under(variant), slugs, sides)
        return found

    def joined(self, variants: Mapping[str, Powers]) -> Powers:
        """Return the registry's powers with further variants, which leave these as they are."""
        found = Powers()
        found.powers, found.slugs = self.powers, self.slugs
        found.variants = {**self.variants, **variants}
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


def _replaced(powers: dict[Hook, list[Power]], other: Powers) -> dict[Hook, list[Power]]:
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


class Registry(Powers, Generic[T, S]):
    """Collect the powers of one title; it knows the title's table and seats as types."""

    def __init__(self) -> None:
        super().__init__()
        self.variants: dict[str, Registry[T, S]] = {}

    def moment(self, name: str, *, works_in: int = FULFILLED) -> Moment[T, S, P, R]:
        """Make a moment; what its powers are told and return is said by its type."""
        return Moment(self, name, works_in)

    def at(
        self, moment: Moment[T, S, P, R], *, slug: str = "", works_in: int | None = None
    ) -> Callable[[Callable[Concatenate[T, S, int, P], R]], Callable[Concatenate[T, S, int, P], R]]:
        """Return a decorator for a moment as it is in this registry, or in another area."""
        where = moment.works_in if works_in is None else works_in
        return self._hang(moment.name, slug=slug, works_in=where)

    def on(
        self,
        event: type[E],
        *,
        by: By = ANYBODY,
        once: Once = "",
        slug: str = "",
        works_in: int = FULFILLED,
        awake: bool = False,
        commutes: bool = False,
        when: Callable[[T, S, int, E], bool] | None = None,
    ) -> Callable[[Callable[[T, S, int, E], Effect]], Callable[[T, S, int, E], Effect]]:
        """Decorate a power that reacts to an event: `(t, me, card, event) -> Effect`.

        Args:
            event: its class.
            by: hear it only if its `seat` is the owner's, or only if it is another's.
            once: `turn`, if the power rests for the turn after it was used.
            slug: the card, if the function is not named after it.
            works_in: the area where the card must lie.
            awake: whether it works even while the card is still asleep.
            commutes: whether its order among others of the same owner can not matter.
            when: tells whether it has anything to do, by nothing but what everybody can see.
        """
        return self._hang(
            event,
            slug=slug,
            works_in=works_in,
            awake=awake,
            commutes=commutes,
            by=by,
            once=once,
            when=when,
        )

    def modifies(
        self,
        asked: Callable[[T, *Ts], R],
        *,
        slug: str = "",
        works_in: int = FULFILLED,
        layer: int = 0,
        awake: bool = False,
    ) -> Callable[[Callable[[T, S, int, R, *Ts], R]], Callable[[T, S, int, R, *Ts], R]]:
        """Decorate a power that changes a query's value: `(t, me, card, value, *args) -> value`."""
        return self._hang(asked, slug=slug, works_in=works_in, layer=layer, awake=awake)

    def _hang(
        self,
        hook: Hook,
        *,
        slug: str,
        works_in: int,
        layer: int = 0,
        awake: bool = False,
        commutes: bool = False,
        by: By = ANYBODY,
        once: Once = "",
        when: Callable[..., object] | None = None,
    ) -> Callable[[F], F]:
        def hang(run: F) -> F:
            self.add(hook, run, slug, works_in, layer, awake, commutes, by, once, when)
            return run

        return hang

    def variant(self, name: str) -> Registry[T, S]:
        """Return the registry of powers that are different under a variant, such as an edition.

        A card with any function there has only those functions; all others keep their own.
        """
        return self.variants.setdefault(name, Registry())
