"""Playing on from a match that still runs: in a world dealt anew, with a future of its own.

Such a match is stored as the other's beginning and the *turn* it takes there: after so many answers
the cards that these seats cannot place are dealt anew, and chance begins anew, both by a secret of
its own. It is what a bot imagines when it thinks, and tells as little. What lies before the turn is
shown to nobody but as spectators saw it.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from portside.engine.errors import NoPast, UndoRefused
from portside.engine.events import Log
from portside.engine.game import find
from portside.engine.knowledge import imagined
from portside.engine.match import Match
from portside.engine.scenario import from_dict
from portside.engine.view import eye

if TYPE_CHECKING:
    from portside.engine.table import Table
    from portside.hosting.followed_match import MatchRow


def new_match_secret() -> str:
    """Return a secret that no other match has, or will have."""
    return secrets.token_hex(16)


BEFORE = -1
"""The fence of answers that lie before a turn: nobody goes back there."""


def deal_stored_match(row: MatchRow) -> Match:
    """Deal a stored match, in the world it branched into if it did."""
    placed = None if row.scenario is None else from_dict(row.scenario)
    secret = row.secret if row.past is None else row.past["secret"]
    game = find(row.title)
    match = Match.new(game, row.seats, secret, game.remembered(row.options), placed)
    return replay_with_branches(row, match)


def replay_with_branches(row: MatchRow, match: Match) -> Match:
    """Return a match that is replayed, in another world if it branches off here."""
    for at, seats, secret in row.turns:
        if at == match.number:
            match = Imagined.of(row, match, seats, secret)
    return match


def branch_row(row: MatchRow, at: int, seats: list[int]) -> MatchRow:
    """Return what a match is made from that branches off another at question `at`."""
    dealt = row.secret if row.past is None else row.past["secret"]
    secret = new_match_secret()
    turns = [*row_cut_at(row, at).turns, [at, seats, secret]]
    return replace(row, secret=secret, past={"secret": dealt, "turns": turns})


def row_cut_at(row: MatchRow, number: int) -> MatchRow:
    """Return what a branch is made from if its match can only be followed up to question `number`.

    Turns it would take later are taken there: what lies before a turn is another match's.
    """
    if row.past is None:
        return row
    turns = [[min(at, number), seats, secret] for at, seats, secret in row.turns]
    return replace(row, past={**row.past, "turns": turns})


class Imagined(Match):
    """A match that has left another."""

    __slots__ = ("_row",)
    _row: MatchRow

    @classmethod
    def of(cls, row: MatchRow, match: Match, seats: list[int], secret: str) -> Imagined:
        """Branch off where a match stands, as whoever played these seats may imagine it."""
        assert match.origin is not None and match.history is not None
        rng = Random(f"branch {secret}")
        world = imagined(match, seats, rng, keep=True, strict=True)
        origin = replace(match.origin, secret=secret)
        twin = cls(world.checkpoint.copy(), origin=origin)
        twin._row = row
        for seat, value in world.answers:
            twin.advance(seat, value)
        twin.table.rng = world.table.rng
        twin.table.log = log_as_spectators_saw(match.table)
        twin.history, twin.fences = list(match.history), [BEFORE] * match.number
        twin.number = match.number
        return twin

    def replayed(self, number: int) -> Match:
        """Return the branched match as it was at an earlier question, after its turn."""
        if number < self._row.first:
            raise UndoRefused(f"There is no question {number} here.", number=number)
        past = deal_stored_match(self._row)
        for said in (self.history or [])[:number]:
            past.advance(said.seat, said.value)
            past = replay_with_branches(self._row, past)
        return past

    def record(self) -> str:
        """Refuse the record of a branch: no secret leads to where it began."""
        raise NoPast("The match went on from another; it has no record of its own.")


def log_as_spectators_saw(table: Table) -> Log:
    """Return a log for a branch, in which nobody knows more than everybody."""
    log, public = Log(), eye(table, None)
    for entry in table.log.entries if table.log is not None else ():
        log.entries.append(entry if entry.eyes & public else entry._replace(eyes=0))
    return log
