"""The table: all state between steps, in lists of immutable things.

`Box` is what comes in the box and never changes during a match: cards, places, seats, hooks.
A table points to its box and holds the rest as numbers and tuples, so that a copy is a handful
of shallow list copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Self, cast

from portside.engine.facts import Remembered
from portside.engine.generics import TypeVar
from portside.engine.listeners import subscribe_all
from portside.engine.native import mypyc_attr, slots_of
from portside.engine.pieces import CardFace as CardFace  # noqa: PLC0414 # handed on to titles
from portside.engine.pieces import Seat as Seat  # noqa: PLC0414 # the same
from portside.engine.zones import NOWHERE, Place, flip, place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from portside.engine.ask import Option, Value
    from portside.engine.events import Log
    from portside.engine.game import Game, Result
    from portside.engine.hooks import Hook, Hooks


S = TypeVar("S", bound=Seat, covariant=True, default=Seat)
F = TypeVar("F", bound=CardFace, covariant=True, default=CardFace)
B = TypeVar("B", bound="Box", covariant=True, default="Box")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Generic[S, F]):
    """Hold what every table of one set-up shares; titles say which seats and faces they have.

    Attributes:
        game: the title.
        config: settings with their values.
        cards: the faces, by card number.
        slugs: their slugs.
        keys: a stable name per card; copies of one slug are `slug#2`, `slug#3`.
        ids: card number by key.
        seats: the seats in clockwise order.
        clockwise: the same, beginning with each of them.
        places: the places a table starts with.
        stock: the place of cards that are not dealt; titles that have one place for them say so.
        hooks: which powers listen to what.
        alive: by area and card, whether the card has a power of its own in it; by -1, none has.
        backs: card back by card number.
        sides: by card that has several, its sides: each is a card of its own, which lies in place
            of the whole one where cards lie with one side up.
        whole: the card of which a card is a side.
        bound: cards that lie in `sided` places only, as sides do; a table lets them go elsewhere.
        rule_numbers: other numbers for rules, where a variant of the title has its own.
        orders_idle: whether owners are asked to order powers too that will not react.
        orders_vain: the same of powers that react and will find nothing to do.
        options: how values are shown, as far as they were (see `keys.option`).
        written: the same as whoever sends them to clients writes them.
        seen: by card how it is written where it is seen.
        told: facts that were told before, for numbers (see `facts.Remembered`).
    """

    def __init__(
        self,
        game: Game,
        config: Mapping[str, object],
        seats: int,
        cards: Sequence[F],
        seat: Callable[[int], S],
    ) -> None:
        self.game = game
        self.config = dict(config)
        self.cards = tuple(cards)
        self.slugs = tuple(card.slug for card in cards)
        self.keys = tuple(keys_of(cards))
        self.ids = {key: card for card, key in enumerate(self.keys)}
        self.backs = tuple(card.back for card in cards)
        self.rule_numbers: Mapping[str, str] = {}
        self.orders_idle = False
        self.orders_vain = False
        self.options: dict[Value, Option] = {}
        self.written: dict[Value, bytes] = {}
        self.seen: dict[int, bytes] = {}
        self.told = Remembered()
        self.seats = tuple(seat(i) for i in range(seats))
        self.clockwise = tuple(self.seats[i:] + self.seats[:i] for i in range(seats))
        nowhere = place("nowhere", "nowhere", "nobody", seats, layout="pile", sided=True)
        self.places: list[Place] = [nowhere]
        self.stock = NOWHERE
        self.numbers: dict[str, int] = {"nowhere": NOWHERE}
        self.hooks: Hooks = game.powers.compiled(self.cards, game.variant(config))
        self.sides = sides_of(cards)
        self.whole = {side: card for card, sides in self.sides.items() for side in sides}
        self.bind(self.whole)

    def bind(self, cards: Iterable[int]) -> None:
        """Let cards of the box lie in `sided` places only."""
        self.bound = frozenset(cards)
        # They count as alive everywhere, so that `move` looks twice at them and at no others.
        self.alive = [
            [lives or card in self.bound for card, lives in enumerate(area)]
            for area in self.hooks.alive
        ]

    def number(self, name: str) -> int:
        """Return the value of a setting that is a number, as the table's box has it."""
        value = self.config[name]
        assert isinstance(value, int)
        return value

    def add_place(self, spec: Place) -> int:
        """Add a place to the box and return its number."""
        self.numbers[spec.name] = len(self.places)
        self.places.append(spec)
        return len(self.places) - 1

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the recipe: a box is the same wherever it is opened."""
        from portside.engine.game import open_box

        return open_box, (self.game.name, len(self.seats), self.config)


def keys_of(cards: Iterable[CardFace]) -> Iterator[str]:
    """Return a stable key for each card of a box, in order."""
    seen: dict[str, int] = {}
    for card in cards:
        seen[card.slug] = seen.get(card.slug, 0) + 1
        copy = seen[card.slug]
        yield card.slug if copy == 1 else f"{card.slug}#{copy}"


def sides_of(cards: Sequence[CardFace]) -> dict[int, tuple[int, ...]]:
    """Return the sides of each card of a box that has any."""
    names = dict.fromkeys(card.side_of for card in cards if card.side_of)
    return {
        whole: tuple(i for i, card in enumerate(cards) if card.side_of == cards[whole].slug)
        for whole in range(len(cards))
        if cards[whole].slug in names
    }


def _renamed_bits(bits: int, names: Sequence[int]) -> int:
    return sum(1 << name for card, name in enumerate(names) if bits >> card & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[B, S]):
    """Hold the state of a match between steps.

    Titles subclass it as `Table[their box, their seats]`, add slots, and extend `copy`. Lists and
    dicts hold only immutable things.

    Attributes:
        box: what never changes.
        seats: the seats in clockwise order.
        places: the places in use; grows when a title adds one.
        zones: cards by place.
        where: place by card.
        known: by card, the seats that know it where it lies (bits).
        forgotten: by card, the seats that knew it earlier in the running step (bits).
        listeners: by hook, the cards that listen to it now (bits); quiet hooks are missing.
        asleep: cards whose power does not work yet (bits).
        acts_as: slug whose power a card has instead of its own.
        copies: the cards in `acts_as` (bits).
        touched: marks of places where cards came or went, or powers changed; titles clear them.
        used: marks of limits such as once per turn; titles clear them.
        notes: numbers a card carries, such as stored credits.
        rng: state of the randomness.
        learnt: grows whenever somebody learns something that was nobody's to show.
        acting: the seat whose action runs; triggers go clockwise from it.
        running: powers being resolved, to keep them from triggering themselves.
        result: set when the match is over.
        log: where events go, or None when nobody listens.
    """

    __slots__ = (
        "acting",
        "acts_as",
        "asleep",
        "box",
        "copies",
        "everyone",
        "forgotten",
        "known",
        "learnt",
        "listeners",
        "log",
        "notes",
        "places",
        "result",
        "rng",
        "running",
        "seats",
        "touched",
        "used",
        "where",
        "zones",
    )

    def __init__(self, box: B, rng: int) -> None:
        self.box = box
        self.seats = cast("tuple[S, ...]", box.seats)
        self.places = tuple(box.places)
        self.zones: list[tuple[int, ...]] = [()] * len(box.places)
        self.zones[NOWHERE] = tuple(range(len(box.cards)))
        self.where = [NOWHERE] * len(box.cards)
        self.known = [0] * len(box.cards)
        self.forgotten: dict[int, int] = {}
        self.listeners: dict[Hook, int] = {}
        self.asleep = 0
        self.acts_as: dict[int, str] = {}
        self.copies = 0
        self.touched = 0
        self.used: set[tuple[Value, ...]] = set()
        self.notes: dict[int, int] = {}
        self.rng = rng
        self.learnt = 0
        self.everyone = (1 << (len(box.seats) + 1)) - 1
        for card in box.bound:
            self.known[card] = self.everyone
        self.acting = 0
        self.running: list[tuple[int, object]] = []
        self.result: Result | None = None
        self.log: Log | None = None

    def copy(self) -> Self:
        """Return a table that can go its own way; the log stays behind."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.box = self.box
        twin.seats = self.seats
        twin.places = self.places
        twin.zones = self.zones.copy()
        twin.where = self.where.copy()
        twin.known = self.known.copy()
        twin.forgotten = self.forgotten.copy() if self.forgotten else {}
        twin.listeners = self.listeners.copy()
        twin.asleep = self.asleep
        twin.acts_as = self.acts_as.copy() if self.acts_as else {}
        twin.copies = self.copies
        twin.touched = self.touched
        twin.used = self.used.copy() if self.used else set()
        twin.notes = self.notes.copy() if self.notes else {}
        twin.rng = self.rng
        twin.learnt = self.learnt
        twin.everyone = self.everyone
        twin.acting = self.acting
        twin.running = []
        twin.result = self.result
        twin.log = None
        return twin

    def relabel(self, names: Sequence[int]) -> None:
        """Rename every card `c` to `names[c]`; titles that keep cards elsewhere extend this."""
        self.zones = [tuple([names[c] for c in zone]) for zone in self.zones]
        where, known = self.where, self.known
        self.where, self.known = where.copy(), known.copy()
        for card, name in enumerate(names):
            self.where[name] = where[card]
            self.known[name] = known[card]
        self.forgotten = {names[card]: eyes for card, eyes in self.forgotten.items()}
        self.asleep = _renamed_bits(self.asleep, names)
        self.acts_as = {names[card]: slug for card, slug in self.acts_as.items()}
        self.copies = _renamed_bits(self.copies, names)
        self.notes = {names[card]: note for card, note in self.notes.items()}
        subscribe_all(self)

    def __getitem__(self, at: int) -> tuple[int, ...]:
        """Return the cards of a place, bottom first."""
        return self.zones[at]

    @property
    def config(self) -> Mapping[str, object]:
        """Return the settings of the table's match."""
        return self.box.config

    def from_seat(self, first: int) -> tuple[S, ...]:
        """Return all seats of the table clockwise, beginning with `first`."""
        return self.box.clockwise[first]  # type: ignore[return-value] # its box has its seats

    def others(self, me: int) -> tuple[S, ...]:
        """Return the other seats of the table clockwise from `me`."""
        return self.from_seat(me)[1:]

    def owner(self, card: int) -> S:
        """Return the seat of the table in whose place a card lies."""
        return self.seats[self.places[self.where[card]].owner]

    def power(self, card: int) -> str:
        """Return the slug of the power a card on the table has now."""
        if self.copies >> card & 1:
            return self.acts_as[card]
        return self.box.slugs[card]

    def let_go(self, card: int) -> int:
        """Put what can lie there in place of a bound card that came where it cannot; return it."""
        return flip(self, self.box.whole[card])

    def grow(self, spec: Place) -> int:
        """Add a place to the table during play and return its number."""
        self.places = (*self.places, spec)
        self.zones.append(())
        return len(self.places) - 1

    def state(self) -> dict[str, object]:
        """Return everything on the table but the log, for comparing tables."""
        skipped = {"box", "log", "running", "seats", "everyone"}
        return {name: getattr(self, name) for name in sorted(slots_of(type(self)) - skipped)}

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all but who listens: that follows from the rest, and hooks are functions."""
        names = sorted(slots_of(type(self)) - {"listeners", "log", "seats"})
        return _unpickled, (type(self), {name: getattr(self, name) for name in names})


def _unpickled(kind: type[Table], values: dict[str, object]) -> Table:
    """Return a table that was pickled; its log stays behind, as with every copy."""
    t = kind.__new__(kind)
    for name, value in values.items():
        setattr(t, name, value)
    t.seats, t.log = t.box.seats, None
    subscribe_all(t)
    return t
