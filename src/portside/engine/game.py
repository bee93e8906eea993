"""What a title must supply, and where titles are found."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, NamedTuple

from portside.engine import display
from portside.engine.answers import Answers
from portside.engine.ask import Reason, Value
from portside.engine.errors import BadSetting, UnknownTitle, WrongSeats
from portside.engine.expansions import PREFIX, expanded, missing
from portside.engine.facts import Facts
from portside.engine.flow import Flow
from portside.engine.forms import Forms
from portside.engine.generics import TypeVar
from portside.engine.lessons import Lessons
from portside.engine.radar import Radar
from portside.engine.registry import Powers
from portside.engine.showing import Showing
from portside.engine.table import Box, CardFace, Table

Config = Mapping[str, object]
"""Settings by name; `Setting.checked` has looked at each value."""
T = TypeVar("T", bound=Table, covariant=True, default=Table)
B = TypeVar("B", bound=Box, covariant=True, default=Box)
F = TypeVar("F", bound=CardFace, covariant=True, default=CardFace)

GROUP = "portside.titles"
"""Entry points in this group are titles of other packages: `name = "package:GAME"`."""
BOXES = 256
"""So many boxes are kept open; settings come from strangers, so it must not grow without end."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Describe one setting of a match: a set of cards, a variant, or a ruling.

    Attributes:
        name: stable word; its text is `setting-<name>` with attribute `.help`.
        default: used when nothing is said.
        choices: the legal values; or else
        span: the legal whole numbers.
        rule: the ruling it decides, if it is one.
        group: `set`, `variant` or `ruling`, for laying out a page of settings.
        check: a function for values that are neither choices nor numbers.
        before: what records mean by saying nothing, if not the default: those made before the
            setting existed, or before records held every setting.
        where: another setting and the value it must have, or else this one stays at its default.
        cards: slugs of the cards it is about, if it is about single ones.
    """

    name: str
    default: object
    choices: tuple[Value, ...] = ()
    span: range | None = None
    rule: str = ""
    group: str = "variant"
    check: Callable[[object], object] | None = None
    before: object = None
    where: tuple[str, object] | None = None
    cards: tuple[str, ...] = ()

    def fits(self, config: Config) -> bool:
        """Tell whether the other settings of a game leave room for the value of this one."""
        if self.where is None or config[self.name] == self.default:
            return True
        name, value = self.where
        return config[name] == value

    def checked(self, value: object) -> object:
        """Return `value` if it is legal for a setting of a game, or raise `BadSetting`."""
        if self.check is not None:
            return self.check(value)
        fits = (
            type(value) is int and value in self.span
            if self.span is not None
            else any(value == choice and type(value) is type(choice) for choice in self.choices)
        )
        if fits:
            return value
        right = (
            f"a whole number in {self.span.start}..{self.span[-1]}, step {self.span.step}"
            if self.span is not None
            else "one of " + ", ".join(str(choice) for choice in self.choices)
        )
        message = f"Setting {self.name!r} cannot be {value!r}; it takes {right}."
        raise BadSetting(message, setting=self.name, value=str(value), takes=right)


def switch(name: str, default: bool = False, rule: str = "", group: str = "variant") -> Setting:
    """Make a setting of a game that is on or off."""
    return Setting(name, default, (False, True), rule=rule, group=group)


@dataclass(frozen=True, slots=True)
class Score:
    """Hold one seat's total and the parts it is made of, by text id."""

    total: int
    parts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """Hold how a match ended: scores by seat, winners, and the way it ended as a text id.

    Where several seats had most points, `tie` is the text id of what decided between them.
    """

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    ending: str
    tie: str = ""

    def __repr__(self) -> str:
        return f"<Result {display.result_line(self)}>"

    def _repr_html_(self) -> str:
        return display.result_page(self)


class Counter(NamedTuple):
    """Hold a number everybody may see: credits of a seat, a level, a marker."""

    name: str
    owner: int
    value: int


def _nothing(*_: object) -> tuple[()]:
    return ()


def _usual(_: object) -> str:
    return ""


def _no_extra(*_: object) -> dict[str, object]:
    return {}


