"""Play records, duels of bots and mistakes, and tell what came of each: run by test_compiled.py."""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from types import ModuleType

import portside
from portside import bots
from portside.adapters.rows import RowWriter
from portside.adapters.stepper import Stepper
from portside.compiled import BUILD, CompiledFinder
from portside.engine.match import Match
from portside.engine.numbers import numbers_of

RECORDS = Path(__file__).resolve().parents[1] / "records"


def hashed(*things: object) -> str:
    """Return a short text for something long."""
    return hashlib.sha256(repr(things).encode()).hexdigest()[:20]


def told(match: Match) -> str:
    """Return all that can be got from a match, in short."""
    seats = [*range(len(match.table.seats)), None]
    views = [match.view(seat) for seat in seats]
    logs = [match.log(seat) for seat in seats]
    again = pickle.loads(pickle.dumps(match))
    numbers = numbers_of(match.table.box).of_all(match.table)
    seen = [sorted(of_seat.items()) for of_seat in numbers]
    return hashed(match.record(), match.result, views, logs, again.record(), again.view(0), seen)


def duel(title: str, names: tuple[str, ...]) -> Match:
    """Let bots play a match."""
    match = portside.new_match(title, seats=len(names), seed="duel")
    players = [bots.find(name) for name in names]
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, players[seat].choose(match.sight(seat), Random(match.number)))
    return match


def stepped(title: str, tokens: int = 300) -> str:
    """Play by tokens as environments do, and return all that was seen and legal, in short."""
    stepper = Stepper.deal(portside.find(title), 3, "stepped", log=False, record=False)
    writer, rng, found = RowWriter(stepper.match.table.box, stepper.tokens), Random(1), []
    while stepper.seat >= 0 and stepper.steps < tokens:
        row = bytes(writer.row(stepper, stepper.seat))
        found.append((stepper.seat, hashed(row), bytes(stepper.mask())))
        stepper.step(rng.choice(stepper.legal()))
    return hashed(found)


def mistakes(match: Match) -> list[Callable[[], object]]:
    """Return things nobody should be able to do."""
    wrong: list[object] = [None, "x", 1.5, -1, 99, (), "pass", b"", [], True]
    made: list[Callable[[], object]] = []
    for thing in wrong:
        made += [
            lambda thing=thing: match.answer(thing, "draw"),  # type: ignore[misc]
            lambda thing=thing: match.answer(match.waiting[0], thing),  # type: ignore[misc]
            lambda thing=thing: match.answer(match.waiting[0], "draw", thing),  # type: ignore[misc]
            lambda thing=thing: match.view(thing),  # type: ignore[misc]
            lambda thing=thing: match.log(thing),  # type: ignore[misc]
            lambda thing=thing: match.sight(thing),  # type: ignore[misc]
            lambda thing=thing: match.prompt(thing),  # type: ignore[misc]
            lambda thing=thing: match.why_not(0, thing),  # type: ignore[misc]
            lambda thing=thing: match.undo(thing),  # type: ignore[misc]
            lambda thing=thing: match.replayed(thing),  # type: ignore[misc]
            lambda thing=thing: portside.replay(thing),  # type: ignore[misc]
            lambda thing=thing: portside.new_match("neko_harbour", thing),  # type: ignore[misc]
        ]
    return made


def outcome(deed: Callable[[], object]) -> str:
    """Return what comes of a deed: an error, or nothing worth telling."""
    try:
        return type(deed()).__name__
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def is_plain(module: ModuleType) -> bool:
    """Tell whether a module was loaded from its source."""
    return isinstance(module.__loader__, SourceFileLoader)


def everything() -> Iterator[str]:
    """Return one line for each thing that was played."""
    finders = [each for each in sys.meta_path if isinstance(each, CompiledFinder)]
    names = [name for each in finders for name in each.paths]
    yield " ".join([BUILD, *(name for name in names if is_plain(import_module(name)))])
    for record in sorted(RECORDS.glob("rules-*/*/*.jsonl")):
        yield f"{record.name} {told(portside.replay(record.read_text('utf-8')))}"
    for title in ("import_export", "neko_harbour"):
        yield f"{title} {told(duel(title, ('random', 'greedy:1x1', 'ismcts:20')))}"
        yield f"{title} {stepped(title)}"
        match = portside.new_match(title, seats=3, seed="mistakes")
        for deed in mistakes(match):
            yield f"{title} {outcome(deed)}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in everything())
