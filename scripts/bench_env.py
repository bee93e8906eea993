"""Measure the environments: random masked steps a second, of this source and of another.

    .venv/bin/python scripts/bench_env.py
    git archive COMMIT src | tar -x -C FOLDER
    .venv/bin/python scripts/bench_env.py --against FOLDER/src
    .venv/bin/python scripts/bench_env.py --against FOLDER/src --instructions    needs valgrind

Each source runs in processes of its own, which take turns; the middle of all rounds counts. Time is
the processor's, for a `Batch` with workers that of the clock; with these it is told besides (Linux)
of the process that draws and of each worker how many ms of the processor a step of 64 matches took,
and how many ms it was ready and waited for a core. The first steps are not counted.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TITLES: Final = ("import_export", "neko_harbour")
REFERENCES: Final = re.compile(r"I\s+refs:\s+([\d,]+)")
MODES: Final = ("pettingzoo", "batch", "workers")
FEW, MANY = 300, 900
"""Steps under valgrind: the difference counts, so that starting does not."""

PLAY: Final = """
import sys, time
from multiprocessing import active_children
from pathlib import Path
from random import Random
import numpy as np

def pettingzoo(title, steps):
    from portside.adapters import pettingzoo
    env, rng = pettingzoo.env(title, seats=4), Random(1)
    while True:
        env.reset(seed=rng.randrange(1 << 30))
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            yield 1

def batch(title, steps, workers=0):
    from portside.adapters.batch import Batch
    rng = np.random.default_rng(1)
    with Batch(title, matches=64, seats=4, workers=workers) as batch:
        frame = batch.reset()
        while True:
            drawn = rng.random(frame.masks.shape, dtype=np.float32) * frame.masks
            frame = batch.step(drawn.argmax(axis=1))
            yield 64

def workers(title, steps):
    yield from batch(title, steps, 2)

def spent():
    found = []
    for pid in ["self", *sorted(child.pid for child in active_children())]:
        file = Path(f"/proc/{pid}/schedstat")
        found += map(int, file.read_text().split()[:2]) if file.exists() else []
    return found

def main():
    mode, title, steps = sys.argv[1], sys.argv[2], int(sys.argv[3])
    clock = time.perf_counter if mode == "workers" else time.process_time
    taken, begun, at = 0, 0.0, steps // 4
    play = globals()[mode](title, steps)
    for count in play:
        taken += count
        if not begun and taken >= at:
            begun, at, before = clock(), taken, spent()
        if taken - at >= steps:
            break
    print((taken - at) / (clock() - begun))
    if mode == "workers":
        rounds = (taken - at) / 64 * 1e6
        print(*[f"{(now - then) / rounds:.2f}" for then, now in zip(before, spent())])

if __name__ == "__main__":
    main()
"""
"""What is measured. Workers import it, so it is a file of its own while it runs."""


def measured(source: Path, mode: str, title: str, steps: int, prefix: Sequence[str] = ()) -> str:
    """Return what a run in a process of its own prints."""
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "play_env.py"
        file.write_text(PLAY, "utf-8")
        play = [*prefix, sys.executable, str(file), mode, title, str(steps)]
        done = subprocess.run(play, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout + done.stderr


def instructions(source: Path, title: str) -> float:
    """Return how many thousand instructions a step in PettingZoo takes."""
    valgrind = [
        "valgrind",
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
    ]
    found = []
    for steps in (FEW, MANY):
        told = REFERENCES.search(measured(source, "pettingzoo", title, steps, valgrind))
        assert told is not None
        found.append(int(told[1].replace(",", "")))
    return (found[1] - found[0]) / ((MANY - FEW) * 5 / 4) / 1000


def main() -> None:
    """Print a line for each title and way to play, by source."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--against", metavar="SOURCE", type=Path, help="measure it in turn")
    parser.add_argument("--build", choices=("plain", "compiled"), default="plain")
    parser.add_argument("--modes", nargs="*", choices=MODES, default=MODES)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--instructions", action="store_true", help="count them instead")
    args = parser.parse_args()
    os.environ["PORTSIDE_BUILD"] = args.build
    sources = {"here": ROOT / "src"}
    if args.against:
        sources["there"] = args.against
    for title in args.titles:
        if args.instructions:
            for name, source in sources.items():
                print(f"{title} {name}: {instructions(source, title):.0f}k a step", flush=True)
            continue
        for mode in args.modes:
            compare(sources, mode, title, args.rounds, args.steps)


def compare(sources: dict[str, Path], mode: str, title: str, rounds: int, steps: int) -> None:
    """Print how fast each source plays a title in one way."""
    found: dict[str, list[float]] = {name: [] for name in sources}
    for _ in range(rounds):
        for name, source in sources.items():
            speed, *spent = measured(source, mode, title, steps).splitlines()
            found[name].append(float(speed))
            for told in spent:
                print(f"{title} {mode} {name}: {told} ms (each ran, each waited for a core)")
    shown = ", ".join(f"{name} {median(each):,.0f}" for name, each in found.items())
    first, *others = [median(each) for each in found.values()]
    ratio = f" (x{first / others[0]:.2f})" if others else ""
    print(f"{title} {mode}: {shown} steps/s{ratio}", flush=True)


if __name__ == "__main__":
    main()
