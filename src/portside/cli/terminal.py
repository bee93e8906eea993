"""Speaking to a person at a terminal, in their language."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from portside.engine.errors import PortsideError
from portside.text import ENGLISH, Texts, language_for

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType

TELLING = frozenset(
    (
        *("bad-scenario", "bad-setting", "bad-values", "broken-record"),
        *("unknown-bot", "unknown-title", "wrong-seats"),
    )
)
"""Errors whose detail only the engine's own English sentence tells."""


class Voice:
    """Print to and read from the terminal.

    Attributes:
        texts: the words.
        console: where they go.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = Texts(language)
        self.console = Console(highlight=False)

    def about(self, title: str, config: Mapping[str, Any] | None = None) -> Texts:
        """Let the terminal speak about a title from now on."""
        self.texts = Texts(self.language, title, config)
        return self.texts

    def show(self, *things: RenderableType) -> None:
        """Print things in the terminal as they are, each on lines of its own."""
        for thing in things:
            self.console.print(thing)

    def say(self, name: str, /, style: str = "", **facts: object) -> None:
        """Print a message in the terminal."""
        self.console.print(Text(self.texts.say(name, **facts), style=style))

    def note(self, name: str, /, style: str = "", **facts: object) -> None:
        """Print a message to be copied from the terminal, without breaking its line."""
        self.console.print(Text(self.texts.say(name, **facts), style=style), soft_wrap=True)

    def hear(self, sign: str = "› ") -> str | None:
        """Return a line the person typed in the terminal, or None when there is no more to come."""
        try:
            return self.console.input(Text(sign, style="bold")).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def complain(self, error: PortsideError) -> None:
        """Print in the terminal what went wrong, on one line."""
        self.console.print(Text(self.wording(error), style="yellow"), soft_wrap=True)

    def wording(self, error: PortsideError) -> str:
        """Return what went wrong in words; English has the engine's own, which tell most."""
        if self.language == ENGLISH:
            return str(error)
        text = self.texts.error(error)
        return f"{text} [{error}]" if error.code in TELLING and text != str(error) else text


@contextmanager
def terminal_speaking(language: str | None) -> Iterator[Voice]:
    """Speak a language, and end the program with one helpful line where something is wrong."""
    voice = Voice(ENGLISH)
    try:
        voice = Voice(language_for(language, os.environ))
        yield voice
    except PortsideError as error:
        stop_program(voice.wording(error))
    except UnicodeDecodeError:
        stop_program(voice.texts.say("file-not-text"))
    except BrokenPipeError:
        raise typer.Exit(1) from None
    except OSError as error:
        stop_program(
            voice.texts.say("file-failed", file=str(error.filename), why=error.strerror or "")
        )
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def stop_program(line: str) -> NoReturn:
    """End the program because of bad input at the terminal."""
    print(f"portside: {line}", file=sys.stderr)
    raise typer.Exit(2)


def write_file(path: Path, text: str) -> None:
    """Write a file named at the terminal, making its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
