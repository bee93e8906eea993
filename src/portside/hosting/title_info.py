"""What clients must know about titles: settings, cards and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from portside.bots import names as bot_names
from portside.engine.game import Game, Setting, find, titles
from portside.engine.table import CardFace, keys_of
from portside.text.languages import LANGUAGES


def playable_titles() -> list[str]:
    """Return the titles that can be played: a package that cannot be loaded yet is left out."""
    return [name for name in titles() if _loads(name)]


def _loads(name: str) -> bool:
    try:
        find(name)
    except (ImportError, AttributeError):
        return False
    return True


def title_info(game: Game) -> dict[str, Any]:
    """Return a title as the lobby needs it."""
    return {
        "name": game.name,
        "rules": game.rules,
        "seats": _span(game.seats),
        "settings": [_setting(setting) for setting in game.settings],
        "bots": [{"name": name} for name in bot_names()],
        "languages": list(LANGUAGES),
    }


def title_detail(game: Game, options: Mapping[str, Any], seats: int | None) -> dict[str, Any]:
    """Return a title with the cards in play under given settings."""
    count = game.seats[-1] if seats is None else seats
    config = game.configured(options, count)
    cards = card_infos(game.cards(config, count))
    told = {"cards": cards, "variant": game.variant(config)}
    return {**title_info(game), **told, **_radar(game)}


def _radar(game: Game) -> dict[str, Any]:
    if game.radar is None:
        return {"radar": [], "radar_field": ""}
    return {"radar": list(game.radar.kinds), "radar_field": game.radar.field}


def title_forms(game: Game) -> dict[str, Any]:
    """Return how the values of a title's printed copy are entered, by card and field."""
    cards = game.forms().items()
    return {slug: {name: _plain(asdict(form)) for name, form in of.items()} for slug, of in cards}


def _span(span: range) -> dict[str, int]:
    return {"low": span[0], "high": span[-1], "step": span.step}


def _setting(setting: Setting) -> dict[str, Any]:
    return {
        "name": setting.name,
        "default": setting.default,
        "choices": list(setting.choices),
        "span": None if setting.span is None else _span(setting.span),
        "rule": setting.rule,
        "group": setting.group,
        "where": {} if setting.where is None else dict([setting.where]),
        "cards": list(setting.cards),
    }


def card_infos(faces: Sequence[CardFace]) -> list[dict[str, Any]]:
    """Return what is printed on cards; copies on which the same is printed come together."""
    cards: dict[CardFace, dict[str, Any]] = {}
    for key, face in zip(keys_of(faces), faces, strict=True):
        if face not in cards:
            printed = asdict(face)
            slug, back = printed.pop("slug"), printed.pop("back")
            if not face.side_of:
                del printed["side_of"]
            cards[face] = {"slug": slug, "back": back, "keys": [], "face": _plain(printed)}
        cards[face]["keys"].append(key)
    return list(cards.values())


def _plain(value: Any) -> Any:
    """Return data that JSON can hold."""
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        items = sorted(value, key=str) if isinstance(value, set | frozenset) else value
        return [_plain(item) for item in items]
    if value is None or isinstance(value, str | int | float):
        return value
    return str(value)
