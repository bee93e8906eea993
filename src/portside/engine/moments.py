"""Moments in a card's own life: what powers hang on, and what rules run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Concatenate, Generic, ParamSpec, TypeVar

from portside.engine.flow import DONE, Flow
from portside.engine.hooks import cards_of
from portside.engine.table import Seat, Table

if TYPE_CHECKING:
    from portside.engine.registry import Registry

P = ParamSpec("P")
T = TypeVar("T", bound=Table)
S = TypeVar("S", bound=Seat)
R = TypeVar("R")
V = TypeVar("V")


class Moment(Generic[T, S, P, R]):
    """A moment in a card's own life: the decorator of powers, and what rules run.

    A power is called with the table, the card's owner, the card, and what the moment tells (`P`).

    Attributes:
        registry: whose powers it decorates.
        name: the hook.
        works_in: the area where its cards must lie to be among `cards`.
    """

    __slots__ = ("name", "registry", "works_in")

    def __init__(self, registry: Registry[T, S], name: str, works_in: int) -> None:
        self.registry = registry
        self.name = name
        self.works_in = works_in

    def __call__(
        self, run: Callable[Concatenate[T, S, int, P], R]
    ) -> Callable[Concatenate[T, S, int, P], R]:
        """Decorate the power of the card the function is named after."""
        self.registry.add(self.name, run, works_in=self.works_in)
        return run

    def cards(self, t: T) -> list[int]:
        """Return the cards whose power waits for the moment where they lie now, lowest first."""
        bits = t.listeners.get(self.name)
        return cards_of(bits) if bits else []

    def has(self, t: T, card: int) -> bool:
        """Tell whether the present power of a card knows the moment, wherever it lies."""
        return t.box.hooks.own(self.name, t.power(card)) is not None

    def of(self, t: T, card: int) -> Callable[Concatenate[T, S, int, P], R] | None:
        """Return what the present power of a card does at the moment, if anything."""
        return self.named(t, t.power(card))

    def named(self, t: T, slug: str) -> Callable[Concatenate[T, S, int, P], R] | None:
        """Return what the power of a slug does at the moment, if anything."""
        found: Callable[Concatenate[T, S, int, P], R] | None
        found = t.box.hooks.own(self.name, slug)
        return found

    def value(self, t: T, card: int, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return what the power of a card that knows the moment says."""
        run = t.box.hooks.own(self.name, t.power(card))
        assert run is not None, f"{t.power(card)} knows no moment {self.name}"
        return run(t, t.owner(card), card, *args, **kwargs)

    def run(
        self: Moment[T, S, P, Flow[V] | None], t: T, card: int, *args: P.args, **kwargs: P.kwargs
    ) -> Flow[V] | Flow[None]:
        """Let the power of a card do what it does at the moment, if anything."""
        run = t.box.hooks.own(self.name, t.power(card))
        if run is None:
            return DONE
        effect: Flow[V] | None = run(t, t.owner(card), card, *args, **kwargs)
        return DONE if effect is None else effect
