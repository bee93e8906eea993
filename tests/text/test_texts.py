"""Putting ids and facts into words."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

import portside.testing.pretend  # makes the title known
from portside.engine import errors
from portside.engine.ask import Option, reason
from portside.engine.game import find, shipped
from portside.text import LANGUAGES, Texts
from portside.text.catalogue import Catalogue, text_folders

ENGLISH = Texts("en", "pretend")
FRENCH = Texts("fr", "pretend")
CHINESE = Texts("zh-Hant", "pretend")


def line(kind: str, **said: object) -> dict[str, object]:
    return {"kind": kind, "seat": 0, "rule": "", "cards": [], "count": 0, "facts": {}, **said}


# -- things


def test_cards_are_named_whichever_copy_it_is() -> None:
    assert ENGLISH.card("kite") == ENGLISH.card("kite#3") == "Kite"
    assert FRENCH.card("kite") == "Cerf-volant"
    assert ENGLISH.power("kite#2") == "Draw 2 cards."


def test_people_count_seats_and_ships_from_one() -> None:
    assert ENGLISH.seat(0) == "Player 1"
    assert ENGLISH.word("seat-1") == "Player 2"
    assert Texts("fr", "import_export").word("ship-2") == "Bateau 3"


def test_places_with_a_number_are_named() -> None:
    assert ENGLISH.word("deck") == "deck"
    assert ENGLISH.word("hand-1") == "hand 2"


def test_an_edition_has_its_own_names_and_powers() -> None:
    definitive = Texts("en", "import_export", {"edition": "definitive"})
    first = Texts("en", "import_export", {"edition": "first"})
    assert (definitive.card("fridges"), first.card("fridges")) == ("Fridges", "Refrigerators")
    assert "Crew" in definitive.power("fridges") and "Imports" in first.power("fridges")
    assert definitive.card("batteries") == first.card("batteries")
    assert definitive.power("batteries") == first.power("batteries")


def test_a_book_has_its_own_powers_within_an_edition() -> None:
    first = {"edition": "first"}
    french = Texts("en", "import_export", first)
    chinese = Texts("en", "import_export", {**first, "card_texts": "chinese"})
    older = Texts("en", "import_export", {**chinese_cards("ten"), **first})
    assert french.power("soy_sauce") != chinese.power("soy_sauce") == older.power("soy_sauce")
    assert french.power("chairs") == older.power("chairs") != chinese.power("chairs")
    assert chinese.card("fridges") == "Refrigerators"


def chinese_cards(which: str) -> dict[str, str]:
    return {"card_texts": "chinese", "chinese_cards": which}


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (ENGLISH, "Kite, Bell and Lamp"),
        (FRENCH, "Cerf-volant, Cloche et Lampe"),
        (CHINESE, "風箏、鈴鐺和燈籠"),
    ],
)
def test_lists_follow_the_language(texts: Texts, words: str) -> None:
    assert texts.cards(["kite", "bell#2", "lamp"], 3) == words


def test_hidden_cards_are_only_counted() -> None:
    assert [ENGLISH.cards(None, n) for n in (0, 1, 2)] == ["no card", "1 card", "2 cards"]
    assert [FRENCH.cards(None, n) for n in (0, 1, 2)] == ["aucune carte", "1 carte", "2 cartes"]
    assert CHINESE.cards(None, 2) == "2張卡片"


# -- what a match hands out


def test_options_name_cards_and_seats() -> None:
    opened = Option("open kite#2", ("kite#2",), "option-open", {"card": "kite#2"}, ("open", 1))
    assert ENGLISH.option(opened) == "Open a stall with Kite"
    seat = Option("seat-2", ("seat-2",), "option-seat", {"word": "seat-2"}, "seat-2")
    assert FRENCH.option(seat) == "Joueur 3"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Lead Import with Cups"),
        ("fr", "Mener Import avec Tasses"),
        ("zh-Hant", "以杯子主導進口"),
    ],
)
def test_an_option_tells_what_is_printed_on_its_card(language: str, sentence: str) -> None:
    game = find("import_export")
    cards = {face.slug: face for face in game.cards(game.configured({}, 2), 2)}
    lead = Option("play cups", ("cups",), "option-play", {"card": "cups"}, ("play", 1))
    texts = Texts(language, "import_export")
    assert texts.option(lead, cards["cups"]) == sentence
    assert texts.option(lead) != sentence


def test_an_edition_words_an_option_with_its_card_anew() -> None:
    game = find("import_export")
    config = game.configured({"edition": "first"}, 2)
    cups = next(face for face in game.cards(config, 2) if face.slug == "cups")
    lead = Option("play cups", ("cups",), "option-play", {"card": "cups"}, ("play", 1))
    words = Texts("en", "import_export", config).option(lead, cups)
    assert words == "Declare Import with Cups"


def test_an_option_nobody_worded_is_still_told_apart() -> None:
    odd = Option("juggle kite seat-0", (), "option-juggle", {}, ("juggle", 1, "seat-0"))
    assert ENGLISH.option(odd) == "juggle Kite Player 1"


def test_the_log_names_only_what_the_seat_may_know() -> None:
    drew = line("log-drew", cards=["kite", "bell"], count=2)
    assert ENGLISH.happening(drew) == "Player 1 drew Kite and Bell."
    assert ENGLISH.happening({**drew, "cards": None}) == "Player 1 drew 2 cards."


def test_numbers_choose_the_right_form() -> None:
    said = [line("log-earned", facts={"coins": n}) for n in (1, 2)]
    assert [ENGLISH.happening(each) for each in said] == [
        "Player 1 earned 1 coin.",
        "Player 1 earned 2 coins.",
    ]


def test_movements_are_drawn_not_told() -> None:
    assert ENGLISH.happening(line("moved", facts={"from": "deck", "to": "hand-0"})) == ""


def test_a_reason_names_its_rule() -> None:
    why = reason("why-too-dear", "PR-04", cost=2, coins=1)
    assert ENGLISH.reason(why) == "It costs 2 and you have 1. (PR-04)"
    assert CHINESE.reason(why).endswith("（PR-04）")
    assert ENGLISH.reason(reason("why-match-over", "")) == "The match is over."


def test_rules_are_found_in_each_language_and_in_order() -> None:
    assert (ENGLISH.rule("PR-04") or "") != (FRENCH.rule("PR-04") or "") != ""
    assert ENGLISH.rule("PR-99") is None
    numbers = [number for _, number in ENGLISH.rules()]
    assert numbers == sorted(numbers)
    assert numbers == [number for _, number in CHINESE.rules()]


def test_settings_have_a_name_and_a_meaning() -> None:
    assert ENGLISH.setting("tie") == "Tied bids"
    assert FRENCH.setting_help("tie") not in ("", ENGLISH.setting_help("tie"))


# -- what is missing


def test_a_missing_message_is_its_id() -> None:
    assert ENGLISH.say("log-nobody-wrote-this") == "log-nobody-wrote-this"
    assert FRENCH.happening(line("log-nobody-wrote-this")) == "log-nobody-wrote-this"


def test_a_message_missing_in_one_language_is_taken_from_english(tmp_path: Path) -> None:
    for language, words in (("en", "hail = Ahoy\nparting = Farewell"), ("fr", "hail = Ohé")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "sea.ftl").write_text(words, encoding="utf-8")
    texts = Texts("fr")
    texts._catalogues = [Catalogue(language, [tmp_path]) for language in ("fr", "en")]
    assert (texts.say("hail"), texts.say("parting")) == ("Ohé", "Farewell")


def test_a_card_nobody_worded_has_a_readable_name() -> None:
    assert ENGLISH.card("paper_moon#2") == "Paper moon"
    assert ENGLISH.power("paper_moon") == ""


def test_a_fact_that_is_not_there_stops_nothing() -> None:
    assert "coin" in ENGLISH.happening(line("log-earned"))


# -- errors

ERRORS = [
    errors.UnknownTitle("x", title="chess"),
    errors.BadSetting("x", setting="nights"),
    errors.BadSetting("x", setting="nights", value="3", takes="more"),
    errors.MissingExpansion("x", title="pretend", value="moths 1.0"),
    errors.BadExpansion("x"),
    errors.BadExpansion("x", card="moon"),
    errors.WrongSeats("x", seat="9"),
    errors.WrongSeats("x", title="pretend", seats="9"),
    errors.IllegalAnswer("x", key="moon", kind="ask-lead"),
    errors.StaleAnswer("x", at=1, number=2),
    errors.NotAsked("x", seat=1),
    errors.MatchOver("x"),
    errors.UndoRefused("x"),
    errors.NoPast("x"),
    errors.BrokenRecord("x"),
    errors.BrokenRecord("x", line=3),
    errors.OtherRules("x", title="pretend", rules=2),
    errors.BadScenario("x"),
    errors.BadScenario("x", card="moon"),
    errors.BadScenario("x", place="moon"),
    errors.BadValues("x", card="moon", line=3),
    errors.UnknownRef("x", ref="moon"),
]


def test_every_kind_of_error_is_tried() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    assert {type(error) for error in ERRORS} == kinds - {errors.PortsideError}


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_sentence_with_its_facts(
    error: errors.PortsideError, language: str
) -> None:
    said = Texts(language).error(error)
    assert said[-1] in ".。"
    assert "none" not in said and "{" not in said and "error-" not in said
    assert ("moon" in said) == ("moon" in error.facts.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_leaves_nothing_unsaid(language: str) -> None:
    texts = Texts(language, "pretend")
    for seed in range(3):
        match, rng = portside.new_match("pretend", seed=seed), Random(seed)
        said: set[str] = set()
        while match.result is None:
            for prompt in match.pending:
                said.add(texts.question(prompt))
                said.update(texts.option(option) for option in prompt.options)
            ask = rng.choice(match.asks())
            match.advance(ask.seat, ask.sample(rng))
        said.update(texts.happening(each) for each in match.log(0))
        said.add(texts.ending(match.result.ending))
        said.update(texts.part(part) for score in match.result.scores for part in score.parts)
        assert [each for each in said if "{" in each or "-lead" in each or "log-" in each] == []


@pytest.mark.parametrize("title", ["", *shipped()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_read_when_it_is_wanted_is_the_one_of_the_whole_files(
    language: str, title: str
) -> None:
    own = [files("portside").joinpath("text"), files("portside").joinpath("bots", "text")]
    folders = [*(text_folders(find(title)) if title else ()), *own]
    whole = FluentBundle([language], use_isolating=False)
    names: dict[str, None] = {}
    for folder in folders:
        for file in sorted(folder.joinpath(language).iterdir(), key=lambda file: file.name):
            read = FluentResource(file.read_text("utf-8"))
            whole.add_resource(read)
            names |= {each.id.name: None for each in read.body if isinstance(each, Message)}
    wanted = list(names)
    Random(title).shuffle(wanted)
    found = Catalogue(language, folders)
    assert len(wanted) > 100
    for name in wanted:
        message = whole.get_message(name)
        patterns = {"": message.value, **message.attributes}
        for attribute, pattern in patterns.items():
            told = None if pattern is None else whole.format_pattern(pattern, {})[0]
            assert found.filled(name, attribute, {}) == told
