"""Many matches at once, arrays in and arrays out: every seat of every match is to be played.

    with Batch("import_export", matches=64, workers=2) as batch:
        frame = batch.reset()
        while True:
            actions = policy(frame.seen, frame.masks)  # one for each match
            frame = batch.step(actions)

A match that ends pays its seats and is followed by a new one at once. Each match is decided by the
batch's seed, its row and how many came before in it, so that results do not depend on workers.

`step` is `send` and `receive`. While a policy thinks, workers wait, and the faster of two for the
other; with two batches, one of which plays while the policy thinks about the other, none does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, cast

import numpy as np
from numpy.typing import NDArray

from portside.adapters.action_tokens import Tokens
from portside.adapters.batch_rows import Buffers, Plan, Rows
from portside.adapters.observations import Observer
from portside.engine.game import find, open_box

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PATIENCE: Final = 5.0
"""Seconds a worker has to end."""
RESET: Final = b"reset"
STEP: Final = b"step"
"""What a worker is told; the actions lie in memory that it shares."""


class Frame(NamedTuple):
    """Hold how all matches stand; the arrays are written anew by the next step.

    Attributes:
        seen: what the seat that is asked sees, by match.
        masks: 1 for its legal actions.
        seats: who is asked.
        rewards: by match and seat, what the last step has paid; only the end of a match pays.
        over: whether the last step ended a match; what is seen is the next one already.
        illegal: whether the last action was none of the legal ones, and a random one was taken.
    """

    seen: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]
    illegal: NDArray[np.bool_]

    def part(self, rows: slice) -> Frame:
        """Return some matches of a batch, in the same memory."""
        return Frame._make(array[rows] for array in self)

    def buffers(self) -> Buffers:
        """Return the memory of the arrays of a batch, as it is written to."""
        rewards = cast("memoryview[float]", self.rewards.reshape(-1).data)
        seen, masks, over, illegal = [
            array.reshape(-1).view(np.uint8).data
            for array in (self.seen, self.masks, self.over, self.illegal)
        ]
        return Buffers(seen, masks, self.seats.data, rewards, over, illegal)

    def copied(self) -> Frame:
        """Return a batch's frame that no step writes to."""
        return Frame._make(array.copy() for array in self)


