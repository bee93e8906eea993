"""What classes need to be the same whether they are compiled or not.

mypyc reads the mark when it compiles; at run time nobody needs a package for it.
"""

from __future__ import annotations

import typing
from dataclasses import fields

if typing.TYPE_CHECKING:
    from _typeshed import DataclassInstance
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 # it is handed on
else:

    def mypyc_attr(*_names, **_values):
        """Mark a class."""
        return lambda kind: kind


def slots_of(kind: type) -> set[str]:
    """Return the names of all that things of a class hold, native or not."""
    every = {name for each in kind.__mro__ for name in getattr(each, "__slots__", ())}
    return every.union(getattr(kind, "__mypyc_attrs__", ())) - {"__dict__"}


def made_anew(thing: DataclassInstance) -> tuple[object, ...]:
    """Return how a frozen thing is pickled, native or not: by making it anew."""
    return type(thing), tuple([getattr(thing, field.name) for field in fields(thing)])
