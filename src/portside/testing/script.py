"""Play a position by verbs, expect questions, answer them and read the outcome.

    play = Script(scene("pretend").seat(0, hand="kite").facts(leader=0))
    play.do(0, "open kite").expect(1, "ask-lead").answer("draw")
    assert play.cards("stalls-0") == ["kite"]

Titles may subclass it and add verbs of their own. Whatever goes wrong tells what is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from portside.engine.ask import PASS, USE
from portside.engine.errors import PortsideError
from portside.engine.keys import NONE
from portside.engine.match import Match, Prompt
from portside.engine.scenario import Scenario
from portside.testing.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from portside.engine.table import Table
    from portside.engine.view_types import LogLine

SHOWN = 40
"""So many options are listed in an error."""
ENOUGH = 1000
"""So many forced answers in a row are a circle."""


class Unexpected(AssertionError):
    """Tell how the match differs from the script."""


class Script:
    """Play a match by hand.

    Attributes:
        match: the match itself.
    """

    def __init__(self, start: Scene | Scenario | Match, seed: int | str = 0) -> None:
        if isinstance(start, Scenario):
            from portside import from_scenario

            start = from_scenario(start, seed)
        self.match = start.match(seed) if isinstance(start, Scene) else start
        self._turned_to: int | None = None

    # -- playing

    def do(self, seat: int, *words: object) -> Self:
        """Answer in a script for a seat with an option's key.

        Words may be given apart (`do(0, "open", "kite")`), and copies of a card need no number.
        For a question that takes several things each argument is one of them.
        """
        prompt = self.prompt(seat)
        key = self._key(prompt, [str(word) for word in words])
        try:
            self.match.answer(seat, key)
        except PortsideError as error:
            raise Unexpected(f"Seat {seat} cannot answer {key!r}: {error}\n{self}") from error
        return self

    def expect(self, seat: int, kind: str) -> Self:
        """Check in a script that a seat is asked such a question; `answer` will answer it."""
        prompt = self.prompt(seat)
        if prompt.kind != kind:
            raise Unexpected(f"Seat {seat} is asked {prompt.kind!r}, not {kind!r}.\n{self}")
        self._turned_to = seat
        return self

    def answer(self, *words: object) -> Self:
        """Answer the question the script last expected, or else the one the match waits for."""
        waiting = self.match.waiting
        seat = self._turned_to
        self._turned_to = None
        if seat is None and len(waiting) == 1:
            seat = waiting[0]
        if seat is None:
            raise Unexpected(f"Whose answer is this? Use expect(seat, kind) first.\n{self}")
        return self.do(seat, *words)

    def skip(self, seat: int) -> Self:
        """Let a seat of the script pass."""
        return self.do(seat, PASS)

    def use(self, seat: int, card: str, *words: object) -> Self:
        """Use an any-time power in a script, in turn or out of it."""
        return self.do(seat, USE, card, *words)

    def auto(self) -> Self:
        """Give every answer of the script that is forced, until somebody really has a choice."""
        for _ in range(ENOUGH):
            forced = next((p for p in self.match.pending if _forced(p)), None)
            if forced is None or len(self.match.waiting) != 1:
                return self
            self.match.answer(forced.seat, _only_key(forced))
        raise Unexpected(f"Forced answers without an end.\n{self}")

    def undo(self, seat: int) -> Self:
        """Take back the script's last answer."""
        self.match.undo(seat)
        return self

    # -- checking what cannot be done

    def refuse(self, seat: int, *words: object) -> Self:
        """Check in a script that an answer is not among the options of a seat."""
        key = " ".join(str(word) for word in words)
        if self._matching(self.prompt(seat), key):
            raise Unexpected(f"Seat {seat} may well answer {key!r}.\n{self}")
        return self

    def expect_nothing(self, seat: int) -> Self:
        """Check in a script that a seat is asked nothing, not even offered anything."""
        if any(prompt.seat == seat for prompt in self.match.pending):
            raise Unexpected(f"Seat {seat} should not be asked.\n{self}")
        return self

    def why_not(self, seat: int, ref: str) -> list[str]:
        """Return the text ids of what stands in the way of using `ref`, for a script to check."""
        return [reason.text for reason in self.match.why_not(seat, ref)]

    # -- reading

    @property
    def table(self) -> Table:
        """Return the script's table, to read what the helpers below do not tell."""
        return self.match.table

    def prompt(self, seat: int) -> Prompt:
        """Return what a seat of the script is asked."""
        for prompt in self.match.pending:
            if prompt.seat == seat:
                return prompt
        raise Unexpected(f"Seat {seat} is not asked anything.\n{self}")

    def options(self, seat: int) -> list[str]:
        """Return the keys a seat of the script may answer with."""
        return [option.key for option in self.prompt(seat).options]

    def cards(self, place: str) -> list[str]:
        """Return the keys of the cards in a place of the script's table, bottom first."""
        names = {spec.name: at for at, spec in enumerate(self.table.places)}
        if place not in names:
            raise Unexpected(f"There is no place {place!r}; there are {', '.join(names)}.")
        return [self.table.box.keys[card] for card in self.table.zones[names[place]]]

    def place(self, card: str) -> str:
        """Return the name of the place a card of the script's table lies in."""
        at = self.table.where[self.table.box.ids[card]]
        return self.table.places[at].name

    def counter(self, name: str, owner: int = -1) -> int:
        """Return a public number of the script's match, of a seat or (-1) of the table."""
        counters = {(c.name, c.owner): c.value for c in self.match.game.counters(self.table)}
        if (name, owner) not in counters:
            listed = ", ".join(f"{known} of {whose}" for known, whose in counters)
            raise Unexpected(f"There is no counter {name!r} of {owner}; there are {listed}.")
        return counters[name, owner]

    def log(self, seat: int | None = None, kind: str = "") -> list[LogLine]:
        """Return the script's log as a seat (None: a spectator) may know it, no mere movements."""
        lines = self.match.log(seat)
        wanted = (kind,) if kind else None
        return [
            line
            for line in lines
            if (line["kind"] in wanted if wanted else line["kind"] not in ("moved", "shown"))
        ]

    def sees(self, seat: int | None, card: str) -> bool:
        """Tell a script whether a seat (None: a spectator) knows where a card lies."""
        bit = 1 << (len(self.table.seats) if seat is None else seat)
        return bool(self.table.known[self.table.box.ids[card]] & bit)

    def scores(self) -> list[int]:
        """Return the totals of a script's match that is over."""
        if self.match.result is None:
            raise Unexpected(f"The match is not over.\n{self}")
        return [score.total for score in self.match.result.scores]

    def __str__(self) -> str:
        """Tell what is asked, and every place that is not empty."""
        result = self.match.result
        asked = [_told(prompt) for prompt in self.match.pending]
        if result is not None:
            asked = [f"The match is over ({result.ending}); winners: {list(result.winners)}."]
        places = [spec.name for spec in self.table.places[1:]]
        lying = [f"  {name}: {' '.join(cards)}" for name in places if (cards := self.cards(name))]
        return "\n".join([*asked, *lying])

    # -- keys

    def _key(self, prompt: Prompt, words: list[str]) -> str:
        if prompt.type != "some":
            return self._one(prompt, " ".join(words))
        if words in ([NONE], []):
            return NONE
        items = [item for word in words for item in word.split("+")]
        return "+".join(dict.fromkeys(self._items(prompt, items)))

    def _items(self, prompt: Prompt, items: list[str]) -> list[str]:
        """Return the keys of things to pick; the same slug twice means two copies."""
        keys: list[str] = []
        for item in items:
            found = [key for key in self._matching(prompt, item) if key not in keys]
            keys.append(found[0] if found else item)
        return keys

    def _one(self, prompt: Prompt, key: str) -> str:
        found = self._matching(prompt, key)
        return found[0] if found else key

    def _matching(self, prompt: Prompt, key: str) -> list[str]:
        keys = [option.key for option in prompt.options]
        return [key] if key in keys else [other for other in keys if _plain(other) == key]


