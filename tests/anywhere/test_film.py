"""A match in one file is the whole match, as every pair of eyes saw it."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from portside.engine.game import shipped
from portside.engine.record import replay
from portside.hosting.film import film, film_page
from portside.hosting.messages import frame_data
from portside.server import protocol

ROOT = Path(__file__).resolve().parents[2]


def record_of(title: str) -> str:
    """Return the shortest record of a title."""
    found = (ROOT / "tests/games" / title).glob("**/records/*.jsonl")
    return min(found, key=lambda path: path.stat().st_size).read_text("utf-8")


def unpacked(parts: list[Any], view: dict[str, Any]) -> dict[str, Any]:
    return {
        name: [parts[each] for each in at] if isinstance(at, list) else parts[at]
        for name, at in view.items()
    }


@pytest.mark.parametrize("title", shipped())
def test_a_film_has_every_view_of_every_seat(title: str) -> None:
    match = replay(record_of(title))
    told = json.loads(film(match))
    protocol.Story.model_validate(told["story"])
    protocol.TitleDetail.model_validate(told["detail"])
    assert replay(told["record"]).result == match.result
    now = match.replayed(0)
    for number in range(match.number + 1):
        if number:
            said = (match.history or [])[number - 1]
            now.answer(said.seat, said.key)
        for seat in (None, *range(len(match.table.seats))):
            still = told["eyes"]["" if seat is None else str(seat)]["frames"][number]
            shown = {**still, "view": unpacked(told["parts"], still["view"])}
            by = (still["seat"], still["key"]) if number else None
            assert shown == json.loads(json.dumps(frame_data(now, seat, by)))
    assert told["eyes"][""]["log"] == json.loads(json.dumps(match.log(None)))


def test_a_match_that_goes_on_has_a_film_too() -> None:
    match = replay(record_of(shipped()[0])).replayed(5)
    assert json.loads(film(match))["story"]["result"] is None


def test_a_page_holds_the_film_and_nothing_of_it_can_end_its_script() -> None:
    template = gzip.compress(b'<script id="film">\n%FILM%\n</script>')
    whole = film_page(template, '{"record":"</script>"}')
    found = re.fullmatch(r'<script id="film">\n([\w+/=]+)\n</script>', whole)
    assert found is not None
    assert gzip.decompress(base64.b64decode(found[1])) == b'{"record":"</script>"}'
