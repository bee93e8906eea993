"""Showing what many matches told."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from portside.cli.board import Faces, seat_style
from portside.engine.game import open_box
from portside.sim.simulate import Plan, Summary, checked_plan, simulate, sum_up_simulation

if TYPE_CHECKING:
    from portside.cli.terminal import Voice
    from portside.engine.game import Game
    from portside.sim.simulate import Spread
    from portside.text import Texts


def run_simulation(voice: Voice, game: Game, plan: Plan, jobs: int, as_json: bool) -> None:
    """Simulate the matches of a plan behind a progress bar, and print what they told."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    plan = checked_plan(game, plan)
    texts = voice.about(game.name, game.configured(plan.options, plan.seats))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts.say("playing"), total=plan.matches)
        outcomes = simulate(plan, jobs, lambda done: bar.advance(task, done))
    summary = sum_up_simulation(outcomes)
    if as_json:
        data = {"plan": asdict(plan), **asdict(summary)}
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        show_summary(voice, game, plan, summary)


def show_summary(voice: Voice, game: Game, plan: Plan, summary: Summary) -> None:
    """Print what many simulated matches told."""
    texts = voice.texts
    facts = {"title": texts.name(), "matches": plan.matches, "seats": plan.seats}
    voice.say("sim-head", style="bold", **facts)
    voice.show(_lengths(voice, plan, summary), _seats(voice, plan, summary))
    kinds = powered_kinds(game, plan)
    for kind in [kind for kind in kinds if kind in summary.cards]:
        _show_kind(voice, game, plan, summary.cards[kind], kind)
    voice.say("sim-speed", style="dim", speed=int(summary.decisions_per_second))


def powered_kinds(game: Game, plan: Plan) -> list[str]:
    """Return the kinds of places a simulation tells most about: where a power first works."""
    box_ = open_box(game.name, plan.seats, game.configured(plan.options, plan.seats))
    areas = [(spec.area, spec.kind) for spec in box_.places if spec.area >= 0]
    return sorted({kind for area, kind in areas if area == min(areas)[0]})


def _lengths(voice: Voice, plan: Plan, summary: Summary) -> Table:
    texts = voice.texts
    table = Table.grid(padding=(0, 2))
    for ending, count in summary.endings.items():
        share = f"{texts.decimal(100 * count / plan.matches)} %"
        table.add_row(Text(f"{count:>6}", style="bold"), share, texts.ending(ending))
    table.add_row()
    for name, spread in (("sim-answers", summary.answers), ("sim-turns", summary.turns)):
        if spread is not None:
            mean = Text(f"{texts.decimal(spread.mean):>6}", style="bold")
            table.add_row(mean, _range(spread, texts), texts.say(name))
    return table


def _range(spread: Spread, texts: Texts) -> str:
    return f"±{texts.decimal(spread.sd)} ({spread.low:g}-{spread.high:g})"


def _seats(voice: Voice, plan: Plan, summary: Summary) -> Table:
    texts = voice.texts
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in ("sim-bot", "sim-score", "sim-range", "sim-wins"):
        table.add_column(texts.say(name), justify="right")
    for seat, spread in enumerate(summary.by_seat):
        player = Text(texts.seat(seat), style=seat_style(seat))
        wins = f"{texts.decimal(100 * summary.wins[seat])} %"
        mean = texts.decimal(spread.mean)
        table.add_row(player, plan.bot(seat), mean, _range(spread, texts), wins)
    table.add_section()
    score = summary.scores
    table.add_row(texts.say("sim-all"), "", texts.decimal(score.mean), _range(score, texts), "")
    return table


def _show_kind(voice: Voice, game: Game, plan: Plan, counts: dict[str, int], kind: str) -> None:
    """Print how often each card ended in places of a kind, most often first."""
    texts = voice.texts
    cards = game.cards(game.configured(plan.options, plan.seats), plan.seats)
    faces = Faces(cards, texts)
    voice.say("sim-cards", style="bold", place=texts.place(kind))
    ended = sorted((slug for slug in faces.by_slug if slug in counts), key=lambda s: -counts[s])
    lines = [Text.assemble((f"{counts[slug]:>5} ", "dim"), faces.name(slug)) for slug in ended]
    voice.show(Columns(lines, column_first=True, padding=(0, 2)))
    whole = {face.side_of for face in cards}
    never = [
        texts.card(slug) for slug in faces.by_slug if slug not in counts | dict.fromkeys(whole)
    ]
    if never:
        voice.say("sim-never", style="dim", cards=texts.listed(never))
