"""What points mean: matches between bots tell what a lead is worth, early and late.

Two things are measured about the way a title judges positions: how many points multiply the odds to
win by e, and what part of a gain is still there in the end. Chances, and what decisions cost, rest
on them. Weights that come with the title stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from random import Random
from typing import Any, Final

import portside
from portside import bots
from portside.bots.horizon import Horizon
from portside.bots.learnt_weights import Weights, shipped_weights, weights_valuation
from portside.engine.match import Match
from portside.sim.backends import Backend
from portside.sim.learning import odds_unit, part_kept
from portside.sim.selfplay import Outcome
from portside.sim.simulate import answer_of_bot
from portside.sim.training import teachable_title

EVERY: Final = 2
"""At the end of every so many turns it is noted how the seats stand."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Say what is played.

    Attributes:
        title: name of the title.
        bot: who sits on every seat.
        seats: how many play.
        matches: how many matches.
        seed: the same seed gives the same figures.
        options: settings.
    """

    title: str
    bot: str = "greedy:1x1"
    seats: int = 4
    matches: int = 200
    seed: str = "calibrate"
    options: Mapping[str, Any] | None = None


Job = tuple[Plan, int, str]
"""A plan, the number of a match, and where the title's code is."""


def calibrate_weights(
    plan: Plan, backend: Backend, progress: Callable[[int, int], None] = lambda _done, _of: None
) -> Weights:
    """Return a title's weights with what points mean measured anew."""
    game, _ = teachable_title(plan.title)
    config = game.configured(plan.options or {}, plan.seats)
    jobs: list[Job] = [(plan, number, game.step.__module__) for number in range(plan.matches)]
    found: list[Outcome] = []

    def note(_: Job, outcome: Outcome) -> None:
        found.append(outcome)
        progress(len(found), plan.matches)

    backend.run(play_for_calibration, jobs, note)
    found.sort(key=lambda outcome: outcome.number)
    known = shipped_weights(game) or Weights(game.name, game.rules, config, {})
    how = {"portside": portside.__version__, "bot": plan.bot, "seed": plan.seed}
    made = {**known.made, "points": {**how, "seats": plan.seats, "matches": plan.matches}}
    return replace(known, settings=config, unit=odds_unit(found), keeps=part_kept(found), made=made)


def play_for_calibration(job: Job) -> Outcome:
    """Play one match for calibration, and note how the seats stood."""
    plan, number, module = job
    import_module(module)
    game, lessons = teachable_title(plan.title)
    secret = f"{plan.seed}/{number}"
    match = Match.new(game, plan.seats, secret, plan.options or {}, log=False)
    players, rng = [bots.find(plan.bot) for _ in range(plan.seats)], Random(f"answers {secret}")
    value = weights_valuation(match.table.box, shipped_weights(game))
    horizon, moments = Horizon(turns=0), []
    horizon.begin(match.table)
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, answer_of_bot(players[seat], match, seat, rng))
        table = match.table
        if horizon.turned(table) and match.result is None and horizon.ended % EVERY == 0:
            stands = [float(each) for each in value.standings(table)]
            moments.append((lessons.left(table), stands))
    result = match.result
    assert result is not None
    totals = tuple(score.total for score in result.scores)
    return Outcome(number, totals, tuple(map(int, result.winners)), moments)
