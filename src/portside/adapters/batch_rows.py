"""The rows of a batch: matches that are played side by side into memory that was there before.

It is compiled (see `pyproject.toml`), and so knows nothing of numpy: `portside.adapters.batch` lays
arrays over the same memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from portside.adapters.action_tokens import Tokens
from portside.adapters.rows import WIDE, RowWriter
from portside.adapters.stepper import Stepper
from portside.engine.game import find, open_box

MAX_STEPS: Final = 20_000
"""A match is cut off after so many tokens; nobody is paid then."""


class Plan(NamedTuple):
    """Say what is played: the same in every worker."""

    title: str
    seats: int
    options: Mapping[str, Any]
    seed: int


class Buffers:
    """Hold the memory of some rows of a batch, see `portside.adapters.batch.Frame`.

    Seats are numbers of eight bytes and rewards of four (float32); all others are bytes.
    """

    __slots__ = ("illegal", "masks", "over", "rewards", "seats", "seen")

    def __init__(
        self,
        seen: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview[float],
        over: memoryview,
        illegal: memoryview,
    ) -> None:
        self.seen = seen
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.over = over
        self.illegal = illegal


class Rows:
    """Play some of the matches, and write how they stand.

    Args:
        plan: what is played.
        first: number of the first match.
        buffers: where to write.
    """

    def __init__(self, plan: Plan, first: int, buffers: Buffers) -> None:
        self._plan, self._first = plan, first
        self._game = find(plan.title)
        box = open_box(plan.title, plan.seats, self._game.configured(plan.options, plan.seats))
        self._tokens = Tokens(box)
        self._writer = RowWriter(box, self._tokens)
        self._seen, self._masks = buffers.seen, buffers.masks
        self._seats, self._rewards = buffers.seats, buffers.rewards
        self._over, self._illegal = buffers.over, buffers.illegal
        self._width, self._actions = WIDE * self._writer.size, len(self._tokens)
        self._count = count = len(buffers.seats)
        self._none = bytes(count)
        self._paid, self._unpaid = buffers.rewards.cast("B"), bytes(buffers.rewards.nbytes)
        self._steppers: list[Stepper] = []
        self._dealt = [0] * count
        self._written = [-1] * count
        self._luck = [Random(f"{plan.seed} {first + row} luck") for row in range(count)]

    def play(self, actions: Sequence[int] | memoryview | None) -> None:
        """Give a token in every match in these rows of a batch, or deal each anew."""
        self._over[:] = self._none
        self._illegal[:] = self._none
        self._paid[:] = self._unpaid
        if actions is None:
            self._steppers = [self._deal(row) for row in range(self._count)]
        else:
            for row in range(self._count):
                self._step(row, int(actions[row]))
        for row in range(self._count):
            self._write(row)

    def _deal(self, row: int) -> Stepper:
        plan, number = self._plan, self._dealt[row]
        self._dealt[row] = number + 1
        self._written[row] = -1
        secret = f"{plan.seed} {self._first + row} {number}"
        options, tokens = plan.options, self._tokens
        return Stepper.deal(
            self._game, plan.seats, secret, options, tokens, log=False, record=False, keep=False
        )

    def _step(self, row: int, token: int) -> None:
        """Give a token in one match, and deal the next one where it ends."""
        stepper = self._steppers[row]
        if not stepper.allows(token):
            self._illegal[row] = 1
            token = self._luck[row].choice(stepper.legal())
        stepper.step(token)
        if stepper.seat < 0 or stepper.steps >= MAX_STEPS:
            seats = self._plan.seats
            for seat, paid in enumerate(stepper.returns()):
                self._rewards[row * seats + seat] = paid
            self._over[row] = 1
            self._steppers[row] = self._deal(row)

    def _write(self, row: int) -> None:
        """Write what is seen and legal; the table only if it has changed."""
        stepper, start, mask = self._steppers[row], row * self._width, row * self._actions
        seat = stepper.seat
        if stepper.asked != self._written[row]:
            self._writer.write_table(self._seen, start, stepper, seat)
            self._written[row] = stepper.asked
        self._writer.write_asked(self._seen, start, stepper, seat)
        self._masks[mask : mask + self._actions] = stepper.mask()
        self._seats[row] = seat
