"""The laws under every value of every setting of every title."""

from __future__ import annotations

import pytest

import portside
from portside.engine.errors import BadSetting
from portside.engine.game import Game
from portside.testing import conformance

MOST_CHOICES = 4
"""No setting has more; so many mixtures hold every value at least once."""


def legal(game: Game, wished: dict[str, object]) -> dict[str, object]:
    """Return as many of some settings as go together, the first ones first."""
    kept: dict[str, object] = {}
    for name, value in wished.items():
        try:
            game.configured(kept | {name: value}, game.seats[0])
        except BadSetting:
            continue
        kept[name] = value
    return kept


def editions(game: Game) -> list[dict[str, object]]:
    """Return the settings that stand above all others, each with every value."""
    above = [setting for setting in game.settings if setting.group == "edition"]
    return [{each.name: choice} for each in above for choice in each.choices] or [{}]


def mixture(game: Game, first: dict[str, object], number: int) -> dict[str, object]:
    """Return settings in which each has the value of a number, counted round and round."""
    chosen = [setting for setting in game.settings if setting.choices]
    wished = {each.name: each.choices[number % len(each.choices)] for each in chosen}
    return legal(game, first | {name: each for name, each in wished.items() if name not in first})


def mixtures() -> list[tuple[str, dict[str, object]]]:
    games = [portside.find(title) for title in portside.titles()]
    return [
        (game.name, mixture(game, first, number))
        for game in games
        for first in editions(game)
        for number in range(MOST_CHOICES)
    ]


def values() -> list[tuple[str, dict[str, object]]]:
    """Return every value of every setting, alone."""
    found = []
    for game in map(portside.find, portside.titles()):
        for first in editions(game):
            for setting in game.settings:
                for choice in setting.choices:
                    wished = first | {setting.name: choice}
                    if choice != setting.default and legal(game, wished) == wished:
                        found.append((game.name, wished))
    return found


def test_the_mixtures_hold_every_value_of_every_setting() -> None:
    met = {(title, name, value) for title, config in mixtures() for name, value in config.items()}
    every = {
        (title, setting.name, choice)
        for title in portside.titles()
        for setting in portside.find(title).settings
        for choice in setting.choices
    }
    assert every - met == set()


@pytest.mark.slow
@pytest.mark.parametrize(("title", "settings"), mixtures())
def test_the_laws_hold_under_mixtures_of_all_settings(
    title: str, settings: dict[str, object]
) -> None:
    conformance(title, seats=3, options=settings, examples=1, depth=150)


@pytest.mark.soak
@pytest.mark.parametrize(("title", "settings"), values())
def test_the_laws_hold_under_each_value_of_each_setting(
    title: str, settings: dict[str, object]
) -> None:
    conformance(title, options=settings, examples=8, depth=300)
