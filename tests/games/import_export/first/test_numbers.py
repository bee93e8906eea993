"""Questions, log lines and reasons name the rules of the edition that is played."""

from __future__ import annotations

import re
from importlib.resources import files

from portside.games.import_export.rule_numbers import FIRST
from portside.text import Texts
from tests.games.import_export.first.matches import EASY
from tests.games.import_export.first.scenes import doing, first, leading
from tests.games.import_export.matches import played
from tests.games.import_export.scenes import Play, harbour

LATER = {f"IE-{number}" for number in (*range(169, 219), *range(227, 235))}
"""Rules of sets, the market and variants that the first edition does not have."""


def rules_in_code() -> set[str]:
    package = files("portside.games.import_export")
    folders = (package, package.joinpath("powers"))
    texts = [
        file.read_text("utf-8")
        for folder in folders
        for file in folder.iterdir()
        if file.name.endswith(".py") and file.name != "rule_numbers.py"
    ]
    return {rule for text in texts for rule in re.findall(r'"(IE-\d+)"', text)}


def test_every_rule_the_code_names_has_a_number_in_the_first_edition() -> None:
    assert rules_in_code() - FIRST.keys() - LATER == set()


def test_the_numbers_are_those_of_rules() -> None:
    texts = Texts("en", "import_export")
    assert [rule for pair in FIRST.items() for rule in pair if texts.rule(rule) is None] == []


def test_a_question_names_the_rule_of_its_edition() -> None:
    assert leading("rice", "").prompt(1).rule == "F1-061"
    assert Play(harbour().seat(0, hand="rice")).prompt(0).rule == "IE-043"


def test_the_log_names_the_rule_of_its_edition() -> None:
    assert leading("rice", "").log(kind="log-turn")[0]["rule"] == "F1-058"


def test_a_reason_names_the_rule_of_its_edition() -> None:
    play = Play(doing("contract", 1, 0).seat(0, hand="hawaiian_salt"))
    reasons = play.match.why_not(0, "hawaiian_salt")
    assert [(reason.text, reason.rule) for reason in reasons] == [("why-tier", "F1-085")]
    assert Play(first()).match.why_not(0, "ship-2")[0].rule == "F1-085"


def test_no_rule_of_the_other_edition_is_named_in_a_whole_match() -> None:
    match = played(4, 1, EASY, log=True)
    assert [line for line in match.log(None) if line["rule"].startswith("IE-")] == []
