"""Tell what cards are worth where they lie: seats are given some by lot, and results tell.

    .venv/bin/python scripts/gifts.py import_export --place fulfilled --by timing,tiers

At the start of every match each seat is given none to three cards by lot. Hurried players, as in
training, play it to the end, and what seats had over the mean of the others is regressed on what
they were given. So nothing is told about cards that leaders happen to have.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from operator import attrgetter
from random import Random

from portside.bots.learnt_weights import judge_by_weights
from portside.engine.game import find
from portside.engine.match import Match
from portside.engine.scenario import Scenario
from portside.engine.table import CardFace
from portside.sim.learning import ahead_of_others, from_mean, regress
from portside.sim.selfplay import play_hurried

MOST = 3
"""So many cards are given at the most."""
SEATS = 4
LIKELY = 2.5
"""Points by which single cards are thought to differ beforehand (a standard deviation)."""

Gift = tuple[list[CardFace], float]
"""What a seat was given, and by how many points it was ahead of the mean of the others."""


def gifts(title: str, place: str, seed: str, number: int) -> list[Gift]:
    """Give cards by lot, and play to the end."""
    game, rng = find(title), Random(f"{seed} {number}")
    plain = Match.new(game, SEATS, seed, {}, log=False).table.box
    drawn = iter(rng.sample(range(len(plain.cards)), MOST * SEATS))
    given = []
    for _ in range(SEATS):
        some = rng.choice(range(MOST + 1))
        given.append([next(drawn) for _ in range(some)])
    zones = {
        f"{place}-{seat}": tuple(plain.keys[card] for card in cards)
        for seat, cards in enumerate(given)
        if cards
    }
    scenario = Scenario(title, SEATS, zones=zones, empty=False)
    match = Match.new(game, SEATS, f"{seed} {number}", {}, scenario, log=False).fork(keep=True)
    play_hurried(match, [judge_by_weights(match.table.box)] * SEATS, Random(f"a {number}"))
    assert match.table.result is not None
    ahead = ahead_of_others([score.total for score in match.table.result.scores])
    return [
        ([plain.cards[card] for card in cards], lead)
        for cards, lead in zip(given, ahead, strict=True)
    ]


def worths(
    found: Sequence[Gift], kind: Callable[[CardFace], object], likely: float = 0.0
) -> list[tuple[str, float, float, int]]:
    """Return by kind of card what one is worth, its standard error, and how many were given."""
    kinds = sorted({str(kind(face)) for given, _ in found for face in given})
    had = [[sum(str(kind(f)) == each for f in given) for each in kinds] for given, _ in found]
    points, errors = regress(from_mean(had), [lead for _, lead in found], likely)
    counts = map(sum, zip(*had, strict=True))
    return list(zip(kinds, points, errors, counts, strict=True))


def main() -> None:
    """Play, and print what gifts are worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--place", required=True, help="kind of place the cards are given to")
    parser.add_argument("--by", default="", help="properties of cards to tell apart, by commas")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", default="gift")
    said = parser.parse_args()
    found = [
        gift
        for number in range(said.matches)
        for gift in gifts(said.title, said.place, said.seed, number)
    ]
    for name in filter(None, said.by.split(",")):
        print(f"by {name}:")
        for each, points, doubt, count in worths(found, attrgetter(name)):
            print(f"  {each:12} {points:+5.1f} ± {1.96 * doubt:.1f}  ({count} given)")
    print("by card, held back towards none:")
    for each, points, doubt, count in sorted(
        worths(found, lambda face: face.slug, LIKELY), key=lambda row: -row[1]
    ):
        print(f"  {each:24} {points:+5.1f} ± {1.96 * doubt:.1f}  ({count} given)")


if __name__ == "__main__":
    main()
