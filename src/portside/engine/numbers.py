"""What a seat sees, as numbers: straight from the table, for learning and research.

    numbers = numbers_of(match.table.box)
    seen = numbers.of(match.table, seat)      # {index: number}, those that are not 0
    everybody = numbers.of_all(match.table)   # the same by seat; public facts are looked up once
    page = numbers.page(seat, array)          # for looking again and again
    page.look(match.table)                    # writes what has changed since it last looked

Seats are counted from whoever looks: 0 is its own, 1 the next clockwise; no number of a seat at
the table is told. Copies of a card are one face, counted. `fields` describe every number,
`named(index)` says one in words, and `signature` changes whenever a number comes to mean something
else, so that what was learnt under another is not used. Nothing goes in but cards the seat knows
and facts that the title declares, all of them public or the seat's own.

Most numbers are 0 and few change from one question to the next: a first layer of a network is a
sum over the items of the dict, and it goes on from the last position by what differs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from portside.engine.facts import Fact, Layout
from portside.engine.pages import OWNED, SHARED, Group, Out, Page, Sorted, Sparse, Told
from portside.engine.tellers import PlainTeller, Teller

if TYPE_CHECKING:
    from portside.engine.table import Box, Table
    from portside.engine.zones import Place

FORMAT: Final = 1
"""Raised when the engine's own fields come to mean something else."""
KEPT: Final = 64
"""So many layouts are kept in mind."""


class Numbers:
    """Write what seats see of tables of one box.

    Attributes:
        size: how many numbers there are.
        fields: what they are, in order.
        faces: the slugs of the cards, in the order they are counted.
        version: of the engine's fields and of the title's facts.
        signature: of every field, in a few letters.
        facts: what the title tells; `table`, `seats` and `own` are where each of it goes.
        face_of: by card, the number of its face, and `copies` how many share one at most.
        depth_at, copies_at, notes_at, table_at, seat_at, own_at: where fields begin.
    """

    def __init__(self, box: Box) -> None:
        self.facts = facts = box.game.facts
        self._count = count = len(box.seats)
        self.version = f"{FORMAT}.{facts.version}"
        self.faces = tuple(dict.fromkeys(card.slug for card in box.cards))
        number = {slug: i for i, slug in enumerate(self.faces)}
        self.face_of = [number[card.slug] for card in box.cards]
        self.copies = max([self.face_of.count(face) for face in range(len(self.faces))], default=0)
        self._seats = ("own", *(f"next-{i}" for i in range(1, count)))
        layout = Layout()
        self._places = self._lay_out_places(layout, box)
        self.depth_at = layout.add("depth", "1 / how deep one known in a pile lies", self.faces)
        self.copies_at = layout.add("copies", "how many have the power of another card", self.faces)
        self.notes_at = layout.add("note", "the number that a card carries, / 10", self.faces)
        self._acting = layout.add("acting", "1 for the seat whose action runs", self._seats)
        self.table, self.seats, self.own = map(Told, (facts.table, facts.seat, facts.own))
        self.table_at = self._lay_out_facts(layout, "table", facts.table)
        self.seat_at = [self._lay_out_facts(layout, who, facts.seat) for who in self._seats]
        self.own_at = self._lay_out_facts(layout, "private", facts.own)
        self.fields = tuple(layout.fields)
        self.size = layout.size
        self.signature = sha256(f"{self.version} {self.fields}".encode()).hexdigest()[:16]
        self._box = box
        self._dealt = tuple(box.places)
        self._sorted = [self._sort(self._dealt, seat) for seat in range(count)]

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

    def _sort(self, places: Sequence[Place], seat: int) -> Sorted:
        found, groups = Sorted(), dict[tuple[str, int], Group]()
        for at, spec in enumerate(places):
            fields = self._places.get((spec.kind, spec.owner >= 0))
            if fields is None:
                found.starts.append(-1)
                found.groups.append(None)
                found.secret.append(False)
                continue
            away = (spec.owner - seat) % self._count if spec.owner >= 0 else 0
            unit = OWNED if spec.owner >= 0 else SHARED
            group = groups.setdefault((spec.kind, spec.owner), Group(fields[1] + away, unit))
            group.places.append(at)
            found.groups.append(group)
            found.starts.append(fields[0] + away * len(self.faces))
            secret = not spec.eyes >> seat & 1
            found.secret.append(secret)
            if secret:
                found.hidden.append(at)
                if spec.ordered:
                    found.piles.append(at)
        return found

    def sorted_places(self, places: Sequence[Place], seat: int) -> Sorted:
        """Return places as a page of the numbers has them; those of the box were sorted before."""
        return self._sorted[seat] if places == self._dealt else self._sort(places, seat)

    def acting_at(self, who: int, seat: int) -> int:
        """Return the index of the number that says to a seat that another one acts."""
        return self._acting + (who - seat) % self._count

    # -- writing

    def teller(self) -> Teller:
        """Return a new teller of the facts that numbers are written from."""
        made = self.facts.teller
        return PlainTeller(self.facts) if made is None else made(self._box)

    def page(self, seat: int, out: Out, teller: Teller | None = None) -> Page:
        """Return a page on which the numbers that a seat sees are written, and kept up to date.

        Pages that look at the same tables may share a teller.
        """
        return Page(self, seat, out, self.teller() if teller is None else teller)

    def of(self, t: Table, seat: int) -> Sparse:
        """Return what a seat sees, as numbers."""
        out = defaultdict[int, float](float)
        self.page(seat, out).look(t)
        return dict(out)

    def of_all(self, t: Table) -> list[Sparse]:
        """Return what each seat sees, as numbers."""
        teller = self.teller()
        table, seats = teller.of_table(t), teller.of_seats(t)
        found = []
        for seat in range(self._count):
            out = defaultdict[int, float](float)
            self.page(seat, out, teller).write(t, table, seats)
            found.append(dict(out))
        return found

    def public(self, seen: Sparse, away: int) -> Sparse:
        """Return the facts told of one seat, so many seats on, counted from where they begin."""
        start, width = self.seat_at[away], self.seats.width
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
