"""The ladder: one command plays the standing contests of every title and writes the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import portside
from portside.bots.learnt_weights import shipped_weights
from portside.engine.errors import BadSetting
from portside.engine.game import find, titles
from portside.sim.arena import Contest, Standings, hold_contest
from portside.sim.arena_and_lab_commands import backend_for_command, progress_bar

SEATS: Final = 4
LADDER: Final = ("random", "easy", "normal", "{before}", "{hard}")
"""Who plays for the ladder itself: the strengths that players choose from, and `hard` as it was."""
TRIALS: Final = {
    "Greedy against three random": ("greedy", "random", "random", "random"),
    "Hard against three greedy": ("{hard}", "greedy", "greedy", "greedy"),
    "Hard against three as it was at first": ("{hard}", "{before}", "{before}", "{before}"),
}
"""One seat of the first against the rest; chance alone would win a quarter."""

INTRO: Final = """# The ladder

Written by `scripts/ladder --matches {matches} --trials {trials} --budget {budget} --seed {seed}`;
do not edit. Portside {version}, four seats. Every deal is played by every bot from every seat.
Ratings are Elo points from pairwise placings (Bradley-Terry), `random` being 0; intervals hold
95 %: those of ratings come from drawing whole deals anew, those of shares are Wilson's. Time is
what one answer took on the machine that wrote this, shared with other work.

`hard` is `learnt:900ms` and `hard-1` is `ismcts:900ms`. A search with a budget in seconds is
stronger on a faster machine; here both have {budget} for an answer, a number without a unit being
iterations. Where nothing was learnt about a title they are the same, and it has no `hard-1` here.
[bots.md](bots.md) tells what the bots do and what has been learnt about them.
"""


def ladder_table(standings: Standings) -> str:
    """Return the standings of the ladder as a table in Markdown."""
    lines = [
        "| bot | rating | wins | seats taken | mean score | ms per answer |",
        "|---|---|---|---|---|---|",
    ]
    for line in standings.lines():
        elo, share = line.rating, line.rate
        lines.append(
            f"| `{line.bot}` | {elo.value:.0f} ({elo.low:.0f} to {elo.high:.0f}) "
            f"| {100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}) "
            f"| {line.sat} | {line.score:.1f} | {line.milliseconds:.1f} |"
        )
    return "\n".join(lines)


def training_curve(made: Mapping[str, Any]) -> str:
    """Return how the weights were made, as the ladder's page tells it: what came before first."""
    before = [training_curve(made["start"])] if "start" in made else ["### Training curve\n"]
    lines = ["| round | step won at the gate, points (95 %) | kept |", "|---|---|---|"]
    for number, (value, low, high, passed) in enumerate(made.get("curve", ()), start=1):
        lines.append(f"| {number} | {value} ({low} to {high}) | {'yes' if passed else 'no'} |")
    how = f"Seed `{made['seed']}`, {made['matches']} matches of hurried players:"
    return "\n".join([*before, how, "", *lines, ""])


def with_all_sets(title: str) -> dict[str, Any]:
    """Return the settings of a ladder with all sets of a title that go together."""
    game, found = find(title), dict[str, Any]()
    for each in game.settings:
        if each.group == "set" and each.default is False:
            with suppress(BadSetting):  # it belongs to another edition
                game.configured(found | {each.name: True}, SEATS)
                found[each.name] = True
    return found


def ladder(
    matches: Annotated[int, typer.Option("--matches", min=1, help="Matches of a ladder.")] = 60,
    trials: Annotated[int, typer.Option("--trials", min=1, help="Matches of a trial.")] = 40,
    budget: Annotated[
        str, typer.Option("--budget", help="Budget of searches for an answer.")
    ] = "100",
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 2,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same deals.")] = "ladder",
    ray: Annotated[str | None, typer.Option("--ray", help="Address of a cluster.")] = None,
    only: Annotated[str, typer.Option("--only", help="One title.")] = "",
    out: Annotated[Path, typer.Option("--out", help="The page.")] = Path("docs/ladder.md"),
) -> None:
    """Play the standing contests and write the page."""
    said = {"matches": matches, "trials": trials, "budget": budget, "seed": seed}
    parts = [INTRO.format(version=portside.__version__, **said)]
    searches = {"hard": f"learnt:{budget}", "before": f"ismcts:{budget}"}
    for title in [only] if only else titles():
        game = find(title)
        weights = shipped_weights(game)
        learnt = weights is not None and bool(weights.lines)
        rungs = [spec for spec in LADDER if learnt or spec != "{before}"]
        held: list[tuple[str, Sequence[str], int, dict[str, Any]]] = [
            ("Ladder", rungs, matches, {}),
            *(
                (heading, specs, trials, {})
                for heading, specs in TRIALS.items()
                if learnt or "{before}" not in specs
            ),
        ]
        if sets := with_all_sets(title):
            held.append(("Ladder with all sets", rungs, trials, sets))
        parts.append(f"## {title} (rules {game.rules})\n")
        if weights is not None and learnt:
            parts.append(training_curve(weights.made))
        for heading, specs, count, options in held:
            bots = tuple(spec.format(**searches) for spec in specs)
            contest = Contest(title, bots, SEATS, count, seed, options)
            with progress_bar(f"{title}: {heading}") as advance:
                standings = hold_contest(contest, backend_for_command(jobs, ray), advance)
            parts.append(
                f"### {heading}\n\n{len(standings.rows)} matches.\n\n{ladder_table(standings)}\n"
            )
            out.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    typer.run(ladder)
