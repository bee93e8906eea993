"""Training: rounds of self-play, a step after each, and a gate that a step must pass.

In a round every seat plays by weights drawn around the present ones; the results are regressed on
the draws, held back towards no effect, and the weights move that way, no further than they were
drawn. Then the new weights meet the best so far on new deals, and go on only if they win. All of it
is written down match by match, so that a training that was killed goes on where it was.

Cards of which the players in training know nothing fall to seats by lot in all these matches. So
what seats that had a card won more than others is what it is worth, and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import pstdev
from typing import TYPE_CHECKING, Any, Final

import portside
from portside.bots.learnt_weights import Weights
from portside.bots.valuation import PLAIN, Line
from portside.engine.errors import BadSetting
from portside.engine.game import Game, find
from portside.engine.match import Match
from portside.sim.backends import Backend, Here
from portside.sim.journal import Journal
from portside.sim.learning import lifts_by_deal, odds_unit, regress_cards, regress_weights
from portside.sim.selfplay import (
    Bout,
    Lines,
    Outcome,
    play_hurried,
    play_selfplay_match,
    selfplay_outcome,
)
from portside.sim.stats import Estimate, mean

if TYPE_CHECKING:
    from portside.engine.lessons import Lessons

SMALLEST: Final = 0.3
"""A trait is taken to vary at least so much."""
SLOWER: Final = 0.7
"""By so much steps and draws become smaller after a step that did not pass the gate."""
MEASURED: Final = 6
"""So many matches tell how much traits vary."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Say how to train.

    Attributes:
        title: name of the title.
        seats: how many play.
        seed: the same seed gives the same weights.
        rounds: how many steps are tried.
        deals: each round plays so many, twice each.
        gate: so many more, twice each, decide whether a step is kept.
        reach: weights are drawn so far apart that a trait as it usually varies is worth so many
            points more.
        options: settings.
        start: weights of before to go on from, by trait; of others nothing is known.
        made: how those were made.
    """

    title: str
    seats: int = 4
    seed: str = "train"
    rounds: int = 6
    deals: int = 90
    gate: int = 30
    reach: float = 1.5
    options: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, Line] = field(default_factory=dict)
    made: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """Hold how one round went.

    Attributes:
        reach: how far apart weights were drawn.
        slopes: by trait, points more for a draw one spread higher, late and early.
        doubt: the standard error of a slope.
        lift: points the new weights won by at the gate.
        passed: whether they are the best now.
        lines: the new weights.
    """

    reach: float
    slopes: dict[str, Line]
    doubt: float
    lift: Estimate
    passed: bool
    lines: dict[str, Line]


@dataclass(slots=True)
class State:
    """Hold how far a training is.

    Attributes:
        best: the weights that passed the last gate, at first those of the plan, or all 0: the
            readable estimate.
        spreads: by trait, how much it varies.
        reach: how far apart weights are drawn next.
        steps: the rounds so far.
    """

    best: dict[str, Line]
    spreads: dict[str, float]
    reach: float
    steps: list[Step] = field(default_factory=list)


class Training:
    """Train in a folder; what is there already is gone on with.

    Args:
        plan: how to train.
        folder: where everything is written down.
        backend: where matches are played; by default here.
        progress: called with how many matches of a round are done, and of how many.

    Raises:
        PortsideError: unknown title or setting, a title without lessons, or another plan's folder.
    """

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        backend: Backend | None = None,
        progress: Callable[[int, int], None] = lambda _done, _of: None,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.game, self.lessons = teachable_title(plan.title)
        self.config = self.game.configured(plan.options, plan.seats)
        self._backend = backend or Here()
        self._progress = progress
        folder.mkdir(parents=True, exist_ok=True)
        self._keep_plan()
        self.state = self._resumed()

    def _keep_plan(self) -> None:
        """Write down the plan, or refuse to mix it with another one's matches.

        How many rounds there are may change: a training can go on.
        """
        same = {name: said for name, said in asdict(self.plan).items() if name != "rounds"}
        path, said = self.folder / "plan.json", json.dumps(same, sort_keys=True)
        if path.is_file() and path.read_text("utf-8") != said:
            raise BadSetting(f"{self.folder} holds another training; go on with its own options.")
        path.write_text(said, encoding="utf-8")

    def _resumed(self) -> State:
        path = self.folder / "state.json"
        if path.is_file():
            return training_state(json.loads(path.read_text("utf-8")))
        spreads = trait_spreads(self.game, self.lessons, self.plan)
        start = self.plan.start
        best = {name: start.get(name, (0.0, 0.0)) for name in self.lessons.names}
        return State(best, spreads, self.plan.reach)

    def rounds(self) -> Iterator[Weights]:
        """Do the rounds of training that are left, and return after each what was learnt so far."""
        while len(self.state.steps) < self.plan.rounds:
            self.state = self._round(len(self.state.steps))
            replace_file(self.folder / "state.json", json.dumps(asdict(self.state), indent=1))
            yield self.weights()

    def _round(self, number: int) -> State:
        """Play a round and its gate, and return where that leads."""
        state, plan = self.state, self.plan
        sigma = {name: state.reach / spread for name, spread in state.spreads.items()}
        draws = [self._drawn(number, deal) for deal in range(plan.deals)]
        around = [[moved_weights(state.best, sigma, each) for each in drawn] for drawn in draws]
        outcomes = self._play(f"round-{number}", around, (plan.seats + 1) // 2)
        slopes, doubt = regress_weights(draws, outcomes)
        lines = moved_weights(state.best, sigma, [max(-1.0, min(1.0, slope)) for slope in slopes])
        sides = [[lines, state.best]] * plan.gate
        lift = mean(lifts_by_deal(self._play(f"gate-{number}", sides, 1)))
        passed = lift.value > 0
        names = self.lessons.names
        by_name = {n: (slopes[2 * i], slopes[2 * i + 1]) for i, n in enumerate(names)}
        step = Step(state.reach, by_name, doubt, lift, passed, lines)
        reach = state.reach * (1 if passed else SLOWER)
        return State(lines if passed else state.best, state.spreads, reach, [*state.steps, step])

    def _drawn(self, number: int, deal: int) -> list[list[float]]:
        """Return the draws of a deal: pairs of opposites, half-way round the table."""
        rng = Random(f"draws {self.plan.seed} {number} {deal}")
        half, size = self.plan.seats // 2, 2 * len(self.lessons.names)
        first = [[rng.gauss(0, 1) for _ in range(size)] for _ in range(half)]
        middle = [[0.0] * size] * (self.plan.seats % 2)
        return [*first, *middle, *[[-each for each in draw] for draw in first]]

    def _play(self, name: str, sides: Sequence[Sequence[Lines]], shift: int) -> list[Outcome]:
        """Play each deal twice, the sides moving on by some seats the second time.

        Matches that are written down already are not played again.
        """
        bouts = list(self._bouts(name, sides, shift))
        journal = matches_of(self.folder / f"{name}.jsonl")
        self._progress(len(journal.results), len(bouts))
        journal.run(
            self._backend,
            play_selfplay_match,
            bouts,
            lambda _bout, _outcome: self._progress(len(journal.results), len(bouts)),
        )
        return [journal.results[number] for number in sorted(journal.results)]

    def _bouts(self, name: str, sides: Sequence[Sequence[Lines]], shift: int) -> Iterator[Bout]:
        plan = self.plan
        for deal, lines in enumerate(sides):
            for turned in (0, 1):
                seated = [lines[(seat + turned * shift) % len(lines)] for seat in range(plan.seats)]
                yield Bout(
                    plan.title,
                    plan.seats,
                    2 * deal + turned,
                    f"{plan.seed} {name} {deal}",
                    plan.options,
                    tuple(seated),
                    self.game.step.__module__,
                )

    def weights(self) -> Weights:
        """Return what training has learnt so far, with what points mean for the chance to win."""
        plan, state = self.plan, self.state
        paths = sorted(self.folder.glob("*.jsonl"))
        written = {path.stem: matches_of(path).results.values() for path in paths}
        every = [outcome for found in written.values() for outcome in found]
        gates = [one for name, found in written.items() if "gate" in name for one in found]
        made = {
            "portside": portside.__version__,
            "seed": plan.seed,
            "seats": plan.seats,
            "rounds": len(state.steps),
            "matches": len(every),
            "curve": [[*step.lift.rounded(1).values(), step.passed] for step in state.steps],
            **({"start": dict(plan.made)} if plan.made else {}),
        }
        return Weights(
            self.game.name,
            self.game.rules,
            self.config,
            state.best,
            odds_unit(gates),
            made,
            cards=regress_cards(every),
        )


def teachable_title(title: str) -> tuple[Game, Lessons]:
    """Return a title to train for and what can be learnt about it, or say that nothing can."""
    game = find(title)
    if game.lessons is None:
        raise BadSetting(f"{title} does not say what could be learnt about it.", setting="title")
    return game, game.lessons


def trait_spreads(game: Game, lessons: Lessons, plan: Plan) -> dict[str, float]:
    """Return for training by trait how much it varies between seats and turns."""
    seen: list[Sequence[float]] = []
    for number in range(MEASURED):
        secret = f"{plan.seed} spreads {number}"
        match = Match.new(game, plan.seats, secret, plan.options, log=False).fork(keep=True)
        play_hurried(
            match,
            [PLAIN] * plan.seats,
            Random(secret),
            look=lambda table, seat: seen.append(lessons.traits(table, seat)),
        )
    columns = zip(*seen, strict=True)
    return {
        name: max(SMALLEST, pstdev(numbers))
        for name, numbers in zip(lessons.names, columns, strict=True)
    }


def moved_weights(lines: Lines, sigma: Mapping[str, float], by: Sequence[float]) -> dict[str, Line]:
    """Return weights moved in training by so many spreads: for each trait late, then early."""
    return {
        name: (late + sigma[name] * by[2 * i], early + sigma[name] * by[2 * i + 1])
        for i, (name, (late, early)) in enumerate(lines.items())
    }


def matches_of(path: Path) -> Journal[Outcome]:
    """Return the matches of a training that are written down in a file."""
    return Journal(path, selfplay_outcome)


def training_state(found: Mapping[str, Any]) -> State:
    """Return the state of a training as it was written down."""
    return State(
        _lines(found["best"]),
        dict(found["spreads"]),
        found["reach"],
        [
            Step(
                step["reach"],
                _lines(step["slopes"]),
                step["doubt"],
                Estimate(**step["lift"]),
                step["passed"],
                _lines(step["lines"]),
            )
            for step in found["steps"]
        ],
    )


def _lines(found: Mapping[str, Sequence[float]]) -> dict[str, Line]:
    return {name: (late, early) for name, (late, early) in found.items()}


def replace_file(path: Path, text: str) -> None:
    """Write a file of a training so that a kill leaves the old one or the new one."""
    fresh = path.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
