"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from portside.engine.errors import PortsideError

ENGLISH: Final = "en"
LANGUAGES: Final = {"en": "English", "fr": "Français", "zh-Hant": "繁體中文"}
"""The languages, each by its own name."""

VARIABLES: Final = ("PORTSIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a wish may stand in the environment; the first that is set counts."""


class UnknownLanguage(PortsideError):
    """Refuse a language there are no texts in."""

    code = "unknown-language"


def language_for(wish: str | None, environment: Mapping[str, str]) -> str:
    """Return the language somebody wants, or the one nearest to it.

    Args:
        wish: what was asked for by name; it must be one we have.
        environment: asked next; a language we do not have becomes English.

    Raises:
        UnknownLanguage: the wish cannot be met.
    """
    if wish:
        found = matched_language(wish)
        if found is None:
            there = ", ".join(LANGUAGES)
            message = f"There are no texts in {wish!r}; there are: {there}."
            raise UnknownLanguage(message, language=wish, languages=there)
        return found
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return matched_language(said) or ENGLISH


def matched_language(name: str) -> str | None:
    """Return the language a name such as `fr_CA.UTF-8` or `zh-TW` stands for, if we have it."""
    main = name.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return next((language for language in LANGUAGES if language.partition("-")[0] == main), None)
