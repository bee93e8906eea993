"""The commands `arena` and `lab`; the command line registers them."""

from __future__ import annotations

import json as jsons
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from portside.engine.errors import PortsideError
from portside.sim import arena as arenas
from portside.sim import lab as labs
from portside.sim.backends import Backend, Here, OnRay, Processes
from portside.sim.command_words import read_settings, title_named
from portside.sim.report import STANDINGS, arena_page, lab_page, standings_row
from portside.sim.report_words import Words
from portside.text import language_for

LOCAL = "local"
"""The address that stands for a cluster started for the occasion."""

Title = Annotated[str, typer.Argument(metavar="TITLE", help="help-title")]
Seats = Annotated[int, typer.Option("--seats", help="help-seats")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="help-jobs")]
OnCluster = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]", help="help-ray")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Html = Annotated[Path | None, typer.Option("--html", metavar="FILE", help="help-html")]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="help-keep")]
Options = Annotated[
    list[str] | None, typer.Option("--options", "-o", metavar="NAME=VALUE", help="help-options")
]
Language = Annotated[str | None, typer.Option("--lang", help="help-lang")]


class WithRay(TyperCommand):
    """A command whose option `--ray` may go without an address, which Typer cannot say."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put into the command the address that was left out."""
        given = list(args)
        if "--ray" in given:
            after = given.index("--ray") + 1
            if after == len(given) or given[after].startswith("-"):
                given.insert(after, LOCAL)
        return super().parse_args(ctx, given)


def register(app: typer.Typer) -> None:
    """Add the commands `arena` and `lab` to the command line."""
    app.command("arena", cls=WithRay, help="help-arena")(arena)
    app.command("lab", cls=WithRay, help="help-lab")(lab)


def arena(
    title: Title,
    bots: Annotated[str, typer.Option("--bots", help="help-arena-bots")] = "random,greedy",
    seats: Seats = 4,
    matches: Annotated[int, typer.Option("--matches", min=1, help="help-arena-matches")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="help-arena-seed")] = "1",
    limit: Annotated[float, typer.Option("--limit", min=0.01, help="help-limit")] = 5.0,
    jobs: Jobs = 1,
    ray: OnCluster = None,
    keep: Keep = None,
    json: Json = False,
    html: Html = None,
    options: Options = None,
    lang: Language = None,
) -> None:
    """Let bots play each other and rate them."""
    with end_with_complaint():
        game = title_named(title)
        words = Words(language_for(lang, os.environ), game.name)
        specs = tuple(name.strip() for name in bots.split(",") if name.strip())
        chosen = read_settings(game, options or ())
        contest = arenas.Contest(game.name, specs, seats, matches, seed, chosen, limit)
        arenas.bouts(contest)
        with progress_bar(words("progress-arena")) as advance:
            standings = arenas.hold_contest(contest, backend_for_command(jobs, ray), advance, keep)
        write_page(html, lambda: arena_page(standings, words), words)
        if json:
            typer.echo(jsons.dumps(standings.as_dict(), ensure_ascii=False, indent=1))
        else:
            Console().print(standings_table(standings, words))


def lab(
    title: Title,
    bot: Annotated[str, typer.Option("--bot", help="help-lab-bot")] = "greedy",
    seats: Seats = 4,
    matches: Annotated[int, typer.Option("--matches", min=1, help="help-matches")] = 200,
    seed: Annotated[str, typer.Option("--seed", help="help-arena-seed")] = "lab",
    jobs: Jobs = 1,
    ray: OnCluster = None,
    keep: Keep = None,
    json: Json = False,
    html: Html = None,
    options: Options = None,
    lang: Language = None,
) -> None:
    """Study a title by many matches between equal bots."""
    with end_with_complaint():
        game = title_named(title)
        words = Words(language_for(lang, os.environ), game.name)
        study = labs.Study(game.name, matches, seats, seed, read_settings(game, options or ()), bot)
        with progress_bar(words("progress-lab")) as advance:
            insight = labs.investigate(study, backend_for_command(jobs, ray), advance, keep)
        path = html or (None if json else Path(f"lab-{game.name}.html"))
        write_page(path, lambda: lab_page(insight, words), words)
        if json:
            typer.echo(jsons.dumps(insight.as_dict(), ensure_ascii=False, indent=1))


def backend_for_command(jobs: int, ray: str | None) -> Backend:
    """Return where a command is to work."""
    if ray is not None:
        return OnRay("" if ray == LOCAL else ray)
    return Processes(jobs) if jobs > 1 else Here()


def write_page(path: Path | None, made: Callable[[], str], words: Words) -> None:
    """Write the page of a command, if anybody wants it."""
    if path is not None:
        path.write_text(made(), encoding="utf-8")
        typer.echo(words("written", path=str(path)), err=True)


@contextmanager
def progress_bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar on stderr while a command goes on."""
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


@contextmanager
def end_with_complaint() -> Iterator[None]:
    """End the command with one helpful line where something is wrong."""
    try:
        yield
    except PortsideError as error:
        typer.echo(str(error), err=True)
        sys.exit(2)


def standings_table(standings: arenas.Standings, words: Words) -> Table:
    """Return the standings for a terminal."""
    table = Table()
    table.add_column(words("head-bot"))
    for head in STANDINGS:
        table.add_column(words(f"head-{head}"), justify="right")
    for line in standings.lines():
        bot, numbers = standings_row(line, words)
        table.add_row(bot, *(text for text, _ in numbers))
    return table
