"""The shapes of answers, read from the types a title declares in its `answers.py`.

A shape is a word, a card, or a tuple of them: `Literal["pass"]`, `tuple[Literal["load"], Card,
ShipName]`. A plain int is a card. Words the rules know beforehand are listed by their type; of
other words only their place in a shape is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import UnionType
from typing import Literal, NewType, Union, get_args, get_origin

from portside.engine.ask import USE, Value, is_use

OFFER = "offer"
"""The question whose answers use any-time powers; they may be given in every window."""


@dataclass(frozen=True, slots=True)
class Answers:
    """Hold what a title's questions take.

    Attributes:
        questions: by question, the type of its answers.
        words: by type, the words it has.
        of_seat: by type, how many of its words are each seat's, where they are listed seat by seat.
    """

    questions: Mapping[str, object] = field(default_factory=dict)
    words: Mapping[object, Sequence[str]] = field(default_factory=dict)
    of_seat: Mapping[object, int] = field(default_factory=dict)

    def turned(self, seat: int, seats: int) -> dict[str, str]:
        """Return an answer's words of seats as they are when a seat counts from itself."""
        found = {}
        for kind, each in self.of_seat.items():
            words = self.words[kind]
            for at, word in enumerate(words[: each * seats]):
                away = (at // each - seat) % seats
                found[word] = words[away * each + at % each]
        return found

    def shapes(self, question: str) -> list[object]:
        """Return the shapes of answers a question takes."""
        return list(dict.fromkeys(alternatives(self.questions[question])))

    def fits(self, question: str, value: Value) -> bool:
        """Tell whether a value has one of the shapes of answers a question takes."""
        asked = OFFER if is_use(value) else question
        return any(self._has(shape, value) for shape in self.shapes(asked))

    def _has(self, shape: object, value: Value) -> bool:
        if get_origin(shape) is tuple:
            parts = get_args(shape)
            return (
                isinstance(value, tuple)
                and len(value) == len(parts)
                and all(
                    any(self._has(each, part) for each in alternatives(wanted))
                    for wanted, part in zip(parts, value, strict=True)
                )
            )
        if shape in self.words:
            return value in self.words[shape]
        if get_origin(shape) is Literal:
            return value in get_args(shape)
        return isinstance(value, int if _plain(shape) is int else str)

    def vocabulary(self) -> list[str]:
        """Return every word of answers the rules know beforehand, as they are declared."""
        every = [word for asked in self.questions.values() for word in self._spoken(asked)]
        return list(dict.fromkeys(every))

    def _spoken(self, shape: object) -> Iterator[str]:
        for each in alternatives(shape):
            if get_origin(each) is tuple:
                for part in get_args(each):
                    yield from self._spoken(part)
            elif get_origin(each) is Literal:
                yield from get_args(each)
            else:
                yield from self.words.get(each, ())

    def texts(self) -> list[str]:
        """Return the ids of the texts that show answers as options (see `keys.option`)."""
        every = [text for asked in self.questions.values() for text in self._shown(asked)]
        return list(dict.fromkeys(every))

    def _shown(self, shape: object) -> Iterator[str]:
        """Go through the text ids of a type: the first word decides, or that it is a card."""
        for each in alternatives(shape):
            if get_origin(each) is tuple:
                first, *rest = get_args(each)
                verbs = list(self._spoken(first))
                yield from (f"option-{verb}" for verb in verbs)
                if not verbs:
                    yield "option-card"
                if verbs == [USE] and rest[1:]:
                    yield from (f"option-{USE}-{word}" for word in self._spoken(rest[1]))
            elif _plain(each) is int:
                yield "option-card"
            else:
                yield from (f"option-{word.partition('-')[0]}" for word in self._spoken(each))


def alternatives(shape: object) -> Iterator[object]:
    """Go through the members of a union of answers, or the one shape there is."""
    if get_origin(shape) in (Union, UnionType):
        for each in get_args(shape):
            yield from alternatives(each)
    else:
        yield shape


def _plain(shape: object) -> object:
    """Return the type a new type is made from."""
    while isinstance(shape, NewType):
        shape = shape.__supertype__
    return shape
