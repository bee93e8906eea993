"""Writing a record as a page that plays it back."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from portside.cli.terminal import stop_program, write_file
from portside.hosting.film import PAGE, film, film_page
from portside.text import LANGUAGES
from portside.text.catalogue import words_of_others

if TYPE_CHECKING:
    from pathlib import Path

    from portside.cli.terminal import Voice
    from portside.engine.match import Match


def write_film(voice: Voice, match: Match, out: Path) -> None:
    """Write a film: a page with a match in it that needs nothing but a browser."""
    template = files("portside") / "server/static" / PAGE
    if not template.is_file():
        stop_program(voice.texts.say("film-no-page"))
    words = {language: words_of_others(match.game, language) for language in LANGUAGES}
    told = film_page(
        template.read_bytes(), film(match, {each: text for each, text in words.items() if text})
    )
    write_file(out, told)
    voice.say("film-written", file=str(out), size=round(len(told.encode()) / 1e6, 1))
