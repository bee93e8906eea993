"""What a person may type at a table instead of an answer, here or at a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from portside.cli.typed_answers import NotUnderstood, key_from_typed

if TYPE_CHECKING:
    from rich.text import Text

    from portside.cli.asked import Asked
    from portside.cli.board import Faces
    from portside.cli.explain import Explainer
    from portside.cli.terminal import Voice

LINES: Final = 30
"""So many lines of the log are shown unless another number is asked for."""


class Commands(ABC):
    """Obey commands, and read answers.

    Attributes:
        voice: the terminal.
        faces: the cards in play and the words for them.
        stops: whether the person is stopped for at offers.
        commands: what each does, by its letter.
    """

    HELP: ClassVar[str]
    """The message that lists the commands."""
    AFTER: ClassVar[tuple[str, ...]] = ("", " ")
    """What may stand behind the letter of a command."""

    def __init__(self, voice: Voice, faces: Faces) -> None:
        self.voice = voice
        self.faces = faces
        self.stops = True
        self.commands: dict[str, Callable[[str, Asked], None]] = {
            "?": self._explain,
            "h": lambda _words, _prompt: self.voice.say(self.HELP),
            "l": self._show_log,
            "r": self._show_rule,
            "t": lambda _words, _prompt: self._show_table(again=True),
            "u": self._undo,
            "w": self._toggle_stops,
        }

    @abstractmethod
    def _explainer(self, prompt: Asked) -> Explainer:
        """Return what explains things to whoever is asked."""

    @abstractmethod
    def _lines(self) -> list[Text]:
        """Return the log in words."""

    @abstractmethod
    def _show_table(self, again: bool = False) -> None:
        """Show the table where it looks otherwise than before, or `again`."""

    @abstractmethod
    def _undo(self, words: str, prompt: Asked) -> None:
        """Take an answer back."""

    def _obeyed(self, line: str, prompt: Asked) -> bool:
        """Do what a command says; return whether the line was one."""
        if line[:1] != "?" and line[1:2] not in self.AFTER:
            return False
        command = self.commands.get(line[:1].lower())
        if command is None:
            return False
        command(line[1:].strip(), prompt)
        return True

    def _typed(self, line: str, prompt: Asked) -> str | None:
        """Return the key of the answer somebody typed, or None after saying what could be."""
        try:
            return key_from_typed(line, prompt)
        except NotUnderstood as wrong:
            facts = {"low": prompt.low, "high": prompt.high, "count": len(prompt.options)}
            self.voice.say(str(wrong), style="yellow", **facts)
            return None

    def _explain(self, words: str, prompt: Asked) -> None:
        explain, options = self._explainer(prompt), prompt.options
        if not words:
            self.voice.show(*explain.question(prompt))
            self.voice.say(self.HELP)
        elif not words.isdecimal() or prompt.type == "amount":
            self.voice.show(*explain.thing(words, prompt))
        elif 1 <= int(words) <= len(options):
            self.voice.show(*explain.option(options[int(words) - 1], prompt))
        else:
            self.voice.say("answer-one", style="yellow", count=len(options))

    def _show_log(self, words: str, _prompt: Asked) -> None:
        count = int(words) if words.isdecimal() else LINES
        self.voice.show(*self._lines()[-count:])

    def _show_rule(self, words: str, prompt: Asked) -> None:
        number = words or prompt.rule
        if number:
            self.voice.show(self._explainer(prompt).rule(number))
        else:
            self.voice.say("no-rule-here")

    def _toggle_stops(self, _words: str, _prompt: Asked) -> None:
        self.stops = not self.stops
        self.voice.say("stops-on" if self.stops else "stops-off")
