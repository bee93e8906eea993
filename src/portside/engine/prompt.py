"""One open question, shown to whoever may answer it."""

from __future__ import annotations

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

    Attributes:
        seat: who is asked.
        kind: text id of the question.
        rule: id of the rule it comes from.
        card: key of the card whose power asks, or "".
        type: `one`, `some` or `amount`.
        low, high, step: bounds for `some` and `amount`.
        standing: an offer that blocks nobody.
        facts: values for the text.
    """

    def __init__(self, table: Table, ask: Ask) -> None:
        self._table = table
        self._options: list[Option] | None = None
        self.ask = ask
        self.seat = int(ask.seat)
        self.kind = ask.kind
        self.rule = table.box.rule_numbers.get(ask.rule, ask.rule)
        self.card = table.box.keys[ask.card] if ask.card >= 0 else ""
        self.standing = ask.standing
        self.facts = ask.facts or {}
        self.type = "one"
        self.low, self.high, self.step = 1, 1, 1
        if isinstance(ask, Pick):
            self.type, self.low, self.high = "some", ask.low, ask.high
        elif isinstance(ask, Amount):
            self.type, self.low, self.high, self.step = "amount", ask.low, ask.high, ask.step

    @property
    def options(self) -> list[Option]:
        """Return the legal answers; for `some`, the items to pick from."""
        if self._options is None:
            ask, box = self.ask, self._table.box
            values = ask.items() if isinstance(ask, Pick) else ask.values()
            self._options = [option(box, ask, value) for value in values]
        return self._options

    @property
    def _values(self) -> dict[str, Value]:
        """Return what the keys of the options stand for."""
        return {option.key: option.value for option in self.options}

    def key(self, value: Value) -> str:
        """Return the key that answers with a value."""
        return answer_key(self._table.box, self.ask, value)

    def value(self, key: str) -> Value:
        """Return the value a key stands for, or raise `IllegalAnswer`."""
        if isinstance(key, str):
            if isinstance(self.ask, Pick):
                picked = parse_pick(key, self._values)
                if picked is not None and self.ask.allows(picked):
                    return picked
            elif (value := self._values.get(key)) is not None:
                return value
        raise self._refusal(key)

    def sample(self, rng: Random) -> str:
        """Return the key of a random legal answer."""
        return self.key(self.ask.sample(rng))

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
