"""The first edition in its own words, in every language."""

from __future__ import annotations

import re

import pytest

from portside.games.import_export import GAME
from portside.games.import_export.cards import faces
from portside.text import Texts
from portside.text.languages import LANGUAGES
from tests.games.import_export.first.scenes import complete, completing, doing, leading
from tests.games.import_export.scenes import Play

OTHER_WORDS = {"en": r"Crew|[Ff]ulfil", "fr": r"[Éé]quip|rempli", "zh-Hant": "船員"}
"""Words of the Definitive Edition that the first has no use for."""


def words(language: str, edition: str = "first") -> Texts:
    return Texts(language, "import_export", {"edition": edition})


@pytest.mark.rule("F1-DIFF-01")
@pytest.mark.parametrize(
    ("language", "name"), [("en", "Imports"), ("fr", "imports"), ("zh-Hant", "進口區")]
)
def test_crew_are_called_imports(language: str, name: str) -> None:
    assert words(language).place("crew") == name
    assert words(language, "definitive").place("crew") != name


@pytest.mark.rule("F1-DIFF-02")
@pytest.mark.parametrize(
    ("language", "contracts", "fulfilled"),
    [
        ("en", "Shipments", "completed Shipments"),
        ("fr", "cargaisons", "cargaisons complétées"),
        ("zh-Hant", "船運合約", "已完成的船運合約"),
    ],
)
def test_contracts_are_called_shipments(language: str, contracts: str, fulfilled: str) -> None:
    texts = words(language)
    assert (texts.place("contracts"), texts.place("fulfilled")) == (contracts, fulfilled)


@pytest.mark.rule("F1-DIFF-03")
@pytest.mark.parametrize(
    ("language", "name"), [("en", "lead player"), ("fr", "capitaine"), ("zh-Hant", "起始玩家")]
)
def test_the_leader_is_called_the_lead_player(language: str, name: str) -> None:
    line = leading("rice", "").log(kind="log-turn")[0]
    assert name in words(language).happening(line)


@pytest.mark.rule("F1-069")
def test_nothing_is_said_to_be_announced() -> None:
    line = leading("rice", "").log(kind="log-announced")[0]
    assert words("en").happening(line) == "Player 1 may perform Contract 1 ×."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_power_is_told_in_words_of_the_other_edition(language: str) -> None:
    texts = words(language)
    told = {slug: texts.power(slug) for slug in faces("first")}
    assert all(told.values())
    assert {s: t for s, t in told.items() if re.search(OTHER_WORDS[language], t)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_or_log_line_uses_words_of_the_other_edition(language: str) -> None:
    texts = words(language)
    position = doing("supply", 2, 0).seat(0, hand="rice").put("island", "wheat beer")
    supplied = Play(position)
    asked = [texts.question(supplied.prompt(0))]
    asked += [texts.option(option) for option in supplied.prompt(0).options]
    plays = [supplied.do(0, "recruit wheat"), complete(completing("shoes"))]
    asked += [texts.happening(line) for play in plays for line in play.match.log(0)]
    asked += [texts.question(plays[1].prompt(0))]
    assert [text for text in asked if re.search(OTHER_WORDS[language], text)] == []


@pytest.mark.parametrize(
    ("slug", "names"),
    [
        ("fridges", ("Refrigerators", "Réfrigérateurs", "冰箱")),
        ("stolen_documents", ("Stolen Research", "Vol de recherches", "偷來的研究")),
        ("artifacts", ("Vintage Wines", "Vins de grand cru", "葡萄酒")),
        ("pirates", ("Delay Game", "Jeu reporté", "延遲結束遊戲")),
        ("lucky_cards", ("Exclusive Cards", "Cartes exclusives", "專屬卡片")),
    ],
)
def test_cards_have_their_first_names(slug: str, names: tuple[str, ...]) -> None:
    assert tuple(words(language).card(slug) for language in LANGUAGES) == names


@pytest.mark.rule("F1-022")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", ["chinese", "all-chinese"])
def test_every_power_of_the_chinese_book_is_shown_as_it_is_played(language: str, book: str) -> None:
    texts = words(language)
    changed = [slug for slug in GAME.powers.variants[book].slugs if slug in faces("first")]
    assert changed
    assert [slug for slug in changed if texts.find(f"card-{slug}", f"power-{book}") is None] == []
