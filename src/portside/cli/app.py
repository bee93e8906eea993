"""The commands and what they take; what they do is imported when they run."""

# Typer reads the annotations of commands when it builds them, so types are imported for real, and
# everything heavy inside the commands: `portside --help` must not wait for a server to load.

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer

from portside import __version__
from portside.cli.terminal import Voice, terminal_speaking
from portside.compiled import BUILD
from portside.text import Texts, language_for
from portside.text.languages import matched_language

P = ParamSpec("P")

app = typer.Typer(
    name="portside",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Title = Annotated[str, typer.Argument(metavar="TITLE", help="help-title")]
Language = Annotated[str | None, typer.Option("--lang", help="help-lang")]
Seats = Annotated[int | None, typer.Option("--seats", help="help-seats")]
Seed = Annotated[str | None, typer.Option("--seed", help="help-seed")]
Settings = Annotated[
    list[str] | None, typer.Option("--options", "-o", metavar="NAME=VALUE", help="help-options")
]
Values = Annotated[Path | None, typer.Option("--values", help="help-values")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="help-record")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"{__version__} ({BUILD})")
        raise typer.Exit


@app.callback(help="help-portside")
def portside(
    version: Annotated[
        bool,
        typer.Option("--version", help="help-version", callback=_tell_version, is_eager=True),
    ] = False,
) -> None:
    """Take what concerns all commands."""


@app.command("play", help="help-play")
def play(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help="help-title")] = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="help-seat")] = 1,
    bot: Annotated[str, typer.Option("--bot", help="help-bot")] = "normal",
    lang: Language = None,
    seed: Seed = None,
    scenario: Annotated[Path | None, typer.Option("--scenario", help="help-scenario")] = None,
    options: Settings = None,
    values: Values = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="help-resume")] = None,
) -> None:
    """Play a match in the terminal."""
    from portside.cli.play import Play
    from portside.cli.titles import Beginning, begin_match, match_of_record

    with terminal_speaking(lang) as voice:
        if resume is not None:
            match = match_of_record(resume.read_text(encoding="utf-8"))
        else:
            name = title or ("" if scenario else _asked_title(voice))
            match = begin_match(Beginning(name, seats, seed, options or (), values, scenario))
        match.check_seat(seat - 1)
        Play(voice, match, seat - 1, bot, resume).run()


@app.command("join", help="help-join")
def join(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="help-join-address")],
    name: Annotated[str, typer.Option("--name", help="help-join-name")] = "",
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="help-seat")] = None,
    lang: Language = None,
) -> None:
    """Play at a table of a server."""
    from portside.cli.join import join_table

    with terminal_speaking(lang) as voice:
        join_table(voice, address, name, seat)


def _asked_title(voice: Voice) -> str:
    """Ask which title to play."""
    from portside.cli.titles import shown_titles

    titles = shown_titles()
    voice.say("which-title", style="bold")
    for number, name in enumerate(titles, 1):
        voice.show(f" {number}  {Texts(voice.language, name).name()}")
    while (line := voice.hear()) is not None:
        if line.isdecimal() and 1 <= int(line) <= len(titles):
            return titles[int(line) - 1]
        if line.replace("-", "_") in titles:
            return line
        voice.say("answer-one", style="yellow", count=len(titles))
    raise typer.Exit(0)


@app.command("replay", help="help-replay")
def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option("--seat", help="help-eyes")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="help-html")] = None,
    lang: Language = None,
) -> None:
    """Step through a record, or write it as a page."""
    from portside.cli.film import write_film
    from portside.cli.replay import Replay
    from portside.cli.titles import match_of_record

    with terminal_speaking(lang) as voice:
        match = match_of_record(file.read_text(encoding="utf-8"))
        if seat is not None:
            match.check_seat(seat - 1)
        if html is not None:
            write_film(voice, match, html)
        else:
            Replay(voice, match, None if seat is None else seat - 1).run()


