"""Coroutines that are begun by a plain call and awaited only if they have to wait."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any


class Begun:
    """A coroutine that has run up to its first wait, to be awaited from there on.

    Args:
        rest: the coroutine.
        blocker: the future it waits for, as it handed it out.
    """

    def __init__(self, rest: Coroutine[Any, None, None], blocker: Any) -> None:
        self._rest = rest
        self._blocker = blocker

    def __await__(self) -> Generator[Any, None, None]:
        """Go on as if the coroutine had been awaited from the beginning."""
        blocker = self._blocker
        while True:
            try:
                yield blocker
            except BaseException as error:
                resume = partial(self._rest.throw, error)
            else:
                resume = partial(self._rest.send, None)
            try:
                blocker = resume()
            except StopIteration:
                return