def _no_forms() -> Forms:
    return {}


def _accept(*_: object) -> None:
    return None


def _no_use(*_: object) -> Flow[None]:
    raise AssertionError("this title has no any-time powers")


@dataclass(frozen=True)
class Game(Generic[T, B, F]):
    """Describe a title.

    Attributes:
        name: slug of the title and of its package.
        rules: version; raised when a past answer could become illegal or mean something else, and
            no setting can keep the old way (`Setting.before`).
        seats: how many may play.
        settings: what can be set.
        powers: those of its cards.
        cards: `(config, seats)`, the faces in play.
        box: `(game, config, seats, cards)`, lays out seats and places.
        setup: `(box, rng)`, deals a table.
        step: `(table)`, runs one short step; everything that matters is on the table afterwards.
        offers: `(table, seat)`, values of any-time powers the seat may use now.
        offered: `(table)`, the seats that may have any; all others are not looked at.
        use: `(table, seat, value)`, uses one.
        check: `(config, seats)`, raises `BadSetting` for settings that do not go together.
        why_not: `(table, seat, ref)`, what stands in the way of things one might do with `ref`.
        counters: `(table)`, the public numbers.
        progress: `(table)`, more of them that clients draw otherwise, to tell positions apart by.
        extra: `(table)`, what a client needs besides zones and counters, all of it public; made
            anew each time, so no list of the table itself.
        showing: `(box)`, makes what shows both again and again, if the title has its own.
        evaluate: `(table, seat)`, an estimate of the seat's final margin, for bots.
        arrange: `(table, name, value)`, sets one fact of a scenario besides zones.
        check_position: `(table)`, raises `BadScenario` for a position the rules cannot go on from.
        variant: `(config)`, the variant of the powers in force, such as an edition.
        answers: what each question takes.
        turns: kinds of questions that a seat's turn begins with.
        uses: kinds of log lines that tell that a seat has brought cards into use.
        facts: what the title tells in numbers, for learning.
        lessons: what its bots can learn about by playing, if anything.
        faces: `(expansion, slug, entry)`, the faces of a card of an expansion, or a typed error; a
            title without it takes no expansions.
        forms: `()`, how each value that no source states is entered, by card and field.
        radar: leads that others may follow, if there are any.
    """

    name: str
    rules: int
    seats: range
    settings: tuple[Setting, ...]
    powers: Powers
    cards: Callable[[Config, int], Sequence[F]]
    box: Callable[[Game, Config, int, Sequence[F]], B]
    setup: Callable[[B, int], T]
    step: Callable[[T], Flow[None] | tuple[()]]
    offers: Callable[[T, int], Sequence[Value]] = _nothing
    offered: Callable[[T], Sequence[int]] = field(default=lambda table: table.seats)
    use: Callable[[T, int, Value], Flow[None] | tuple[()]] = _no_use
    check: Callable[[Config, int], None] = _accept
    why_not: Callable[[T, int, str], Sequence[Reason]] = _nothing
    counters: Callable[[T], Sequence[Counter]] = _nothing
    progress: Callable[[T], Sequence[Counter]] = _nothing
    extra: Callable[[T], Mapping[str, object]] = _no_extra
    showing: Callable[[B], Showing[T]] | None = None
    evaluate: Callable[[T, int], float] = field(default=lambda _table, _seat: 0.0)
    arrange: Callable[[T, str, object], None] | None = None
    check_position: Callable[[T], None] = field(default=lambda _table: None)
    variant: Callable[[Config], str] = _usual
    turns: frozenset[str] = frozenset()
    uses: frozenset[str] = frozenset()
    answers: Answers = field(default_factory=Answers)
    facts: Facts[T] = field(default_factory=Facts)
    lessons: Lessons[T] | None = None
    faces: Callable[[str, str, Mapping[str, object]], Sequence[F]] | None = None
    forms: Callable[[], Forms] = _no_forms
    radar: Radar[T] | None = None

    def configured(self, options: Config, seats: int) -> dict[str, object]:
        """Return every setting of a game with its value, or raise a typed error."""
        if type(seats) is not int or seats not in self.seats:
            message = f"{self.name} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}."
            raise WrongSeats(message, title=self.name, seats=str(seats))
        known = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in known:
                self._refuse(str(name), options[name])
        config = {
            name: setting.checked(options[name]) if name in options else setting.default
            for name, setting in known.items()
        }
        for setting in self.settings:
            if setting.where is not None and not setting.fits(config):
                name, value = setting.where
                message = f"Setting {setting.name!r} belongs to the {value} {name}."
                raise BadSetting(message, setting=setting.name)
        for name in known:
            if name.startswith(PREFIX) and not config[name]:
                del config[name]
        self.check(config, seats)
        return config

    def _refuse(self, name: str, value: object) -> None:
        """Refuse a setting that there is not, unless it is an expansion nobody wants."""
        if name.startswith(PREFIX):
            if value is not False:
                raise missing(self.name, name, value)
            return
        known = [setting.name for setting in self.settings]
        near = get_close_matches(name, known, 1)
        hint = f" Did you mean {near[0]!r}?" if near else f" It has: {', '.join(known)}."
        raise BadSetting(f"{self.name} has no setting {name!r}.{hint}", setting=name)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules}, {self.seats[0]} to {self.seats[-1]} seats>"

    def remembered(self, options: Config) -> dict[str, object]:
        """Return a game's settings in a record, with what it means by those not mentioned."""
        old = {each.name: each.before for each in self.settings if each.before is not None}
        return old | dict(options)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as a name."""
        return find, (self.name,)


_registered: dict[str, Game] = {}
G = TypeVar("G", bound=Game)


def register(game: G) -> G:
    """Make the game of a title known to `find`, besides those in `portside.games`."""
    _registered[game.name] = game
    return game


@cache
def installed() -> dict[str, EntryPoint]:
    """Return the titles of other packages; they are loaded when they are wanted."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def shipped() -> tuple[str, ...]:
    """Return the names of the titles that come with Portside; no other package can take them."""
    import portside.games

    return tuple(found.name for found in pkgutil.iter_modules(portside.games.__path__))