class Batch:
    """Play many matches of one title.

    Args:
        title: name of the title.
        matches: how many.
        seats: how many play in each.
        options: settings of the matches.
        seed: the same seed and actions give the same matches.
        workers: processes that share the matches; with none they are played here.

    Attributes:
        matches: how many matches there are.
        actions: how many actions there are.
        size: length of what is seen.
        frame: how the matches stand.
    """

    def __init__(
        self,
        title: str,
        matches: int = 64,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        workers: int = 0,
    ) -> None:
        self._plan = Plan(title, seats, dict(options or {}), seed)
        game = find(title)
        box = open_box(title, seats, game.configured(self._plan.options, seats))
        tokens = Tokens(box)
        self._observer = Observer(box, tokens)
        self.matches, self.actions, self.size = matches, len(tokens), self._observer.size
        shape = Shape(matches, self.size, self.actions, seats)
        self._rows: Rows | None = None
        self._workers: list[Worker] = []
        self._sent = False
        if not workers:
            self.frame, self._taken = shape.arrays(bytearray(shape.bytes))
            self._rows = Rows(self._plan, 0, self.frame.buffers())
            return
        self._memory = SharedMemory(create=True, size=shape.bytes)
        self.frame, self._taken = shape.arrays(self._memory.buf)
        share = -(-matches // min(workers, matches))
        self._workers = [
            Worker(self._plan, shape, self._memory.name, range(first, min(first + share, matches)))
            for first in range(0, matches, share)
        ]

    def describe(self) -> str:
        """Return the fields of what a batch sees as a table in Markdown."""
        return self._observer.describe()

    def reset(self) -> Frame:
        """Deal every match of the batch anew."""
        self._send(RESET)
        return self.receive()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Frame:
        """Give an action in every match of the batch.

        Raises:
            ValueError: there are more or fewer actions than matches.
        """
        self.send(actions)
        return self.receive()

    def send(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Let the batch's workers begin a step; the frame means nothing until it is received.

        Raises:
            ValueError: there are more or fewer actions than matches.
            RuntimeError: the last step was not received.
        """
        given = np.asarray(actions)
        if len(given) != self.matches:
            raise ValueError(f"{self.matches} matches take as many actions, not {len(given)}.")
        if not self._sent:
            self._taken[:] = given
        self._send(STEP)

    def _send(self, word: bytes) -> None:
        if self._sent:
            raise RuntimeError("A batch takes no step before the last one was received.")
        if self._rows is not None:
            self._rows.play(self._taken.tolist() if word == STEP else None)
        for worker in self._workers:
            worker.send(word)
        self._sent = True

    def receive(self) -> Frame:
        """Wait until the batch's workers have ended a step, and return how the matches stand.

        Raises:
            RuntimeError: nothing was sent, or a worker could not go on.
        """
        if not self._sent:
            raise RuntimeError("A batch has nothing to receive before something was sent.")
        self._sent = False
        for worker in self._workers:
            worker.wait()
        return self.frame

    def close(self) -> None:
        """End the batch's workers and let go of what they share."""
        if self._workers:
            for worker in self._workers:
                worker.close()
            self._workers = []
            self.frame, self._taken = self.frame.copied(), self._taken.copy()
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Shape(NamedTuple):
    """Lay the arrays of a frame out in one piece of memory."""

    matches: int
    size: int
    actions: int
    seats: int

    @property
    def bytes(self) -> int:
        """Return how much memory the arrays of a batch take."""
        return self.matches * (8 + 8 + 4 * self.size + 4 * self.seats + self.actions + 2)

    def arrays(self, memory: Any) -> tuple[Frame, NDArray[np.int64]]:
        """Return the batch's frame and actions that lie in memory, the largest numbers first."""
        arrays, at = {}, 0
        wide = {
            "actions": (np.int64, ()),
            "seats": (np.int64, ()),
            "seen": (np.float32, (self.size,)),
            "rewards": (np.float32, (self.seats,)),
            "masks": (np.int8, (self.actions,)),
            "over": (np.bool_, ()),
            "illegal": (np.bool_, ()),
        }
        for name, (kind, rest) in wide.items():
            array: NDArray[Any] = np.ndarray((self.matches, *rest), kind, memory, at)
            arrays[name] = array
            at += array.nbytes
        actions = arrays.pop("actions")
        return Frame(**arrays), actions


class Worker:
    """A process that plays some of the matches."""

    def __init__(self, plan: Plan, shape: Shape, memory: str, rows: range) -> None:
        context = get_context("spawn")
        self._rows = slice(rows.start, rows.stop)
        self._pipe, theirs = context.Pipe()
        job = (theirs, plan, shape, memory, self._rows)
        self._process = context.Process(target=play_batch_rows, args=job, daemon=True)
        self._process.start()
        theirs.close()

    def send(self, word: bytes) -> None:
        """Let a worker of the batch give its share of the actions, or deal anew."""
        with suppress(OSError):  # it is found out when it is waited for
            self._pipe.send_bytes(word)

    def wait(self) -> None:
        """Wait for a worker of the batch; what went wrong there is raised here."""
        try:
            error = self._pipe.recv_bytes().decode()
        except (EOFError, OSError):
            error = "its process has ended"
        if error:
            raise RuntimeError(f"A worker could not go on: {error}")

    def close(self) -> None:
        """End a worker of the batch."""
        self._pipe.close()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def play_batch_rows(pipe: Connection, plan: Plan, shape: Shape, name: str, rows: slice) -> None:
    """Play rows of a batch in a process of its own until the pipe is closed."""
    memory = SharedMemory(name)
    frame, taken = shape.arrays(memory.buf)
    mine, actions = Rows(plan, rows.start, frame.part(rows).buffers()), taken[rows].data
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:  # a batch may be closed in the midst of a step
            word = pipe.recv_bytes()
            error = ""
            try:
                mine.play(actions if word == STEP else None)
            except Exception as found:
                error = repr(found)
            pipe.send_bytes(error.encode())
    del frame, taken, mine, actions
    memory.close()
