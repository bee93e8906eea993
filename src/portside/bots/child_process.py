"""Talking to another process line by line, never waiting longer than agreed."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from weakref import finalize

from portside.bots.decide import BotFailed

LONGEST_LINE: Final = 1 << 20
"""A longer line is nonsense."""


class Child:
    """A running program and what it says.

    Args:
        command: program and arguments.
        patience: seconds a fresh child may take on top of the limit, for getting started.
    """

    def __init__(self, command: Sequence[str], patience: float) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise BotFailed("crash", f"cannot be started: {error}") from None
        self._said: queue.Queue[bytes] = queue.Queue()
        self._to_say: queue.Queue[bytes] = queue.Queue()
        self._patience = patience
        for work, lines in ((read_from_child, self._said), (write_to_child, self._to_say)):
            threading.Thread(target=work, args=(self._process, lines), daemon=True).start()
        self.close = finalize(self, end_child, self._process)

    @property
    def alive(self) -> bool:
        """Tell whether a child process can still be talked to."""
        return self._process.poll() is None

    def ask(self, line: bytes, limit: float) -> bytes:
        """Send a child process a line and return its answer, or raise `BotFailed` and end it."""
        with suppress(queue.Empty):  # what was said without being asked does not count
            while self._said.get_nowait():
                pass
        # Speaking has its own thread: a child that does not listen must not hold us up either.
        self._to_say.put(line + b"\n")
        try:
            reply = self._said.get(timeout=limit + self._patience) if self.alive else b""
        except queue.Empty:
            self.close()
            raise BotFailed("time-out", f"no answer within {limit:g} s") from None
        self._patience = 0.0
        if not reply.endswith(b"\n"):
            self.close()
            raise BotFailed("crash", "ended without an answer")
        return reply


def write_to_child(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Pass on lines to a child process, until it stops listening."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        while line := lines.get():
            process.stdin.write(line)
            process.stdin.flush()


def read_from_child(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Pass on what a child process says, until it stops."""
    assert process.stdout is not None
    with process.stdout as said, suppress(OSError, ValueError):
        while line := said.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


def end_child(process: subprocess.Popen[bytes]) -> None:
    """End a child process and what it has started, whatever they are doing."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
