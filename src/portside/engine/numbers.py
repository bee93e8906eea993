"""What a seat sees, as numbers: straight from the table, for learning and research.

    numbers = numbers_of(match.table.box)
    seen = numbers.of(match.table, seat)      # {index: number}, those that are not 0
    everybody = numbers.of_all(match.table)   # the same by seat; public facts are looked up once

Seats are counted from whoever looks: 0 is its own, 1 the next clockwise; no number of a seat at
the table is told. Copies of a card are one face, counted. `fields` describe every number,
`named(index)` says one in words, and `signature` changes whenever a number comes to mean something
else, so that what was learnt under another is not used. Nothing goes in but cards the seat knows
and facts that the title declares, all of them public or the seat's own.

Most numbers are 0 and few change from one question to the next: a first layer of a network is a
sum over the items of the dict, and it goes on from the last position by what differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from portside.engine.facts import Entry, Fact, Layout

if TYPE_CHECKING:
    from portside.engine.table import Box, Table
    from portside.engine.zones import Place

FORMAT: Final = 1
"""Raised when the engine's own fields come to mean something else."""
OWNED: Final = 0.1
SHARED: Final = 0.02
"""What a card counts where cards of a seat, or of the table, are counted."""
NOTE: Final = 0.1
"""What one counts of a number that a card carries."""
KEPT: Final = 64
"""So many layouts are kept in mind."""
REMEMBERED: Final = 1 << 12
"""So many entries of facts are kept in mind as numbers."""

Sparse = dict[int, float]
"""Numbers by index; those that are missing are 0."""


class Told:
    """Where the entries of some facts go.

    Attributes:
        width: how many numbers they take.
        steps: by entry where it goes, what it is multiplied by, and the place of each word.
        written: what entries came to before: little changes from one question to the next.
    """

    __slots__ = ("steps", "width", "written")

    def __init__(self, facts: Sequence[Fact]) -> None:
        self.width = 0
        self.steps: list[tuple[int, float, dict[str, int]]] = []
        self.written: dict[tuple[Entry, ...], list[tuple[int, float]]] = {}
        for fact in facts:
            for _ in fact.each or ("",):
                words = {word: i for i, word in enumerate(fact.words)}
                self.steps.append((self.width, 1 / fact.unit, words))
                self.width += len(words) or 1

    def write(self, out: Sparse, start: int, entries: Sequence[Entry]) -> None:
        """Write the numbers told of one seat, or of the table, from `start` on."""
        key = tuple(entries)
        found = self.written.get(key)
        if found is None:
            if len(self.written) >= REMEMBERED:
                self.written.clear()
            found = self.written[key] = self._numbers(key)
        for at, number in found:
            out[start + at] = number

    def _numbers(self, entries: Sequence[Entry]) -> list[tuple[int, float]]:
        told = [(entry, *step) for entry, step in zip(entries, self.steps, strict=True) if entry]
        return [
            (at + words[entry], 1.0) if isinstance(entry, str) else (at, entry * factor)
            for entry, at, factor, words in told
        ]


Slot = tuple[int, int, float, bool]
"""Where cards go, where their number goes and what one counts, and whether all are seen."""


