"""A stored match: its journal, and where the rules stand after it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from portside.hosting.branched_match import deal_stored_match
from portside.hosting.followed_match import (
    Entry,
    FollowedMatch,
    MatchRow,
    lasting_answers,
    times_reached,
)
from portside.server.logs import log
from portside.server.store.storage import Storage

if TYPE_CHECKING:
    from portside.server.play.fair_queue import Customer, FairQueue

SLICE = 25
"""So many answers are replayed before other tables get their turn."""


class StoredMatch(FollowedMatch):
    """Follow a match whose journal lies in the database."""

    @classmethod
    async def load(
        cls, storage: Storage, row: MatchRow, turns: FairQueue, customer: Customer
    ) -> Self:
        """Replay a stored match; one that does not replay stops at its last good answer.

        Args:
            storage: where its journal lies.
            row: what it was made from.
            turns: whose turn it is to be replayed.
            customer: on whose account it goes.
        """
        entries = await storage.journal(row.id)
        stored = cls(row, deal_stored_match(row))
        await stored._replay_in_turns(lasting_answers(entries), turns, customer)
        stored.seq = stored.asked_at = len(entries)
        for entry in entries:
            stored.note(entry)
        stored.since = times_reached(row, entries)[stored.arose]
        return stored

    async def _replay_in_turns(
        self, answers: Sequence[Entry], turns: FairQueue, customer: Customer
    ) -> None:
        """Replay piece by piece; matches take turns, so that many at once hold up no table more."""
        for first in range(0, len(answers), SLICE):
            async with turns.turn(customer, time.thread_time):
                if not self.replay(answers[: first + SLICE], first):
                    return
            await asyncio.sleep(0)

    def stop(self, error: Exception, good: Sequence[Entry]) -> None:
        """Stop a stored match: go back to the last state that can be reached, and log why."""
        log.error("match stopped", match=self.row.id, number=len(good), exc_info=error)
        super().stop(error, good)
