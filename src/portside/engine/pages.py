"""Pages: what a seat sees as numbers, written once and then brought up to date.

A page compares what lies on the table with what it has written. Zones and parts of facts are
tuples, so one that is the very same has not changed, wherever it comes from: a page may look at
any tables of its box in any order, at forks, worlds and matches that went back, and holds after
each look what a new page would. Only what has changed is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, Union

from portside.engine.facts import Fact, Part

if TYPE_CHECKING:
    from array import array
    from collections import defaultdict

    from portside.engine.numbers import Numbers
    from portside.engine.table import Table
    from portside.engine.tellers import Teller

OWNED: Final = 0.1
SHARED: Final = 0.02
"""What a card counts where cards of a seat, or of the table, are counted."""
NOTE: Final = 0.1
"""What one counts of a number that a card carries."""
MANY: Final = 16
"""Of more cards than these, as in a deck, it is seen first whether anybody knows one at all."""
LARGEST: Final = 10.0
"""No number should be larger: units are chosen so that most are about 1. A page tells if so."""

Sparse = dict[int, float]
"""Numbers by index; those that are missing are 0."""
Out = Union["defaultdict[int, float]", "array[float]"]
"""Where numbers are written to: by index, or a row of them all. It begins as nothing but 0."""


class Told:
    """Where the entries of some facts go.

    Attributes:
        width: how many numbers they take.
        at: by entry where it goes.
        factor: what it is multiplied by.
        words: the place of each word.
    """

    __slots__ = ("at", "factor", "width", "words")

    def __init__(self, facts: Sequence[Fact]) -> None:
        self.width = 0
        self.at: list[int] = []
        self.factor: list[float] = []
        self.words: list[dict[str, int]] = []
        for fact in facts:
            for _ in fact.each or ("",):
                self.at.append(self.width)
                self.factor.append(1 / fact.unit)
                self.words.append({word: i for i, word in enumerate(fact.words)})
                self.width += len(fact.words) or 1

    def write(self, out: Out, start: int, first: int, was: Part, now: Part) -> bool:
        """Write what has changed of a part on a page, from its `first` entry on.

        Return whether a number is too large.
        """
        beyond = False
        was = was or (0,) * len(now)
        for i in changed_entries(was, now):
            before, entry, step = was[i], now[i], first + i
            at = start + self.at[step]
            if before and isinstance(before, str):
                out[at + self.words[step][before]] = 0.0
            if not isinstance(entry, str):
                number = entry * self.factor[step]
                out[at] = number
                if number > LARGEST or number < -LARGEST:
                    beyond = True
            elif entry:
                out[at + self.words[step][entry]] = 1.0
        return beyond


def changed_entries(was: tuple[object, ...], now: tuple[object, ...]) -> list[int]:
    """Return which entries of a part on a page are others than before; most are the very same."""
    return [i for i, entry in enumerate(now) if entry is not was[i] and entry != was[i]]


class Group:
    """The places of one kind and owner, whose cards are counted together.

    Attributes:
        places: its places.
        size: where the number of cards goes.
        unit: what one of them counts there.
    """

    __slots__ = ("places", "size", "unit")

    def __init__(self, size: int, unit: float) -> None:
        self.places: list[int] = []
        self.size = size
        self.unit = unit


class Sorted:
    """The places of a table as a page has them.

    Attributes:
        starts: by place where its cards go, counted by face, or -1 if nothing is told of it.
        groups: by place its group, if it has one.
        hidden: the places that the seat cannot see into, but for cards it knows.
        secret: by place, whether it is one of them.
        piles: those of them in which it can follow where a card lies.
    """

    __slots__ = ("groups", "hidden", "piles", "secret", "starts")

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.groups: list[Group | None] = []
        self.hidden: list[int] = []
        self.secret: list[bool] = []
        self.piles: list[int] = []


class Page:
    """Hold what a seat sees of tables of one box, as numbers.

    Attributes:
        seat: whose eyes.
        out: the numbers.
        beyond: whether a number was ever too large.
    """

    __slots__ = (
        "_acting",
        "_depths",
        "_found",
        "_known",
        "_marks",
        "_numbers",
        "_own",
        "_places",
        "_seats",
        "_sorted",
        "_table",
        "_teller",
        "_zones",
        "beyond",
        "out",
        "seat",
    )

    def __init__(self, numbers: Numbers, seat: int, out: Out, teller: Teller) -> None:
        self.seat = seat
        self.out = out
        self._teller = teller
        self.beyond = numbers.copies > LARGEST
        self._numbers = numbers
        self._places: object = None
        self._sorted = Sorted()
        self._zones: list[tuple[int, ...]] = []
        self._found: dict[int, tuple[int, ...]] = {}
        self._known: list[int] = []
        self._depths: Sparse = {}
        self._marks: Sparse = {}
        self._acting = -1
        self._table: Part = ()
        self._own: Part = ()
        self._seats: list[list[Part]] = []

    def look(self, t: Table) -> None:
        """Bring the page up to date with a table."""
        teller = self._teller
        self.write(t, teller.of_table(t), teller.of_seats(t))

    def write(self, t: Table, table: Part, seats: Sequence[Sequence[Part]]) -> None:
        """Bring the page up to date with a table, of which these facts are told."""
        numbers, out, seat = self._numbers, self.out, self.seat
        if t.places is not self._places:
            self._sort(t)
        self._write_cards(t)
        if self._marks or t.acts_as or t.notes:
            self._marks = self._changed(self._marks, self._marked(t))
        acting = numbers.acting_at(t.acting, seat)
        if acting != self._acting:
            if self._acting >= 0:
                out[self._acting] = 0.0
            out[acting] = 1.0
            self._acting = acting
        if table != self._table:
            self.beyond |= numbers.table.write(out, numbers.table_at, 0, self._table, table)
            self._table = table
        own = self._teller.of_own(t, seat)
        if own != self._own:
            self.beyond |= numbers.own.write(out, numbers.own_at, 0, self._own, own)
            self._own = own
        self._write_seats(seats)

    def _write_seats(self, seats: Sequence[Sequence[Part]]) -> None:
        numbers = self._numbers
        if not self._seats:
            self._seats = [[() for _ in parts] for parts in seats]
        for who, parts in enumerate(seats):
            first, kept = 0, self._seats[who]
            for i, part in enumerate(parts):
                was = kept[i]
                if part is not was:
                    if part != was:
                        start = numbers.seat_at[who - self.seat]
                        self.beyond |= numbers.seats.write(self.out, start, first, was, part)
                    kept[i] = part
                first += len(part)

    # -- cards

    def _sort(self, t: Table) -> None:
        """Begin the page's cards anew: other places than those it knows are in use."""
        self._write_zones(t, [()] * len(self._zones), range(len(self._zones)))
        self._depths = self._changed(self._depths, {})
        self._places = t.places
        self._sorted = self._numbers.sorted_places(t.places, self.seat)
        self._zones = [()] * len(t.places)

    def _write_cards(self, t: Table) -> None:
        zones, kept, changed = t.zones, self._zones, list[int]()
        if zones != kept:
            changed = [at for at, cards in enumerate(zones) if cards is not kept[at]]
        if t.known != self._known:
            changed += self._learnt(t, changed)
            self._known = t.known.copy()
        if changed:
            secret = self._write_zones(t, zones, changed)
            self._zones = zones.copy()
            if secret:
                self._depths = self._changed(self._depths, self._followed(t))

    def _learnt(self, t: Table, changed: Sequence[int]) -> list[int]:
        """Return the hidden places of the page in which nothing but what is known has changed."""
        zones, found = t.zones, self._found
        same = [at for at in self._sorted.hidden if at not in changed]
        return [at for at in same if self._known_of(t, zones[at]) != found.get(at, ())]

    def _write_zones(
        self, t: Table, zones: Sequence[tuple[int, ...]], changed: Iterable[int]
    ) -> bool:
        """Write on the page the cards of places that have changed, and how many there are.

        Return whether the seat cannot see into one of them.
        """
        places, out, faces, secret = self._sorted, self.out, self._numbers.face_of, False
        for at in changed:
            group, start = places.groups[at], places.starts[at]
            if group is None:
                continue
            was, now = self._zones[at], zones[at]
            if places.secret[at]:
                secret = True
                was, now = self._found.get(at, ()), self._known_of(t, now)
                self._found[at] = now
            same = min(len(was), len(now))
            if was[:same] != now[:same]:  # most cards come and go on top
                same = 0
            for card in was[same:]:
                out[start + faces[card]] -= 1.0
            for card in now[same:]:
                out[start + faces[card]] += 1.0
            size = 0.0
            for each in group.places:
                size += group.unit * float(len(zones[each]))
            out[group.size] = size
            if size > LARGEST:
                self.beyond = True
        return secret

    def _known_of(self, t: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of some cards that the page's seat knows."""
        known, bit = t.known, 1 << self.seat
        if len(cards) > MANY and not any(map(known.__getitem__, cards)):
            return ()
        return tuple([card for card in cards if known[card] & bit])

    def _followed(self, t: Table) -> Sparse:
        """Return how deep cards lie that the page's seat knows in piles, of copies the topmost."""
        found: Sparse = {}
        for at in self._sorted.piles:
            cards = t.zones[at]
            for card in self._found.get(at, ()):
                index = self._numbers.depth_at + self._numbers.face_of[card]
                found[index] = 1 / (len(cards) - cards.index(card))
        return found

    def _marked(self, t: Table) -> Sparse:
        """Return what is told on the page of cards with another's power or a number on them."""
        numbers, known, bit = self._numbers, t.known, 1 << self.seat
        found: Sparse = {}
        for card in t.acts_as:
            if known[card] & bit:
                index = numbers.copies_at + numbers.face_of[card]
                found[index] = found.get(index, 0.0) + 1.0
        for card, note in t.notes.items():
            if known[card] & bit:
                index = numbers.notes_at + numbers.face_of[card]
                found[index] = found.get(index, 0.0) + NOTE * note
        return found

    def _changed(self, was: Sparse, now: Sparse) -> Sparse:
        """Write on the page what is other than it was, and return what is now."""
        out = self.out
        for index in was:
            if index not in now:
                out[index] = 0.0
        for index, number in now.items():
            if was.get(index) != number:
                out[index] = number
                if abs(number) > LARGEST:
                    self.beyond = True
        return now
