"""A whole match in one file: a page that plays it back without any network.

The page comes with the browser client; what a replay asks for is put into it.
"""

from __future__ import annotations

import base64
import gzip
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from portside.engine.game import find
from portside.hosting.messages import frame_data, log_length, point_data
from portside.hosting.title_info import title_detail

if TYPE_CHECKING:
    from portside.engine.match import Match

Json = dict[str, Any]
PAGE = "film.html.gz"
"""The page without a match, in the folder of the browser client."""
MARK = "%FILM%"


class _Parts:
    """Give every different part of the views a number: most of a view is as it was before."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def packed(self, view: Mapping[str, Any]) -> Json:
        return {
            name: [self._number(each) for each in value]
            if isinstance(value, list | tuple)
            else self._number(value)
            for name, value in view.items()
        }

    def _number(self, part: object) -> int:
        return self.numbers.setdefault(_text(part), len(self.numbers))


def film(match: Match, words: Mapping[str, str] | None = None) -> str:
    """Return a film's data as JSON: what each pair of eyes saw at each question.

    Args:
        match: a match with its past.
        words: what its title says by language, if it is none that the client knows.
    """
    eyes: list[int | None] = [None, *range(len(match.table.seats))]
    parts, now, points = _Parts(), match.replayed(0), []
    frames: dict[str, list[Json]] = {_eye(seat): [] for seat in eyes}
    for number in range(match.number + 1):
        said = _said(match, number)
        if said is not None:
            now.answer(*said)
        points.append(point_data(now))
        for seat in eyes:
            frame = frame_data(now, seat, said)
            frames[_eye(seat)].append({**frame, "view": parts.packed(frame["view"])})
    logs = {_eye(seat): match.log(seat)[: log_length(match)] for seat in eyes}
    seen = {eye: {"frames": frames[eye], "log": logs[eye]} for eye in frames}
    told = {**_about(match, points), "words": dict(words or {}), "eyes": seen}
    return f'{_text(told)[:-1]},"parts":[{",".join(parts.numbers)}]}}'


def film_page(template: bytes, told: str) -> str:
    """Return the page of a film, with a match inside."""
    packed = base64.b64encode(gzip.compress(told.encode(), 9, mtime=0)).decode()
    return gzip.decompress(template).decode().replace(MARK, packed, 1)


def _about(match: Match, points: list[Json]) -> Json:
    origin, game, seats = match.origin, match.game, len(match.table.seats)
    assert origin is not None
    options = game.remembered(origin.options)
    story = {
        "match": "here-film",
        "title": game.name,
        "rules": game.rules,
        "options": options,
        "names": [None] * seats,
        "receipt": match.receipt,
        "secret": origin.secret,
        "result": match.view(None)["result"],
        "points": points,
    }
    detail = title_detail(find(game.name), options, seats)
    return {"story": story, "detail": detail, "record": match.record()}


def _said(match: Match, number: int) -> tuple[int, str] | None:
    if number == 0 or match.history is None:
        return None
    said = match.history[number - 1]
    return said.seat, said.key


def _eye(seat: int | None) -> str:
    return "" if seat is None else str(seat)


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
