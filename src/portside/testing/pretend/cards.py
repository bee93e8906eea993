"""The faces of the pretend cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from portside.engine.errors import BadExpansion
from portside.engine.table import CardFace


@dataclass(frozen=True, slots=True)
class Ware(CardFace):
    """Hold what is printed on a pretend card."""

    cost: int


def cards(_config: Any = None, _seats: int = 0) -> Sequence[Ware]:
    """Return every pretend card, copy by copy."""
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    table: Mapping[str, Any] = tomllib.loads(text)
    return tuple(face for slug, entry in table.items() for face in faces("", slug, entry))


def faces(_expansion: str, slug: str, entry: Mapping[str, Any]) -> tuple[Ware, ...]:
    """Return the copies of a pretend card, one of the title or of an expansion."""
    if set(entry) != {"copies", "cost"} or any(
        type(number) is not int for number in entry.values()
    ):
        raise BadExpansion(f"{slug}: give copies and cost, and nothing else.", card=slug)
    return tuple(Ware(slug, "night", entry["cost"]) for _ in range(entry["copies"]))
