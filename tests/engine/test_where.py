"""Settings that belong to a value of another setting, in every title that ships."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from portside.engine.errors import BadSetting
from portside.engine.game import Game, Setting, find, shipped


def bound() -> Iterator[tuple[Game, Setting]]:
    for game in map(find, shipped()):
        yield from ((game, setting) for setting in game.settings if setting.where is not None)


def another(setting: Setting) -> object:
    """Return a legal value that is not the default."""
    legal = setting.span or setting.choices
    return next(value for value in legal if value != setting.default)


@pytest.mark.parametrize(("game", "setting"), [*bound()], ids=lambda each: str(each.name))
def test_a_setting_is_refused_where_it_does_not_belong(game: Game, setting: Setting) -> None:
    assert setting.where is not None
    name, right = setting.where
    other = next(each for each in game.settings if each.name == name)
    for value in other.choices:
        options = {name: value, setting.name: another(setting)}
        if value == right:
            assert game.configured(options, game.seats[0])[setting.name] == another(setting)
        else:
            with pytest.raises(BadSetting, match=f"belongs to the {right} {name}") as caught:
                game.configured(options, game.seats[0])
            assert caught.value.facts["setting"] == setting.name


def test_settings_name_cards_that_there_are() -> None:
    for game in map(find, shipped()):
        named = {card for setting in game.settings for card in setting.cards}
        sets = {each.name: True for each in game.settings if each.group == "set"}
        known: set[str] = set()
        for name in [None, *sets]:
            options = {} if name is None else _fitting(game, name)
            config = game.configured(options, game.seats[-1])
            known |= {face.slug for face in game.cards(config, game.seats[-1])}
        assert named <= known


def test_a_setting_on_a_card_is_on_no_other() -> None:
    settings = [setting for game in map(find, shipped()) for setting in game.settings]
    assert {len(setting.cards) for setting in settings} == {0, 1}


def _fitting(game: Game, name: str) -> dict[str, object]:
    setting = next(each for each in game.settings if each.name == name)
    where = () if setting.where is None else (setting.where,)
    return {name: another(setting), **dict(where)}
