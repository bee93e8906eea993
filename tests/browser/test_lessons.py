"""The guides are played whole: every sentence is true in the state it is shown in."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from portside.engine.game import find
from portside.engine.match import Match, Prompt
from portside.engine.scenario import from_dict
from portside.text import Texts
from portside.text.languages import LANGUAGES
from tests.browser.harness import ROOT

LESSONS = sorted((ROOT / "web/src/lessons").glob("*.toml"))
LEARNER, RIVAL = 0, 1
each_lesson = pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)


@dataclass(frozen=True)
class Moment:
    """A step and the match it is shown in."""

    step: dict[str, Any]
    match: Match

    @property
    def prompt(self) -> Prompt:
        """Return what the learner is asked."""
        return next(p for p in self.match.pending if p.seat == LEARNER and not p.standing)


def keys(prompt: Prompt) -> list[str]:
    """Return the legal answers to a question."""
    if prompt.type == "amount":
        return [str(value) for value in range(prompt.low, prompt.high + 1, prompt.step)]
    return [option.key for option in prompt.options]


def moments(file: Path) -> Iterator[Moment]:
    """Play a lesson by its script; each step is seen before it is answered."""
    lesson = tomllib.loads(file.read_text("utf-8"))
    scenario = from_dict(lesson["scenario"])
    game = find(scenario.title)
    match = Match.new(game, scenario.seats, lesson["seed"], dict(scenario.options), scenario)
    for step in lesson["steps"]:
        yield Moment(step, match)
        if "answer" in step:
            match.answer(LEARNER, step["answer"])
        for key in step.get("rival", ()):
            match.answer(RIVAL, key)


def number(moment: Moment, source: str) -> int:
    """Read a number of a sentence from the state, as the client does."""
    view = moment.match.view(LEARNER)
    what, *words = source.split()
    if what == "counter":
        found = {(c["name"], c["owner"]): c["value"] for c in view["counters"]}
        return found[words[0], int(words[1])]
    if what == "count":
        return next(zone["count"] for zone in view["zones"] if zone["id"] == words[0])
    if what == "ask":
        return int(getattr(moment.prompt, words[0]))
    if what == "fact":
        return int(str(dict(moment.prompt.facts)[words[0]]))
    if what == "answer":
        return int(moment.step["answer"])
    assert what == "extra", source
    value: Any = view["extra"]
    for word in words:
        value = value[int(word)] if isinstance(value, list) else value[word]
    assert isinstance(value, int)
    return value


@each_lesson
def test_cards_lie_where_the_sentence_says(file: Path) -> None:
    for moment in moments(file):
        zones = {zone["id"]: zone for zone in moment.match.view(LEARNER)["zones"]}
        for said in moment.step.get("cards", {}).values():
            place, key = said.split()
            lying = [card.get("id") for card in zones[place]["cards"]]
            assert key in lying, f"{moment.step['say']}: {key} is not in {place}: {lying}"


@each_lesson
def test_numbers_are_told_by_the_state(file: Path) -> None:
    told = [
        number(moment, source)
        for moment in moments(file)
        for source in moment.step.get("numbers", {}).values()
    ]
    assert told
    assert min(told) >= 0


@each_lesson
def test_answers_are_on_offer_and_nothing_is_answered_for_the_learner(file: Path) -> None:
    for moment in moments(file):
        if "answer" in moment.step:
            assert "rival" not in moment.step
            assert moment.step["answer"] in keys(moment.prompt), moment.step["say"]
        elif "rival" in moment.step:
            assert RIVAL in moment.match.waiting, moment.step["say"]


@each_lesson
def test_the_script_is_a_few_whole_turns(file: Path) -> None:
    turns = []
    for moment in moments(file):
        lines = moment.match.log(LEARNER)
        turns.append(sum(line["kind"] == "log-turn" for line in lines))
    assert 3 <= turns[-1] - turns[0] + 1 <= 5
    assert moment.match.result is None, "there is play left for the learner"


def sentences(language: str, title: str) -> dict[str, ast.Message]:
    """Return the messages of a guide."""
    folder = ROOT / "src/portside/games" / title / "text" / language
    body = FluentParser().parse((folder / "lesson.ftl").read_text("utf-8")).body
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


def names_in(node: object) -> set[str]:
    """Return the variables of a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(names_in(value) for value in vars(node).values()))
    return set().union(*map(names_in, node)) if isinstance(node, list) else set()


def words_of(message: ast.Message) -> str:
    """Return what stands in a message besides its variables."""
    found: list[str] = []

    def collect(node: object) -> None:
        if isinstance(node, ast.TextElement):
            found.append(node.value)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                collect(value)
        elif isinstance(node, list):
            for each in node:
                collect(each)

    collect(message.value)
    return " ".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_a_sentence_names_only_what_its_step_gives_it(file: Path, language: str) -> None:
    messages = sentences(language, file.stem)
    prefix = f"lesson-{file.stem.replace('_', '-')}-"
    wanted = set()
    for moment in moments(file):
        step = moment.step
        wanted.add(prefix + step["say"])
        given = {*step.get("cards", {}), *step.get("numbers", {})}
        assert names_in(messages[prefix + step["say"]]) == given, step["say"]
    others = {name: names_in(messages[name]) for name in messages if name not in wanted}
    assert {name for name, given in others.items() if given} == set()
    assert all(name.startswith(f"{prefix}ask-") for name in others)


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_no_card_and_no_figure_is_written_into_a_sentence(file: Path, language: str) -> None:
    """What is written out cannot follow the state; cards and figures are given by the step."""
    lesson = tomllib.loads(file.read_text("utf-8"))
    texts = Texts(language, file.stem)
    cards = {key.partition("#")[0] for zone in lesson["scenario"]["zones"].values() for key in zone}
    names = {texts.card(slug) for slug in cards}
    for name, message in sentences(language, file.stem).items():
        words = words_of(message)
        assert not re.search(r"\d", words), f"{name}: {words}"
        assert {card for card in names if card in words and len(card) > 1} == set(), name


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    script = ROOT / "scripts/gen-protocol"
    checked = subprocess.run([sys.executable, script, "--check"], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr.decode()
