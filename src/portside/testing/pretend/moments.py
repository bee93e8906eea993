"""When a power of the pretend title works: the registry, and the moments made from it."""

from __future__ import annotations

from typing import ParamSpec, TypeAlias, TypeVar

from portside.engine.flow import Effect
from portside.engine.powers import Moment, Registry
from portside.testing.pretend.table import Keeper, Night

P = ParamSpec("P")
R = TypeVar("R")
At: TypeAlias = Moment[Night, Keeper, P, R]
"""A moment of this title: `At[[what the power is told], what it returns]`."""

POWERS: Registry[Night, Keeper] = Registry()
on = POWERS.on
modifies = POWERS.modifies

opening: At[[], Effect] = POWERS.moment("opening")
"""A stall has been opened and its own power works."""
closing: At[[], Effect] = POWERS.moment("closing")
"""A stall would be discarded; a power here does something else instead."""
anytime: At[[], Effect] = POWERS.moment("anytime")
"""Whenever the leader is asked what to do."""
