"""The first layout of observations: a view as numbers, every field of it described.

It is kept for what was trained with it; `portside.adapters.observations` has the present one.

Seats are counted from the observer: 0 is its own, 1 the next clockwise, and so on. Only what the
observer's `extra` says by seat number stays as the title wrote it; `me` tells which number is
one's own. Nothing but the view and the question goes in, so nothing hidden can come out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from portside.adapters.observations import BOUND, Vector
from portside.adapters.rows import TYPES
from portside.adapters.vocabulary import generic_path, leaves_of_data, vocabulary
from portside.engine.match import Prompt

if TYPE_CHECKING:
    from portside.adapters.action_tokens import Tokens
    from portside.adapters.stepper import Stepper
    from portside.engine.table import Box

ITEMS: Final = (1, 12, 48, 96)
"""So many things in `extra` are looked at: for none, one, two, three lists within each other."""


@dataclass(frozen=True, slots=True)
class Field:
    """Describe a part of the vector.

    Attributes:
        name: what it is called.
        start: where it begins.
        shape: its numbers; the last index runs fastest.
        meaning: what they say.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """Return how many numbers a field of a view has."""
        return int(np.prod(self.shape))


class ViewObserver:
    """Write what a seat sees as numbers.

    Attributes:
        size: length of the vector.
        fields: its parts, in order.
    """

    def __init__(self, box: Box, tokens: Tokens) -> None:
        self._box = box
        self._words = vocabulary(box.game.name)
        self._count = len(box.seats)
        owned = dict.fromkeys(p.kind for p in box.places[1:] if p.owner >= 0)
        shared = dict.fromkeys(p.kind for p in box.places[1:] if p.owner < 0)
        seats = range(self._count)
        slots = [(kind, seat) for kind in owned for seat in seats] + [(k, -1) for k in shared]
        self._slots = {slot: i for i, slot in enumerate(slots)}
        self._counters = {name: i for i, name in enumerate(self._words.counters)}
        self._kinds = {kind: i for i, kind in enumerate(self._words.kinds)}
        self._extra = self._extra_fields()
        self.fields: list[Field] = []
        self.size = 0
        self._lay_out(len(tokens))

    def _lay_out(self, tokens: int) -> None:
        cards, seats, slots = len(self._box.cards), self._count, len(self._slots)
        self._field("me", (seats,), "own seat by its number at the table")
        self._field(
            "card-place", (cards, slots), "1 where a card is known to lie; " + self._names()
        )
        self._field("card-index", (cards,), "which of the places of that kind and owner, / 8")
        self._field("card-depth", (cards,), "how deep it lies where order is known, / cards")
        self._field("card-copies", (cards,), "1 if it has the power of another card")
        self._field("card-note", (cards,), "the number it carries, / 10")
        self._field("place-count", (slots,), "how many cards lie there, / cards in the box")
        names = ", ".join(self._words.counters)
        self._field(
            "counter", (len(self._counters), seats + 1), f"{names}, / 50; by seat, then the table's"
        )
        self._field("acting", (seats,), "1 for the seat whose action runs")
        self._field("waiting", (seats,), "1 for seats the match waits for")
        self._field("answered", (seats,), "1 for seats whose sealed answer is in")
        self._field("prompt-type", (len(TYPES),), "one, some or amount; 0 if nothing is asked")
        self._field("prompt-kind", (len(self._kinds),), "1 for the kind of the question")
        self._field("prompt-card", (cards,), "1 for the card whose power asks")
        self._field("prompt-bounds", (3,), "lowest, highest, step, / 20")
        self._field("given", (tokens,), "1 for tokens of the answer in the making")
        for path, (size, meaning) in self._extra.items():
            self._field(f"extra-{path}", (size,), meaning)

    def _names(self) -> str:
        told = dict.fromkeys(kind + ("" if seat < 0 else " by seat") for kind, seat in self._slots)
        return "places: " + ", ".join(told)

    def _field(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        self.fields.append(Field(name, self.size, shape, meaning))
        self.size += self.fields[-1].size

    def _extra_fields(self) -> dict[str, tuple[int, str]]:
        found = {}
        for path, words in self._words.extra.items():
            wide = len(words) if words else 1
            many = places_in_view(path)
            what = (
                "1 for " + ", ".join(word or "nothing" for word in words)
                if words
                else "the number, / 20"
            )
            found[path] = wide * many, what + (f"; the first {many} of them" if many > 1 else "")
        return found

    def describe(self) -> str:
        """Return the fields of a view's observation as a table in Markdown."""
        rows = ["| field | from | shape | meaning |", "|---|---|---|---|"]
        for each in self.fields:
            shape = " × ".join(map(str, each.shape))
            rows.append(f"| `{each.name}` | {each.start} | {shape} | {each.meaning} |")
        return "\n".join(rows) + "\n"

    # -- writing

    def vector(self, stepper: Stepper, seat: int) -> Vector:
        """Return the observation of a seat's view, as numbers."""
        match = stepper.match
        view = match.view(seat)
        out = np.zeros(self.size, dtype=np.float32)
        part = {each.name: out[each.start : each.start + each.size] for each in self.fields}
        part["me"][seat] = 1
        self._write_places(part, view, seat)
        self._write_numbers(part, view, seat)
        self._write_prompt(part, stepper, seat)
        self._write_extra(part, view["extra"])
        np.clip(out, -BOUND, BOUND, out=out)
        return out

    def _from(self, seat: int, owner: int) -> int:
        return -1 if owner < 0 else (owner - seat) % self._count

    def _write_places(self, part: Mapping[str, Vector], view: Mapping[str, Any], seat: int) -> None:
        cards, ids = len(self._box.cards), self._box.ids
        where = part["card-place"].reshape(cards, len(self._slots))
        nth: dict[int, int] = {}
        for zone in view["zones"]:
            slot = self._slots.get((zone["kind"], self._from(seat, zone["owner"])))
            if slot is None:
                continue
            part["place-count"][slot] += zone["count"] / cards
            index = nth[slot] = nth.get(slot, -1) + 1
            for shown in zone["cards"]:
                if "id" not in shown:
                    continue
                card = ids[shown["id"]]
                where[card, slot] = 1
                part["card-index"][card] = index / 8
                part["card-depth"][card] = int(shown.get("depth", 0)) / cards
        for key in view["copies"]:
            part["card-copies"][ids[key]] = 1
        for key, note in view["notes"].items():
            part["card-note"][ids[key]] = note / 10

    def _write_numbers(
        self, part: Mapping[str, Vector], view: Mapping[str, Any], seat: int
    ) -> None:
        grid = part["counter"].reshape(len(self._counters), self._count + 1)
        for counter in view["counters"]:
            row = self._counters.get(counter["name"])
            if row is not None:
                grid[row, self._from(seat, counter["owner"])] = counter["value"] / 50
        part["acting"][self._from(seat, view["acting"])] = 1
        for name in ("waiting", "answered"):
            for who in view[name]:
                part[name][self._from(seat, who)] = 1

    def _write_prompt(self, part: Mapping[str, Vector], stepper: Stepper, seat: int) -> None:
        answering = stepper.answering
        if answering is None or stepper.seat != seat:
            return
        prompt = Prompt(stepper.match.table, answering.ask)
        part["prompt-type"][TYPES.index(prompt.type)] = 1
        if prompt.kind in self._kinds:
            part["prompt-kind"][self._kinds[prompt.kind]] = 1
        if prompt.card:
            part["prompt-card"][self._box.ids[prompt.card]] = 1
        part["prompt-bounds"][:] = prompt.low / 20, prompt.high / 20, prompt.step / 20
        part["given"][answering.given] = 1

    def _write_extra(self, part: Mapping[str, Vector], extra: Mapping[str, Any]) -> None:
        seen: dict[str, int] = {}
        for path, leaf in leaves_of_data(extra):
            name = generic_path(path)
            words = self._words.extra.get(name)
            place = seen.get(name, 0)
            seen[name] = place + 1
            if words is None or place >= places_in_view(name):
                continue
            field = part[f"extra-{name}"]
            if isinstance(leaf, str):
                if leaf in words:
                    field[place * len(words) + words.index(leaf)] = 1
            elif not words and isinstance(leaf, (int, float)):
                field[place] = leaf / 20


def places_in_view(path: str) -> int:
    """Return how many things a path in a view's `extra` has room for."""
    return ITEMS[min(path.count("*"), len(ITEMS) - 1)]
