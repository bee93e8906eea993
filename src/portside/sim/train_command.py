"""The commands `train` and `calibrate`; the command line registers them."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from portside.bots.learnt_weights import FILE, read_weights
from portside.extras import needs
from portside.sim.arena_and_lab_commands import (
    Jobs,
    Language,
    OnCluster,
    Options,
    Seats,
    Title,
    WithRay,
    backend_for_command,
    end_with_complaint,
    progress_bar,
    write_page,
)
from portside.sim.calibration import Plan as Measured
from portside.sim.calibration import calibrate_weights
from portside.sim.command_words import read_settings, title_named
from portside.sim.report import training_page
from portside.sim.report_words import Words
from portside.sim.training import Plan, Training, replace_file
from portside.text import language_for


def register(app: typer.Typer) -> None:
    """Add the commands `train` and `calibrate` to the command line."""
    app.command("train", cls=WithRay, help="help-train")(train)
    app.command("calibrate", cls=WithRay, help="help-calibrate")(calibrate)


def train(
    title: Title,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="help-train-out")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="help-train-rounds")] = 6,
    deals: Annotated[int, typer.Option("--deals", min=2, help="help-train-deals")] = 90,
    gate: Annotated[int, typer.Option("--gate", min=2, help="help-train-gate")] = 30,
    reach: Annotated[float, typer.Option("--reach", min=0.01, help="help-train-reach")] = 1.5,
    start: Annotated[
        Path | None, typer.Option("--start", metavar="FILE", help="help-train-start")
    ] = None,
    seats: Seats = 4,
    seed: Annotated[str, typer.Option("--seed", help="help-train-seed")] = "train",
    jobs: Jobs = 1,
    ray: OnCluster = None,
    options: Options = None,
    lang: Language = None,
) -> None:
    """Learn a title by self-play."""
    with end_with_complaint():
        needs("train")
        game = title_named(title)
        words = Words(language_for(lang, os.environ), game.name)
        folder = out or Path(f"train-{game.name}")
        chosen = read_settings(game, options or ())
        known = read_weights(start.read_text("utf-8")) if start else None
        plan = Plan(game.name, seats, seed, rounds, deals, gate, reach, chosen)
        if known is not None:
            plan = replace(plan, start=known.lines, made=known.made)
        with progress_bar(words("progress-train")) as advance:
            training = Training(plan, folder, backend_for_command(jobs, ray), advance)
            for weights in training.rounds():
                replace_file(folder / FILE, weights.as_json())
                page = training_page(training, words)
                replace_file(folder / "training.html", page)
        write_page(folder / FILE, training.weights().as_json, words)


def calibrate(
    title: Title,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="help-calibrate-out")] = Path(
        FILE
    ),
    bot: Annotated[str, typer.Option("--bot", help="help-lab-bot")] = "greedy:1x1",
    matches: Annotated[int, typer.Option("--matches", min=2, help="help-matches")] = 200,
    seats: Seats = 4,
    seed: Annotated[str, typer.Option("--seed", help="help-train-seed")] = "calibrate",
    jobs: Jobs = 1,
    ray: OnCluster = None,
    options: Options = None,
    lang: Language = None,
) -> None:
    """Measure what points mean."""
    with end_with_complaint():
        needs("train")
        game = title_named(title)
        words = Words(language_for(lang, os.environ), game.name)
        plan = Measured(game.name, bot, seats, matches, seed, read_settings(game, options or ()))
        with progress_bar(words("progress-calibrate")) as advance:
            weights = calibrate_weights(plan, backend_for_command(jobs, ray), advance)
        write_page(out, weights.as_json, words)
