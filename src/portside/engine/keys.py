"""Values as text, and text as values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from portside.engine.ask import USE, Amount, Ask, Option, Pick, Value

if TYPE_CHECKING:
    from portside.engine.table import Box

NONE = "none"
"""Key of an empty pick."""
REMEMBERED: Final = 1 << 14
"""So many options of a box are kept: the same are offered again and again."""


def key_of(box: Box, value: Value) -> str:
    """Return the key of one value: words and card keys, parted by spaces."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return " ".join([key_of(box, part) for part in value])
    return box.keys[value]


def answer_key(box: Box, ask: Ask, value: Value) -> str:
    """Return the key that answers `ask` with `value`."""
    if isinstance(ask, Pick):
        assert isinstance(value, tuple)
        return "+".join([key_of(box, item) for item in value]) or NONE
    return option(box, ask, value).key


def parse_pick(key: str, items: Mapping[str, Value]) -> tuple[Value, ...] | None:
    """Return the items named in a pick's key, in the order they are listed."""
    if key == NONE:
        return ()
    names = key.split("+")
    if len(set(names)) != len(names) or any(name not in items for name in names):
        return None
    return tuple(item for name, item in items.items() if name in names)


def option(box: Box, ask: Ask, value: Value) -> Option:
    """Show a value (for a pick, one item) as an option with its key; made once for a box."""
    if isinstance(ask, Amount):
        return _amount(value)
    known = box.options
    found = known.get(value)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[value] = _option(box, value)
    return found


@lru_cache(REMEMBERED)
def _amount(number: Value) -> Option:
    return Option(str(number), (), "option-amount", {"amount": number}, number)


def _option(box: Box, value: Value) -> Option:
    """Make an option.

    The text id is `option-` and the first word of the value, or `option-card` for a bare card;
    cards and further words become facts `card`, `card2`, `word`, `word2`. A use of a card that
    says how it is used has that word in its text id, too.
    """
    parts = value if isinstance(value, tuple) else (value,)
    verb = parts[0] if isinstance(parts[0], str) else "card"
    rest = parts[1:] if isinstance(parts[0], str) else parts
    facts: dict[str, object] = {}
    refs = [] if rest else [verb]
    for part in rest:
        kind = "word" if isinstance(part, str) else "card"
        name = next(n for n in (kind, f"{kind}2", f"{kind}3", f"{kind}4") if n not in facts)
        facts[name] = key_of(box, part)
        refs.append(key_of(box, part))
    text = "option-" + (verb.partition("-")[0] if not rest else verb)
    if verb == USE and "word" in facts:
        text += f"-{facts['word']}"
    if not rest:
        facts["word"] = verb
    return Option(key_of(box, value), tuple(refs), text, facts, value)
