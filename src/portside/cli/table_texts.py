"""What a server sends of a table, in the terminal's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from portside.engine.ask import Option
from portside.text.catalogue import Catalogue
from portside.text.languages import ENGLISH
from portside.text.texts import NUMBERED, Texts

if TYPE_CHECKING:
    from portside.cli.server_requests import Json


class TableTexts(Texts):
    """Speak about a table of a server: seats have names, and the server's refusals have words."""

    def __init__(
        self, language: str, title: str = "", config: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(language, title, config)
        self._names: list[str] = []
        folder = files("portside").joinpath("server", "text")
        self._catalogues += [
            Catalogue(each, [folder]) for each in dict.fromkeys((language, ENGLISH))
        ]

    def name_seats(self, seats: Sequence[Json]) -> None:
        """Call seats in texts by who sits there; namesakes and bots are numbered."""
        people = [each["name"] for each in seats]
        self._names = [
            self.say("web-bot-name", bot=self._bot(each["bot"]), seat=each["seat"] + 1)
            if each["kind"] == "bot"
            else self.say("web-hot-name", name=each["name"], seat=each["seat"] + 1)
            if each["name"] and people.count(each["name"]) > 1
            else each["name"] or ""
            for each in seats
        ]

    def _bot(self, name: str) -> str:
        return self.find(f"bot-name-{name}") or name

    def seat(self, index: int) -> str:
        """Return the text of whoever sits there."""
        name = self._names[index] if index < len(self._names) else ""
        return name or super().seat(index)

    def word(self, word: str) -> str:
        """Return the text of a thing at the table; a seat is called by its name."""
        numbered = NUMBERED.fullmatch(word)
        if numbered is not None and numbered["word"] == "seat":
            return self.seat(int(numbered["index"]))
        return super().word(word)


@dataclass(frozen=True, slots=True)
class SentQuestion:
    """Hold a question as a server sent it; it is an `Asked`."""

    seat: int
    kind: str
    rule: str
    card: str
    type: str
    low: int
    high: int
    step: int
    standing: bool
    facts: dict[str, object]
    options: list[Option]


def sent_question(ask: Json) -> SentQuestion:
    """Return a question of a state."""
    options = [
        Option(each["key"], tuple(each["refs"]), each["text"], each["facts"], each["key"])
        for each in ask["options"]
    ]
    fields = {name: ask[name] for name in SentQuestion.__slots__ if name != "options"}
    return SentQuestion(**fields, options=options)