def _plain(key: str) -> str:
    """Return a key with the numbers of copies left out."""
    return " ".join(word.partition("#")[0] for word in key.split(" "))


def _forced(prompt: Prompt) -> bool:
    if prompt.standing:
        return False
    if prompt.type == "amount":
        return prompt.low == prompt.high
    if prompt.type == "some":
        return prompt.low >= len(prompt.options) or prompt.high == 0
    return len(prompt.options) == 1


def _only_key(prompt: Prompt) -> str:
    if prompt.type != "some":
        return prompt.options[0].key
    keys = [option.key for option in prompt.options] if prompt.high else []
    return "+".join(keys) or NONE


def _told(prompt: Prompt) -> str:
    manner = "is offered" if prompt.standing else "is asked"
    if prompt.type == "amount":
        return f"Seat {prompt.seat} {manner} {prompt.kind}: {prompt.low} to {prompt.high}."
    keys = [option.key for option in prompt.options]
    more = f", and {len(keys) - SHOWN} more" if len(keys) > SHOWN else ""
    some = f" {prompt.low} to {prompt.high} of" if prompt.type == "some" else ""
    return f"Seat {prompt.seat} {manner} {prompt.kind}:{some} {', '.join(keys[:SHOWN])}{more}."


def extra(match: Match) -> Mapping[str, Any]:
    """Return what a title shows in a script besides zones and numbers, to look into."""
    return match.view(None)["extra"]
