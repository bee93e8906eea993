"""Count the processor instructions an answer costs the table server, without sockets.

    .venv/bin/python scripts/bench_answer.py
    .venv/bin/python scripts/bench_answer.py --against HEAD~3 neko_harbour
    .venv/bin/python scripts/bench_answer.py --profile import_export

The whole server runs in one process, loop, inboxes and journal included; what it sends is handed to
the clients of `bench_client.py` instead of a socket. Each of some tables of four is answered at
random, the same in every run, under valgrind's callgrind, which counts when all are under way.
`--profile` tells where the time goes instead, by cProfile, which counts calls too much.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import os
import pstats
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, cast

import uvloop
from bench_client import SEATS, Line, Play, Run, Table  # type: ignore[import-not-found]
from bench_instructions import REFERENCES, ROOT, commit  # type: ignore[import-not-found]

from portside.server import protocol
from portside.server.accounts import COOKIE
from portside.server.http.app import create_app_from_environment

HERE: Final = Path(__file__).resolve()
TITLES: Final = ("import_export", "neko_harbour")
TABLES: Final = 20
"""The more tables, the more answers are written in one go."""
ANSWERS: Final = 600
WARM: Final = 20
"""Answers at each table that do not count."""
LONGEST: Final = 150
"""Answers before a table starts over; the shortest match has more."""
Message = dict[str, Any]


# -- in the process that is measured


class Wire:
    """A WebSocket whose other end is in the same process."""

    def __init__(self, app: Any, table: str, seat: int, cookie: str, play: Play) -> None:
        self._up: asyncio.Queue[Message] = asyncio.Queue()
        self._seat = seat
        self._play = play
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/live",
            "root_path": "",
            "query_string": f"speaks=2&seat={seat}".encode(),
            "headers": [(b"host", b"local"), (b"cookie", cookie.encode())],
        }
        self._up.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._up.get, self._down))

    async def _down(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._play.heard(self._seat, message["text"].encode())

    def send(self, data: bytes) -> None:
        """Send the server a message."""
        self._up.put_nowait({"type": "websocket.receive", "text": data.decode()})


class Counted(Run):  # type: ignore[misc]
    """A table that is played until it has had its answers, whatever the others do."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.rng.seed(number)
        self.left = 0
        self.ended = asyncio.Event()

    def later(self, table: Table) -> None:
        """Answer as soon as can be, unless there were enough."""
        if self.left:
            self.left -= 1
            super().later(table)
        else:
            self.ended.set()

    async def play(self, table: Table, answers: int) -> None:
        """Play a table on for so many answers."""
        await self.ended.wait()
        self.left = answers
        self.ended.clear()
        self.later(table)
        await self.ended.wait()


async def seated(app: Any, title: str, tables: int) -> list[tuple[Counted, Play]]:
    """Set tables up, and connect everybody."""
    services = app.state.services
    host = await services.accounts.introduce("bench")
    cookie = f"{COOKIE}={services.accounts.cookie(host)}"
    made = []
    for number in range(tables):
        seats = [protocol.SeatWish(who="me")] * SEATS
        wish = protocol.NewTable(title=title, seats=seats, start=True, seed=str(number))
        table = await services.lobby.create(host, wish)
        run = Counted(number)
        play = Play(run, LONGEST)
        wires = [Wire(app, table.id, seat, cookie, play) for seat in range(SEATS)]
        play.lines = cast("list[Line]", wires)
        made.append((run, play))
    return made


async def play_tables(
    title: str, count: int, answers: int, profile: cProfile.Profile | None
) -> None:
    """Let tables be played in this process until so many answers were shown to everybody."""
    with tempfile.TemporaryDirectory() as folder:
        limits = ("MESSAGES", "REQUESTS", "TABLES", "CONNECTIONS", "KEPT_BYTES")
        os.environ.update({f"PORTSIDE_LIMIT_{name}": str(10**12) for name in limits})
        os.environ |= {"PORTSIDE_DATA": folder, "PORTSIDE_IDLE": "600", "PORTSIDE_LOG": "error"}
        app = create_app_from_environment()  # which tames the garbage collector, too
        await app.state.services.storage.open()  # and no chores, which are done by the clock
        tables = await seated(app, title, count)
        for run, play in tables:
            await run.play(play, WARM)
        collect() if profile is None else profile.enable()
        begun = time.process_time()
        await asyncio.gather(*[run.play(play, answers // count) for run, play in tables])
        spent = time.process_time() - begun
        if profile is not None:
            profile.disable()
            for order in ("tottime", "cumtime"):
                pstats.Stats(profile, stream=sys.stdout).sort_stats(order).print_stats(100)
        print(f"{title}: {spent / answers * 1e6:.0f} us of processor an answer", flush=True)
        os._exit(0)  # nothing of how a server ends is of interest


def collect() -> None:
    """Let callgrind begin to count, if it runs this process."""
    if "valgrind" in os.environ.get("LD_PRELOAD", ""):
        with subprocess.Popen(["callgrind_control", "--instr=on", str(os.getpid())]) as asked:
            while asked.poll() is None:
                time.sleep(0.01)  # it waits for a process that does something


# -- around it


def per_answer(source: Path, title: str, tables: int, answers: int) -> float:
    """Return how many thousand instructions one answer takes."""
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
    play = [sys.executable, str(HERE), title, "--play", str(answers), "--tables", str(tables)]
    command = [*valgrind, "--callgrind-out-file=/dev/null", *play]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    found = REFERENCES.search(done.stderr)
    if done.returncode or found is None:
        sys.exit(done.stderr)
    return int(found[1].replace(",", "")) / answers / 1000


def main() -> None:
    """Print thousands of instructions per answer, here and in another commit."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--against", metavar="COMMIT", help="measure that commit, too")
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--play", type=int, help="play so many answers in this process, no more")
    parser.add_argument("--profile", action="store_true", help="tell where the time goes instead")
    args = parser.parse_args()
    if args.play or args.profile:
        profile = cProfile.Profile() if args.profile else None
        answers = args.play or 5 * args.answers
        uvloop.run(play_tables(args.titles[0], args.tables, answers, profile))
    for title in args.titles:
        here = per_answer(ROOT / "src", title, args.tables, args.answers)
        print(f"{title}: {here:.1f}k instructions an answer")
        if args.against:
            with commit(args.against) as source:
                there = per_answer(source, title, args.tables, args.answers)
            print(f"{title} at {args.against}: {there:.1f}k", flush=True)


if __name__ == "__main__":
    main()
