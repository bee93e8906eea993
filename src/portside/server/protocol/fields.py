"""Fields that messages share, and what every message is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from portside.server.nicknames import tidy_nickname

LONGEST_KEY = 2000
LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_RECORD = 500_000
"""Ten times the longest that was ever played."""
VERSION = 2
"""Of the protocol: 1 had whole states only. Clients say by `speaks` which they know."""
DELTAS = 2
"""Since which version states may come as what has changed."""
MOST_SEATS = 12
LARGEST_INT = 2**53 - 1
"""JavaScript counts exactly up to here."""


def not_empty(name: str) -> str:
    """Return a name, or raise if nothing is seen of it."""
    if not name:
        raise ValueError("a name needs at least one visible sign")
    return name


Nickname = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME),
    AfterValidator(tidy_nickname),
    AfterValidator(not_empty),
]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Field(ge=0, le=LARGEST_INT)]
Fact = Any
"""JSON-ready: a text, a number, a truth value, or a list of these."""
Facts = dict[str, Fact]
Pace = Literal["live", "relaxed", "days"]
Status = Literal["open", "running", "over", "stopped"]
Language = Literal["en", "fr", "zh-Hant"]


def has_nul(data: object) -> bool:
    """Tell whether there is a NUL in any text of a message: not every database could keep it."""
    rest = [data]
    while rest:
        match rest.pop():
            case str() as text:
                if "\0" in text:
                    return True
            case list() as items:
                rest += items
            case dict() as pairs:
                rest += [*pairs, *pairs.values()]
    return False


class Message(BaseModel):
    """Be a message: exactly these fields, nothing coerced."""

    model_config = ConfigDict(extra="forbid", strict=True)
