"""A match that is followed from entry to entry of its journal, wherever that is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from portside.engine.ask import Ask
from portside.engine.errors import (
    BadScenario,
    BrokenRecord,
    OtherRules,
    PortsideError,
    StaleAnswer,
    UndoRefused,
)
from portside.engine.expansions import other_versions
from portside.engine.game import find
from portside.hosting.branched_match import deal_stored_match, replay_with_branches, row_cut_at
from portside.hosting.messages import log_length
from portside.hosting.orders import BY, OrderTrail
from portside.hosting.snapshots import Snapshots

if TYPE_CHECKING:
    from portside.engine.ask import Value
    from portside.engine.match import Match


class Entry(NamedTuple):
    """One row of a match's journal: an answer, or a way back to question `back_to`.

    `took` is how long a clock ran for it, where there are clocks.
    """

    match: str
    n: int
    seat: int
    key: str
    back_to: int | None
    by: str
    at: float
    took: float | None = None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What a match was made from, and how it ended."""

    id: str
    table: str
    title: str
    rules: int
    seats: int
    options: dict[str, Any]
    secret: str
    scenario: dict[str, Any] | None
    result: dict[str, Any] | None
    final: dict[str, Any] | None
    created: float
    ended: float | None
    past: dict[str, Any] | None = None

    @property
    def turns(self) -> list[tuple[int, list[int], str]]:
        """Return where a followed match left another: at which question, as whom, how."""
        return [] if self.past is None else self.past["turns"]

    @property
    def first(self) -> int:
        """Return the question a followed match begins with: before it, another was played."""
        return self.turns[-1][0] if self.turns else 0


