"""A match that goes on token by token: what all environments have in common.

It is compiled (see `pyproject.toml`), and so knows nothing of numpy: what is seen and what is legal
are bytes.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Self

from portside.adapters.action_tokens import Answering, Tokens
from portside.engine.ask import Together
from portside.engine.errors import MatchOver
from portside.engine.events import Log
from portside.engine.game import Game
from portside.engine.knowledge import determinize
from portside.engine.match import Match
from portside.engine.numbers import numbers_of
from portside.engine.pages import LARGEST
from portside.engine.steps import Course

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.pages import Page
    from portside.engine.table import Table
    from portside.engine.view_types import LogLine


class Stepper:
    """Play a match by tokens.

    Of seats that are asked together one after another answers, none seeing the others' answers.
    Any-time powers are offered to the seat that is asked something anyway, and to no other.

    Attributes:
        match: the match.
        tokens: the numbering of tokens.
        answering: the answer in the making, or None when the match is over.
        seat: who is to give the next token, or -1.
        steps: how many tokens have been given.
        asked: how many questions have been asked.
    """

    def __init__(self, match: Match, tokens: Tokens | None = None) -> None:
        self.match = match
        self._course: Course = match
        self.tokens = Tokens(match.table.box) if tokens is None else tokens
        self.steps = 0
        self.answering: Answering | None = None
        self.seat = -1
        seats = range(len(match.table.seats))
        self._numbers = numbers_of(match.table.box)
        self._teller = self._numbers.teller()
        self.asked = 0
        self._pages: list[Page | None] = [None for _ in seats]
        self._seen = [memoryview(b"") for _ in seats]
        self._looked = [-1 for _ in seats]
        self._memory = [b"" for _ in seats]
        self._told = [0 for _ in seats]
        self._given: list[list[tuple[int, int]]] = [[] for _ in seats]
        self._ask()

    @classmethod
    def deal(
        cls,
        game: Game,
        seats: int,
        secret: str,
        options: Mapping[str, Any] | None = None,
        tokens: Tokens | None = None,
        log: bool = True,
        record: bool = True,
        keep: bool = True,
    ) -> Self:
        """Deal the stepper's match.

        Args:
            game: the title.
            seats: how many play.
            secret: what chance comes from.
            options: settings.
            tokens: the numbering of tokens, if it was made before.
            log: keep what seats are told, for `memory`.
            record: keep the match's past; without it there is no log either.
            keep: keep, without a record, what forks need.
        """
        match = Match.new(game, seats, secret, options or {}, log=log)
        return cls(match if record else match.fork(keep), tokens)

    def _ask(self) -> None:
        question = self._course.question
        if question is None:
            self.answering, self.seat = None, -1
        else:
            ask = self._course.asks()[0] if isinstance(question, Together) else question
            self.answering, self.seat = Answering(self.tokens, ask), int(ask.seat)
        self.asked += 1

    @property
    def waiting(self) -> list[int]:
        """Return the seats that the stepper's match waits for."""
        return self._course.waiting

    @property
    def sealed(self) -> list[int]:
        """Return the seats whose sealed answer the stepper's match has."""
        sealed = self._course.sealed
        return [*sealed] if sealed else []

    def seen(self, seat: int) -> memoryview:
        """Return what a seat sees of the stepper's table, as the bytes of float32 numbers.

        They stay the same while an answer is in the making; the next look writes anew. Those too
        large are cut off.
        """
        page = self._pages[seat]
        if page is None:
            row = array("f", bytes(4 * self._numbers.size))
            page = self._pages[seat] = self._numbers.page(seat, row, self._teller)
            self._seen[seat] = memoryview(row).cast("B")
        if self._looked[seat] != self.asked:
            page.look(self._course.table)
            self._looked[seat] = self.asked
        return cut_off(self._seen[seat]) if page.beyond else self._seen[seat]

    def legal(self) -> list[int]:
        """Return the tokens that a stepper may be given next, in ascending order."""
        return [] if self.answering is None else self.answering.legal()

    def allows(self, token: int) -> bool:
        """Tell whether a stepper may be given a token next."""
        return self.answering is not None and token in self.answering.following()

    def mask(self) -> bytearray:
        """Return by token 1 if a stepper may be given it next, and else 0."""
        found = bytearray(len(self.tokens))
        if self.answering is not None:
            for token in self.answering.following():
                found[token] = 1
        return found

    def step(self, token: int) -> None:
        """Give the stepper a legal token."""
        if self.answering is None:
            raise MatchOver("The match is over.")
        log = self._course.table.log
        if log is not None:
            self._given[self.seat].append((len(log.entries), token))
        self.steps += 1
        value = self.answering.add(token)
        if value is not None:
            # By its class, which compiled code calls without looking for the name.
            Course.advance(self._course, self.answering.ask.seat, value)
            self._ask()

    def answer(self, key: str) -> None:
        """Give the stepper a whole answer for the seat that is asked, by its key."""
        self.match.answer(self.seat, key)
        self._ask()

    def returns(self) -> list[float]:
        """Return what the end of a stepper's match is worth to each seat; all together nothing."""
        count = len(self.match.table.seats)
        result = self.match.result
        if result is None:
            return [0.0] * count
        share = (count / len(result.winners) - 1) / (count - 1)
        return [share if seat in result.winners else -1 / (count - 1) for seat in range(count)]

    def memory(self, seat: int) -> str:
        """Return a digest of all that a stepper's seat was told and has answered, in order."""
        self._listen(seat)
        return self._memory[seat].hex()

    def _listen(self, seat: int) -> None:
        """Take in what the log has told the seat since it last listened, and what it has given."""
        given, self._given[seat] = self._given[seat], []
        news = self.match.log(seat, self._told[seat])
        first = self._told[seat]
        for at, token in given:
            self._take_in(seat, news[self._told[seat] - first : at - first])
            self._memory[seat] = chained_digest(self._memory[seat], str(token))
        self._take_in(seat, news[self._told[seat] - first :])

    def _take_in(self, seat: int, lines: Sequence[LogLine]) -> None:
        self._told[seat] += len(lines)
        for line in lines:
            self._memory[seat] = chained_digest(self._memory[seat], repr(sorted(line.items())))

    # -- copies

    def fork(self) -> Stepper:
        """Return an independent copy of the stepper."""
        return self._copied(self.match.fork(keep=True), whole=True)

    def imagined(self, seat: int, rng: Random) -> Stepper:
        """Return a copy of the stepper in which all that the seat cannot know is dealt anew.

        An answer that another seat is about to give is something it cannot know.
        """
        world = determinize(self.match, seat, rng, keep=True)
        for ask in world.asks():
            # That somebody has answered is known to all; what, is not.
            if ask.seat in self.match.sealed and not ask.standing:
                world.advance(ask.seat, ask.sample(rng))
        return self._copied(world, whole=seat == self.seat)

    def _copied(self, match: Match, whole: bool) -> Stepper:
        for seat in range(len(self._memory)):
            self._listen(seat)
        match.table.log = None if self.match.table.log is None else Log()
        twin = Stepper(match, self.tokens)
        twin.steps = self.steps
        twin._memory = self._memory.copy()
        if whole and self.answering is not None and twin.answering is not None:
            for token in self.answering.given:
                twin.answering.add(token)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Stepper:
        """Fork: a running flow cannot be copied."""
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by what the running step began with and the answers since, like a sight."""
        for seat in range(len(self._memory)):
            self._listen(seat)
        match = self.match
        given = self.answering.given if self.answering is not None else []
        kept = (match.checkpoint.copy(), match.answers, match.table.rng)
        told = match.table.log is not None
        return unpickled_stepper, (kept, self._memory, self.steps, given, told, self.tokens.version)


def unpickled_stepper(
    kept: tuple[Table, list[tuple[int, Value]], int],
    memory: list[bytes],
    steps: int,
    given: list[int],
    told: bool = True,
    version: int = 1,
) -> Stepper:
    """Open a pickled stepper."""
    table, answers, rng = kept
    match = Match(table)
    for seat, value in answers:
        match.advance(seat, value)
    match.table.rng = rng
    match.table.log = Log() if told else None
    twin = Stepper(match, Tokens(match.table.box, version))
    twin._memory, twin.steps = memory, steps
    if twin.answering is not None:
        for token in given:
            twin.answering.add(token)
    return twin


def cut_off(seen: memoryview) -> memoryview:
    """Return what a stepper's seat sees, with numbers cut off that are too large."""
    return memoryview(
        array("f", [max(-LARGEST, min(LARGEST, number)) for number in seen.cast("f")])
    ).cast("B")


def chained_digest(digest: bytes, text: str) -> bytes:
    """Return the digest of all that came before in a stepper's memory and one thing more."""
    return sha256(digest + text.encode()).digest()
