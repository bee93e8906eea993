"""Settings that go together, and those that do not."""

from __future__ import annotations

import pytest

import portside
from portside.engine.errors import BadSetting
from portside.games.import_export import GAME
from portside.games.import_export.editions import EDITIONS
from portside.games.import_export.settings import SETTINGS, rulings
from tests.games.import_export.first.scenes import SETS, dealt

FIRST = {"edition": "first"}
DEFINITIVE = {"edition": "definitive"}


def refused(options: dict[str, object]) -> BadSetting:
    with pytest.raises(BadSetting) as caught:
        portside.new_match("import_export", 3, 1, options)
    return caught.value


@pytest.mark.rule("F1-DIFF-45")
@pytest.mark.parametrize("name", ["j", "kickstarter2"])
def test_sets_of_the_definitive_edition_are_refused(name: str) -> None:
    error = refused({**FIRST, f"set_{name}": True})
    assert error.facts["setting"] == f"set_{name}"
    assert "belongs to the definitive edition" in str(error)


@pytest.mark.rule("F1-DIFF-45")
def test_jutaku_is_refused_by_the_definitive_edition() -> None:
    assert "belongs to the first edition" in str(refused({**DEFINITIVE, "set_jutaku": True}))


def test_captain_cards_are_refused_beside_the_set_that_holds_them() -> None:
    options = {**DEFINITIVE, "set_captain": True, "set_kickstarter2": True}
    assert "part of Kickstarter 2 already" in str(refused(options))


def test_captain_cards_alone_join_either_edition() -> None:
    for edition in EDITIONS:
        options = {"edition": edition, "set_captain": True}
        assert len(GAME.cards(GAME.configured(options, 3), 3)) == 103


@pytest.mark.rule("F1-139")
@pytest.mark.parametrize("target", [48, 51, 0, -50, "80", 402])
def test_a_target_below_fifty_or_odd_is_refused(target: object) -> None:
    error = refused({**FIRST, "target": target})
    assert error.facts["setting"] == "target"
    assert "50..400, step 2" in str(error)


@pytest.mark.rule("F1-139", "F1-DIFF-41")
def test_only_the_first_edition_has_a_longer_game() -> None:
    assert dealt(3, target=80).box.target == 80
    assert "'target' belongs to the first edition" in str(refused({**DEFINITIVE, "target": 80}))


def test_only_the_first_edition_has_a_chinese_book() -> None:
    assert "'card_texts' belongs to the first edition" in str(
        refused({**DEFINITIVE, "card_texts": "chinese"})
    )


def test_a_refused_match_leaves_nothing_behind() -> None:
    before = portside.new_match("import_export", 3, 7, FIRST).table.state()
    refused({**FIRST, "set_j": True})
    assert portside.new_match("import_export", 3, 7, FIRST).table.state() == before


def test_all_sets_of_the_first_edition_go_together() -> None:
    assert len(dealt(6, **SETS).box.cards) == 128


def test_a_ruling_left_to_the_edition_is_what_its_book_says() -> None:
    config = GAME.configured(FIRST, 3)
    found, told = rulings(config), EDITIONS["first"].rulings
    assert {name: found[name] for name in told} == told
    assert rulings({**config, "bid_tie": "choice"})["bid_tie"] == "choice"


def test_every_ruling_of_an_edition_can_be_chosen() -> None:
    choices = {setting.name: setting.choices for setting in SETTINGS}
    for edition in EDITIONS.values():
        for name, how in edition.rulings.items():
            assert how in choices[name]
