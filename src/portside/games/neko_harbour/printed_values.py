"""An owner's own values for what the rulebook does not state, checked before they are used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from portside.engine.errors import BadValues
from portside.engine.forms import Form, Forms
from portside.games.neko_harbour.cards import (
    BASE,
    CHOICE,
    KICKSTARTER,
    RAISE,
    SMALL_CARDS,
    Goods,
    catalogue,
    faces,
    goods,
    revalued,
)

MOST: Final = 9
"""The highest pier, and the most small cards of a kind in one reward."""
MOST_POINTS: Final = 60
MARKS: Final = {2: 16, 3: 8, 4: 8}
"""How many action cards of each period carry each mark (NH-010)."""

Values = dict[str, dict[str, Any]]


def checked_values(values: Any) -> Values:
    """Check a file of Neko Harbour values: `{slug: {field: value}}`, only house values.

    Raises:
        BadValues: unknown card or field, wrong type, out of range, or cards that do not add up;
            its facts name the `card` and the `field`.
    """
    if not isinstance(values, Mapping):
        raise BadValues("Values are a table of cards.")
    checked = {str(slug): _entry(str(slug), entry) for slug, entry in values.items()}
    for slug in checked:
        _copies_match(slug, checked)
    _marks_add_up(checked)
    return checked


def _entry(slug: str, entry: Any) -> dict[str, Any]:
    known = catalogue().get(slug)
    if known is None:
        near = get_close_matches(slug, catalogue(), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadValues(f"There is no card {slug!r}.{hint}", card=slug)
    if not isinstance(entry, Mapping):
        raise BadValues(f"{slug}: give a table of fields.", card=slug)
    open_fields = [field for field in known["house"] if field in FIELDS]
    for field in entry:
        if field not in open_fields:
            message = f"{slug}: {field!r} cannot be set here; {', '.join(open_fields)} can."
            raise BadValues(message, card=slug, field=str(field))
    return {field: checked_field(slug, field, value) for field, value in entry.items()}


def _wrong(slug: str, field: str, value: object, takes: str) -> NoReturn:
    message = f"{slug}: {field} cannot be {value!r}; it takes {takes}."
    raise BadValues(message, card=slug, field=field)


def _number(slug: str, field: str, value: Any) -> int:
    form = FIELDS[field]
    if type(value) is not int or not form.low <= value <= form.high:
        _wrong(slug, field, value, f"a whole number from {form.low} to {form.high}")
    return value


def _numbers(slug: str, field: str, value: Any) -> tuple[int, ...]:
    right = FIELDS[field].numbers
    listed = [value] if type(value) is int else value
    if (
        not isinstance(listed, (list, tuple))
        or not listed
        or any(type(number) is not int or number not in right for number in listed)
    ):
        _wrong(slug, field, value, f"for each copy one of {', '.join(map(str, right))}")
    return tuple(listed)


def _word(slug: str, field: str, value: Any) -> str:
    right = FIELDS[field].words
    if not isinstance(value, str) or value not in right:
        _wrong(slug, field, value, f"one of {', '.join(right)}")
    return value


def _goods(slug: str, field: str, value: Any) -> Goods:
    return _counted(slug, field, value, FIELDS[field].words)


def _counted(slug: str, field: str, value: Any, right: tuple[str, ...]) -> Goods:
    counts = _counts(value)
    if not all(
        kind in right and type(count) is int and 1 <= count <= MOST
        for kind, count in counts.items()
    ):
        _wrong(slug, field, value, f"numbers from 1 to {MOST} of {', '.join(right)}")
    return goods(counts)


def _counts(value: Any) -> Mapping[Any, Any]:
    """Return a table of numbers, which records write as pairs; anything else fits nowhere."""
    if isinstance(value, Mapping):
        return value
    pairs = isinstance(value, (list, tuple)) and all(
        isinstance(pair, (list, tuple)) and len(pair) == 2 and isinstance(pair[0], str)
        for pair in value
    )
    return dict(value) if pairs else {None: value}


def _trades(slug: str, field: str, value: Any) -> tuple[tuple[Goods, Goods], ...]:
    pairs = isinstance(value, (list, tuple)) and all(
        isinstance(trade, (list, tuple)) and len(trade) == 2 for trade in value
    )
    if not pairs or not value:
        _wrong(slug, field, value, "pairs of what is traded for each other")
    sides = [[_counted(slug, field, side, SMALL_CARDS) for side in trade] for trade in value]
    return tuple((one, other) for one, other in sides)


_REWARD: Final = Form("counts", high=MOST, words=(*SMALL_CARDS, CHOICE, RAISE))
FIELDS: Final[dict[str, Form]] = {
    "set": Form("word", words=(BASE, KICKSTARTER)),
    "period": Form("numbers", numbers=(1, 2)),
    "mark": Form("numbers", numbers=(0, *MARKS)),
    "pier": Form("numbers", numbers=tuple(range(MOST + 1))),
    "adjacent": Form("number", high=MOST),
    "points": Form("number", high=MOST_POINTS),
    "better": _REWARD,
    "basic": _REWARD,
    "reward": Form("counts", high=MOST, words=SMALL_CARDS),
    "dock": Form("word", words=SMALL_CARDS),
    "trades": Form("data"),
}
"""What can be replaced, and what it takes."""
CHECKS: Final[dict[str, Callable[[str, str, Any], Any]]] = {
    "number": _number,
    "numbers": _numbers,
    "word": _word,
    "counts": _goods,
    "data": _trades,
}


def checked_field(slug: str, field: str, value: object) -> Any:
    """Check one printed value by what its field takes."""
    return CHECKS[FIELDS[field].kind](slug, field, value)


def forms() -> Forms:
    """Return how each house value of Neko Harbour is entered."""
    cards = {
        slug: {field: FIELDS[field] for field in entry["house"] if field in FIELDS}
        for slug, entry in catalogue().items()
    }
    return {slug: form for slug, form in cards.items() if form}


def _copies_match(slug: str, values: Values) -> None:
    checked_copies(slug, revalued(slug, values), next(iter(values[slug]), ""))


def checked_copies(slug: str, entry: Mapping[str, Any], field: str) -> None:
    """Refuse an entry whose lists of copies are not equally long, for the sake of a field."""
    counts = {field: len(entry[field]) for field in ("period", "mark", "pier") if field in entry}
    if len(set(counts.values())) > 1:
        listed = ", ".join(f"{count} of {field}" for field, count in counts.items())
        message = f"{slug}: every copy has a period, a mark and a pier, but there are {listed}."
        raise BadValues(message, card=slug, field=field)


def _marks_add_up(values: Values) -> None:
    """Check that each period has as many cards of each mark as the box does (NH-008 to NH-010)."""
    found: Counter[tuple[int, int]] = Counter()
    for slug in catalogue():
        for face in faces(slug, revalued(slug, values)):
            if face.period and face.set == BASE:
                found[face.period, face.mark] += 1
    right = {(period, mark): count for period in (1, 2) for mark, count in MARKS.items()}
    for period, mark in sorted({*found, *right}):
        wanted, there = right.get((period, mark), 0), found[period, mark]
        if there != wanted:
            slug = next(
                slug for slug, own in values.items() if {"period", "mark", "set"} & set(own)
            )
            message = f"{slug}: period {period} has {wanted} cards with mark {mark}, not {there}."
            raise BadValues(message, card=slug, field="mark")
