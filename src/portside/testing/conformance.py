"""The conformance kit: every law for any title, with Hypothesis choosing the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from portside.engine.game import Game, find
from portside.testing import laws, two_worlds
from portside.testing.bots import greedy_bot, random_bot
from portside.testing.random_walk import (
    fresh_match,
    told_with_record,
    walk_at_random,
    walk_by_bytes,
)
from portside.testing.two_worlds import Bot, Findings

if TYPE_CHECKING:
    from portside.engine.match import Match

FAIR_SHARE = 0.5
"""So many of the other worlds must allow the same answers to the end."""
ENOUGH = 10
"""Of fewer things the share may be anything by mere chance, so nothing is concluded."""


@dataclass(frozen=True)
class Walk:
    """Say how an example gets to its position.

    Attributes:
        seed: of the deal and of everything random.
        depth: how many random answers come first.
        path: two bytes for each answer after that, chosen by Hypothesis.
        cut: after which byte the record is cut.
    """

    seed: int
    depth: int
    path: bytes
    cut: int


@dataclass
class Kit:
    """Hold one title under one set of settings, and check the laws at a position.

    Attributes:
        game: the title.
        seats: how many play.
        options: settings.
        limits: ranges of counters by name; others must not be negative.
        bots: functions that answer from a sight alone.
        longest: more answers than any match may take.
        findings: what was looked at so far.
    """

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    limits: Mapping[str, range] = field(default_factory=dict)
    bots: Sequence[Bot] = (random_bot, greedy_bot)
    longest: int = 20_000
    findings: Findings = field(default_factory=Findings)

    def walked(self, walk: Walk) -> Match:
        """Play to a position for the conformance test, checking the table after each answer."""
        match = fresh_match(self.game, self.seats, str(walk.seed), self.options)
        with told_with_record(match, "the table after each answer"):
            self._look_over(match)
            rng = Random(walk.seed)
            for _ in range(walk.depth):
                if not walk_at_random(match, rng, 1):
                    break
                self._look_over(match)
            for i in range(0, len(walk.path) - 1, 2):
                walk_by_bytes(match, walk.path[i : i + 2])
                self._look_over(match)
        return match

    def _look_over(self, match: Match) -> None:
        laws.cards_lie_in_one_place(match)
        laws.counters_in_range(match, self.limits)
        laws.questions_can_be_answered(match)
        laws.what_all_see_is_their_own(match)

    def check(self, walk: Walk) -> None:
        """Check that a title conforms to every law at the position a walk leads to."""
        match = self.walked(walk)
        before = laws.table_state(match.table)
        rng = Random(f"check {walk}")
        self.findings.note("examples")
        self.findings.note("answers", match.number)
        with told_with_record(match, "refusals change nothing"):
            laws.refusals_change_nothing(match)
        with told_with_record(match, "numbers are told from each seat"):
            laws.numbers_are_told_from_each_seat(match)
        self.copies(match, rng)
        self.past(match, walk.cut)
        self.worlds(match, rng)
        self.thought(match, rng)
        with told_with_record(match, "the match ends"):
            laws.match_ends(match, rng, self.longest)
        with told_with_record(match, "the laws themselves leave the match alone"):
            assert laws.table_state(match.table) == before

    def copies(self, match: Match, rng: Random) -> None:
        """Check that copies and forks conform to the laws."""
        with told_with_record(match, "copy() is complete"):
            laws.copy_is_complete(match)
        with told_with_record(match, "a fork goes its own way"):
            laws.fork_goes_its_own_way(match, rng, 30)
        with told_with_record(match, "a fork repeats the match"):
            laws.fork_repeats(match, rng, 30)
        with told_with_record(match, "a copy is the whole match"):
            laws.copy_is_the_whole_match(match, rng, 20)

    def past(self, match: Match, cut: int) -> None:
        """Check that undo, rewind and records conform to the laws."""
        with told_with_record(match, "undo and redo change nothing"):
            laws.undo_and_redo(match)
        with told_with_record(match, "going back and repeating changes nothing"):
            laws.rewind_and_repeat(match, cut % (match.number + 1))
        with told_with_record(match, "the record replays"):
            laws.record_replays(match)
        with told_with_record(match, f"the record replays when cut at {cut}"):
            laws.cut_record_replays(match, cut)

    def worlds(self, match: Match, rng: Random) -> None:
        """Check conformance: no observer can tell worlds apart that differ in what is hidden."""
        observer = rng.choice([*range(self.seats), None])
        for since in (0, rng.randrange(match.number + 1)):
            with told_with_record(
                match, f"two worlds since question {since} look the same to {observer}"
            ):
                stretch = two_worlds.Stretch(match, since)
                two_worlds.two_worlds(stretch, observer, rng, self.findings, self.bots)
        with told_with_record(match, "sealed answers stay sealed"):
            two_worlds.sealed_stays_sealed(match, rng, self.findings)

    def thought(self, match: Match, rng: Random) -> None:
        """Check that sights, and the worlds seen from them, conform to the laws."""
        if match.question is None:
            return
        seat = rng.randrange(self.seats)
        asked = rng.choice(match.pending).seat
        for thinker in {seat: None, asked: None}:
            with told_with_record(
                match, f"worlds imagined by seat {thinker} agree with what it saw"
            ):
                two_worlds.imagined_worlds_agree(match, thinker, rng, self.findings, self.longest)
            with told_with_record(match, f"a sight of seat {thinker} can be sent away"):
                two_worlds.sight_travels(match, thinker, rng.getrandbits(32))

    def conclude(self) -> None:
        """Check that the conformance test looked at enough for its findings to mean something."""
        counts = self.findings.counts
        tried = counts["compared"] + counts["diverged"]
        fair = tried < ENOUGH or counts["compared"] >= FAIR_SHARE * tried
        assert fair, f"Too few worlds compare: {self.findings}"
        same, imagined = counts["imagined worlds like the truth"], counts["imagined worlds"]
        blind = imagined < ENOUGH or same <= FAIR_SHARE * imagined
        assert blind, f"Imagined worlds tell the truth: {self.findings}"


def conformance(
    title: str | Game,
    seats: int | Sequence[int] | None = None,
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] = (),
    examples: int = 30,
    depth: int = 60,
    limits: Mapping[str, range] | None = None,
    bots: Sequence[Bot] = (random_bot, greedy_bot),
    longest: int = 20_000,
) -> Findings:
    """Check that a title keeps every law; a failure shows the record that breaks one.

    Args:
        title: the title or its name.
        seats: how many play, or several numbers to try; by default the fewest and the most.
        options: settings, or several settings to try.
        examples: matches for each number of seats and each settings.
        depth: how many random answers at most come before those that Hypothesis chooses.
        limits: ranges of counters by name; others must not be negative.
        bots: functions `(sight, rng) -> key` that must answer equally from equal sights.
        longest: more answers than any match may take.

    Returns:
        Findings: how much was compared.

    Raises:
        AssertionError: a law is broken; the notes name it and hold the record.
        ImportError: Hypothesis is not installed.
    """
    game = find(title) if isinstance(title, str) else title
    counts = (game.seats[0], game.seats[-1]) if seats is None else seats
    every = [options] if isinstance(options, Mapping) else [*options] or [{}]
    findings = Findings()
    for count in [counts] if isinstance(counts, int) else dict.fromkeys(counts):
        for settings in every:
            kit = Kit(game, count, settings, limits or {}, bots, longest)
            run_conformance(kit, examples, depth)
            kit.conclude()
            findings.counts += kit.findings.counts
    return findings


def run_conformance(kit: Kit, examples: int, depth: int) -> None:
    """Let Hypothesis look for a match that does not conform to the laws."""
    try:
        from hypothesis import HealthCheck, Phase, given, settings
        from hypothesis import strategies as st
    except ImportError as error:
        message = "The conformance kit needs Hypothesis: pip install hypothesis."
        raise ImportError(message) from error
    walks = st.builds(
        Walk,
        seed=st.integers(0, 2**32 - 1),
        depth=st.integers(0, depth),
        path=st.binary(max_size=40),
        cut=st.integers(0, 2**16),
    )
    quiet = settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        phases=[phase for phase in Phase if phase != Phase.explain],
    )

    @quiet
    @given(walks)
    def keeps_the_laws(walk: Walk) -> None:
        kit.check(walk)

    keeps_the_laws()
