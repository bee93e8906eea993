"""States told by what has changed: the difference between two views, and how it is applied.

A change is a path and what stands there now. Paths lead through objects by key and through lists by
place, with steps joined by `/`; what has another shape than before is told whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Json = Any
"""What was read from JSON."""


class WrongBase(ValueError):
    """Report that a delta builds on another state: ask for the whole one."""


def delta_between(before: Json, now: Json) -> dict[str, Json]:
    """Return what has changed between two states, by path; a field is taken to keep its type."""
    found: dict[str, Json] = {}
    if before != now:
        _note(before, now, "", found)
    return found


def _note(before: Json, now: Json, path: str, found: dict[str, Json]) -> None:
    """Note what differs in two things that are not the same."""
    if type(now) is dict and _alike(before, now):
        for name, value in now.items():
            then = before[name]
            if then is not value and then != value:
                _note(then, value, f"{path}/{name}" if path else name, found)
    elif type(now) is list and type(before) is list and len(before) == len(now):
        for at, value in enumerate(now):
            then = before[at]
            if then is not value and then != value:
                _note(then, value, f"{path}/{at}" if path else str(at), found)
    else:
        found[path] = now


def _alike(before: Json, now: dict[str, Json]) -> bool:
    """Tell whether two objects have the same keys, which can be steps of a path."""
    return type(before) is dict and list(before) == list(now) and "/" not in "".join(now)


def applied(state: Mapping[str, Json], delta: Mapping[str, Json]) -> dict[str, Json]:
    """Return the whole state that a delta makes of the one before it.

    Raises:
        WrongBase: if the delta builds on another state.
    """
    if (delta["match"], delta["base"]) != (state["match"], state["seq"]):
        raise WrongBase(f"State {state['seq']} is not the base {delta['base']}.")
    view = state["view"]
    for path, value in delta["changed"].items():
        view = put_at(view, path.split("/"), value)
    told = {name: value for name, value in delta.items() if name in state}
    return {**state, **told, "type": "state", "view": view}


def put_at(there: Json, path: Sequence[str | int], value: Json) -> Json:
    """Return a thing with another value at a path; what lies beside the path is shared."""
    if not path:
        return value
    copy = there.copy()
    step = path[0] if isinstance(there, Mapping) else int(path[0])
    copy[step] = put_at(there[step], path[1:], value)
    return copy
