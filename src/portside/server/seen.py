"""What one pair of eyes is sent, from `view`, `log` and its own prompts and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

if TYPE_CHECKING:
    from portside.engine.ask import Reason
    from portside.engine.match import Match, Prompt
    from portside.server.course import Course


def ask_data(prompt: Prompt) -> dict[str, Any]:
    """Return a question for the seat it is asked of."""
    options = () if prompt.type == "amount" else prompt.options
    return {
        "seat": prompt.seat,
        "kind": prompt.kind,
        "rule": prompt.rule,
        "card": prompt.card,
        "type": prompt.type,
        "low": prompt.low,
        "high": prompt.high,
        "step": prompt.step,
        "standing": prompt.standing,
        "facts": prompt.facts,
        "options": [
            {"key": shown.key, "refs": shown.refs, "text": shown.text, "facts": shown.facts}
            for shown in options
        ],
    }


def reason_data(reason: Reason) -> dict[str, Any]:
    """Return why something is not possible."""
    return {"text": reason.text, "rule": reason.rule, "facts": dict(reason.facts)}


def log_length(match: Match) -> int:
    """Return how many lines a match's log has; it is the same for all eyes."""
    return len(match.table.log.entries) if match.table.log is not None else 0


def scene(course: Course, seat: int | None) -> bytes:
    """Return the middle part of a state message: all that depends on nothing but the eyes."""
    match = course.match
    view = match.view(seat)
    mine = [] if seat is None else [prompt for prompt in match.pending if prompt.seat == seat]
    asked = next((prompt for prompt in mine if not prompt.standing), None)
    fence = match.number if seat is None else course.fence(seat)
    body = {
        "match": course.row.id,
        "seq": course.seq,
        "number": match.number,
        "view": view,
        "ask": None if asked is None else ask_data(asked),
        "offers": [ask_data(prompt) for prompt in mine if prompt.standing],
        "waiting": view["waiting"],
        "answered": view["answered"],
        "undo": {"can": fence < match.number, "fence": fence},
        "stopped": None if course.stopped is None else course.stopped.code,
    }
    return orjson.dumps(body)[1:-1]


def log_part(match: Match, seat: int | None, start: int) -> bytes:
    """Return the log lines from `start` on as one pair of eyes may know them."""
    return orjson.dumps({"start": start, "lines": match.log(seat, start)})
