"""Listing titles, and beginning matches from what the command line says."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import portside
from portside.engine.errors import BadSetting, BadValues
from portside.sim.command_words import PRETEND, read_settings, title_named

if TYPE_CHECKING:
    from portside.engine.game import Game
    from portside.engine.match import Match

USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Beginning:
    """Hold what the command line says about the match to begin.

    Attributes:
        title: name of the title.
        seats: how many play, or None for the usual number.
        seed: or None for a secret one.
        options: settings as `name=value`.
        values: file with card values of a printed copy.
        scenario: file with a position.
    """

    title: str
    seats: int | None = None
    seed: str | None = None
    options: Sequence[str] = ()
    values: Path | None = None
    scenario: Path | None = None


def shown_titles() -> list[str]:
    """Return the names of the titles that lists show."""
    return [name for name in portside.titles() if name != PRETEND]


def usual_seats(game: Game) -> int:
    """Return how many play a title where nobody says."""
    return min(USUAL_SEATS, game.seats[-1])


def begin_match(wish: Beginning) -> Match:
    """Begin a match of a title as the command line says."""
    if wish.scenario is not None:
        return _begun_from(wish, wish.scenario)
    game = title_named(wish.title)
    return portside.new_match(game.name, _seats(game, wish), wish.seed, settings_wished(game, wish))


def _begun_from(wish: Beginning, file: Path) -> Match:
    scenario = portside.read_scenario(file.read_text(encoding="utf-8"))
    game = title_named(scenario.title)
    options = {**scenario.options, **settings_wished(game, wish)}
    return portside.from_scenario(replace(scenario, title=game.name, options=options), wish.seed)


def _seats(game: Game, wish: Beginning) -> int:
    return usual_seats(game) if wish.seats is None else wish.seats


def settings_wished(game: Game, wish: Beginning) -> dict[str, Any]:
    """Return the settings of a title somebody wishes for, as values."""
    options = read_settings(game, wish.options)
    if wish.values is not None:
        options["values"] = read_card_values(game, wish.values)
    return options


def read_card_values(game: Game, file: Path) -> Mapping[str, Any]:
    """Read the card values of a printed copy and let the title check them.

    Raises:
        BadValues: it names the file, the line and the card.
    """
    setting = next((each for each in game.settings if each.name == "values"), None)
    if setting is None:
        message = f"{game.name} has no setting 'values'; its cards are complete."
        raise BadSetting(message, setting="values")
    text = file.read_text(encoding="utf-8")
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadValues(f"{file} is not TOML: {error}.") from None
    try:
        setting.checked(values)
    except BadValues as error:
        card = str(error.facts.get("card", ""))
        line = line_in_toml(text, card, str(error.facts.get("field", "")))
        place = f"{file}, line {line}" if line else str(file)
        raise BadValues(f"{place}: {error}", card=card, line=line) from None
    return values


def line_in_toml(text: str, card: str, field: str = "") -> int:
    """Return the line of TOML that says something about a card of a title, or 0.

    It is the line of the field, if the entry has one for it, or else where the entry begins.
    """
    begun = 0
    inside = False
    for number, line in enumerate(text.splitlines(), start=1):
        names = re.findall(r"[\w-]+", line.partition("#")[0].partition("=")[0])
        heading = line.lstrip().startswith("[")
        inside = names == [card] if heading else inside
        if names == [card, field] or (inside and names == [field]):
            return number
        if names[:1] == [card] and not begun:
            begun = number
    return begun


def match_of_record(text: str) -> Match:
    """Play a record again, of whichever title."""
    meet_title_of_record(text)
    return portside.replay(text)


def meet_title_of_record(record: str) -> None:
    """Make the title of a record known, if its first line names one."""
    try:
        head = json.loads(record.partition("\n")[0])
    except ValueError:
        return
    if isinstance(head, dict) and head.get("title") == PRETEND:
        title_named(PRETEND)
