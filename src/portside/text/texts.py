"""Put into words what the engine and the titles hand out as ids and facts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Protocol

from babel.lists import format_list
from babel.numbers import format_decimal

from portside.engine import game as games
from portside.text.catalogue import catalogue
from portside.text.languages import ENGLISH

if TYPE_CHECKING:
    from portside.engine.ask import Option, Reason
    from portside.engine.errors import PortsideError
    from portside.engine.table import CardFace

NUMBERED = re.compile(r"(?P<word>.+?)-(?P<index>\d+)")
"""A word for one of several things, such as `ship-2`."""
SILENT = frozenset({"moved", "shown"})
"""Log entries that are drawn, not told."""
LISTS = {"en": "en_GB", "zh-Hant": "zh_Hant"}
"""Whose habits lists and numbers follow, where it is not simply the language."""
ERROR_FACTS = (
    *("at", "bot", "card", "command", "key", "kind", "language", "languages", "line"),
    *("missing", "number"),
    *("place", "ref", "rules", "seat", "seats", "setting", "takes", "title", "value"),
)
"""What the wording of an error may use; facts that are not there are the word `none`."""


class Question(Protocol):
    """What the wording of a question needs of it, be it a `Prompt` or one that was sent."""

    @property
    def seat(self) -> int:
        """Return who is asked the question."""

    @property
    def kind(self) -> str:
        """Return the text id of the question."""

    @property
    def card(self) -> str:
        """Return the key of the card whose power asks the question, or ""."""

    @property
    def low(self) -> int:
        """Return the fewest, or the least, a question takes."""

    @property
    def high(self) -> int:
        """Return the most a question takes."""

    @property
    def facts(self) -> Mapping[str, object]:
        """Return values for the text of the question."""


class Texts:
    """Speak one language about one title.

    Args:
        language: one of `LANGUAGES`.
        title: whose texts to use besides the program's own.
        config: settings of the match; editions and books have wordings of their own.
    """

    def __init__(
        self, language: str = ENGLISH, title: str = "", config: Mapping[str, Any] | None = None
    ) -> None:
        self.language = language
        self.title = title
        self._wordings = wordings(title, config or {})
        self._catalogues = [catalogue(each, title) for each in dict.fromkeys((language, ENGLISH))]

    # -- messages

    def find(self, name: str, attribute: str = "", /, **facts: object) -> str | None:
        """Return a text in the language, or in English, or None."""
        name = name.replace("_", "-")
        wanted = (attribute,) if attribute else (*self._wordings, "")
        for known in self._catalogues:
            for part in wanted:
                text = known.filled(name, part, facts)
                if text is not None:
                    return text
        return None

    def say(self, name: str, /, **facts: object) -> str:
        """Return the text of a message with facts in place, or its id where there is none."""
        text = self.find(name, **facts)
        return name if text is None else text

    # -- things

    def name(self) -> str:
        """Return the text of what the title is called."""
        return self.find("title-name") or self.title.replace("_", " ").title()

    def card(self, key: str) -> str:
        """Return the text of a card's name."""
        return self._named(key) or key.partition("#")[0].replace("_", " ").capitalize()

    def power(self, key: str) -> str:
        """Return the text of what a card does, or nothing where no text tells."""
        name = "card-" + key.partition("#")[0]
        return self._worded(name, "power") or self.find(name, "power") or ""

    def seat(self, index: int) -> str:
        """Return the text of what a seat is called."""
        return self.say("ref-seat", number=index + 1, index=index)

    def place(self, kind: str) -> str:
        """Return the text of what places of a kind are called."""
        return self.find("place-" + kind) or kind.replace("_", " ")

    def counter(self, name: str, value: int | str = 2) -> str:
        """Return the text of what a public number is called beside its value."""
        return self.find("counter-" + name, count=value) or name.replace("_", " ")

    def part(self, name: str) -> str:
        """Return the text of what a part of the score is called."""
        part = name.removeprefix("part-")
        if part.startswith("card-"):
            return self.card(part.removeprefix("card-"))
        return self.find("part-" + part) or part.replace("_", " ")

    def field(self, name: str) -> str:
        """Return the text of what a printed property of cards is called."""
        return self.find("field-" + name) or name.replace("_", " ").capitalize()

    def printed(self, name: str, value: object) -> str:
        """Return as text the value of a printed property as people read it."""
        if isinstance(value, bool):
            return self.say("yes") if value else self.say("no")
        if isinstance(value, (tuple, list)):
            if not value:
                return "0"
            return self.say("comma").join(
                self.say("times", count=count, name=self.printed(name, each))
                for each, count in count_equal(value).items()
            )
        if value is None or value == "":
            return ""
        return self.find(f"{name}-{value}") or self.word(str(value))

    def word(self, word: str) -> str:
        """Return the text of a card, thing or place; a word nobody has a name for stays."""
        named = self._named(word) or self.find("ref-" + word) or self.find("place-" + word)
        if named is not None:
            return named
        numbered = NUMBERED.fullmatch(word)
        return word if numbered is None else self._numbered(numbered["word"], numbered["index"])

    def _numbered(self, word: str, index: str) -> str:
        """Return the name of one of several things."""
        facts = {"number": int(index) + 1, "index": int(index)}
        named = self.find("ref-" + word, **facts)
        if named is not None:
            return named
        place = self.find("place-" + word)
        return (
            f"{word}-{index}" if place is None else self.say("place-numbered", place=place, **facts)
        )

    def listed(self, names: Iterable[str]) -> str:
        """Return several names as a list in words."""
        return format_list(list(names), locale=LISTS.get(self.language, self.language))

    def decimal(self, value: float) -> str:
        """Return a number as text with one digit behind the sign that people put there."""
        return format_decimal(value, "0.0", locale=LISTS.get(self.language, self.language))

    def _named(self, key: str) -> str | None:
        name = "card-" + key.partition("#")[0]
        return self._worded(name, "name") or self.find(name)

    def _worded(self, name: str, part: str) -> str | None:
        """Return a part of a card in the first wording that has it."""
        found = (self.find(name, f"{part}-{wording}") for wording in self._wordings)
        return next((text for text in found if text is not None), None)

    # -- what a match hands out

    def question(self, prompt: Question) -> str:
        """Return the text of what a seat is asked."""
        facts = {"low": prompt.low, "high": prompt.high, "seat": self.seat(prompt.seat)}
        facts["card"] = self.card(prompt.card) if prompt.card else ""
        return self.say(prompt.kind, **{**facts, **self.spoken(prompt.facts)})

    def option(self, option: Option, face: CardFace | None = None) -> str:
        """Return the text of one legal answer.

        With the face of its card it is told what is printed there, where the message has an
        attribute for that: `.action` may name the `$action` of the card.
        """
        facts = self.spoken(option.facts)
        text = self._of_face(option.text, face, facts) or self.find(option.text, **facts)
        if text is not None:
            return text
        return " ".join(self.word(word) for word in option.key.split(" "))

    def _of_face(self, name: str, face: CardFace | None, facts: Mapping[str, object]) -> str | None:
        """Return the first form of a message that tells a property of a card, in its wording."""
        for field in () if face is None else fields(face):
            value = getattr(face, field.name)
            if not isinstance(value, str) or not value:
                continue
            told = {**facts, field.name: self.printed(field.name, value)}
            for form in (*(f"{field.name}-{wording}" for wording in self._wordings), field.name):
                text = self.find(name, form, **told)
                if text is not None:
                    return text
        return None

    def happening(self, line: Mapping[str, Any]) -> str:
        """Return the text of a line of the log; empty for what is only drawn."""
        if line["kind"] in SILENT:
            return ""
        facts = {"seat": self.seat(line["seat"]) if line["seat"] >= 0 else ""}
        facts["cards"] = facts["card"] = self.cards(line["cards"], line["count"])
        told = {**facts, "count": line["count"], **self.spoken(line["facts"])}
        return self.say(line["kind"], **told)

    def cards(self, keys: Sequence[str] | None, count: int) -> str:
        """Return the text of cards by name, or only how many there are where they are hidden."""
        if keys:
            return self.listed(self.card(key) for key in keys)
        return self.say("hidden-cards", count=count)

    def reason(self, reason: Reason) -> str:
        """Return the text of why something is not possible, with the rule it comes from."""
        text = self.say(reason.text, **self.spoken(dict(reason.facts)))
        return self.say("with-rule", text=text, rule=reason.rule) if reason.rule else text

    def error(self, error: PortsideError) -> str:
        """Return the text of what went wrong."""
        facts: dict[str, object] = dict.fromkeys(ERROR_FACTS, "none") | error.facts
        if str(facts["seat"]).isdecimal():
            facts["seat"] = self.seat(int(str(facts["seat"])))
        text = self.find("error-" + error.code, **facts)
        return str(error) if text is None else text

    def ending(self, name: str) -> str:
        """Return the text of how a match ended."""
        return self.find(name) or self.say("ending-" + name.removeprefix("ending-"))

    def setting(self, name: str) -> str:
        """Return the text of what a setting is called."""
        return self.find("setting-" + name) or name

    def setting_help(self, name: str) -> str:
        """Return the text of what a setting does."""
        return self.find("setting-" + name, "help") or ""

    def rule(self, number: str) -> str | None:
        """Return the text of a rule by its id, or None if there is no such rule."""
        return self.find("rule-" + number)

    def rules(self) -> list[tuple[str, str]]:
        """Return all rules of the texts in order, as pairs of section and id."""
        found = list(self._catalogues[0].rules())
        return found or list(self._catalogues[-1].rules())

    def spoken(self, facts: Mapping[str, object]) -> dict[str, object]:
        """Return facts as words for texts: names for cards, things, places; numbers stay."""
        return {name: self._spoken(name, value) for name, value in facts.items()}

    def _spoken(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.seat(value) if name == "seat" else value
        if isinstance(value, (tuple, list)):
            return self.listed(str(self._spoken(name, each)) for each in value)
        return self.word(str(value))


def wordings(title: str, config: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the words that choose among wordings of a text under settings, strongest first."""
    if not title or not config:
        return ()
    game = games.find(title)
    usual = {setting.name: setting.default for setting in game.settings}
    return tuple(reversed(game.variant(usual | dict(config)).split()))


def count_equal(values: Iterable[object]) -> dict[object, int]:
    """Count equal things for a text; pairs of a thing and a number are counts already."""
    counts: dict[object, int] = {}
    for value in values:
        match value:
            case (each, int(count)):
                counts[each] = counts.get(each, 0) + count
            case _:
                counts[value] = counts.get(value, 0) + 1
    return counts
