"""Showing how fast the rules run."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from portside.bench.measure import Figures, TitleContender, measure
from portside.bench.peers import missing_peers, peers
from portside.cli.terminal import stop_program, write_file
from portside.cli.titles import shown_titles, usual_seats
from portside.compiled import BUILD
from portside.sim.command_words import PRETEND, title_named

if TYPE_CHECKING:
    from portside.bench.measure import Contender
    from portside.cli.terminal import Voice

YARDSTICK: Final = "catanatron"
"""The peer that ratios are given to: pure Python too."""
TASKS: Final = ("fork", "view", "determinize", "replay")


def run_bench(
    voice: Voice, seconds: float, rounds: int, with_peers: bool | None, file: Path | None
) -> None:
    """Measure every title, and other engines where they are installed, and print a table."""
    lacking = missing_peers()
    if with_peers and lacking:
        stop_program(voice.texts.say("bench-missing", packages=voice.texts.listed(lacking)))
    games = [title_named(name) for name in (*shown_titles(), PRETEND)]
    contenders: list[Contender] = [TitleContender(game, usual_seats(game)) for game in games]
    if with_peers or (with_peers is None and not lacking):
        contenders += peers()
    if voice.console.is_terminal:
        with voice.console.status("") as status:
            found = measure(contenders, seconds, rounds, status.update)
    else:
        found = measure(contenders, seconds, rounds)
    voice.show(bench_table(voice, found))
    if file is not None:
        write_file(file, json.dumps(bench_data(found), indent=2) + "\n")


def bench_table(voice: Voice, found: list[Figures]) -> Table:
    """Return the figures of a benchmark as a table, with ratios to the yardstick if measured."""
    texts = voice.texts
    ratios = bench_ratios(found)
    table = Table(box=box.SIMPLE_HEAD, caption=texts.say("bench-caption"), caption_justify="left")
    table.add_column("", no_wrap=True)
    headings = ("bench-decisions", *(f"bench-{task}" for task in TASKS))
    for name in headings:
        table.add_column(texts.say(name), justify="right")
    for figures in found:
        ratio = ratios.get(figures.name, {})
        cells = [_cell(f"{figures.decisions:,.0f}", ratio.get("decisions"))]
        for task in TASKS:
            micros = figures.micros.get(task)
            cells.append(Text() if micros is None else _cell(_micros(micros), ratio.get(task)))
        table.add_row(f"{figures.name} ({figures.seats})", *cells)
    return table


def _micros(micros: float) -> str:
    return f"{micros:,.1f}" if micros < 100 else f"{micros:,.0f}"


def _cell(words: str, ratio: float | None) -> Text:
    text = Text(words)
    if ratio is not None:
        text.append(f"\n×{ratio:.2g}", style="dim")
    return text


def bench_ratios(found: list[Figures]) -> dict[str, dict[str, float]]:
    """Return every figure of a benchmark divided by the yardstick's, where both were measured."""
    yard = next((figures for figures in found if figures.name == YARDSTICK), None)
    if yard is None:
        return {}
    return {
        figures.name: {
            "decisions": round(figures.decisions / yard.decisions, 3),
            **{
                task: round(micros / yard.micros[task], 3)
                for task, micros in figures.micros.items()
                if task in yard.micros
            },
        }
        for figures in found
        if figures is not yard
    }


def bench_data(found: list[Figures]) -> dict[str, Any]:
    """Return the figures of a benchmark as JSON-ready data."""
    return {
        "python": platform.python_version(),
        "build": BUILD,
        "machine": platform.machine(),
        "units": {"decisions": "per second", "micros": "microseconds each"},
        "figures": [asdict(figures) for figures in found],
        "ratios": {"to": YARDSTICK, "of": bench_ratios(found)},
    }
