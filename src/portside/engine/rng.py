"""Randomness as one integer.

The state is hashed at each use, so nobody who sees some outcomes can work out others, and
copying a table copies one number instead of a generator object.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, sha512
from typing import Final, TypeVar

T = TypeVar("T")

BLOCK: Final = 32
"""Bytes of fresh randomness a step gives; the other half of the hash is the next state."""
ENOUGH: Final = 1 << 96
"""A block is refilled before it gets this small, so that no outcome is visibly favoured."""


def seeded(secret: str) -> int:
    """Turn a secret into the first state of chance."""
    return int.from_bytes(sha256(b"portside:" + secret.encode()).digest(), "big")


def commitment(secret: str) -> str:
    """Return the hash of a secret that is shown at the start and checked at the end."""
    return sha256(b"receipt:" + secret.encode()).hexdigest()


def step(state: int) -> tuple[int, int]:
    """Return the next state of chance and a block of 256 random bits."""
    digest = sha512(state.to_bytes(BLOCK, "big")).digest()
    return int.from_bytes(digest[:BLOCK], "big"), int.from_bytes(digest[BLOCK:], "big")


def below(state: int, limit: int) -> tuple[int, int]:
    """Return the next state of chance and a random number from 0 up to, not including, `limit`."""
    state, block = step(state)
    return state, block % limit


def permuted(state: int, items: Sequence[T]) -> tuple[int, list[T]]:
    """Return the next state of chance and the items in random order (Fisher-Yates)."""
    out = list(items)
    block = 0
    for i in range(len(out) - 1, 0, -1):
        if block < ENOUGH:
            state, block = step(state)
        block, j = divmod(block, i + 1)
        out[i], out[j] = out[j], out[i]
    return state, out
