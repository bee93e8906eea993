"""Expansions: cards that another package adds to a title which is there already.

An expansion is switched on by a setting of its own, `expansion_<name>`. Settings of a match hold
it only while it is on, with package and version in place of `True`: so every record and every
stored match tells whose cards it was played with, and those of others know nothing of it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from portside.engine.answers import Answers
from portside.engine.errors import BadExpansion, BadSetting, MissingExpansion, PortsideError
from portside.engine.registry import Powers

if TYPE_CHECKING:
    from portside.engine.game import Config, Game, Setting
    from portside.engine.table import CardFace

GROUP: Final = "portside.expansions"
"""Entry points in the group `portside.expansions.<title>` are expansions of that title."""
PREFIX: Final = "expansion_"
"""How the settings of expansions begin."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@dataclass(frozen=True)
class Expansion:
    """Describe cards that another package adds to a title.

    Attributes:
        name: slug; the slugs of its cards and the names of its questions begin with it.
        title: whose cards they are.
        package: where `cards.toml` lies, written like the title's own, and words in `text`.
        powers: those of its cards.
        answers: what their questions take.
        mark: package and version, as records name them; known of what is installed.
    """

    name: str
    title: str
    package: str
    powers: Powers = field(default_factory=Powers)
    answers: Answers = field(default_factory=Answers)
    mark: str = ""

    @property
    def setting(self) -> str:
        """Return the name of the setting that switches an expansion on."""
        return PREFIX + self.name

    def cards(self) -> dict[str, dict[str, object]]:
        """Return an expansion's table of cards as it is written, or raise `BadExpansion`."""
        try:
            found = tomllib.loads(files(self.package).joinpath("cards.toml").read_text("utf-8"))
        except (OSError, ImportError, ValueError) as error:
            raise BadExpansion(f"Its cards.toml cannot be used: {error}.") from error
        if not found or not all(isinstance(entry, dict) for entry in found.values()):
            raise BadExpansion("Its cards.toml has no cards.")
        return found

    def faces(self, game: Game) -> tuple[CardFace, ...]:
        """Return the faces of an expansion's cards, or raise `BadExpansion`."""
        assert game.faces is not None
        cards, own = self.cards(), f"{self.name}_"
        nobody = sorted(set(self.powers.slugs) - set(cards))
        if nobody:
            raise BadExpansion(f"There are powers of {', '.join(nobody)}, but no cards.")
        for slug in cards:
            if not slug.startswith(own) or slug in game.powers.slugs:
                raise BadExpansion(f"The card {slug!r} must be called {own}something.", card=slug)
        for question in self.answers.questions:
            if not question.startswith(f"ask-{own}".replace("_", "-")):
                raise BadExpansion(f"The question {question!r} is not one of its own cards.")
        make = game.faces
        return tuple(face for slug, entry in cards.items() for face in make(self.name, slug, entry))

    def checked(self, value: object) -> object:
        """Return what settings hold of an expansion: False, or package and version."""
        if value is False or value is True:
            return value and self.mark
        if not isinstance(value, str):
            message = f"Setting {self.setting!r} cannot be {value!r}; it takes False or True."
            raise BadSetting(message, setting=self.setting, value=str(value), takes="off, on")
        if value.split(" ")[0] != self.mark.split(" ")[0]:
            raise missing(self.title, self.setting, value)
        return self.mark


_registered: dict[tuple[str, str], Expansion] = {}
_expanded: dict[str, tuple[Game, Game]] = {}
"""By name, titles as they are and with their expansions."""
_refused: dict[tuple[str, str], PortsideError] = {}
"""By title and name, what is wrong with an expansion that was left out."""


def register_expansion(expansion: Expansion) -> Expansion:
    """Make an expansion known without installing it, as a test or a notebook may."""
    marked = replace(expansion, mark=expansion.mark or f"{expansion.package} 0")
    _registered[expansion.title, expansion.name] = marked
    _refused.pop((expansion.title, expansion.name), None)
    _expanded.pop(expansion.title, None)
    return marked


@cache
def installed(title: str) -> dict[str, EntryPoint]:
    """Return the expansions of a title that other packages bring."""
    return {point.name: point for point in entry_points(group=f"{GROUP}.{title}")}


def expansions(title: str) -> list[str]:
    """Return the names of the expansions of a title, whether or not they can be loaded."""
    known = [name for owner, name in _registered if owner == title]
    return sorted({*known, *installed(title)})