@app.command("verify", help="help-verify")
def verify(
    file: Record,
    receipt: Annotated[str, typer.Option("--receipt", help="help-receipt")] = "",
    lang: Language = None,
) -> None:
    """Check a record."""
    from portside.cli.replay import verify as check

    with terminal_speaking(lang) as voice:
        check(voice, file.read_text(encoding="utf-8"), receipt)


@app.command("cards", help="help-cards")
def cards(
    title: Title,
    json: Json = False,
    kind: Annotated[str, typer.Option("--type", help="help-type")] = "",
    tier: Annotated[int | None, typer.Option("--tier", help="help-tier")] = None,
    set_: Annotated[str, typer.Option("--set", help="help-set")] = "",
    words: Annotated[str, typer.Option("--words", help="help-words")] = "",
    edition: Annotated[str, typer.Option("--edition", help="help-edition")] = "",
    diff: Annotated[bool, typer.Option("--diff", help="help-diff")] = False,
    options: Settings = None,
    values: Values = None,
    lang: Language = None,
) -> None:
    """List the cards of a title."""
    from portside.cli.cards import (
        Filter,
        cards_as_json,
        every_card,
        show_card_differences,
        show_cards,
        show_no_card,
    )
    from portside.cli.titles import Beginning, settings_wished
    from portside.sim.command_words import title_named

    with terminal_speaking(lang) as voice:
        game = title_named(title)
        keep = Filter(kind, tier, set_, words)
        if diff:
            show_card_differences(voice, game, edition or "first", keep)
            return
        wished = settings_wished(game, Beginning(title, options=options or (), values=values))
        if edition:
            wished["edition"] = edition
        texts = voice.about(game.name, wished)
        faces = every_card(game, wished)
        found = [face for face in faces if keep.fits(face, texts)]
        if json:
            print(cards_as_json(found, texts))
        elif not found:
            show_no_card(voice, faces)
        else:
            show_cards(voice, found)


@app.command("rules", help="help-rules")
def rules(
    title: Annotated[str, typer.Argument(metavar="TITLE|coverage", help="help-rules-title")],
    rule: Annotated[str, typer.Argument(metavar="ID", help="help-rule")] = "",
    tests: Annotated[Path | None, typer.Option("--tests", help="help-tests")] = None,
    lang: Language = None,
) -> None:
    """Show rules, or which of them no test shows."""
    from portside.cli.rules import list_rules, show_coverage, show_rule

    with terminal_speaking(lang) as voice:
        if title == "coverage":
            show_coverage(voice, rule, tests)
        elif rule:
            show_rule(voice, title, rule)
        else:
            list_rules(voice, title)


@app.command("options", help="help-settings")
def options(
    title: Title,
    markdown: Annotated[bool, typer.Option("--markdown", help="help-markdown")] = False,
    lang: Language = None,
) -> None:
    """List the settings of a title."""
    from portside.cli.settings import settings_page, show_settings
    from portside.sim.command_words import title_named

    with terminal_speaking(lang) as voice:
        game = title_named(title)
        if markdown:
            print(settings_page(game, voice.about(game.name)), end="")
        else:
            show_settings(voice, game)


@app.command("simulate", help="help-simulate")
def simulate(
    title: Title,
    seats: Seats = None,
    matches: Annotated[int, typer.Option("--matches", min=1, help="help-matches")] = 200,
    seed: Annotated[str, typer.Option("--seed", help="help-seed")] = "1",
    bots: Annotated[str, typer.Option("--bots", help="help-bots")] = "random",
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="help-jobs")] = 1,
    json: Json = False,
    options: Settings = None,
    values: Values = None,
    lang: Language = None,
) -> None:
    """Play many matches and sum them up."""
    from portside.cli.simulation import run_simulation
    from portside.cli.titles import Beginning, settings_wished, usual_seats
    from portside.sim.command_words import title_named
    from portside.sim.simulate import Plan

    with terminal_speaking(lang) as voice:
        game = title_named(title)
        wished = settings_wished(game, Beginning(title, options=options or (), values=values))
        names = tuple(name.strip() for name in bots.split(","))
        count = usual_seats(game) if seats is None else seats
        run_simulation(
            voice, game, Plan(game.name, count, matches, seed, wished, names), jobs, json
        )


