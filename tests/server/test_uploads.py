"""Matches that were played without a server come in as records, and only as true ones."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from portside.server.store.schema import UPLOADS
from tests.server.harness import ROOMY, LocalServer, config_in, running, taken_back

pytestmark = pytest.mark.anyio
RECORDS = Path(__file__).parents[1] / "games"
ONE = RECORDS / "neko_harbour/records/two-players.jsonl"
LONG = RECORDS / "import_export/records/sets-cards.jsonl"


def handed_in(path: Path, **changes: Any) -> dict[str, Any]:
    """Return a record as a device hands it in: oneself on the first seat, bots on the others."""
    text = path.read_text("utf-8")
    bots = [{"who": "bot", "bot": "hard"}] * (json.loads(text.splitlines()[0])["seats"] - 1)
    return {"record": text, "seats": [{"who": "me"}, *bots], **changes}


@pytest.mark.parametrize("path", [ONE, LONG], ids=lambda path: path.stem)
async def test_a_record_joins_ones_matches(server: LocalServer, path: Path) -> None:
    mei = await server.person("Mei")
    answer = await mei.http.post("/api/records", json=handed_in(path))
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert (table["status"], table["offline"], table["mine"]) == ("over", True, [0])
    listed = (await mei.http.get("/api/me/tables")).json()["tables"]
    assert [(one["id"], one["offline"]) for one in listed] == [(table["id"], True)]
    story = (await mei.http.get(f"/api/matches/{table['match']}/story")).json()
    assert story["result"] == table["result"]
    record = (await mei.http.get(f"/api/matches/{table['match']}/record")).text
    answers = [json.loads(line)["key"] for line in record.splitlines() if '"key"' in line]
    text = path.read_text("utf-8")
    assert answers == [json.loads(line)["key"] for line in text.splitlines() if '"key"' in line]


async def test_a_false_record_is_refused(server: LocalServer) -> None:
    mei = await server.person("Mei")
    lines = ONE.read_text("utf-8").splitlines(keepends=True)
    running, swapped = "".join(lines[:-2]), "".join([lines[0], lines[2], lines[1], *lines[3:]])
    end = json.loads(lines[-1])
    better = "".join([*lines[:-1], json.dumps({**end, "scores": [99, 0]}) + "\n"])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"record": running}, "match-running"),
        ({"record": swapped}, "broken-record"),
        ({"record": better}, "broken-record"),
        ({"record": "nothing\n"}, "broken-record"),
        ({"seats": [{"who": "me"}]}, "wrong-seats"),
        ({"seats": [{"who": "me"}, {"who": "free"}]}, "seats-free"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"record": "x" * 700_000}, "too-big"),
    ]
    for changes, code in wrong:
        answer = await mei.http.post("/api/records", json=handed_in(ONE, **changes))
        assert answer.json()["code"] == code
    assert (await mei.http.get("/api/me/tables")).json()["tables"] == []
    stranger = await server.stranger().http.post("/api/records", json=handed_in(ONE))
    assert stranger.json()["code"] == "not-introduced"


async def test_records_have_a_quota_by_person_and_in_all(tmp_path: Path) -> None:
    size = len(ONE.read_bytes())
    limits = replace(ROOMY, records=2, records_bytes=3 * size)
    async with running(config_in(tmp_path, limits=limits)) as server:
        mei, luc = await server.person("Mei"), await server.person("Luc")
        first = await mei.post("/api/records", handed_in(ONE))
        await mei.post("/api/records", handed_in(ONE))
        refused = await mei.post("/api/records", handed_in(ONE), 429)
        assert (refused["code"], refused["facts"]["reason"]) == ("too-many-records", "own")
        await luc.post("/api/records", handed_in(ONE))
        refused = await luc.post("/api/records", handed_in(ONE), 429)
        assert (refused["code"], refused["facts"]["reason"]) == ("too-many-records", "all")
        await mei.request("DELETE", f"/api/me/tables/{first['id']}")
        await luc.post("/api/records", handed_in(ONE))


async def test_records_of_before_count_too(tmp_path: Path) -> None:
    config = config_in(tmp_path, limits=replace(ROOMY, records=1))
    async with running(config) as server:
        mei = await server.person("Mei")
        await mei.post("/api/records", handed_in(ONE))
        cookies = mei.http.cookies
    taken_back(config, "0014")
    async with running(config) as server:
        mei = server.stranger()
        mei.http.cookies = cookies
        assert (await mei.post("/api/records", handed_in(ONE), 429))["code"] == "too-many-records"
        async with server.services.storage.reading() as connection:
            assert len(list(await connection.execute(sa.select(UPLOADS)))) == 1
