"""A match: the questions that are open, and the ways to answer, fork and undo.

A generator cannot be copied. So the match keeps a copy of the table from when the running step
began, and the answers since; a fork copies that table and gives the same answers again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from portside.engine import display
from portside.engine import rng as randomness
from portside.engine.ask import Ask, Reason
from portside.engine.copies import kept, resumed
from portside.engine.errors import (
    BadScenario,
    MatchOver,
    NoPast,
    NotAsked,
    PortsideError,
    StaleAnswer,
    UndoRefused,
    WrongSeats,
)
from portside.engine.events import Log
from portside.engine.game import Config, Game, Result, open_box
from portside.engine.keys import answer_key
from portside.engine.native import slots_of
from portside.engine.prompt import Prompt as Prompt  # noqa: PLC0414 # belongs to the API of a match
from portside.engine.scenario import Scenario, arrange
from portside.engine.steps import Course, Memory
from portside.engine.view import log_lines, reasons_for, view

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.knowledge import Sight
    from portside.engine.table import Table
    from portside.engine.view_types import LogLine, View


NOTHING_SHOWN: Final[tuple[int, list[Prompt]]] = (-1, [])
"""What a match has shown of its present question before anybody looked: that of no number."""


class Answer(NamedTuple):
    """Hold one given answer."""

    seat: int
    value: Value
    key: str


@dataclass(frozen=True, slots=True)
class Origin:
    """Hold what a match was made from: together with the answers it is the whole record.

    Attributes:
        seats: how many play.
        options: every setting with its value, so that a later default changes no past match.
        secret: what chance comes from.
        scenario: the position it began with, if it was none that is dealt.
    """

    seats: int
    options: Config
    secret: str
    scenario: Scenario | None = None


def dealt(game: Game, origin: Origin) -> Table:
    """Return the dealt table a match begins with."""
    box = open_box(game.name, origin.seats, origin.options)
    table: Table = game.setup(box, randomness.seeded(origin.secret))
    if origin.scenario is not None:
        arrange(table, origin.scenario)
    return table


def blame_position(error: Exception, origin: Origin | None) -> None:
    """Raise `BadScenario` for what the rules cannot do in a match that began with a position.

    Rules rely on what can come about by playing; a position may be anything.
    """
    if origin is None or origin.scenario is None or isinstance(error, PortsideError):
        return
    raise BadScenario("The rules cannot go on from this position.") from error


class Match(Course):
    """Play a match.

    `pending` tells what is asked, `prompt(seat)` what one seat is asked, and `answer` goes on.
    A copy (`copy.copy`, `copy.deepcopy`, `pickle`) is the whole match again, past and log included;
    a fork has no past and is made in microseconds.

    Attributes:
        game: the title.
        table: the present; read it, never write it.
        number: how many answers have been given; it names the present question. A fork goes on
            counting where it was made.
        question: what the rules asked last, or None when the match is over.
        sealed: answers to a simultaneous question so far.
        history: all answers, or None in a fork.
        origin: what the match was made from, or None in a fork.
    """

    __slots__ = ("_shown", "fences", "game", "history", "origin")

    def __init__(self, table: Table, keep: bool = True, origin: Origin | None = None) -> None:
        self.game: Game = table.box.game
        self.origin = origin
        self.history: list[Answer] | None = [] if origin is not None else None
        self.fences: list[int] = []
        self._shown = NOTHING_SHOWN
        super().__init__(table, keep)

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        secret: str,
        options: Config,
        scenario: Scenario | None = None,
        log: bool = True,
    ) -> Match:
        """Deal a match; the same arguments give the same match."""
        origin = Origin(seats, game.configured(options, seats), secret, scenario)
        try:
            table = dealt(game, origin)
            if log:
                table.log = Log()
            return cls(table, origin=origin)
        except Exception as error:
            blame_position(error, origin)
            raise

    # -- going on

    def _note(self, memory: Memory, seat: int, value: Value, key: str) -> None:
        """Write an answer down, for forks and for the record."""
        if self.history is not None:
            if not key:
                key = answer_key(self.table.box, self._asked(seat), value)
            self.history.append(Answer(int(seat), value, key))
            self.fences.append(self.table.learnt)
        memory.answers.append((seat, value))

    def _asked(self, seat: int) -> Ask:
        """Return what a seat is asked; others' offers are looked at only where it is one."""
        question = self.question
        if isinstance(question, Ask) and question.seat == seat:
            return question
        return next(ask for ask in self.asks() if ask.seat == seat)

    def _blame(self, error: Exception) -> None:
        blame_position(error, self.origin)

    # -- being asked

    @property
    def pending(self) -> list[Prompt]:
        """Return what is asked now, standing offers last; a client shows a seat only its own."""
        shown = [Prompt(self.table, ask) for ask in self.asks()]
        self._shown = self.number, shown
        return list(shown)

    @property
    def result(self) -> Result | None:
        """Return scores and winners once the match is over."""
        return self.table.result

    @property
    def receipt(self) -> str:
        """Return the hash that commits to every shuffle of the match."""
        if self.origin is None:
            raise NoPast("A fork has no receipt; the match it was made from has.")
        return randomness.commitment(self.origin.secret)

    def answer(self, seat: int, key: str, at: int | None = None) -> None:
        """Answer for a seat with an option's key.

        Args:
            seat: who answers.
            key: an option's key; for `some`, keys joined by `+` (or `none`).
            at: number of the question meant; refused when the match has gone on since.

        Raises:
            MatchOver, StaleAnswer, NotAsked, IllegalAnswer: the match is unchanged.
        """
        value = self.prompt(seat, at).value(key)
        self.advance(seat, value, "" if "+" in key else key)  # picks come in any order

    def prompt(self, seat: int, at: int | None = None) -> Prompt:
        """Return what a seat is asked, or raise why it is not asked anything."""
        if self.question is None:
            raise MatchOver("The match is over.")
        if at is not None and at != self.number:
            message = f"Question {at} has been answered; the present one is {self.number}."
            raise StaleAnswer(message, at=at, number=self.number)
        number, shown = self._shown
        for prompt in shown if number == self.number else self.pending:
            if prompt.seat == seat:
                return prompt
        self.check_seat(seat)
        waited = " and ".join(map(str, self.waiting))
        message = f"Seat {seat} is not asked anything now; the match waits for {waited}."
        raise NotAsked(message, seat=seat)

    def check_seat(self, seat: object) -> None:
        """Raise `WrongSeats` unless the seat exists."""
        if type(seat) is not int and seat not in self.table.seats:
            raise WrongSeats(f"There is no seat {seat!r}.", seat=str(seat))
        if seat not in range(len(self.table.seats)):
            raise WrongSeats(f"There is no seat {seat!r}.", seat=str(seat))

    # -- looking

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) may see, JSON-ready."""
        if seat is not None:
            self.check_seat(seat)
        return display.shown(view(self.table, seat, self.waiting, self.sealed))

    def sight(self, seat: int, seed: int = 0, log: bool = True) -> Sight:
        """Return all a bot in this seat gets; equal seeds give equal worlds to think in.

        Args:
            seat: whose eyes.
            seed: decides how hidden cards are dealt anew inside.
            log: leave it out for bots that do not read it.
        """
        from portside.engine.knowledge import Sight

        self.check_seat(seat)
        return Sight(self, seat, seed, log)

    def log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """Return what happened as a seat (None: a spectator) may know it, JSON-ready."""
        if seat is not None:
            self.check_seat(seat)
        return log_lines(self.table, seat, since)

    def why_not(self, seat: int, ref: str) -> list[Reason]:
        """Return what stands in the way of doing things with `ref`; empty if it can be used now."""
        self.check_seat(seat)
        mine = [prompt for prompt in self.pending if prompt.seat == seat]
        return reasons_for(self.table, seat, ref, mine)

    # -- copies of the present, and the past

    @property
    def keeps(self) -> bool:
        """Tell whether checkpoints are kept, so that the match can be forked and copied."""
        return self._memory is not None

    def fork(self, keep: bool = False) -> Match:
        """Return an independent match at the same point.

        Args:
            keep: keep checkpoints, so that the fork can be forked; slower to play on.

        Raises:
            NoPast: this is a fork itself, made without `keep`.
        """
        if self._memory is None:
            raise NoPast("A fork can be forked only if it was made with keep=True.")
        twin = Match(self.checkpoint.copy(), keep)
        twin.catch_up(self)
        return twin

    def __copy__(self) -> Match:
        """Return the whole match again, to go its own way."""
        return resumed(kept(self))

    def __deepcopy__(self, _: object) -> Match:
        return resumed(kept(self))

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (kept(self),)

    def __repr__(self) -> str:
        return display.match_line(self)

    def _repr_html_(self) -> str:
        return display.match_page(self)

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, if nobody has learnt anything by it.

        Raises:
            UndoRefused: somebody else answered last, or something was learnt since.
        """
        if not self.can_undo(seat):
            raise UndoRefused("Nothing can be taken back here: the fence is reached.", seat=seat)
        self.rewind(self.number - 1)

    def can_undo(self, seat: int) -> bool:
        """Tell whether `undo` would succeed."""
        if self.question is None or not self.history or self.history[-1].seat != seat:
            return False  # at the end the secret is shown, so the end is a fence too
        return self.fences[-1] == self.table.learnt

    def rewind(self, number: int) -> None:
        """Go back to an earlier question; everybody at the table must agree to it."""
        past = self.replayed(number)
        for name in slots_of(Match):
            setattr(self, name, getattr(past, name))

    def replayed(self, number: int) -> Match:
        """Return the match as it was at an earlier question."""
        origin, history = self.origin, self.history
        if origin is None or history is None:
            raise NoPast("A fork has no past.")
        if number not in range(len(history) + 1):
            raise UndoRefused(f"There is no question {number}.", number=number)
        past = Match.new(self.game, origin.seats, origin.secret, origin.options, origin.scenario)
        for said in history[:number]:
            past.advance(said.seat, said.value, said.key)
        return past

    def record(self) -> str:
        """Return the whole match as text; it holds every secret."""
        from portside.engine.record import written

        return written(self)
