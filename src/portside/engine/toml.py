"""Write TOML; the standard library only reads it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

BARE = re.compile(r"[A-Za-z0-9_-]+")
"""Keys that need no quotes."""


def written(data: Mapping[str, object]) -> str:
    """Write loose data as TOML: plain values first, then a table for each mapping."""
    plain = {name: value for name, value in data.items() if not isinstance(value, Mapping)}
    tables = {name: value for name, value in data.items() if isinstance(value, Mapping)}
    parts = ["".join(f"{_key(name)} = {_value(value)}\n" for name, value in plain.items())]
    for name, table in tables.items():
        if table:
            lines = [f"{_key(inner)} = {_value(value)}\n" for inner, value in table.items()]
            parts.append(f"[{_key(name)}]\n" + "".join(lines))
    return "\n".join(parts)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + "}"
    if isinstance(value, Sequence):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    raise TypeError(f"TOML has no {type(value).__name__}.")
