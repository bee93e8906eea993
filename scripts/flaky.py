"""Run the tests again and again, and tell which are not the same each time.

    .venv/bin/python scripts/flaky.py --rounds 10 tests/server

Every round has another seed for the order of tests and for whatever they draw. Rounds take turns:
on a machine that is left alone, on one whose processors other work wants too, and with browsers
whose pages are slow. Chance, a busy machine and a page that is not there yet are what lets a test
fail once in sixteen runs. A busy round takes several times as long as the others: `--kinds
slow,quiet` names those that take turns. Ten rounds of all tests take hours: with `--keep FOLDER`
what each round told is kept there, and rounds that it holds already are not run again;
`running.log` in it is what pytest says meanwhile.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from xml.etree import ElementTree as Xml

ROOT = Path(__file__).resolve().parents[1]
WORKLOADS = 2
"""So many processes that never rest stand for a busy machine, per processor."""
KINDS = ("quiet", "busy", "slow")
SLOWNESS = "4"
"""So many times slower pages are in a slow round."""


@dataclass
class Report:
    """What became of each test in how many rounds, and how it failed with which seed."""

    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    failures: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, results: Path, seed: int) -> int:
        """Take the results of one round; return how many tests failed in it."""
        failed = 0
        for case in Xml.parse(results).iter("testcase"):
            name = f"{case.get('classname')}::{case.get('name')}"
            ended = {part.tag: part.get("message", "") for part in case}
            wrong = ended.keys() & {"failure", "error"}
            self.outcomes[name][next(iter(wrong | (ended.keys() & {"skipped"})), "passed")] += 1
            for outcome in wrong:
                self.failures[name].append(f"  seed {seed}: {ended[outcome][:200]!r}")
                failed += 1
        return failed

    def trouble(self, rounds: int) -> list[str]:
        """Return lines about each test that failed, or was not the same, in any round."""
        told = []
        for name, counts in sorted(self.outcomes.items()):
            same = len(counts) == 1 and counts.total() == rounds
            if not same or name in self.failures:
                how = ", ".join(f"{outcome} {count}" for outcome, count in counts.most_common())
                told += [f"{name}: {how} of {rounds}", *self.failures.get(name, ())]
        return told


@contextmanager
def busy_machine(busy: bool) -> Iterator[None]:
    """Keep the processors busy for a while, if so wished."""
    count = WORKLOADS * (os.cpu_count() or 1) if busy else 0
    spinning = [multiprocessing.Process(target=spin, daemon=True) for _ in range(count)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()


def spin() -> None:
    """Work, at nothing."""
    while True:
        pass


def run_round(kind: str, seed: int, arguments: list[str], results: Path) -> int:
    """Run the tests once; return pytest's verdict."""
    command = [sys.executable, "-m", "pytest", "-q", f"--randomly-seed={seed}"]
    # The profile for CI would draw the same examples each time.
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    if kind == "slow":
        environment["PORTSIDE_SLOW_BROWSER"] = SLOWNESS
    with busy_machine(kind == "busy"), results.with_suffix(".log").open("wb") as log:
        return subprocess.run(
            [*command, f"--hypothesis-seed={seed}", f"--junit-xml={results}", *arguments],
            cwd=ROOT,
            env=environment,
            stdout=log,
            check=False,
        ).returncode


def results_of_rounds(
    folder: Path, rounds: int, kinds: list[str], arguments: list[str]
) -> Iterator[Path]:
    """Yield the results of each round, those that are kept first."""
    kept = sorted(folder.glob("*.xml"))
    yield from kept
    for number in range(len(kept), rounds):
        seed, kind = SystemRandom().randrange(2**31), kinds[number % len(kinds)]
        running = folder / "running"
        verdict = run_round(kind, seed, arguments, running)
        if not running.exists():
            sys.exit(f"round {number + 1}: pytest ended with {verdict} and no results")
        ended = folder / f"{number + 1:02}-{kind}-{seed}.xml"
        running.with_suffix(".log").rename(ended.with_suffix(".log"))
        yield running.rename(ended)


def kinds_of_rounds(names: str) -> list[str]:
    """Return the kinds of rounds that are named, or raise for what is none."""
    kinds = names.split(",")
    if unknown := set(kinds) - set(KINDS):
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: choose from {', '.join(KINDS)}")
    return kinds


def main() -> int:
    """Run the rounds and report; exit with 1 if a test was not the same each time."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--kinds", type=kinds_of_rounds, default=list(KINDS), metavar="KIND,...")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="go on there another time")
    options, arguments = parser.parse_known_args()
    report = Report()
    with tempfile.TemporaryDirectory() as passing:
        folder = options.keep or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        rounds, kinds = 0, options.kinds
        each = results_of_rounds(folder, options.rounds, kinds, arguments)
        for rounds, results in enumerate(each, 1):
            kind, seed = re.findall(r"[a-z]+|\d+", results.stem)[1:]
            failed = report.add(results, int(seed))
            print(f"round {rounds} ({kind}, seed {seed}): {failed} failed", flush=True)
    trouble = report.trouble(rounds)
    print(*trouble or [f"{len(report.outcomes)} tests, the same each time."], sep="\n")
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
