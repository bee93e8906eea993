"""Cards of other packages: switched on, played by every law, named in records, missed in words."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

import portside
from portside.engine import expansions as module
from portside.engine.answers import Answers
from portside.engine.errors import (
    BadExpansion,
    BadSetting,
    BrokenRecord,
    MissingExpansion,
    OtherRules,
)
from portside.engine.expansions import Expansion, find_expansion
from portside.engine.game import Game
from portside.engine.powers import Registry
from portside.testing import Script, conformance, scene
from portside.testing.pretend import GAME
from portside.text import Texts
from portside.text import catalogue as words
from tests.expansions.moths import EXPANSION, POWERLESS

ON = {"expansion_moths": True}


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    """Let other tests know nothing of these expansions."""
    before = dict(module._registered)
    yield
    module._registered.clear()
    module._registered.update(before)
    forget()


@pytest.fixture
def moths() -> Game:
    """Return the pretend title with two cards more."""
    portside.register_expansion(EXPANSION)
    words.catalogue.cache_clear()
    return portside.find("pretend")


def forget() -> None:
    """Forget what was found, as a program that starts anew does."""
    module._expanded.clear()
    module._refused.clear()
    module._loaded.cache_clear()
    words.catalogue.cache_clear()


def played(options: dict[str, Any], answers: int = 40) -> portside.Match:
    match = portside.new_match("pretend", 3, 5, options)
    rng = Random(5)
    while match.pending and match.number < answers:
        ask = rng.choice(match.pending)
        match.answer(ask.seat, ask.sample(rng))
    return match


def test_the_title_keeps_every_law_with_an_expansion(moths: Game) -> None:
    conformance("pretend", seats=(3,), options=[ON], examples=10)


def test_its_cards_are_dealt_only_where_it_is_on(moths: Game) -> None:
    assert moths is portside.find("pretend")
    assert portside.expansions("pretend") == ["moths"]
    usual, more = (portside.new_match("pretend", 3, 1, on).table.box for on in ({}, ON))
    assert usual.keys == more.keys[: len(usual.keys)]
    assert more.keys[len(usual.keys) :][:2] == ("moths_candle", "moths_candle#2")
    assert not any(key.startswith("moths") for key in usual.keys)


def test_its_powers_work(moths: Game) -> None:
    position = scene(moths, 2).seat(0, hand="kite").seat(1, stalls="moths_candle")
    play = Script(position.options(**ON)).do(0, "open kite")
    play.expect(1, "ask-moths-candle").answer("yes")
    assert play.counter("coins", 1) == play.counter("coins", 0) + 1


def test_it_has_words(moths: Game) -> None:
    texts = Texts("fr", "pretend", ON)
    assert texts.card("moths_candle#2") == "Candle"
    assert texts.setting("expansion_moths") == "Moths"
    assert texts.power("moths_candle").startswith("Once per turn")


def test_a_match_without_it_is_what_it_was(moths: Game) -> None:
    here = played({})
    assert not any(name.startswith("expansion_") for name in here.table.box.config)
    record = here.record()
    forget_moths()
    assert played({}).record() == record
    assert portside.find("pretend") is GAME


def forget_moths() -> None:
    module._registered.pop(("pretend", "moths"))
    forget()


def test_a_record_names_package_and_version(moths: Game) -> None:
    match = played(ON)
    record = match.record()
    assert json.loads(record.partition("\n")[0])["options"]["expansion_moths"] == "moths 1.0"
    assert portside.replay(record).record() == record
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.record() == record


def test_a_record_is_refused_in_words_where_the_package_is_missing(moths: Game) -> None:
    record = played(ON).record()
    forget_moths()
    with pytest.raises(MissingExpansion, match=r"'moths' of moths 1\.0, which is not installed"):
        portside.replay(record)
    with pytest.raises(MissingExpansion) as error:
        portside.new_match("pretend", 2, options=ON)
    for language in ("en", "fr", "zh-Hant"):
        assert "moths" in Texts(language, "pretend").error(error.value)


def test_an_expansion_that_is_off_is_missed_by_nobody() -> None:
    assert portside.new_match("pretend", 2, options={"expansion_moths": False}).number == 0


def test_a_record_of_another_version_is_good_as_long_as_it_can_be_played(moths: Game) -> None:
    record = played(ON).record()
    portside.register_expansion(replace(EXPANSION, mark="moths 1.1"))
    again = portside.replay(record)
    assert again.record() == record.replace("moths 1.0", "moths 1.1")


def test_and_otherwise_is_refused_by_version(moths: Game) -> None:
    record = played(ON).record()
    portside.register_expansion(replace(POWERLESS, mark="moths 2.0"))
    with pytest.raises(OtherRules, match=r"Written with moths 1\.0; moths 2\.0 is here\."):
        portside.replay(record)


def test_a_damaged_record_of_the_same_version_is_called_damaged(moths: Game) -> None:
    record = played(ON).record()
    with pytest.raises(BrokenRecord):
        portside.replay(record.replace('"n": 3,', '"n": 7,'))


@pytest.mark.parametrize("value", [1, None, [], {"moths": 1}])
def test_a_value_that_makes_no_sense_is_refused(moths: Game, value: object) -> None:
    with pytest.raises(BadSetting):
        portside.new_match("pretend", 2, options={"expansion_moths": value})


def test_another_package_of_the_same_name_does_not_do(moths: Game) -> None:
    with pytest.raises(MissingExpansion, match=r"of which moths 1\.0 is installed here"):
        portside.new_match("pretend", 2, options={"expansion_moths": "butterflies 1.0"})


# -- what is wrong with others


def powers_of(slug: str) -> Registry[Any, Any]:
    registry: Registry[Any, Any] = Registry()
    registry.add("opening", lambda *_: None, slug)
    return registry


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"name": "butterflies"}, "must be called butterflies_something"),
        ({"powers": powers_of("moths_web")}, "powers of moths_web, but no cards"),
        ({"powers": powers_of("bell")}, "powers of bell, but no cards"),
        ({"answers": Answers({"ask-lead": int})}, "'ask-lead' is not one of its own"),
    ],
)
def test_an_expansion_that_reaches_beyond_its_own_cards_is_left_out(
    fields: dict[str, Any], told: str
) -> None:
    wrong = portside.register_expansion(replace(EXPANSION, **fields))
    with pytest.raises(BadExpansion, match=told):
        wrong.faces(GAME)
    assert portside.find("pretend").settings == GAME.settings
    with pytest.raises(MissingExpansion, match=told):
        portside.new_match("pretend", 2, options={f"expansion_{wrong.name}": True})


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("no_such_package:EXPANSION", "cannot be loaded"),
        ("portside:__version__", "is no expansion 'broken' of pretend"),
        ("tests.expansions.moths:EXPANSION", "is no expansion 'broken' of pretend"),
    ],
)
def test_a_broken_one_does_not_stop_its_title(
    value: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint("broken", value, f"{module.GROUP}.pretend")
    monkeypatch.setattr(module, "installed", lambda title: {"broken": point})
    forget()
    assert portside.find("pretend") is GAME
    with pytest.raises(BadExpansion, match=told):
        find_expansion("pretend", "broken")
    with pytest.raises(MissingExpansion, match=told):
        portside.new_match("pretend", 2, options={"expansion_broken": True})


LUXURY = {"type": "luxury", "tier": 1, "load": 2, "timing": "end"}
STATION = {"type": "research_station", "timing": "end", "period": [1], "pier": [2]}


@pytest.mark.parametrize(
    ("title", "right", "wrong"),
    [
        ("pretend", {"copies": 1, "cost": 1}, {"cost": "1"}),
        ("pretend", {"copies": 1, "cost": 1}, {"price": 1}),
        ("import_export", LUXURY, {"type": "luxry"}),
        ("import_export", LUXURY, {"type": "capital"}),
        ("import_export", LUXURY, {"tier": 4}),
        ("import_export", LUXURY, {"load": 0}),
        ("import_export", LUXURY, {"timing": "soon"}),
        ("import_export", LUXURY, {"action": "load"}),
        ("neko_harbour", STATION, {"type": "site"}),
        ("neko_harbour", STATION, {"pier": [2, 3]}),
        ("neko_harbour", STATION, {"period": [3]}),
        ("neko_harbour", STATION, {"symbols": "many"}),
        ("neko_harbour", STATION, {"symbols": True}),
        ("neko_harbour", STATION, {"mark": [2]}),
    ],
)
def test_a_card_that_cannot_be_is_refused_by_name(
    title: str, right: dict[str, object], wrong: dict[str, object]
) -> None:
    game = portside.find(title)
    assert game.faces is not None
    assert game.faces("moths", "moths_web", right)
    with pytest.raises(portside.PortsideError, match="moths_web"):
        game.faces("moths", "moths_web", {**right, **wrong})


@pytest.mark.parametrize("text", ["[moths_candle", "moths_candle = 3\n", ""])
def test_a_damaged_table_of_cards_does_not_stop_its_title(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged/__init__.py").touch()
    (tmp_path / "damaged/cards.toml").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    portside.register_expansion(Expansion("moths", "pretend", "damaged"))
    assert portside.find("pretend") is GAME
    with pytest.raises(MissingExpansion, match=r"cannot be used|no cards"):
        portside.new_match("pretend", 2, options=ON)
