"""Cards of expansions: what their tables may say, and the faces made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from portside.engine.errors import BadExpansion
from portside.games.import_export.cards import (
    ACTION_OF,
    BACK,
    TECHNOLOGY,
    Face,
    loads_of,
    tiers_of,
)
from portside.games.import_export.printed_values import FIELDS, checked_fields

TIMINGS: Final = ("immediate", "ongoing", "anytime", "end")
UNPRINTED: Final = {"type": TECHNOLOGY, "house": ("type",)}
"""Nothing is known of a card that nobody has printed; of a grey one that its set comes along."""


def expansion_faces(expansion: str, slug: str, entry: Mapping[str, object]) -> tuple[Face, ...]:
    """Return the face of a card of an expansion of Import/Export.

    Raises:
        PortsideError: a field is missing, unknown or wrong; its facts name the `card`.
    """
    if not isinstance(entry, Mapping) or set(entry) != {*FIELDS, "timing"}:
        message = f"{slug}: give {', '.join(FIELDS)} and timing, and nothing else."
        raise BadExpansion(message, card=slug)
    if entry["timing"] not in TIMINGS:
        message = f"{slug}: timing is one of {', '.join(TIMINGS)}."
        raise BadExpansion(message, card=slug, field="timing")
    printed = checked_fields(slug, entry, UNPRINTED)
    kind = printed["type"]
    return (
        Face(
            slug=slug,
            back=BACK,
            type=kind,
            action=ACTION_OF[kind],
            tier=tiers_of(printed["tier"], kind),
            load=loads_of(printed["load"], kind),
            set=expansion,
            timing=str(entry["timing"]),
            house=(),
        ),
    )
