"""What clients are told about a match, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from portside.engine import rng
from portside.engine.game import find

if TYPE_CHECKING:
    from portside.engine.ask import Option, Reason
    from portside.engine.match import Match, Prompt
    from portside.hosting.followed_match import FollowedMatch, MatchRow

TAIL = 300
"""So many of the last log lines a client gets that has none."""


def ask_head_data(prompt: Prompt) -> dict[str, Any]:
    """Return the message of a question for the seat it is asked of, without its options."""
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
    }


def option_data(one: Option) -> dict[str, Any]:
    """Return the message of one legal answer."""
    return {"key": one.key, "refs": one.refs, "text": one.text, "facts": one.facts}


def ask_data(prompt: Prompt) -> dict[str, Any]:
    """Return the message of a question with its options; an amount has too many to list."""
    shown = [] if prompt.type == "amount" else [option_data(each) for each in prompt.options]
    return {**ask_head_data(prompt), "options": shown}


def reason_data(reason: Reason) -> dict[str, Any]:
    """Return the message of why something is not possible."""
    return {"text": reason.text, "rule": reason.rule, "facts": dict(reason.facts)}


def log_length(match: Match) -> int:
    """Return how many lines of a match's log there are to send; it is the same for all eyes."""
    return len(match.table.log.entries) if match.table.log is not None else 0


def head_data(
    followed: FollowedMatch, waiting: Sequence[int], answered: Sequence[int]
) -> dict[str, Any]:
    """Return the part of a state's message that tells all eyes alike, besides the table itself."""
    return {
        "match": followed.row.id,
        "seq": followed.seq,
        "number": followed.match.number,
        "waiting": waiting,
        "answered": answered,
        "stopped": None if followed.stopped is None else followed.stopped.code,
    }


def state_data(followed: FollowedMatch, seat: int | None, log_at: int) -> dict[str, Any]:
    """Return the message of a state as one pair of eyes may know it, log from line `log_at` on.

    A negative `log_at` stands for the last part of the log.
    """
    match = followed.match
    start = max(0, log_length(match) - TAIL) if log_at < 0 else log_at
    mine = [prompt for prompt in match.pending if prompt.seat == seat]
    questions = [ask_data(prompt) for prompt in mine]
    fence = match.number if seat is None else followed.fence(seat)
    view, final = match.view(seat), followed.row.final
    return {
        "type": "state",
        **head_data(followed, view["waiting"], view["answered"]),
        "undo": {"can": fence < match.number, "fence": fence},
        "ask": next((one for one in questions if not one["standing"]), None),
        "offers": [one for one in questions if one["standing"]],
        "view": view if followed.stopped is None or final is None else final,
        "log": {"start": start, "lines": match.log(seat, start)},
    }


def frame_data(match: Match, seat: int | None, said: tuple[int, str] | None) -> dict[str, Any]:
    """Return the message of a frame: how a match looks to a seat, and the last answer."""
    by, key = said or (None, None)
    looks = {"number": match.number, "seat": by, "key": key}
    return {**looks, "view": match.view(seat), "log": log_length(match)}


def notes_data(row: MatchRow, match: Match, seat: int | None) -> dict[str, Any]:
    """Return the message of what one seat (None: a spectator) knows of a match now."""
    return {
        "match": row.id,
        "title": row.title,
        "rules": row.rules,
        "receipt": match.receipt,
        "seat": seat,
        "number": match.number,
        "view": match.view(seat),
        "log": match.log(seat),
    }


def story_head_data(row: MatchRow, names: Sequence[str | None]) -> dict[str, Any]:
    """Return the message of a match that is over, but for its points, with who sat where."""
    return {
        "match": row.id,
        "title": row.title,
        "rules": row.rules,
        "options": find(row.title).remembered(row.options),
        "names": names,
        "receipt": rng.commitment(row.secret),
        "secret": row.secret,
        "result": row.result,
    }


def point_data(match: Match) -> dict[str, Any]:
    """Return the message of a match's public numbers, for charts."""
    counters = [
        {"name": c.name, "owner": c.owner, "value": c.value}
        for c in match.game.counters(match.table)
    ]
    return {"number": match.number, "acting": int(match.table.acting), "counters": counters}
