"""Cards of expansions: what their tables may say, and the faces made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from portside.engine.errors import BadExpansion
from portside.games.neko_harbour.cards import FISHING_BOAT, HARBOUR, SITE, Face, catalogue
from portside.games.neko_harbour.cards import faces as copies
from portside.games.neko_harbour.printed_values import FIELDS, checked_copies, checked_field

WANTED: Final = ("type", "timing", "period", "pier")
"""What a card must have; `symbols` and `adjacent` are none where nothing is said."""
MOST_SYMBOLS: Final = 9


def kinds_in_decks(field: str) -> list[str]:
    """Return the words that cards of an expansion may have in a field, as the period decks do."""
    apart = (FISHING_BOAT, HARBOUR, SITE)
    return sorted({e[field] for e in catalogue().values() if e["type"] not in apart})


def expansion_faces(expansion: str, slug: str, entry: Mapping[str, Any]) -> tuple[Face, ...]:
    """Return the copies of a card of an expansion; they lie in the period decks.

    Raises:
        PortsideError: a field is missing, unknown or wrong; its facts name the `card`.
    """
    known = {*WANTED, "symbols", "adjacent"}
    if not isinstance(entry, Mapping) or not set(WANTED) <= set(entry) <= known:
        message = f"{slug}: give {', '.join(WANTED)}, and perhaps symbols and adjacent."
        raise BadExpansion(message, card=slug)
    for field in ("type", "timing"):
        if entry[field] not in kinds_in_decks(field):
            message = f"{slug}: {field} is one of {', '.join(kinds_in_decks(field))}."
            raise BadExpansion(message, card=slug, field=field)
    symbols = entry.get("symbols", 0)
    if type(symbols) is not int or symbols not in range(MOST_SYMBOLS + 1):
        raise BadExpansion(f"{slug}: symbols are 0 to {MOST_SYMBOLS}.", card=slug, field="symbols")
    checked = {
        field: checked_field(slug, field, value) if field in FIELDS else value
        for field, value in entry.items()
    }
    checked_copies(slug, checked, "pier")
    return tuple(copies(slug, {**checked, "set": expansion, "house": ()}))
