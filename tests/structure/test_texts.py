"""Everything players read exists in every language, and nothing more."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from portside.engine.errors import PortsideError
from portside.engine.game import Game
from portside.testing.random_walk import fresh_match, walk_at_random
from tests.structure.source import (
    LANGUAGES,
    SOURCE,
    TITLES,
    find,
    modules,
    package,
    text_folders,
    texts,
    title_texts,
)

FOLDERS = text_folders()
ID = re.compile(r"(ask|log|why|option|ending|setting|error|part)-[a-z0-9]+(-[a-z0-9]+)*")
SPEAKING = frozenset({"en", "fr", "zh-Hant"})


CARDS_OF_RULES = sorted(SOURCE.glob("games/*/rule_cards.toml"))


def name_of(folder: Path) -> str:
    return folder.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(folder: Path, language: str) -> None:
    found = texts(folder, language)
    assert found.junk == []
    assert found.twice == []


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(folder: Path, language: str) -> None:
    english, other = texts(folder, "en").messages, texts(folder, language).messages
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "too many"


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_say_the_same_things(folder: Path, language: str) -> None:
    english, other = texts(folder, "en").messages, texts(folder, language).messages
    differing = {
        name: (sorted_parts(english[name].parts), sorted_parts(other[name].parts))
        for name in english.keys() & other.keys()
        if set(english[name].parts) != set(other[name].parts)
    }
    assert differing == {}


def sorted_parts(parts: tuple[tuple[str, frozenset[str]], ...]) -> list[tuple[str, list[str]]]:
    return sorted((name, sorted(used)) for name, used in parts)


# -- ids in the code have words


def ids_in_code(folder: Path) -> dict[str, str]:
    """Return the text ids that stand in the code of a folder, with where."""
    return {
        str(text.value): f"{module.name}:{text.lineno}"
        for module in modules(folder.relative_to(SOURCE).as_posix())
        for text in module.strings()
        if ID.fullmatch(str(text.value))
    }


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_a_title_has_words(title: str, language: str) -> None:
    game = find(title)
    known = title_texts(game, language)
    used = ids_in_code(package(game)) | ids_in_code(SOURCE / "engine")
    assert {name: where for name, where in used.items() if name not in known} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    # Whoever has errors of its own.
    owners = ("bots", "cli.new_package", "offline.host", "server.http.app", "server.serve_command")
    for name in (*owners, "sim.arena_and_lab_commands"):
        import_module(f"portside.{name}")
    folders = (SOURCE / "text", *SOURCE.glob("*/text"))
    known = {name for folder in folders for name in texts(folder, language).messages}
    codes = {kind.code for kind in every_error(PortsideError)}
    assert sorted(code for code in codes if f"error-{code}" not in known) == []


def every_error(kind: type[PortsideError]) -> set[type[PortsideError]]:
    below = {each for child in kind.__subclasses__() for each in every_error(child)}
    return {kind, *below} if kind.__module__.startswith("portside.") else below


@cache
def met_in_play(title: str) -> frozenset[str]:
    """Return the ids that come up in a few random matches."""
    game = find(title)
    met: set[str] = set()
    for seed, seats in enumerate((game.seats[0], game.seats[-1], game.seats[0])):
        match = fresh_match(game, seats, f"texts {seed}", {})
        rng = Random(seed)
        while match.question is not None:
            for prompt in match.pending:
                met.add(prompt.kind)
                met |= {option.text for option in prompt.options}
            walk_at_random(match, rng, 1)
        met |= {line["kind"] for line in match.log(None)}
        assert match.result is not None
        met.add(match.result.ending)
        numbers = (*game.counters(match.table), *game.progress(match.table))
        met |= {f"counter-{counter.name}" for counter in numbers}
        met |= {f"place-{spec.kind}" for spec in match.table.places}
        met |= {part_id(name) for score in match.result.scores for name in score.parts}
    return frozenset(met - {"moved", "shown"})


def part_id(name: str) -> str:
    """Return the message that names a part of the score; a card names itself."""
    part = name.removeprefix("part-").replace("_", "-")
    return part if part.startswith("card-") else f"part-{part}"


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_comes_up_in_play_has_words(title: str, language: str) -> None:
    known = title_texts(find(title), language)
    assert sorted(name for name in met_in_play(title) if name.replace("_", "-") not in known) == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_words_and_help(title: str, language: str) -> None:
    known = title_texts(find(title), language)
    for setting in find(title).settings:
        name = "setting-" + setting.name.replace("_", "-")
        assert name in known
        assert "help" in {part for part, _ in known[name].parts}, name


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(title: str, language: str) -> None:
    game = find(title)
    faces = game.cards(game.configured({}, game.seats[-1]), game.seats[-1])
    names = {"card-" + face.slug.replace("_", "-") for face in faces}
    assert sorted(names - title_texts(game, language).keys()) == []


# -- words are used


@cache
def used_words(*folders: Path) -> frozenset[str]:
    """Return every word that stands in code or data, with and without its prefix."""
    words: set[str] = set()
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in {".py", ".toml", ".ts", ".svelte", ".csv"}:
                found = re.findall(r"[A-Za-z0-9_-]+", path.read_text("utf-8"))
                words |= {word.replace("_", "-") for word in found}
    return frozenset(words)


def stale(folder: Path, sources: list[Path]) -> list[str]:
    """Return the messages nothing can ask for."""
    words = used_words(*sources)
    return [
        name
        for name in texts(folder, "en").messages
        if not name.startswith("rule-") and not any(tail in words for tail in tails(name))
    ]


def tails(name: str) -> list[str]:
    """Return an id and what is left of it without one or more of its first words."""
    parts = name.split("-")
    return ["-".join(parts[i:]) for i in range(len(parts))]


@pytest.mark.parametrize("title", TITLES)
def test_no_message_of_a_title_is_stale(title: str) -> None:
    game: Game = find(title)
    client = SOURCE.parent.parent / "web/src"
    drawn = [client / "games" / title, client / "lessons"]
    sources = [package(game), SOURCE / "engine", SOURCE / "text", *drawn]
    assert stale(package(game) / "text", sources) == []


def test_no_message_of_the_program_is_stale() -> None:
    client = SOURCE.parents[1] / "web" / "src"
    assert stale(SOURCE / "text", [SOURCE, *([client] if client.is_dir() else [])]) == []


def test_the_tails_of_an_id_are_what_code_may_say() -> None:
    assert tails("option-follow-as") == ["option-follow-as", "follow-as", "as"]


@pytest.mark.parametrize("file", CARDS_OF_RULES, ids=lambda file: file.parent.name)
def test_rules_are_declared_to_be_about_cards_that_exist(file: Path) -> None:
    written = texts(file.parent / "text", "en").messages
    declared = tomllib.loads(file.read_text("utf-8"))
    for rule, cards in (entry for part in declared.values() for entry in part.items()):
        assert f"rule-{rule}" in written, rule
        assert [card for card in cards if f"card-{card.replace('_', '-')}" not in written] == []
    both = declared.get("about", {}).keys() & declared["named"].keys()
    assert not [rule for rule in both if {*declared["about"][rule]} & {*declared["named"][rule]}]
