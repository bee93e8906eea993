"""Listing cards, rules and settings."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import portside
from portside.compiled import BUILD
from portside.engine.game import find, switch
from portside.sim.command_words import read_settings
from tests.cli.conftest import Run

ROOT = Path(__file__).resolve().parents[2]


# -- cards


def test_every_kind_of_card_is_listed_once_with_its_power(run: Run) -> None:
    said = run("cards", "pretend")
    kinds = {face.slug for face in find("pretend").cards({}, 2)}
    assert f"{len(kinds)} cards" in said.words
    assert said.out.count("Kite") == 1
    assert "Draw 2 cards." in said.words


def test_cards_speak_the_language(run: Run) -> None:
    assert "Cerf-volant" in run("cards", "pretend", "--lang", "fr").out
    assert "風箏" in run("cards", "pretend", "--lang", "zh-TW").out


def test_cards_are_found_by_words_in_their_power(run: Run) -> None:
    said = run("cards", "pretend", "--words", "CLOSE stall", "--json")
    assert {card["slug"] for card in json.loads(said.out)} == {"cloak", "firework", "whistle"}


def test_json_has_everything_printed_on_a_card(run: Run) -> None:
    cards = {card["slug"]: card for card in json.loads(run("cards", "pretend", "--json").out)}
    assert cards["crown"]["cost"] == 2
    assert cards["crown"]["name"] == "Crown"
    assert cards["crown"]["text"].startswith("With 3 crowns")


def test_cards_of_one_type_tier_and_set(run: Run) -> None:
    words = ("cards", "import_export", "--json", "--type", "luxury", "--tier", "3", "--set", "base")
    cards = json.loads(run(*words).out)
    assert cards
    for card in cards:
        assert card["type"] == "luxury" and card["set"] == "base"
        assert sum(card["tier"].values()) == 3


def test_a_type_may_be_named_in_the_language(run: Run) -> None:
    words = ("cards", "import_export", "--json", "--lang", "fr", "--type")
    assert run(*words, "Luxe").out == run(*words, "luxury").out


def test_house_values_are_marked_and_explained(run: Run) -> None:
    said = run("cards", "import_export", "--type", "luxury")
    assert "Luxury°" in said.out
    assert "° house value" in said.words
    assert "° house value" not in run("cards", "pretend").words


def test_values_of_a_printed_copy_replace_house_values(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text("[cups]\ntier = 3\n", encoding="utf-8")
    cards = json.loads(run("cards", "import_export", "--json", "--values", file).out)
    cups = next(card for card in cards if card["slug"] == "cups")
    assert list(cups["tier"].values()) == [3]
    assert "tier" not in cups["house"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("[cups]\ntier = 1\n\n[teacups]\ntier = 1\n", "line 4"),
        ("[cups]\ntier = 9\n", "cups"),
        ("[cups]\nload = 0\n", "cups"),
        ('[cups]\ntier = "two"\n', "cups"),
        ("[cups\n", "not TOML"),
    ],
)
def test_wrong_values_are_refused_naming_the_place(
    run: Run, tmp_path: Path, text: str, hint: str
) -> None:
    file = tmp_path / "values.toml"
    file.write_text(text, encoding="utf-8")
    said = run("play", "import_export", "--values", file)
    assert said.code == 2
    assert hint in said.err and str(file) in said.err
    assert said.err.count("\n") == 1


def test_editions_are_compared_card_by_card(run: Run) -> None:
    said = run("cards", "import_export", "--diff", "--words", "technology goods count load")
    assert "Fridges Name Fridges Refrigerators" in said.words
    assert "Crew" in said.out and "Imports" in said.out
    assert "AR Glasses In the edition yes no" in run("cards", "import_export", "--diff").words


def test_another_edition_has_its_own_cards_and_words(run: Run) -> None:
    words = ("cards", "import_export", "--json", "--edition", "first")
    cards = {card["slug"]: card for card in json.loads(run(*words).out)}
    assert cards["fridges"]["name"] == "Refrigerators"
    assert "ar_glasses" not in cards


def test_a_title_without_open_values_takes_none(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "values.toml"
    file.write_text("", encoding="utf-8")
    assert run("play", "pretend", "--values", file).code == 2


def test_copies_on_which_something_else_is_printed_are_listed_apart(run: Run) -> None:
    game = find("neko_harbour")
    cards = json.loads(run("cards", "neko_harbour", "--type", "permit_office", "--json").out)
    base = game.cards(game.configured({}, 4), 4)
    offices = [face for face in base if getattr(face, "type", "") == "permit_office"]
    assert sum(card["copies"] for card in cards) == len(offices)
    assert len(cards) == len(set(offices))


def test_where_no_card_fits_the_types_and_sets_are_named(run: Run) -> None:
    said = run("cards", "import_export", "--type", "furniture")
    assert "technology, agriculture" in said.words
    assert "kickstarter" in said.words


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"{portside.__version__} ({BUILD})\n"


# -- rules


def test_a_rule_is_shown_by_its_number(run: Run) -> None:
    assert "PR-06 A stall that closes" in run("rules", "pretend", "pr-06").words
    assert "PR-06" in run("rules", "pretend", "PR-06", "--lang", "fr").out


def test_an_unknown_rule_suggests_a_known_one(run: Run) -> None:
    said = run("rules", "pretend", "PR-066")
    assert said.code == 2
    assert "Did you mean PR-06?" in said.err


def test_all_rules_are_listed_under_their_headings(run: Run) -> None:
    said = run("rules", "pretend")
    assert all(f"PR-{number:02}" in said.out for number in range(1, 10))


def test_coverage_counts_marks_of_every_form(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_marks.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("PR-01")\n'
        'RULES = pytest.mark.rule("PR-02", "PR-03")\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("PR-04")])])\n'
        'def test(x): "PR-05 is only spoken of"\n'
        '@pytest.mark.rule(*["PR-06", "PR-07"])\n'
        "def test_more(): pass\n",
        encoding="utf-8",
    )
    said = run("rules", "coverage", "pretend", "--tests", tmp_path)
    assert said.code == 0
    assert "tests show 6 of" in said.words
    table = said.out.partition("no test shows")[2]
    assert "PR-05" in table and "PR-06" not in table


def test_coverage_reads_the_tests_of_the_checkout(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "src")
    assert "The Night Market: tests show" in run("rules", "coverage", "pretend").words


def test_coverage_without_tests_says_where_to_run_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("rules", "coverage")
    assert said.code == 2
    assert "--tests" in said.err


# -- settings


def test_settings_are_listed_with_default_rule_and_meaning(run: Run) -> None:
    said = run("options", "pretend")
    assert "24 (4 to 60)" in said.words
    assert "leader (or: nobody)" in said.words
    assert "PR-07" in said.out
    assert "nobody: nobody gets it" in said.words


def test_settings_make_a_page(run: Run) -> None:
    page = run("options", "pretend", "--markdown").out
    assert page.startswith("# Settings of The Night Market\n")
    assert "| `tie` | leader (or: nobody) |" in page
    assert "(PR-07) |" in page


def test_switches_may_be_written_in_words() -> None:
    game = replace(find("pretend"), settings=(switch("fog"), switch("rain")))
    assert read_settings(game, ["fog=on", "rain=no"]) == {"fog": True, "rain": False}
    assert read_settings(game, ["fog=Yes,rain=FALSE"]) == {"fog": True, "rain": False}
