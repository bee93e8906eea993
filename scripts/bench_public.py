"""Measure the documented way to play, `pending` and `answer`, against the engine's own.

Both play the same dealt matches at random, in turns, on processor time; the best round counts.

    .venv/bin/python scripts/bench_public.py
"""

from __future__ import annotations

import copy
import time
from random import Random

from portside.engine.game import find
from portside.engine.match import Match

TITLES = ("import_export", "neko_harbour")
MATCHES, ROUNDS = 6, 5


def inside(match: Match, rng: Random) -> None:
    """Play a fork by `advance`, as searches do."""
    match = match.fork()
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))


def documented(match: Match, rng: Random) -> None:
    """Play a whole match by `pending` and `answer`."""
    match = copy.copy(match)
    while match.result is None:
        ask = match.pending[0]
        match.answer(ask.seat, ask.sample(rng))


def looking(match: Match, rng: Random) -> None:
    """Do the same, with a look at every option."""
    match = copy.copy(match)
    while match.result is None:
        ask = match.pending[0]
        len(ask.options)  # there may be none: a pick is asked also where it can only be empty
        match.answer(ask.seat, ask.sample(rng))


def answers(match: Match, seed: int) -> int:
    """Return how many answers such a match takes."""
    match, rng = copy.copy(match), Random(seed)
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    return match.number


def main() -> None:
    """Measure, and print a line for each title."""
    for title in TITLES:
        dealt = [Match.new(find(title), 4, str(n), {}, log=False) for n in range(MATCHES)]
        count = sum(answers(match, seed) for seed, match in enumerate(dealt))
        best: dict[str, float] = {}
        for _ in range(ROUNDS):
            for way in (inside, documented, looking):
                begun = time.process_time()
                for seed, match in enumerate(dealt):
                    way(match, Random(seed))
                spent = (time.process_time() - begun) / count
                best[way.__name__] = min(spent, best.get(way.__name__, spent))
        shown = ", ".join(
            f"{name} {spent * 1e6:.1f} us (x{spent / best['inside']:.2f})"
            for name, spent in best.items()
        )
        print(f"{title}: {shown}")


if __name__ == "__main__":
    main()