def usable(game: Game) -> dict[str, tuple[Expansion, Sequence[CardFace]]]:
    """Return the expansions of a title that can be used, with their cards, by setting."""
    found: dict[str, tuple[Expansion, Sequence[CardFace]]] = {}
    for name in expansions(game.name) if game.faces is not None else ():
        try:
            expansion = find_expansion(game.name, name)
            found[expansion.setting] = expansion, expansion.faces(game)
        except PortsideError as error:
            _refused[game.name, name] = error  # told as soon as somebody asks for it
    return found


def find_expansion(title: str, name: str) -> Expansion:
    """Return an expansion, or raise `MissingExpansion` or `BadExpansion`."""
    known = _registered.get((title, name))
    if known is not None:
        return known
    if name not in installed(title):
        raise missing(title, PREFIX + name)
    return _loaded(installed(title)[name])


@cache
def _loaded(point: EntryPoint) -> Expansion:
    """Return the expansion of another package, or say what is wrong with it."""
    try:
        found: object = point.load()
    except Exception as error:
        raise BadExpansion(f"{point.value!r} cannot be loaded: {error}") from error
    title = point.group.removeprefix(f"{GROUP}.")
    fits = isinstance(found, Expansion) and (found.title, found.name) == (title, point.name)
    if not isinstance(found, Expansion) or not fits or not NAME.fullmatch(point.name):
        raise BadExpansion(f"{point.value!r} is no expansion {point.name!r} of {title}.")
    package = f"{point.dist.name} {point.dist.version}" if point.dist else f"{found.package} 0"
    return replace(found, mark=package)


def missing(title: str, setting: str, mark: object = True) -> MissingExpansion:
    """Return the error for an expansion that cannot be had here, and why."""
    name = setting.removeprefix(PREFIX)
    called = f"{name!r} of {mark}" if isinstance(mark, str) else repr(name)
    why = "which is not installed here."
    if (title, name) in _refused:
        why = f"which cannot be used. {_refused[title, name]}"
    elif name in expansions(title):
        why = f"of which {find_expansion(title, name).mark} is installed here."
    message = f"This takes the {title} expansion {called}, {why}"
    told = mark if isinstance(mark, str) else name
    return MissingExpansion(message, title=title, setting=setting, value=told)


def expanded(game: Game) -> Game:
    """Return a title with the expansions that are there; it is the same one every time."""
    known = _expanded.get(game.name)
    if known is None or known[0] is not game:
        known = _expanded[game.name] = game, _with(game, usable(game))
    return known[1]


def _with(game: Game, found: Mapping[str, tuple[Expansion, Sequence[CardFace]]]) -> Game:
    """Return a title with some expansions, each with a setting of its own."""
    if not found:
        return game

    def on(config: Config) -> list[str]:
        return [name for name in found if config.get(name)]

    def cards(config: Config, seats: int) -> Sequence[CardFace]:
        added = [face for name in on(config) for face in found[name][1]]
        return (*game.cards(config, seats), *added)

    def variant(config: Config) -> str:
        return " ".join([game.variant(config), *on(config)]).strip()

    every = [expansion for expansion, _ in found.values()]
    return replace(
        game,
        settings=(*game.settings, *(_switch(each) for each in every)),
        cards=cards,
        variant=variant,
        powers=game.powers.joined({each.setting: each.powers for each in every}),
        answers=joined([game.answers, *(each.answers for each in every)]),
    )


def _switch(expansion: Expansion) -> Setting:
    from portside.engine.game import Setting

    return Setting(
        expansion.setting, False, (False, True), group="expansion", check=expansion.checked
    )


def joined(answers: Sequence[Answers]) -> Answers:
    """Return what several expansions declare that questions take, as one."""
    questions: dict[str, object] = {}
    words: dict[object, Sequence[str]] = {}
    of_seat: dict[object, int] = {}
    for each in answers:
        questions |= each.questions
        words |= each.words
        of_seat |= each.of_seat
    return Answers(questions, words, of_seat)


def other_versions(title: str, options: Mapping[str, object]) -> list[str]:
    """Return in words which expansions a record names in another version than is here."""
    named = {name.removeprefix(PREFIX): said for name, said in options.items() if PREFIX in name}
    here = {name: find_expansion(title, name).mark for name in named if name in expansions(title)}
    return [
        f"Written with {named[name]}; {mark} is here."
        for name, mark in here.items()
        if named[name] != mark
    ]
