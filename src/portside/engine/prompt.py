"""One open question, shown to whoever may answer it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from portside.engine import display
from portside.engine.ask import Amount, Ask, Option, Pick
from portside.engine.errors import IllegalAnswer
from portside.engine.keys import answer_key, option, parse_pick

if TYPE_CHECKING:
    from random import Random

    from portside.engine.ask import Value
    from portside.engine.table import Table


class Prompt:
    """Show one open question to whoever may answer it.

    It is made for every question, and most of it is seldom looked at: so it is read when wanted.

    Attributes:
        seat: who is asked.
        ask: the question as the rules ask it.
    """

    __slots__ = ("_choices", "_known", "_options", "_table", "ask", "seat")

    def __init__(self, table: Table, ask: Ask) -> None:
        self._table = table
        self._choices: Sequence[Value] | None = None
        self._options: list[Option] | None = None
        self._known: dict[str, Value] = {}
        self.ask = ask
        self.seat = int(ask.seat)

    @property
    def kind(self) -> str:
        """Return the text id of the prompt's question."""
        return self.ask.kind

    @property
    def rule(self) -> str:
        """Return the id of the rule a prompt comes from."""
        rule = self.ask.rule
        return self._table.box.rule_numbers.get(rule, rule)

    @property
    def card(self) -> str:
        """Return the key of the card whose power prompts, or ""."""
        card = self.ask.card
        return self._table.box.keys[card] if card >= 0 else ""

    @property
    def standing(self) -> bool:
        """Tell whether a prompt is a standing offer that blocks nobody."""
        return self.ask.standing

    @property
    def facts(self) -> dict[str, Value]:
        """Return values for the text of a prompt."""
        return self.ask.facts or {}

    @property
    def type(self) -> str:
        """Return the type of a prompt: `one`, `some` or `amount`."""
        if isinstance(self.ask, Pick):
            return "some"
        return "amount" if isinstance(self.ask, Amount) else "one"

    @property
    def low(self) -> int:
        """Return the fewest of `some`, or the least `amount`, a prompt takes."""
        return self.ask.low if isinstance(self.ask, Pick | Amount) else 1

    @property
    def high(self) -> int:
        """Return the most of `some`, or the largest `amount`, a prompt takes."""
        return self.ask.high if isinstance(self.ask, Pick | Amount) else 1

    @property
    def step(self) -> int:
        """Return by how much the amounts a prompt takes differ."""
        return self.ask.step if isinstance(self.ask, Amount) else 1

    @property
    def choices(self) -> Sequence[Value]:
        """Return the values a prompt lists; the rules are asked for them once."""
        if self._choices is None:
            ask = self.ask
            self._choices = ask.items() if isinstance(ask, Pick) else ask.values()
        return self._choices

    @property
    def options(self) -> list[Option]:
        """Return the legal answers to a prompt; for `some`, the items to pick from."""
        if self._options is None:
            ask, box = self.ask, self._table.box
            self._options = [option(box, ask, value) for value in self.choices]
        return self._options

    def key(self, value: Value) -> str:
        """Return the key that answers a prompt with a value."""
        return answer_key(self._table.box, self.ask, value)

    def value(self, key: str) -> Value:
        """Return the value a key stands for in a prompt, or raise `IllegalAnswer`."""
        if isinstance(key, str):
            found = self._known.get(key)
            if found is not None:
                return found
            found = self._looked_up(key)
            if found is not None:
                self._known[key] = found
                return found
        raise self._refusal(key)

    def _looked_up(self, key: str) -> Value | None:
        """Find a key among the options."""
        ask, box = self.ask, self._table.box
        if isinstance(ask, Pick):
            picked = parse_pick(key, {each.key: each.value for each in self.options})
            return picked if picked is not None and ask.allows(picked) else None
        for value in self.choices:
            if option(box, ask, value).key == key:
                return value
        return None

    def sample(self, rng: Random) -> str:
        """Return the key of a random legal answer to a prompt; that it is one is then known."""
        value = self.ask.sample(rng)
        key = answer_key(self._table.box, self.ask, value)
        self._known[key] = value
        return key

    def _refusal(self, key: object) -> IllegalAnswer:
        """Return the error for a key that is no answer, with the nearest that are."""
        keys = [option.key for option in self.options]
        near = get_close_matches(str(key)[:80], keys, 3)
        hint = f"Did you mean {' or '.join(map(repr, near))}?" if near else "It takes "
        right = "" if near else f"{display.takes(self)}."
        message = f"{key!r} is no answer to {self.kind!r} now. {hint}{right}"
        return IllegalAnswer(message, key=str(key)[:80], kind=self.kind, near=near)

    def __repr__(self) -> str:
        return display.prompt_line(self)

    def _repr_html_(self) -> str:
        return display.prompt_page(self)
