"""An owner's own values for what no rulebook states, checked before they are used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from portside.engine.errors import BadValues
from portside.engine.forms import Form, Forms
from portside.games.import_export.cards import ANY, CAPITAL, TYPES, catalogue

MOST_TIER: Final = 3
MOST_CAPITAL_TIER: Final = 9
MOST_LOAD: Final = 6
PORT: Final = "port"
"""Under which name the prices above the columns of the Port of Tokyo are entered."""
MOST_COLUMNS: Final = MOST_CAPITAL_TIER + 1
PORT_PRICES: Final = range(0, 21, 2)

Entry = dict[str, Any]


def checked_values(values: Any) -> dict[str, Entry]:
    """Check an owner's Import/Export values: `{slug: {"tier": 2, "load": 3 or {...}}}`.

    Raises:
        BadValues: unknown card or field, wrong type, or out of range; its facts name the `card`
            and the `field`.
    """
    if not isinstance(values, Mapping):
        raise BadValues("Values are a table of cards.")
    return {str(slug): _entry(str(slug), entry) for slug, entry in values.items()}


def _entry(slug: str, entry: Any) -> Entry:
    if slug == PORT:
        return _port(entry)
    known = catalogue().get(slug)
    if known is None:
        near = get_close_matches(slug, catalogue(), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise BadValues(f"There is no card {slug!r}.{hint}", card=slug)
    if not isinstance(entry, Mapping):
        raise BadValues(f"{slug}: give a table of {', '.join(FIELDS)}.", card=slug)
    for field in entry:
        if field not in FIELDS:
            message = f"{slug}: {field!r} cannot be set; {', '.join(FIELDS)} can."
            raise BadValues(message, card=slug, field=str(field))
    return checked_fields(slug, entry, known)


def checked_fields(slug: str, entry: Mapping[str, Any], known: Mapping[str, Any]) -> Entry:
    """Check the printed values of an entry, given what else is known of the card."""
    # The type comes first: how many tiers there may be depends on it.
    found: Entry = {}
    for field, check in FIELDS.items():
        if field in entry:
            found[field] = check(slug, entry[field], {**known, **found})
    return found


def _port(entry: Any) -> Entry:
    prices: Any = entry.get("prices") if isinstance(entry, Mapping) and len(entry) == 1 else ()
    fits = isinstance(prices, (list, tuple)) and 0 < len(prices) <= MOST_COLUMNS
    if not fits or not all(type(each) is int and each in PORT_PRICES for each in prices):
        right = f"even numbers from 0 to {PORT_PRICES[-1]}, the last for that tier and above"
        raise BadValues(f"{PORT}: give prices = [2, 4, 6, 8]; it takes {right}.", card=PORT)
    return {"prices": tuple(prices)}


def _wrong(slug: str, field: str, value: object, takes: str) -> NoReturn:
    message = f"{slug}: {field} cannot be {value!r}; it takes {takes}."
    raise BadValues(message, card=slug, field=field)


def _type(slug: str, kind: Any, known: Mapping[str, Any]) -> str:
    if "type" not in known["house"]:
        message = f"{slug}: its type is printed in a rulebook and cannot be set."
        raise BadValues(message, card=slug, field="type")
    right = _types(known)
    if not isinstance(kind, str) or kind not in right:
        _wrong(slug, "type", kind, f"one of {', '.join(right)}")
    return kind


def _tier(slug: str, tier: Any, known: Mapping[str, Any]) -> Any:
    most = MOST_CAPITAL_TIER if known["type"] == CAPITAL else MOST_TIER
    if type(tier) is int and 0 <= tier <= most:
        return tier
    by_type = isinstance(tier, Mapping) and all(
        kind in TYPES and type(count) is int and count > 0 for kind, count in tier.items()
    )
    if not by_type or not 0 < sum(tier.values()) <= most:
        _wrong(slug, "tier", tier, f"0 to {most} in all, as a number or by type")
    return dict(tier)


def _load(slug: str, load: Any, known: Mapping[str, Any]) -> Any:
    if type(load) is int and 1 <= load <= MOST_LOAD:
        return load
    by_type = isinstance(load, Mapping) and all(
        kind in (*TYPES, ANY) and type(count) is int and count > 0 for kind, count in load.items()
    )
    if not by_type or not 1 <= sum(load.values()) <= MOST_LOAD:
        right = f"1 to {MOST_LOAD} in all, as a number or by type ({', '.join((*TYPES, ANY))})"
        _wrong(slug, "load", load, right)
    return dict(load)


def forms() -> Forms:
    """Return how each house value of Import/Export is entered, and the prices of the Port."""
    cards = {slug: _form(entry) for slug, entry in catalogue().items()}
    prices = Form("numbers", numbers=tuple(PORT_PRICES), high=MOST_COLUMNS)
    return {slug: form for slug, form in cards.items() if form} | {PORT: {"prices": prices}}


def _form(known: Mapping[str, Any]) -> dict[str, Form]:
    most = MOST_CAPITAL_TIER if known["type"] == CAPITAL else MOST_TIER
    every = {
        "type": Form("word", words=_types(known)),
        "tier": Form("counts", high=most, words=TYPES, plain=True),
        "load": Form("counts", low=1, high=MOST_LOAD, words=(*TYPES, ANY), plain=True),
    }
    return {field: form for field, form in every.items() if field in known["house"]}


def _types(known: Mapping[str, Any]) -> tuple[str, ...]:
    return (*TYPES, CAPITAL) if known["type"] == CAPITAL else TYPES


FIELDS: Final[dict[str, Callable[[str, Any, Mapping[str, Any]], Any]]] = {
    "type": _type,
    "tier": _tier,
    "load": _load,
}
"""What can be entered, and how it is checked."""