def titles() -> list[str]:
    """Return the names of all titles."""
    return sorted({*shipped(), *installed(), *_registered})


def find(name: str) -> Game:
    """Return the game of a title by name, with its expansions, or raise `UnknownTitle`."""
    return expanded(_found(name))


def _found(name: str) -> Game:
    if name in _registered:
        return _registered[name]
    if name in shipped():
        found: object = importlib.import_module(f"portside.games.{name}").GAME
        assert isinstance(found, Game)
        return found
    if name in installed():
        return register(_loaded(installed()[name]))
    near = get_close_matches(name, titles(), 1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    message = f"There is no title {name!r}; there are: {', '.join(titles())}.{hint}"
    raise UnknownTitle(message, title=name)


def _loaded(point: EntryPoint) -> Game:
    """Return the title of another package, or say what is wrong with it."""
    try:
        found: object = point.load()
    except Exception as error:
        message = f"The title {point.name!r} of {point.value!r} cannot be loaded: {error}"
        raise UnknownTitle(message, title=point.name) from error
    if not isinstance(found, Game) or found.name != point.name:
        message = f"{point.value!r} is no title called {point.name!r}."
        raise UnknownTitle(message, title=point.name)
    return found


def open_box(name: str, seats: int, config: Config) -> Box:
    """Return the box of a title under checked settings; equal boxes are the same object."""
    return _opened(name, seats, Frozen(config))


class Frozen:
    """Hold settings, and settings inside of settings, so that they can be looked up by."""

    __slots__ = ("items", "settings")

    def __init__(self, settings: Config) -> None:
        self.settings = settings
        self.items = tuple((name, _hashable(value)) for name, value in settings.items())

    def __hash__(self) -> int:
        return hash(self.items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frozen) and self.items == other.items


def _hashable(value: object) -> object:
    return Frozen(value) if isinstance(value, Mapping) else value


@lru_cache(maxsize=BOXES)
def _opened(name: str, seats: int, config: Frozen) -> Box:
    game, settings = find(name), dict(config.settings)
    return game.box(game, settings, seats, game.cards(settings, seats))
