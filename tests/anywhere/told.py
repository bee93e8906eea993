"""Play records again and digest everything anybody is told, for comparing Pythons with each other.

It runs in CPython and in Pyodide alike, so it needs nothing but Portside and the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from portside.engine.errors import PortsideError
from portside.engine.match import Match
from portside.engine.record import begun
from portside.hosting.errors import problem_data
from portside.hosting.messages import ask_data, log_length, reason_data

WRONG = ("", "pass", "no such answer", "-1", "none+none")
"""Answers that are seldom legal: what is said to them must be the same, too."""
WONDERS = 2


def told(record: str, every: int = 1) -> Iterator[str]:
    """Return a line for every answer of a record: what it is about, and digests by eyes.

    Args:
        record: the text of a record.
        every: look at every so-manieth state only.
    """
    head, *lines = [json.loads(line) for line in record.splitlines()]
    match, seen = begun(head), 0
    yield line(match, seen)
    for said in lines:
        if "key" not in said:
            continue
        match.answer(said["seat"], said["key"])
        if match.number % every == 0 or match.result is not None:
            yield line(match, seen)
            seen = log_length(match)
    yield f"record {digest(match.record())}"


def line(match: Match, since: int) -> str:
    """Return what all eyes are told now."""
    eyes: list[int | None] = [None, *range(len(match.table.seats))]
    return f"{match.number} " + " ".join(digest(all_about(match, seat, since)) for seat in eyes)


def all_about(match: Match, seat: int | None, since: int) -> dict[str, Any]:
    """Return everything a pair of eyes can get."""
    if seat is None:
        return {"view": match.view(None), "log": match.log(None, since)}
    view = match.view(seat)
    mine = [prompt for prompt in match.pending if prompt.seat == seat]
    return {
        "view": view,
        "log": match.log(seat, since),
        "asked": [ask_data(prompt) for prompt in mine],
        "undo": match.can_undo(seat),
        "refused": [refusal(match, seat, key) for key in WRONG],
        "why": {ref: why_not(match, seat, ref) for ref in refs(view, match.number)},
    }


def refs(view: Any, number: int) -> list[str]:
    """Return a few things somebody may wonder about, others in every state: cards and places."""
    cards = [card["id"] for zone in view["zones"] for card in zone["cards"] if "id" in card]
    every = [zone["id"] for zone in view["zones"]] + cards
    return [every[(number * WONDERS + at) % len(every)] for at in range(WONDERS)]


def refusal(match: Match, seat: int, key: str) -> object:
    """Return what is said to an answer that may be wrong; it is not given."""
    try:
        return repr(match.prompt(seat).value(key))
    except PortsideError as error:
        return problem_data(error)


def why_not(match: Match, seat: int, ref: str) -> object:
    """Return what stands in the way of using a thing."""
    try:
        return [reason_data(reason) for reason in match.why_not(seat, ref)]
    except PortsideError as error:
        return problem_data(error)


def digest(data: object) -> str:
    """Return a short digest of data as JSON, to the byte."""
    return sha256(json.dumps(data, ensure_ascii=False).encode()).hexdigest()[:16]
