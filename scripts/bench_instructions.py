"""Count the processor instructions an answer takes: other work on the machine does not change it.

    .venv/bin/python scripts/bench_instructions.py
    .venv/bin/python scripts/bench_instructions.py --against b2ca98e import_export

Plays whole matches of four seats by random answers under valgrind's cachegrind, and takes the
difference between so many and twice as many, so that starting counts for nothing. Settings have the
values that records mean by saying nothing about them: so the matches are the same answer for answer
in every commit, and commits can be compared. Needs valgrind; `--against` needs git.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TITLES: Final = ("import_export", "neko_harbour")
REFERENCES: Final = re.compile(r"I\s+refs:\s+([\d,]+)")

PLAY: Final = """
import sys
from random import Random
from portside.engine.ask import Together
from portside.engine.game import find
from portside.engine.match import Match

title, count = sys.argv[1], int(sys.argv[2])
game = find(title)
options = game.remembered({}) if hasattr(game, "remembered") else {}
answers = 0
for n in range(count):
    rng, match = Random(n), Match.new(game, 4, f"instructions {n}", options, log=False).fork()
    if hasattr(match, "play_on"):
        answers += match.play_on(rng)
    while (question := match.question) is not None:
        for ask in question.asks if type(question) is Together else (question,):
            match.advance(ask.seat, ask.sample(rng))
            answers += 1
print(answers)
"""
"""What is measured. It runs in every commit, so it uses only what has always been there."""


def counted(source: Path, title: str, matches: int) -> tuple[int, int]:
    """Return how many instructions so many matches took, and how many answers."""
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    valgrind = [
        "valgrind",
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
    ]
    play = [sys.executable, "-c", PLAY, title, str(matches)]
    done = subprocess.run([*valgrind, *play], env=env, capture_output=True, text=True, check=False)
    found = REFERENCES.search(done.stderr)
    if done.returncode or found is None:
        sys.exit(done.stderr)
    return int(found[1].replace(",", "")), int(done.stdout)


def per_answer(source: Path, title: str, matches: int) -> float:
    """Return how many thousand instructions one answer takes."""
    few, many = counted(source, title, matches), counted(source, title, 2 * matches)
    return (many[0] - few[0]) / (many[1] - few[1]) / 1000


@contextlib.contextmanager
def commit(name: str) -> Iterator[Path]:
    """Give the sources of a commit."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", name, "src"], cwd=ROOT, capture_output=True, check=True
        )
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder) / "src"


def main() -> None:
    """Print thousands of instructions per answer, here and in another commit."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--against", metavar="COMMIT", help="measure that commit, too")
    parser.add_argument("--matches", type=int, default=10)
    args = parser.parse_args()
    for title in args.titles:
        here = per_answer(ROOT / "src", title, args.matches)
        print(f"{title}: {here:.1f}k instructions an answer", flush=True)
        if args.against:
            with commit(args.against) as source:
                there = per_answer(source, title, args.matches)
            print(f"{title} at {args.against}: {there:.1f}k", flush=True)


if __name__ == "__main__":
    main()
