"""Nicknames: what can be seen of them, and whether they pass for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any, cast

from confusable_homoglyphs import categories, confusables

from portside.bots import accepted_names
from portside.server.errors import BadName
from portside.text import LANGUAGES, Texts

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that have no place in a name: they could hide or turn other text."""
BLANKS = re.compile(r"FILLER|BLANK|VARIATION SELECTOR|JOINER|INHERENT")
"""Signs of other categories whose Unicode names say that nothing is seen of them."""
LATIN = "LATIN"
MOST_MARKS = 2
"""So many marks may sit on one letter; more would cover the neighbours."""


def tidy_nickname(name: str) -> str:
    """Return a nickname without invisible signs and with single spaces."""
    whole = unicodedata.normalize("NFC", name)
    seen = "".join(sign for sign in whole if not _is_unseen(sign))
    return re.sub(r"\s+", " ", seen).strip()


def _is_unseen(sign: str) -> bool:
    known = unicodedata.name(sign, "")
    return unicodedata.category(sign) in UNSEEN or BLANKS.search(known) is not None


def check_nickname(name: str) -> None:
    """Raise `BadName` for a nickname that looks like another: a bot's, or one in another script."""
    marks = "".join("m" if unicodedata.category(sign) == "Mn" else "." for sign in _parts(name))
    if "m" * (MOST_MARKS + 1) in marks:
        raise BadName("There are too many marks on one letter.", name=name)
    if confusables.is_dangerous(name):
        raise BadName("The name mixes scripts whose letters look alike.", name=name)
    if nickname_skeleton(name) in _taken():
        raise BadName("A bot has this name.", name=name)


def _parts(name: str) -> str:
    return unicodedata.normalize("NFD", name)


def nickname_skeleton(name: str) -> str:
    """Return what a nickname looks like in plain Latin letters."""
    plain = unicodedata.normalize("NFKC", name)
    return "".join(map(_alike, plain)).casefold()


@cache
def _alike(sign: str) -> str:
    """Return the Latin letter a sign looks like, or itself."""
    if categories.alias(sign) == LATIN:
        return sign
    for found in cast("list[dict[str, Any]]", confusables.is_confusable(sign, greedy=True) or []):
        for other in found["homoglyphs"]:
            if len(other["c"]) == 1 and other["c"].isascii() and other["c"].isalpha():
                return str(other["c"])
    return sign


@cache
def _taken() -> frozenset[str]:
    """Return how the names of bots look, in all languages."""
    every = [Texts(language) for language in LANGUAGES]
    words = [texts.find(f"bot-name-{bot}") or bot for texts in every for bot in accepted_names()]
    return frozenset(map(nickname_skeleton, [*words, *accepted_names()]))
