"""What hangs on hooks, sorted out for the cards of one box.

A hook is what powers hang on: an event class, a query function, or the name of a moment in a card's
own life. How they come to hang there is told in `portside.engine.registry`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

if TYPE_CHECKING:
    from portside.engine.table import Table

R = TypeVar("R")
Hook = object
By = Literal["anybody", "owner", "others"]
Once = Literal["", "turn"]

AREAS: Final = 16
"""So many areas in which powers work a title can tell apart; a place of none has the area -1."""
ANYBODY: Final = "anybody"
OWNER: Final = "owner"
OTHERS: Final = "others"
"""Whose doing a power hears of: `on(Event, by=OWNER)`."""


class Run(Protocol):
    """A function of a card. What it takes and returns is known to what it hangs on."""

    __name__: str

    def __call__(self, *args: object, **kwargs: object) -> R:  # type: ignore[type-var] # see above
        """Do what the card does."""


@dataclass(frozen=True, slots=True)
class Power:
    """Hold one function of one card.

    Attributes:
        slug: the card.
        run: the function.
        works_in: the area where the card must lie.
        layer: order among modifiers of a query.
        awake: whether it works even while the card is still asleep.
        commutes: whether its order among others of the same owner can not matter.
        by: whose doing it hears of, if it reacts to events.
        once: how long it rests after it was used (see `portside.engine.powers.spend`).
        picky: whether it hears less than everything, by either.
        when: tells by what everybody can see whether it has anything to do; None if it always may.
    """

    slug: str
    run: Run
    works_in: int
    layer: int
    awake: bool
    commutes: bool
    by: By
    once: Once
    picky: bool
    when: Run | None


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
        """Return the power that a listening card has on a hook."""
        return self.runs[t.power(card)]


class Hooks:
    """Hold all hooks for one set of cards.

    A whole card hears, where it lies whole, what its sides would hear there.

    Attributes:
        listening: the powers by hook.
        hooks_by_slug: by slug and area, the hooks of its powers, and whether even while asleep.
        limited: the slugs with a power that works only once in a while.
        alive: by area and card, whether the card has a power of its own in it; by -1, none has.
    """

    __slots__ = ("alive", "hooks_by_slug", "limited", "listening")

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
                key = slug, power.works_in
                self.hooks_by_slug[key] = (*self.hooks_by_slug.get(key, ()), (hook, power.awake))
        self.limited = frozenset(
            slug
            for listening in self.listening.values()
            for slug, power in listening.runs.items()
            if power.once
        )
        self.alive = [
            [(slug, area) in self.hooks_by_slug for slug in slugs] for area in (*range(AREAS), -1)
        ]

    def own(self, hook: Hook, slug: str) -> Run | None:
        """Return what the power of a slug hangs on the hook of a moment of its own."""
        listening = self.listening.get(hook)
        power = listening.runs.get(slug) if listening else None
        return power.run if power else None


def cards_of(bits: int) -> list[int]:
    """Return the cards in the bit set of a hook's listeners, lowest first."""
    cards = []
    while bits:
        low = bits & -bits
        cards.append(low.bit_length() - 1)
        bits ^= low
    return cards