@app.command("new-title", help="help-new-title")
def new_title(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-title-name")],
    folder: Annotated[Path, typer.Option("--folder", help="help-new-title-folder")] = Path(),
    lang: Language = None,
) -> None:
    """Write the package of a new title."""
    from portside.cli.new_package import write_title

    with terminal_speaking(lang) as voice:
        for path in write_title(name, folder):
            voice.show(str(path))
        voice.note("new-title-next", name=name)


@app.command("new-expansion", help="help-new-expansion")
def new_expansion(
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-expansion-name")],
    title: Annotated[str, typer.Argument(metavar="TITLE", help="help-new-expansion-title")],
    folder: Annotated[Path, typer.Option("--folder", help="help-new-title-folder")] = Path(),
    lang: Language = None,
) -> None:
    """Write a package with a few cards for a title."""
    from portside.cli.new_package import write_expansion
    from portside.sim.command_words import title_named

    with terminal_speaking(lang) as voice:
        game = title_named(title)
        for path in write_expansion(name, game, folder):
            voice.show(str(path))
        voice.note("new-expansion-next", name=name, title=game.name)


@app.command("bench", help="help-bench")
def bench(
    json: Annotated[Path | None, typer.Option("--json", help="help-bench-json")] = None,
    peers: Annotated[bool | None, typer.Option("--peers/--no-peers", help="help-peers")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="help-seconds")] = 1.0,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="help-rounds")] = 5,
    lang: Language = None,
) -> None:
    """Measure how fast the rules run."""
    from portside.cli.benchmark import run_bench

    with terminal_speaking(lang) as voice:
        run_bench(voice, seconds, rounds, peers, json)


def run() -> None:
    """Run the command line, its help in the language of the person."""
    own = {command.name for command in app.registered_commands}
    everything = not own.intersection(sys.argv[1:2])
    if everything:
        gather_commands()
    command = typer.main.get_command(app)
    translate_help(command, _helping(_wished_language(), everything))
    command()


def gather_commands() -> None:
    """Add the commands that other packages bring; they are loaded only when they are wanted."""
    from portside.server.serve_command import replay_all, serve
    from portside.server.site_command import site
    from portside.sim import arena_and_lab_commands, train_command

    arena_and_lab_commands.register(app)
    train_command.register(app)
    app.command("serve", help="help-serve")(end_politely(serve))
    app.command("site", help="help-site")(end_politely(site))
    app.command("replay-all", help="help-replay-all")(end_politely(replay_all))


def end_politely(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command end with one helpful line where something is wrong."""

    @wraps(command)
    def polite(*args: P.args, **kwargs: P.kwargs) -> None:
        with terminal_speaking(None):
            command(*args, **kwargs)

    return polite


def _wished_language() -> str:
    """Return the language to give help in, before the command line has been read."""
    pairs = zip(sys.argv, sys.argv[1:], strict=False)
    said = (matched_language(word) for before, word in pairs if before == "--lang")
    return next(filter(None, said), language_for(None, os.environ))


def _helping(language: str, everything: bool) -> Callable[[str], str]:
    """Return what turns the text ids in the help into words."""
    texts = Texts(language)
    if not everything:
        return texts.say
    from portside.sim.report_words import Words

    words = Words(language)
    return lambda name: texts.find(name) or words(name)


def translate_help(command: Any, worded: Callable[[str], str]) -> None:
    """Replace the text ids in the help of a command, and of those below it, by words."""
    shown = command.get_help_option(typer.Context(command))
    shown.help = "help-help"  # headings and refusals stay in Typer's English: no way leads to them
    for thing in (command, *command.params, shown):
        if getattr(thing, "help", None):
            thing.help = worded(thing.help)
    for below in getattr(command, "commands", {}).values():
        translate_help(below, worded)
