"""Chance in tests: a seed decides what a server draws for its deals and its bots.

Under the same `--randomly-seed` a test meets the same deals in every run, so one that fails by
chance fails again, and CI, which has one seed, fails for a reason alone. `make flaky` searches
with others.
Ids and credentials stay as nobody can guess them: nothing may depend on those.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from unittest import mock

PLANTED = """
import secrets
from random import Random
rng = Random({seed!r})
secrets.token_hex = lambda size=32: rng.randbytes(size).hex()
secrets.randbits = rng.getrandbits
"""


class _Current:
    """The seed of the test that runs, and the processes it has started."""

    seed = ""
    started = count()


@contextmanager
def decided_by(seed: str) -> Iterator[None]:
    """Let a seed decide for a while what this process draws, and those it starts."""
    _Current.seed, _Current.started = seed, count()
    rng = Random(seed)
    with (
        mock.patch.object(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex()),
        mock.patch.object(secrets, "randbits", rng.getrandbits),
    ):
        yield


def planted(program: str) -> str:
    """Return a program for a process of its own in which a seed decides: no two have the same."""
    return PLANTED.format(seed=f"{_Current.seed}/{next(_Current.started)}") + program
