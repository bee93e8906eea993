"""A seed decides what servers deal in tests, so that what failed once can be seen again."""

from __future__ import annotations

import subprocess
import sys

from portside.hosting.branched_match import new_match_secret
from tests import chance

DRAW = "from portside.hosting.branched_match import new_match_secret; print(new_match_secret())"


def drawn(seed: str) -> list[str]:
    with chance.decided_by(seed):
        program = [sys.executable, "-c"]
        told = [
            subprocess.run([*program, chance.planted(DRAW)], capture_output=True, check=True).stdout
            for _ in range(2)
        ]
        return [new_match_secret(), *(line.decode().strip() for line in told)]


def test_a_seed_deals_the_same_in_this_process_and_in_those_it_starts() -> None:
    once, again, other = drawn("one"), drawn("one"), drawn("another")
    assert once == again
    assert len({*once, *other}) == 6, "no two matches have the same secret"
