"""Records: a match as lines of JSON, one per answer, readable up to the last whole line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict, cast

from portside.engine import rng
from portside.engine.errors import BrokenRecord, NoPast, OtherRules, PortsideError
from portside.engine.expansions import other_versions
from portside.engine.game import find
from portside.engine.match import Match
from portside.engine.scenario import from_dict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from portside.engine.game import Game

FORMAT = 1
"""Raised when the lines themselves change."""


def written(match: Match) -> str:
    """Write a match as a record; it holds every secret."""
    origin, history = match.origin, match.history
    if origin is None or history is None:
        raise NoPast("A fork has no past, so there is nothing to record.")
    deal = origin.seats, dict(origin.options), origin.secret
    placed = None if origin.scenario is None else origin.scenario.as_dict()
    head = head_line(match.game.name, match.game.rules, *deal, placed)
    end = None
    if match.result is not None:
        totals = [score.total for score in match.result.scores]
        end = {"end": match.result.ending, "scores": totals, "winners": list(match.result.winners)}
    return record_text(head, [(said.seat, said.key) for said in history], end)


def head_line(
    title: str,
    rules: int,
    seats: int,
    options: Mapping[str, object],
    secret: str,
    scenario: Mapping[str, object] | None,
) -> dict[str, object]:
    """Return the first line of a record: what a match was made from."""
    head = {"portside": FORMAT, "title": title, "rules": rules, "seats": seats}
    head |= {"options": options, "secret": secret, "receipt": rng.commitment(secret)}
    return head if scenario is None else {**head, "scenario": scenario}


def record_text(
    head: Mapping[str, object], answers: Iterable[tuple[int, str]], end: Mapping[str, object] | None
) -> str:
    """Return the lines of a record: the deal, answers by seat and key, the end if there is one."""
    lines = [head, *({"n": n, "seat": seat, "key": key} for n, (seat, key) in enumerate(answers))]
    lines += [] if end is None else [end]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def replay(text: str) -> Match:
    """Play a record again up to its last whole line.

    A record of other rules is as good as any, as long as it can be played.

    Raises:
        BrokenRecord: no record, damaged, or an answer that is not legal; it names the line.
        OtherRules: the same, where the record is of another version of the rules.
    """
    lines = _lines(text)
    head = checked_head(lines[0])
    try:
        return _played(head, lines)
    except PortsideError as error:
        game = find(head["title"])
        told = _otherwise(head, game)
        if not told:
            raise
        message = " ".join([*told, str(error)])
        raise OtherRules(message, title=game.name, rules=game.rules) from error


def _otherwise(head: Head, game: Game) -> list[str]:
    """Return in words what a record was written under that is not as it is here."""
    rules = f"Written under rules {head['rules']} of {game.name}; this program has {game.rules}."
    told = [] if head["rules"] == game.rules else [rules]
    return told + other_versions(game.name, head["options"])


def _played(head: Head, lines: Sequence[dict[str, object]]) -> Match:
    """Deal a match and give the answers of a record."""
    match = begun(head)
    for number, line in enumerate(lines[1:], start=2):
        if "end" in line:
            _check_end(match, line, number)
            if number < len(lines):
                raise BrokenRecord(f"Line {number + 1} comes after the end.", line=number + 1)
            break
        _answer(match, line, number)
    return match


def _lines(text: str) -> list[dict[str, object]]:
    """Split a record; a last line that was cut off is left out."""
    if not isinstance(text, str):
        raise BrokenRecord("A record is text.")
    raw = text.split("\n")
    whole = raw[:-1]
    out = []
    for number, line in enumerate(whole, start=1):
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise BrokenRecord(f"Line {number} is damaged.", line=number)
        out.append(data)
    if not out:
        raise BrokenRecord("This is no record: it has no whole line.")
    return out


class Head(TypedDict):
    """The first line of a record; its names stay as they are."""

    title: str
    rules: int
    seats: int
    options: dict[str, object]
    secret: str
    scenario: NotRequired[dict[str, object]]


HEAD: Final = {"rules": int, "seats": int, "options": dict, "secret": str}
"""What the first line of a record must hold."""


def checked_head(head: Mapping[str, object]) -> Head:
    """Return a record's first line, or raise what is wrong with it."""
    if head.get("portside") != FORMAT:
        raise BrokenRecord("This is no record of a Portside match, or of another format.")
    if any(type(head.get(name)) is not kind for name, kind in HEAD.items()):
        raise BrokenRecord("The first line is damaged.", line=1)
    if head.get("receipt") != rng.commitment(str(head["secret"])):
        raise BrokenRecord("The secret does not fit the receipt.", line=1)
    if not isinstance(head.get("scenario", {}), dict):
        raise BrokenRecord("The scenario is damaged.", line=1)
    named = {**head, "title": find(str(head.get("title"))).name}
    return cast("Head", named)


def begun(head: Head) -> Match:
    """Deal the match a record's first line describes."""
    game, placed = find(head["title"]), head.get("scenario")
    options = game.remembered(head["options"])
    scenario = from_dict(placed) if placed else None
    return Match.new(game, head["seats"], head["secret"], options, scenario)


def _answer(match: Match, line: dict[str, object], number: int) -> None:
    seat, key = line.get("seat"), line.get("key")
    if line.get("n") != match.number or type(seat) is not int or not isinstance(key, str):
        raise BrokenRecord(f"Line {number} is out of order or damaged.", line=number)
    try:
        match.answer(seat, key)
    except PortsideError as error:
        raise BrokenRecord(f"Line {number} cannot be played: {error}", line=number) from None


def _check_end(match: Match, line: dict[str, object], number: int) -> None:
    result = match.result
    scores: Sequence[int] = [score.total for score in result.scores] if result else []
    if result is None or line.get("scores") != scores or line.get("end") != result.ending:
        raise BrokenRecord(f"Line {number} claims another end than the one reached.", line=number)
