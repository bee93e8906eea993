"""Things besides cards that lie on a table: ships, columns, whatever a title lists by name.

A title hands out what a client needs besides zones as nested data. Wherever that data has a
`ref`, a `name` or a `card`, it speaks of a thing; the rest of the entry is what the thing is like,
and entries inside are things that lie in or on it. Only what the title has words for is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from portside.text import Texts

NAMES = ("ref", "name", "card")
"""Under which of these the name of a thing stands."""
OWNERS = ("owner", "seat")
HOUSE_SIGN = "°"
"""Marks a value that no source states."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Hold one thing.

    Attributes:
        ref: its word or card key.
        owner: a seat, or -1.
        facts: what it is like, in words.
        within: the things in or on it.
    """

    ref: str
    owner: int
    facts: tuple[str, ...]
    within: list[Thing] = field(default_factory=list)


def outermost_things(data: object, texts: Texts, owner: int = -1) -> Iterator[Thing]:
    """Return the outermost listed things in nested data; those inside hang on them."""
    if isinstance(data, Mapping):
        mine = next((data[name] for name in OWNERS if isinstance(data.get(name), int)), owner)
        inner = [each for value in data.values() for each in outermost_things(value, texts, mine)]
        ref = next((data[name] for name in NAMES if isinstance(data.get(name), str)), None)
        if ref is None:
            yield from inner
        else:
            yield Thing(ref, mine, tuple(_facts(data, texts)), inner)
    elif isinstance(data, list):
        for each in data:
            yield from outermost_things(each, texts, owner)


def all_things(data: object, texts: Texts) -> Iterator[Thing]:
    """Return all listed things in nested data, those inside after what they lie in."""
    waiting = list(outermost_things(data, texts))
    while waiting:
        thing = waiting.pop(0)
        yield thing
        waiting += thing.within


def _facts(data: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Return what a thing is like, as far as there are words for it; `house` lists house values."""
    for name, value in data.items():
        if name in NAMES or name in OWNERS or isinstance(value, bool):
            continue
        if isinstance(value, str):
            words = texts.find(f"{name}-{value}")
            if words:
                yield words
        elif isinstance(value, int) and value and texts.find(f"field-{name}"):
            yield f"{texts.field(name)} {value}" + HOUSE_SIGN * (name in data.get("house", ()))


def describe_thing(thing: Thing, place: Thing, texts: Texts) -> str:
    """Return a listed thing that lies in another in words; strangers are named with their owner."""
    name = texts.word(thing.ref)
    if thing.owner not in (-1, place.owner):
        name = texts.say("thing-of", thing=name, seat=texts.seat(thing.owner))
    return name if not thing.facts else f"{name} ({texts.say('comma').join(thing.facts)})"


def numbers_in_word(word: str) -> tuple[int, ...]:
    """Return the numbers in a listed thing's word such as `column-0-2`."""
    return tuple(int(part) for part in word.split("-") if part.isdecimal())