def lasting_answers(entries: Iterable[Entry]) -> list[Entry]:
    """Return the answers of a journal that lie on the table: those no later undo took back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.back_to is None:
            kept.append(entry)
        else:
            del kept[entry.back_to :]
    return kept


def times_reached(row: MatchRow, entries: Iterable[Entry]) -> list[float]:
    """Return when each question of a followed match was reached, for the last time."""
    times = [row.created]
    for entry in entries:
        if entry.back_to is not None:
            del times[entry.back_to :]
        times.append(entry.at)
    return times


def why_outgrown(row: MatchRow, number: int) -> PortsideError:
    """Return why an answer cannot be replayed: by other rules it might."""
    rules = find(row.title).rules
    if row.rules == rules and not other_versions(row.title, row.options):
        return BrokenRecord(f"Answer {number} cannot be replayed.", number=number)
    told = f"The match began under rules {row.rules}; this program has {rules}"
    message = f"{told}, by which answer {number} cannot be given."
    return OtherRules(message, title=row.title, rules=rules)


class FollowedMatch:
    """Follow a match from entry to entry.

    Attributes:
        row: what the match was made from.
        match: where the rules stand.
        seq: entries so far; it names the present state.
        asked_at: `seq` when the open question arose. A sealed question stays the same while others
            answer it, so answers that quote any state since then are fresh.
        since: when the open question arose.
        marks: how long the log was at each question up to the open one.
        turns: whose turn began with each of these; -1 for nobody's.
        arose: number of the first of these that is the open one.
        spent: how long each seat's answers took together, also those taken back.
        given: how many there were.
        trail: what standing orders have answered.
        stopped: why the match cannot go on, if it cannot.
    """

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.seq = 0
        self.asked_at = 0
        self.since = row.created
        self.marks: list[int] = []
        self.turns: list[int] = []
        self.arose = 0
        self.spent = [0.0] * row.seats
        self.given = [0] * row.seats
        self.trail = OrderTrail()
        self.stopped: PortsideError | None = None
        self._snapshots = Snapshots()
        self._answered: dict[int, int] = {}  # by seat the question after its last own answer
        self._mark()

    def _mark(self) -> None:
        """Note how long the log is, and whose turn begins, at the open question."""
        self.marks.append(log_length(self.match))
        match self.match.question:
            case Ask(kind=kind, seat=seat) if kind in self.match.game.turns:
                self.turns.append(int(seat))
            case _:
                self.turns.append(-1)

    def _unmark(self, number: int) -> None:
        """Forget the questions from a number on."""
        del self.marks[number:], self.turns[number:]
        self._answered.clear()

    def replay(self, answers: Sequence[Entry], first: int = 0) -> bool:
        """Replay the journal from answer `first` on; return False if one stops the match."""
        self._answered.clear()
        for done in range(first, len(answers)):
            question = self.match.question
            try:
                self._snapshots.note(self.match)
                self.match.answer(answers[done].seat, answers[done].key)
                self.match = replay_with_branches(self.row, self.match)
                self.arose = self.arose if self.match.question is question else done + 1
                self._mark()
            except Exception as error:  # whatever the rules say to an old answer stops this match
                self.stop(error, answers[:done])
                return False
        return True

    def stop(self, error: Exception, good: Sequence[Entry]) -> None:
        """Stop a followed match: go back to the last state that can be reached, and stay there."""
        impossible = error if isinstance(error, BadScenario) else None
        self.stopped = self.stopped or impossible or why_outgrown(self.row, len(good))
        self._snapshots = Snapshots()
        self._unmark(len(good) + 1)
        row = row_cut_at(self.row, len(good))
        self.match = deal_stored_match(row)
        for entry in good:
            self.match.answer(entry.seat, entry.key)
            self.match = replay_with_branches(row, self.match)

    # -- going on

    @property
    def over(self) -> bool:
        """Tell whether a followed match has ended."""
        return self.match.result is not None

    def checked(self, seat: int, key: str, seq: int) -> Value:
        """Return the value of an answer, or raise why it cannot be taken."""
        self.check_going()
        self.check_fresh(seq)
        prompt = self.match.prompt(seat)
        if prompt.standing:
            self.check_present(seq)
        return prompt.value(key)

    def check_fresh(self, seq: int) -> None:
        """Raise unless the open question of a followed match was asked in state `seq`, too."""
        if not self.asked_at <= seq <= self.seq:
            raise self.stale(seq)

    def check_present(self, seq: int) -> None:
        """Raise unless `seq` is the present state of a followed match."""
        if seq != self.seq:
            raise self.stale(seq)

    def stale(self, seq: int) -> StaleAnswer:
        """Return the error for an answer to another state of the match."""
        message = f"State {seq} is past; the present one is {self.seq}."
        return StaleAnswer(message, at=seq, number=self.seq)

    def check_going(self) -> None:
        """Raise if a followed match has stopped."""
        if self.stopped is not None:
            raise type(self.stopped)(str(self.stopped), **self.stopped.facts)

    def take(self, entry: Entry, value: Value | None = None) -> None:
        """Follow an entry of the journal that was kept; `value` spares finding it again."""
        match, question = self.match, self.match.question
        assert entry.n == self.seq
        number = match.number
        self.seq = entry.n + 1
        self.note(entry)
        if self.stopped is not None:
            return
        try:
            if entry.back_to is not None:
                self.match = self._snapshots.back(match, entry.back_to)
                self._unmark(entry.back_to)
                question = None
            elif value is not None:
                self._snapshots.note(match)
                match.advance(entry.seat, value, "" if "+" in entry.key else entry.key)
            else:
                self._snapshots.note(match)
                match.answer(entry.seat, entry.key)
            self._mark()
            self._note_answered(entry)
        except Exception as error:  # a defect in the rules must not take the table with it
            past = (match.history or [])[:number]
            good = [entry._replace(seat=said.seat, key=said.key) for said in past]
            self.stop(error, good)
        if self.match.question is not question or question is None:
            self.asked_at, self.since, self.arose = self.seq, entry.at, self.match.number

    def note(self, entry: Entry) -> None:
        """Follow who gave an answer, and count how long it took."""
        self.trail.take(entry)
        if entry.took is not None:
            self.spent[entry.seat] += entry.took
            self.given[entry.seat] += 1

    def _note_answered(self, entry: Entry) -> None:
        """Note that a seat has given an answer itself."""
        if entry.back_to is None and not entry.by.startswith(BY):
            self._answered[entry.seat] = len(self.match.history or ())

    def news(self, seat: int, before: int | None = None) -> int:
        """Return the log line after a seat's last answer in the match: what came since is news.

        What an order answered is news, too: its owner was not there.

        Args:
            seat: the seat.
            before: the question from which on a bot answered for it, if one did.
        """
        at = self._answered.get(seat) if before is None else None
        if at is None:
            history = self.match.history or ()
            at = len(history) if before is None else min(before, len(history))
            while at and (history[at - 1].seat != seat or self.trail.by_order(at - 1)):
                at -= 1
            if before is None:
                self._answered[seat] = at
        return self.marks[min(at, len(self.marks) - 1)]

    def fence(self, seat: int) -> int:
        """Return the question of a followed match that a seat may go back to alone."""
        match = self.match
        history, fences = match.history or (), match.fences
        number = len(history)
        if match.result is not None or self.stopped is not None:
            return number
        while number and history[number - 1].seat == seat:
            if fences[number - 1] != match.table.learnt:
                break
            number -= 1
        return number

    def check_back(self, to: int, seq: int) -> None:
        """Raise unless it makes sense to go back to question `to` of a followed match."""
        self.check_going()
        self.check_present(seq)
        if self.over:
            raise UndoRefused("The match is over; nothing can be taken back.")
        if not self.row.first <= to < self.match.number:
            raise UndoRefused(f"There is no question {to} to go back to.", number=to)
