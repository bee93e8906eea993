"""Every power has card data, words in all languages, and a test."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cache

import pytest

from portside.engine.game import Game
from tests.structure.source import (
    LANGUAGES,
    SOURCE,
    TITLES,
    Module,
    card_data,
    find,
    folder_of_tests,
    package,
    rules,
    title_texts,
)


def slugs(game: Game) -> set[str]:
    """Return the cards that have a power in any variant."""
    return {slug for registry in registries(game) for slug in registry}


def registries(game: Game) -> list[dict[str, list[object]]]:
    every = [game.powers, *game.powers.variants.values()]
    return [{slug: list(runs) for slug, runs in registry.slugs.items()} for registry in every]


@cache
def names_of_tests(title: str) -> frozenset[str]:
    """Return the names of all tests of a title."""
    names: set[str] = set()
    for path in folder_of_tests(find(title)).rglob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return frozenset(names)


@pytest.mark.parametrize("title", TITLES)
def test_every_power_belongs_to_a_card(title: str) -> None:
    game = find(title)
    assert slugs(game) - set(card_data(game)) == set()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_told_in_words(title: str, language: str) -> None:
    game = find(title)
    messages = title_texts(game, language)
    told = {
        name: {part for part, _ in message.parts}
        for name, message in messages.items()
        if name.startswith("card-")
    }
    names = {slug: "card-" + slug.replace("_", "-") for slug in slugs(game)}
    missing = [slug for slug, name in names.items() if not _tells(told.get(name, set()))]
    assert sorted(missing) == []


def _tells(parts: set[str]) -> bool:
    return any(part == "power" or part.startswith("power-") for part in parts)


@pytest.mark.parametrize("title", TITLES)
def test_every_power_has_a_test_by_its_name(title: str) -> None:
    found = names_of_tests(title)
    missing = [
        slug
        for slug in sorted(slugs(find(title)))
        if not any(name == f"test_{slug}" or name.startswith(f"test_{slug}_") for name in found)
    ]
    assert missing == []


@pytest.mark.parametrize("title", TITLES)
def test_every_power_says_what_it_does(title: str) -> None:
    runs = [
        run for registry in registries(find(title)) for found in registry.values() for run in found
    ]
    assert [run for run in runs if not run.__doc__] == []


@pytest.mark.parametrize("title", TITLES)
def test_no_card_hangs_twice_on_one_hook(title: str) -> None:
    game = find(title)
    for registry in (game.powers, *game.powers.variants.values()):
        for hook, powers in registry.powers.items():
            counts = Counter(power.slug for power in powers)
            twice = [slug for slug, times in counts.items() if times > 1]
            assert twice == [], f"only the last of several on {hook} would work"


# -- cards and titles are named only where they belong

WORDS_TOO = {
    "import_export": frozenset[str](),
    "neko_harbour": frozenset({"shipyard_points"}),  # also a setting
    "pretend": frozenset[str](),
}
"""Slugs that are also words of the rules, and therefore allowed elsewhere."""


@pytest.mark.parametrize("title", TITLES)
def test_no_card_is_named_outside_its_own_power(title: str) -> None:
    game = find(title)
    wanted = slugs(game) - WORDS_TOO.get(title, frozenset())
    named: list[str] = []
    for module in rules():
        if package(game) in module.path.parents or module.name.startswith("engine/"):
            named += [f"{module.name}:{line}" for line in _naming(module, wanted)]
    assert named == []


def _naming(module: Module, wanted: set[str]) -> list[str]:
    """Return where a module names a card in code that is not the card's own.

    Outside of functions a module of powers may name cards: that is how families of cards that
    differ in a number or a type get their power.
    """
    declares = "powers" in module.path.with_suffix("").parts
    own: dict[int, set[str]] = {}
    for function in module.functions():
        slug = function.name.partition("__")[0].lstrip("_")
        for node in ast.walk(function):
            own.setdefault(id(node), set()).add(slug)
    return [
        f"{text.lineno}: {text.value}"
        for text in module.strings()
        if text.value in wanted
        and not (declares and id(text) not in own)
        and not _its_own(own.get(id(text), set()), str(text.value))
    ]


def _its_own(functions: set[str], slug: str) -> bool:
    """Tell whether a text is in a function of that card, or in a helper named after it."""
    return any(name == slug or name.startswith(f"{slug}_") for name in functions)


SHIPPED = [
    path.name for path in sorted((SOURCE / "games").iterdir()) if (path / "cards.toml").is_file()
]


@pytest.mark.parametrize("title", SHIPPED)
def test_no_title_is_named_outside_its_package(title: str) -> None:
    named = [
        f"{module.name}:{text.lineno}"
        for module in rules()
        for text in module.strings()
        if title in str(text.value) and SOURCE / "games" / title not in module.path.parents
    ]
    assert named == []