class Numbers:
    """Write what seats see of tables of one box.

    Attributes:
        size: how many numbers there are.
        fields: what they are, in order.
        faces: the slugs of the cards, in the order they are counted.
        version: of the engine's fields and of the title's facts.
        signature: of every field, in a few letters.
    """

    def __init__(self, box: Box) -> None:
        self._facts = facts = box.game.facts
        self._count = count = len(box.seats)
        self.version = f"{FORMAT}.{facts.version}"
        self.faces = tuple(dict.fromkeys(card.slug for card in box.cards))
        number = {slug: i for i, slug in enumerate(self.faces)}
        self._faces = [number[card.slug] for card in box.cards]
        self._unique = len(self.faces) == len(box.cards)
        self._seats = ("own", *(f"next-{i}" for i in range(1, count)))
        layout = Layout()
        self._places = self._lay_out_places(layout, box)
        self._depth = layout.add("depth", "1 / how deep one known in a pile lies", self.faces)
        self._copies = layout.add("copies", "how many have the power of another card", self.faces)
        self._notes = layout.add("note", "the number that a card carries, / 10", self.faces)
        self._acting = layout.add("acting", "1 for the seat whose action runs", self._seats)
        self._table, self._seat, self._own = map(Told, (facts.table, facts.seat, facts.own))
        self._table_at = self._lay_out_facts(layout, "table", facts.table)
        self._seat_at = [self._lay_out_facts(layout, who, facts.seat) for who in self._seats]
        self._own_at = self._lay_out_facts(layout, "private", facts.own)
        self.fields = tuple(layout.fields)
        self.size = layout.size
        self.signature = sha256(f"{self.version} {self.fields}".encode()).hexdigest()[:16]
        self._slots = [[self._slot(spec, seat) for spec in box.places] for seat in range(count)]

    def _lay_out_places(self, layout: Layout, box: Box) -> dict[tuple[str, bool], tuple[int, int]]:
        """Lay out the kinds of places: which cards lie there, and how many."""
        kinds = dict.fromkeys((spec.kind, spec.owner >= 0) for spec in box.places[1:])
        found = {}
        for kind, owned in kinds:
            seats = (self._seats,) if owned else ()
            cards = layout.add(f"cards-{kind}", f"known cards in {kind}", *seats, self.faces)
            found[kind, owned] = cards, 0
        for kind, owned in kinds:
            seats, unit = ((self._seats,), OWNED) if owned else ((), SHARED)
            size = layout.add(f"size-{kind}", f"cards in {kind}, / {1 / unit:g}", *seats)
            found[kind, owned] = found[kind, owned][0], size
        return found

    def _lay_out_facts(self, layout: Layout, whose: str, facts: Sequence[Fact]) -> int:
        start = layout.size
        for fact in facts:
            unit = "" if fact.unit == 1 or fact.words else f", / {fact.unit:g}"
            axes = [axis for axis in (fact.each, fact.words) if axis]
            layout.add(f"{whose}-{fact.name}", fact.meaning + unit, *axes)
        return start

    def _slot(self, spec: Place, seat: int) -> Slot | None:
        found = self._places.get((spec.kind, spec.owner >= 0))
        if found is None:
            return None
        cards, size = found
        away = (spec.owner - seat) % self._count if spec.owner >= 0 else 0
        unit = OWNED if spec.owner >= 0 else SHARED
        seen = bool(spec.eyes >> seat & 1)
        return cards + away * len(self.faces), size + away, unit, seen

    # -- writing

    def of(self, t: Table, seat: int) -> Sparse:
        """Return what a seat sees, as numbers."""
        return self._written(t, seat, self._facts.of_table(t), self._facts.of_seats(t))

    def of_all(self, t: Table) -> list[Sparse]:
        """Return what each seat sees, as numbers."""
        table, seats = self._facts.of_table(t), self._facts.of_seats(t)
        return [self._written(t, seat, table, seats) for seat in range(self._count)]

    def _written(
        self, t: Table, seat: int, table: Sequence[Entry], seats: Sequence[Sequence[Entry]]
    ) -> Sparse:
        out: Sparse = {}
        self._write_cards(out, t, seat)
        out[self._acting + (t.acting - seat) % self._count] = 1.0
        self._table.write(out, self._table_at, table)
        for who, entries in enumerate(seats):
            self._seat.write(out, self._seat_at[who - seat], entries)
        self._own.write(out, self._own_at, self._facts.of_own(t, seat))
        return out

    def _write_cards(self, out: Sparse, t: Table, seat: int) -> None:
        known, bit, slots = t.known, 1 << seat, self._slots[seat]
        for at, cards in enumerate(t.zones):
            if not cards:
                continue
            slot = slots[at] if at < len(slots) else self._slot(t.places[at], seat)
            if slot is None:
                continue
            start, size, unit, seen = slot
            out[size] = out.get(size, 0.0) + unit * len(cards)
            if seen:
                self._count_faces(out, start, cards)
            elif found := [card for card in cards if known[card] & bit]:
                self._count_faces(out, start, found)
                if t.places[at].ordered:
                    self._write_depths(out, cards, found)
        if t.acts_as:
            copies = [card for card in t.acts_as if known[card] & bit]
            self._count_faces(out, self._copies, copies)
        for card, note in t.notes.items():
            if known[card] & bit:
                index = self._notes + self._faces[card]
                out[index] = out.get(index, 0.0) + NOTE * note

    def _count_faces(self, out: Sparse, start: int, cards: Sequence[int]) -> None:
        if self._unique:  # then each has a place of its own, which is quicker written
            for card in cards:
                out[start + card] = 1.0
            return
        faces = self._faces
        for card in cards:
            index = start + faces[card]
            out[index] = out.get(index, 0.0) + 1.0

    def _write_depths(self, out: Sparse, cards: Sequence[int], found: Sequence[int]) -> None:
        """Write how deep known cards lie, of copies the topmost."""
        for card in found:
            out[self._depth + self._faces[card]] = 1 / (len(cards) - cards.index(card))

    def public(self, seen: Sparse, away: int) -> Sparse:
        """Return the facts told of one seat, so many seats on, counted from where they begin."""
        start, width = self._seat_at[away], self._seat.width
        return {at - start: number for at, number in seen.items() if 0 <= at - start < width}

    # -- saying

    def named(self, index: int) -> str:
        """Return what one number is about: `cards-hand own kite`."""
        part = next(each for each in reversed(self.fields) if each.start <= index)
        return part.named(index - part.start)

    def dense(self, seen: Sparse) -> list[float]:
        """Return all the numbers in order, those that are 0 too."""
        return [seen.get(index, 0.0) for index in range(self.size)]

    def describe(self) -> str:
        """Return the fields of a title's numbers as a table in Markdown."""
        return Layout(list(self.fields), self.size).describe()


@lru_cache(maxsize=KEPT)
def numbers_of(box: Box) -> Numbers:
    """Return the numbers of a box, made once."""
    return Numbers(box)
