"""The ladder: one command plays the standing contests of every title and writes the page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

import portside
from portside.engine.game import find, titles
from portside.sim.arena import Contest, Standings, hold_contest
from portside.sim.arena_and_lab_commands import backend_for_command, progress_bar

LADDER: Final = "random,easy,normal,hard"
"""Who plays for the ladder itself: the strengths that players choose from."""
TRIALS: Final = {
    "Greedy against three random": ("greedy", "random", "random", "random"),
    "Search against three greedy": ("{search}", "greedy", "greedy", "greedy"),
}
"""One seat of the first against the rest; chance alone would win a quarter."""

INTRO: Final = """# The ladder

Written by `scripts/ladder`; do not edit. Portside {version}, seed `{seed}`, four seats. Every deal
is played by every bot from every seat. Ratings are Elo points from pairwise placings
(Bradley-Terry), `random` being 0; intervals hold 95 %: those of ratings come from drawing whole
deals anew, those of shares are Wilson's. Time is what one answer took on the machine that wrote
this, shared with other work; a search with a budget in seconds is stronger on a faster one.
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


def ladder(
    matches: Annotated[int, typer.Option("--matches", min=1, help="Matches of a ladder.")] = 60,
    trials: Annotated[int, typer.Option("--trials", min=1, help="Matches of a trial.")] = 40,
    search: Annotated[str, typer.Option("--search", help="The searching bot.")] = "ismcts:200",
    rungs: Annotated[str, typer.Option("--bots", help="Who plays for the ladder.")] = LADDER,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes.")] = 2,
    seed: Annotated[str, typer.Option("--seed", help="The same seed, the same deals.")] = "ladder",
    ray: Annotated[str | None, typer.Option("--ray", help="Address of a cluster.")] = None,
    only: Annotated[str, typer.Option("--only", help="One title.")] = "",
    out: Annotated[Path, typer.Option("--out", help="The page.")] = Path("docs/ladder.md"),
) -> None:
    """Play the standing contests and write the page."""
    parts = [INTRO.format(version=portside.__version__, seed=seed)]
    for title in [only] if only else titles():
        parts.append(f"## {title} (rules {find(title).rules})\n")
        for heading, specs in {"Ladder": tuple(rungs.split(",")), **TRIALS}.items():
            bots = tuple(spec.format(search=search) for spec in specs)
            count = matches if heading == "Ladder" else trials
            contest = Contest(title, bots, 4, count, seed)
            with progress_bar(f"{title}: {heading}") as advance:
                standings = hold_contest(contest, backend_for_command(jobs, ray), advance)
            parts.append(
                f"### {heading}\n\n{len(standings.rows)} matches.\n\n{ladder_table(standings)}\n"
            )
    out.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    typer.run(ladder)
