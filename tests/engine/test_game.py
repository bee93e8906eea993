"""Titles, their settings, and how they are found."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

import portside
from portside.engine.errors import BadSetting, UnknownTitle, WrongSeats
from portside.engine.game import Setting, open_box, switch
from portside.testing.pretend import GAME


def test_registered_titles_are_found_by_name() -> None:
    assert portside.find("pretend") is GAME
    assert "pretend" in portside.titles()


def test_an_unknown_title_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownTitle, match=r"no title 'pretentd'.*Did you mean 'pretend'\?") as e:
        portside.new_match("pretentd")
    assert e.value.facts == {"title": "pretentd"}
    assert e.value.code == "unknown-title"


def test_a_title_unlike_any_lists_what_there_is() -> None:
    with pytest.raises(UnknownTitle, match=r"there are: .*pretend"):
        portside.find("xyzzy")


def test_a_title_is_pickled_as_its_name() -> None:
    assert pickle.loads(pickle.dumps(GAME)) is GAME


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, 2.0, "2", None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(WrongSeats, match="takes 2 to 5 seats"):
        portside.new_match("pretend", seats=seats)


def test_an_unknown_setting_is_refused_with_a_suggestion() -> None:
    with pytest.raises(BadSetting, match=r"no setting 'night'.*Did you mean 'nights'\?"):
        portside.new_match("pretend", options={"night": 5})


def test_a_setting_unlike_any_lists_what_there_is() -> None:
    with pytest.raises(BadSetting, match="It has: nights, tie"):
        portside.new_match("pretend", options={"xyzzy": 5})


@pytest.mark.parametrize("value", [3, 61, "8", 8.0, True, None, [8]])
def test_a_number_out_of_range_is_refused(value: Any) -> None:
    with pytest.raises(BadSetting, match=r"cannot be .*whole number in 4\.\.60") as error:
        portside.new_match("pretend", options={"nights": value})
    assert error.value.facts["setting"] == "nights"


@pytest.mark.parametrize("value", ["everyone", 0, None, ["leader"]])
def test_a_choice_there_is_not_is_refused(value: Any) -> None:
    with pytest.raises(BadSetting, match="one of leader, nobody"):
        portside.new_match("pretend", options={"tie": value})


def test_a_switch_is_on_or_off() -> None:
    setting = switch("rain", rule="PR-09", group="ruling")
    assert setting.default is False
    assert setting.checked(True) is True
    with pytest.raises(BadSetting, match="one of False, True"):
        setting.checked(1)


def test_a_setting_may_check_itself() -> None:
    def doubled(value: Any) -> Any:
        if not isinstance(value, int):
            raise BadSetting("Not a number.", setting="d")
        return value * 2

    assert Setting("d", 1, check=doubled).checked(4) == 8
    with pytest.raises(BadSetting, match="Not a number"):
        Setting("d", 1, check=doubled).checked("x")


def test_settings_that_do_not_go_together_are_the_titles_to_refuse() -> None:
    def check(config: Any, seats: int) -> None:
        if seats == 2 and config["tie"] == "nobody":
            raise BadSetting("Two seats need a leader.", setting="tie")

    game = replace(GAME, check=check)
    assert game.configured({"tie": "nobody"}, 3) == {"nights": 24, "tie": "nobody"}
    with pytest.raises(BadSetting, match="Two seats need"):
        game.configured({"tie": "nobody"}, 2)


def test_settings_may_hold_whole_tables() -> None:
    config = {"nights": 24, "tie": "leader", "values": {"kite": {"cost": 1}}}
    box = open_box("pretend", 2, config)
    assert box.config == config
    assert box is open_box("pretend", 2, dict(config))


def test_without_a_seed_every_match_is_another() -> None:
    one, two = portside.new_match("pretend"), portside.new_match("pretend")
    assert one.receipt != two.receipt
