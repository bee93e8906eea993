"""The faces of the cards, read once from `cards.toml`, with an owner's own values laid over."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from portside.engine.errors import BadValues
from portside.engine.game import Config
from portside.engine.table import CardFace
from portside.games.import_export.editions import CAPTAIN, EDITIONS

TECHNOLOGY: Final = "technology"
AGRICULTURE: Final = "agriculture"
ILLEGAL: Final = "illegal"
CONSUMER: Final = "consumer"
LUXURY: Final = "luxury"
CAPITAL: Final = "capital"
ANY: Final = "any"
"""A load requirement that takes any colour."""

TYPES: Final = (TECHNOLOGY, AGRICULTURE, ILLEGAL, CONSUMER, LUXURY)
"""The five Good types, in the order scores are shown."""


@dataclass(frozen=True, slots=True)
class Face(CardFace):
    """Hold what is printed on a card.

    Attributes:
        type: Good type and colour.
        action: the action it is played for.
        tier: tiers needed by type, e.g. `(("luxury", 2),)`.
        load: the Containers needed, one type each, in order.
        set: the set it comes in.
        timing: when its power works; for showing only.
        house: the fields whose value no rulebook states.
    """

    type: str
    action: str
    tier: tuple[tuple[str, int], ...]
    load: tuple[str, ...]
    set: str
    timing: str
    house: tuple[str, ...]

    @property
    def tiers(self) -> int:
        """Return how many tiers are needed in all."""
        return sum(count for _, count in self.tier)


@cache
def catalogue() -> Mapping[str, Mapping[str, Any]]:
    """Return the card table as it is written."""
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def faces(edition: str) -> Mapping[str, Face]:
    """Return every card of an edition by slug."""
    where = "first" if edition == "first" else "set"
    return {
        slug: _face(slug, entry, edition) for slug, entry in catalogue().items() if where in entry
    }


def _face(slug: str, entry: Mapping[str, Any], edition: str) -> Face:
    first = edition == "first"
    load = entry.get("load_first", entry["load"]) if first else entry["load"]
    return Face(
        slug=slug,
        back="cargo",
        type=entry["type"],
        action=entry["action"],
        tier=tiers_of(entry["tier"], entry["type"]),
        load=tuple(kind for kind, count in load.items() for _ in range(count)),
        set=entry["first"] if first else entry["set"],
        timing=entry["timing"],
        house=_house(entry, first),
    )


def _house(entry: Mapping[str, Any], first: bool) -> tuple[str, ...]:
    marks = set(entry.get("house", ()))
    if first and "load_first" in entry:
        marks.discard("load")
        if "load_first" in marks:
            marks.add("load")
    return tuple(sorted(marks - {"load_first"}))


def tiers_of(tier: int | Mapping[str, int], kind: str) -> tuple[tuple[str, int], ...]:
    """Return the tiers needed by type."""
    if isinstance(tier, Mapping):
        return tuple(tier.items())
    return ((kind, tier),) if tier else ()


def cards(config: Config, seats: int) -> Sequence[Face]:
    """Return the cards in play under the settings, base set first."""
    edition = str(config["edition"])
    wanted = {name for name in EDITIONS[edition].sets if name == "base" or config[f"set_{name}"]}
    extra = {CAPTAIN} if config["set_captain"] else set()
    found = [
        face
        for face in faces(edition).values()
        if face.set in wanted or catalogue()[face.slug].get("first") in extra
    ]
    values: Any = config["values"]
    return tuple(
        revalued(face, values[face.slug]) if face.slug in values else face for face in found
    )


def revalued(face: Face, entry: Mapping[str, Any]) -> Face:
    """Return a face with the values an owner of the printed card has entered."""
    tier = tiers_of(entry["tier"], face.type) if "tier" in entry else face.tier
    load = face.load
    if "load" in entry:
        load = tuple(kind for kind, count in entry["load"].items() for _ in range(count))
    return replace(
        face, tier=tier, load=load, house=tuple(mark for mark in face.house if mark not in entry)
    )


MOST_TIER: Final = 3
MOST_LOAD: Final = 6


def checked_values(values: Any) -> dict[str, dict[str, Any]]:
    """Check an owner's values: `{slug: {"tier": 2, "load": 3 or {"luxury": 3}}}`."""
    if not isinstance(values, Mapping):
        raise BadValues("Values must be a table of cards.")
    return {str(slug): _checked(str(slug), entry) for slug, entry in values.items()}


def _checked(slug: str, entry: Any) -> dict[str, Any]:
    known = catalogue().get(slug)
    if known is None:
        raise BadValues(f"There is no card {slug!r}.", card=slug)
    if not isinstance(entry, Mapping) or not set(entry) <= {"tier", "load"}:
        raise BadValues(f"{slug}: give tier and load, nothing else.", card=slug)
    out: dict[str, Any] = {}
    if "tier" in entry:
        out["tier"] = _checked_tier(slug, entry["tier"], known)
    if "load" in entry:
        out["load"] = _checked_load(slug, entry["load"], known)
    return out


def _checked_tier(slug: str, tier: Any, known: Mapping[str, Any]) -> Any:
    most = 9 if known["type"] == CAPITAL else MOST_TIER
    if type(tier) is int and 0 <= tier <= most:
        return tier
    if isinstance(tier, Mapping) and all(
        kind in TYPES and type(count) is int and 0 < count <= most for kind, count in tier.items()
    ):
        return dict(tier)
    raise BadValues(f"{slug}: tier must be 0 to {most}, not {tier!r}.", card=slug)


def _checked_load(slug: str, load: Any, known: Mapping[str, Any]) -> dict[str, int]:
    if type(load) is int:
        load = {next(iter(known["load"])): load}
    fits = isinstance(load, Mapping) and all(
        kind in (*TYPES, ANY) and type(count) is int and count > 0 for kind, count in load.items()
    )
    if fits and 1 <= sum(load.values()) <= MOST_LOAD:
        return dict(load)
    raise BadValues(
        f"{slug}: load must be 1 to {MOST_LOAD} of known types, not {load!r}.", card=slug
    )
