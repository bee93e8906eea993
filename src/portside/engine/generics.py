"""Type variables with a default, so that `Table` alone means a table of whatever title.

The standard library has them from Python 3.13 on; until that is the oldest one used here, type
checkers read a package they bring themselves, and nobody else needs it.
"""

from __future__ import annotations

import typing

if typing.TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVar  # noqa: PLC0414 # it is handed on
else:

    def TypeVar(name, *, default=None, **how):  # noqa: N802 # named as the thing it stands for
        """Make a type variable; what it is by default concerns type checkers only."""
        return typing.TypeVar(name, **how)
