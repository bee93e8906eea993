"""An inbox: whatever comes is done one after another, and nothing is lost by what fails."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from portside.server.errors import NoTable

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]


class Inbox(ABC):
    """Do one thing after another.

    Attributes:
        used: when anything last happened.
    """

    def __init__(self) -> None:
        self.used = time.monotonic()
        self._inbox: deque[Work] = deque()
        self._task: asyncio.Task[None] | None = None

    def post(self, work: Work) -> None:
        """Put something into the inbox; it is done when all before it is."""
        self._inbox.append(work)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._inbox:
                self.used = time.monotonic()
                try:
                    await self._inbox.popleft()()
                except NoTable:
                    pass  # it was cleared away, and whoever looked at it was let go
                except Exception:
                    self.failed()
        finally:
            self._task = None

    @abstractmethod
    def failed(self) -> None:
        """Take note that something failed; called while its exception is handled."""

    async def between(self, look: Callable[[], Awaitable[T]]) -> T:
        """Do something when all before it in the inbox is done, and return what comes of it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                found = await look()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(found)

        self.post(work)
        return await done

    async def finished(self) -> None:
        """Wait until the inbox is empty."""
        while self._task is not None:
            await asyncio.wait([self._task])
