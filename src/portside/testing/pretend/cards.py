"""The faces of the pretend cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from portside.engine.table import CardFace


@dataclass(frozen=True, slots=True)
class Ware(CardFace):
    """Hold what is printed on a pretend card."""

    cost: int


def cards(_config: Any = None, _seats: int = 0) -> Sequence[Ware]:
    """Return every card, copy by copy."""
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    table: Mapping[str, Any] = tomllib.loads(text)
    return tuple(
        Ware(slug, "night", entry["cost"])
        for slug, entry in table.items()
        for _ in range(entry["copies"])
    )
