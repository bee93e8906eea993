"""Who plays the other seats."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from portside import bots
from portside.sim.simulate import RANDOM, answer_of_bot

if TYPE_CHECKING:
    from portside.engine.match import Match


class Rivals:
    """Answer for every seat but one's own.

    What a bot answers depends on nothing but the match so far, so taking back an answer and
    giving it again leads to the same match.
    """

    def __init__(self, match: Match, mine: int, name: str) -> None:
        self.match = match
        self.mine = mine
        self.name = name
        self._bot = None if name == RANDOM else bots.find(name)

    def go_on(self) -> bool:
        """Give one answer for another seat; return whether there was one to give."""
        seat = next((seat for seat in self.match.waiting if seat != self.mine), None)
        if seat is None:
            return False
        assert self.match.origin is not None
        rng = Random(f"{self.match.origin.secret} {self.match.number} {seat}")
        if self._bot is not None:
            self.match.answer(seat, answer_of_bot(self._bot, self.match, seat, rng))
        else:
            self.match.advance(seat, self.match.prompt(seat).ask.sample(rng))
        return True
