"""Records: writing them, reading them, and refusing what is no record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import portside
from portside.engine import game as games
from portside.engine.errors import (
    BadScenario,
    BadSetting,
    BrokenRecord,
    OtherRules,
    UnknownTitle,
    WrongSeats,
)
from portside.engine.game import Setting
from portside.testing import Script, scene
from portside.testing.laws import assert_same_table
from portside.testing.pretend import GAME
from portside.testing.random_walk import fresh_match, walk_at_random


def played(answers: int = 12) -> str:
    match = fresh_match(GAME, 3, "s", {"nights": 20})
    walk_at_random(match, Random(4), answers)
    return match.record()


def changed(text: str, line: int, **fields: Any) -> str:
    """Return a record with fields of one line changed; None removes one."""
    lines = text.splitlines()
    data = json.loads(lines[line]) | fields
    lines[line] = json.dumps({name: value for name, value in data.items() if value is not None})
    return "\n".join(lines) + "\n"


def test_a_record_is_one_line_for_the_deal_and_one_for_each_answer() -> None:
    match = fresh_match(GAME, 2, "my secret", {"tie": "nobody"})
    walk_at_random(match, Random(1), 3)
    head, *answers = [json.loads(line) for line in match.record().splitlines()]
    assert head == {
        "portside": 1,
        "title": "pretend",
        "rules": GAME.rules,
        "seats": 2,
        "options": {"nights": 24, "tie": "nobody"},
        "secret": "my secret",
        "receipt": match.receipt,
    }
    assert [answer["n"] for answer in answers] == [0, 1, 2]


def test_a_finished_record_tells_the_end() -> None:
    text = played(1000)
    *_, end = [json.loads(line) for line in text.splitlines()]
    match = portside.replay(text)
    assert match.result is not None
    assert end["end"] == match.result.ending
    assert end["winners"] == list(match.result.winners)


def test_a_record_of_a_scenario_replays() -> None:
    play = Script(scene(GAME, 2, leader=1, coins=[3, 4]).seat(1, hand="kite")).do(1, "open kite")
    again = portside.replay(play.match.record())
    assert_same_table(play.table, again.table, "after replaying")


def test_a_file_cut_off_replays_to_its_last_whole_line() -> None:
    text = played(5)
    lines = text.splitlines(keepends=True)
    for cut in range(len(lines[0]), len(text) + 1):
        whole = text[:cut].count("\n")
        assert portside.replay(text[:cut]).number == whole - 1


@pytest.mark.parametrize("text", ["", "\n", "{}", '{"portside": 1', "hello\n", "[]\n", "\x00\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        portside.replay(text)


def test_bytes_are_no_record() -> None:
    with pytest.raises(BrokenRecord, match="A record is text"):
        portside.replay(b"{}")  # type: ignore[arg-type] # somebody may try


def test_a_file_of_another_program_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="no record of a Portside match"):
        portside.replay('{"game": "chess", "moves": ["e4"]}\n')


def test_a_record_of_another_format_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="another format"):
        portside.replay(changed(played(), 0, portside=99))


@pytest.fixture
def changed_title() -> Iterator[Callable[..., None]]:
    """Change the pretend title when called."""

    def change(**fields: Any) -> None:
        games.register(replace(GAME, **fields))
        games._opened.cache_clear()  # a newer program has opened no boxes

    yield change
    games.register(GAME)  # the very same, not its like
    games._opened.cache_clear()


@pytest.mark.parametrize("rules", [1, 99])
def test_a_record_of_other_rules_that_can_be_played_is_played(
    changed_title: Callable[..., None], rules: int
) -> None:
    text = played(1000)
    changed_title(rules=rules)
    match = portside.replay(text)
    assert match.result is not None
    assert portside.replay(match.record()).record() == match.record()


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda text: changed(text, 3, key="dance"),
        lambda text: changed(text, 0, options={"dancing": True}),
        lambda text: changed(text, -1, scores=[1, 2, 3]),
    ],
    ids=["answer", "setting", "end"],
)
def test_a_record_of_other_rules_that_cannot_be_played_says_so(
    changed_title: Callable[..., None], spoilt: Callable[[str], str]
) -> None:
    text = spoilt(played(1000))
    changed_title(rules=99)
    with pytest.raises(OtherRules, match="of pretend; this program has 99") as error:
        portside.replay(text)
    assert error.value.facts == {"title": "pretend", "rules": 99}


def test_a_record_keeps_its_settings_when_a_default_changes(
    changed_title: Callable[..., None],
) -> None:
    text = played()
    nights, tie = GAME.settings
    changed_title(settings=(replace(nights, default=4), replace(tie, default="nobody")))
    assert portside.replay(text).table.box.config == {"nights": 20, "tie": "leader"}


def test_a_record_means_the_old_way_by_a_setting_made_since(
    changed_title: Callable[..., None],
) -> None:
    text = played()
    mood = Setting("mood", "merry", ("merry", "grave"), before="grave")
    changed_title(settings=(*GAME.settings, mood))
    match = portside.replay(text)
    assert match.table.box.config["mood"] == "grave"
    assert portside.replay(match.record()).table.box.config["mood"] == "grave"
    assert portside.new_match("pretend", 3).table.box.config["mood"] == "merry"
    merry = json.loads(text.splitlines()[0])["options"] | {"mood": "merry"}
    assert portside.replay(changed(text, 0, options=merry)).table.box.config["mood"] == "merry"


def test_a_record_without_settings_means_those_of_its_time(
    changed_title: Callable[..., None],
) -> None:
    """The first records held only what was given; a default that changed says what it was."""
    text = changed(played(), 0, options={"nights": 20})
    nights, tie = GAME.settings
    changed_title(settings=(nights, replace(tie, default="nobody", before="leader")))
    assert portside.replay(text).table.box.config == {"nights": 20, "tie": "leader"}


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"title": "pretentd"}, UnknownTitle),
        ({"title": None}, UnknownTitle),
        ({"rules": None}, BrokenRecord),
        ({"seats": 99}, WrongSeats),
        ({"seats": "3"}, BrokenRecord),
        ({"seats": None}, BrokenRecord),
        ({"options": {"nihgts": 20}}, BadSetting),
        ({"options": []}, BrokenRecord),
        ({"secret": "another"}, BrokenRecord),
        ({"secret": 5}, BrokenRecord),
        ({"receipt": None}, BrokenRecord),
        ({"scenario": 5}, BrokenRecord),
        ({"scenario": {"title": "pretend"}}, BadScenario),
    ],
)
def test_a_first_line_that_makes_no_sense_is_refused(
    fields: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        portside.replay(changed(played(), 0, **fields))


@pytest.mark.parametrize(
    "fields",
    [
        {"n": 7},
        {"n": None},
        {"seat": 9},
        {"seat": "0"},
        {"seat": None},
        {"key": "dance"},
        {"key": 5},
        {"key": None},
    ],
)
def test_a_line_that_cannot_be_played_is_named(fields: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord, match="Line 4") as error:
        portside.replay(changed(played(), 3, **fields))
    assert error.value.facts == {"line": 4}


def test_a_damaged_line_in_the_middle_is_named() -> None:
    lines = played().splitlines(keepends=True)
    lines[3] = lines[3][:5] + "\n"
    with pytest.raises(BrokenRecord, match="Line 4 is damaged"):
        portside.replay("".join(lines))


def test_lines_in_another_order_are_refused() -> None:
    lines = played().splitlines(keepends=True)
    lines[2], lines[3] = lines[3], lines[2]
    with pytest.raises(BrokenRecord, match="Line 3 is out of order"):
        portside.replay("".join(lines))


def test_a_record_nested_beyond_reason_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="Line 1 is damaged"):
        portside.replay("[" * 100_000 + "\n")


@pytest.mark.parametrize("fields", [{"end": "ending-odd"}, {"scores": [99, 0, 0]}])
def test_an_end_that_was_not_reached_is_refused(fields: dict[str, Any]) -> None:
    text = played(1000)
    with pytest.raises(BrokenRecord, match="claims another end"):
        portside.replay(changed(text, -1, **fields))


def test_an_end_before_the_end_is_refused() -> None:
    text = played() + '{"end": "ending-rich", "scores": [], "winners": []}\n'
    with pytest.raises(BrokenRecord, match="claims another end"):
        portside.replay(text)


def test_nothing_comes_after_the_end() -> None:
    with pytest.raises(BrokenRecord, match="comes after the end"):
        portside.replay(played(1000) + '{"n": 1, "seat": 0, "key": "draw"}\n')
