"""Two server processes share one table through PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from portside.hosting.orders import BY
from portside.server.store.storage import Storage
from tests.server.harness import ROOMY, Json, config_in, key_for
from tests.server.processes import Line, Visitor, healthy_at_once, serving

pytestmark = [pytest.mark.anyio, pytest.mark.postgres, pytest.mark.slow]


async def answer(line: Line, state: Json, rng: Random) -> None:
    await line.send("answer", seq=state["seq"], key=key_for(state["ask"], rng))


async def test_two_processes_share_a_table_to_its_end(tmp_path: Path, postgres: str) -> None:
    config = config_in(tmp_path, database=postgres, secret="shared by both")
    rng = Random(1)
    async with (
        serving(config, tmp_path / "one.log") as one,
        serving(config, tmp_path / "two.log") as two,
    ):
        host, guest = Visitor(one.address), Visitor(two.address)
        for visitor, name in ((host, "Mei"), (guest, "Luc")):
            await visitor.post("/api/me", {"name": name})
        bot = {"who": "bot", "bot": "random"}
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "free"}, bot], "listed": True}
        table = await host.post("/api/tables", body)
        await guest.post(f"/api/tables/{table['id']}/join", {})
        started = await host.post(f"/api/tables/{table['id']}/start")
        async with host.line(table["id"]) as here, guest.line(table["id"]) as there:
            lines = [here, there]
            states = [await line.state() for line in lines]
            while states[0]["view"]["result"] is None:
                asked = [i for i, state in enumerate(states) if state["ask"] is not None]
                for i in asked:
                    await answer(lines[i], states[i], rng)
                seq = max(state["seq"] for state in states) + 1
                states = list(await asyncio.gather(*(line.state(seq) for line in lines)))
                while states[0]["seq"] != states[1]["seq"]:
                    late = min((0, 1), key=lambda i: states[i]["seq"])
                    states[late] = await lines[late].state(states[1 - late]["seq"])
        assert states[0]["view"]["result"] == states[1]["view"]["result"]
        await host.http.aclose()
        await guest.http.aclose()
    storage = Storage(config.url)
    journal = await storage.journal(started["match"])
    await storage.close()
    assert [entry.n for entry in journal] == list(range(states[0]["seq"]))


def test_several_processes_let_in_whoever_goes_to_their_address_at_once(
    tmp_path: Path, postgres: str
) -> None:
    config = config_in(tmp_path, database=postgres, secret="shared by both")
    assert healthy_at_once(config, "--processes", "2")


async def test_one_of_two_answers_to_two_processes_wins(tmp_path: Path, postgres: str) -> None:
    config = config_in(tmp_path, database=postgres, secret="shared by both")
    async with (
        serving(config, tmp_path / "one.log") as one,
        serving(config, tmp_path / "two.log") as two,
    ):
        host = Visitor(one.address)
        await host.post("/api/me", {"name": "Mei"})
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "me"}], "start": True}
        table = await host.post("/api/tables", body)
        async with (
            host.line(table["id"]) as here,
            host.line(table["id"], address=two.address) as there,
        ):
            seat = (await here.state())["waiting"][0]
            await there.state()
            for turn in range(20):
                for line in (here, there):
                    await line.send("answer", seq=turn, key="draw", seat=seat)
                states = [await line.state(turn + 1) for line in (here, there)]
                assert [state["seq"] for state in states] == [turn + 1, turn + 1]
                seat = states[0]["waiting"][0]
        await host.http.aclose()
    storage = Storage(config.url)
    journal = await storage.journal(table["match"])
    await storage.close()
    assert [entry.n for entry in journal] == list(range(20))


async def test_an_order_of_a_killed_process_answers_once_from_another(
    tmp_path: Path, postgres: str
) -> None:
    limits = replace(ROOMY, hesitation=0.2)
    config = config_in(tmp_path, database=postgres, secret="shared by both", limits=limits)
    async with (
        serving(config, tmp_path / "one.log") as one,
        serving(config, tmp_path / "two.log") as two,
    ):
        host, guest = Visitor(one.address), Visitor(two.address)
        for visitor, name in ((host, "Mei"), (guest, "Luc")):
            await visitor.post("/api/me", {"name": name})
        body = {"title": "pretend", "seats": [{"who": "me"}, {"who": "free"}], "listed": True}
        table = await host.post("/api/tables", body)
        await guest.post(f"/api/tables/{table['id']}/join", {})
        match = (await host.post(f"/api/tables/{table['id']}/start"))["match"]
        async with host.line(table["id"]) as here, guest.line(table["id"]) as there:
            lines = [here, there]
            states = [await line.state() for line in lines]
            asked = next(i for i, state in enumerate(states) if state["ask"] is not None)
            await lines[asked].send("order", seq=0, keys=["draw"])
            await lines[asked].send("answer", seq=0, key="draw")
            await lines[1 - asked].state(1)
            await lines[1 - asked].send("answer", seq=1, key="draw")
            await lines[1 - asked].state(2)
            (two if asked == 0 else one).kill()  # which was about to let the order answer
            await lines[asked].state(3)
        for visitor in (host, guest):
            await visitor.http.aclose()
    storage = Storage(config.url)
    journal = await storage.journal(match)
    await storage.close()
    assert [entry.by.startswith(BY) for entry in journal] == [False, False, True]
