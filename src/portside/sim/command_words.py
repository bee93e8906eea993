"""Titles and settings as commands name them: those here, and those of the command line."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from portside.engine.errors import BadSetting
from portside.engine.game import find

if TYPE_CHECKING:
    from portside.engine.game import Game, Setting

PRETEND: Final = "pretend"
"""The title of the test kit: it can be played, but no list names it."""
WORDS: Final = {"on": True, "off": False, "yes": True, "no": False, "true": True, "false": False}
"""How a setting that is a switch may be written."""


def title_named(name: str) -> Game:
    """Return the title a command names, or raise `UnknownTitle`."""
    name = name.replace("-", "_")
    if name == PRETEND:
        import_module("portside.testing.pretend")
    return find(name)


def read_settings(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """Read a command's settings written as `name=value`, several of them parted by commas."""
    known = {setting.name: setting for setting in game.settings}
    options = {}
    for word in (each for said in words for each in said.split(",")):
        name, sign, value = word.strip().partition("=")
        if not sign:
            message = f"Settings are written name=value, not {word!r}."
            raise BadSetting(message, setting=word)
        name = name.strip().replace("-", "_")
        options[name] = _meant(known.get(name), value.strip())
    return options


def _meant(setting: Setting | None, word: str) -> Any:
    """Return the value a word stands for; what makes no sense is left for the title to refuse."""
    choices = setting.choices if setting is not None else ()
    for choice in choices:
        if str(choice).lower() == word.lower():
            return choice
    if bool in {type(choice) for choice in choices}:
        return WORDS.get(word.lower(), word)
    number = word.removeprefix("-")
    return int(word) if number.isascii() and number.isdecimal() else word
