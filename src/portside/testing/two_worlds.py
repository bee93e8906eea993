"""Two worlds: what is hidden from a seat changes nothing that it can see.

A match is played again from a table on which cards the observer never saw have changed places
with each other, and with answers that mean the same. Whatever the observer could look at must be
the same, byte by byte, after every answer.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from portside.engine.errors import PortsideError
from portside.engine.events import Log
from portside.engine.knowledge import Sight, dealt_anew, determinize, hidden, meant
from portside.engine.match import Match, dealt
from portside.engine.numbers import numbers_of
from portside.engine.view import eye
from portside.testing.laws import cards_lie_in_one_place
from portside.testing.random_walk import some_legal_values, walk_at_random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from portside.engine.match import Prompt

Observer = int | None
Bot = Callable[[Sight, Random], str]

ILLEGAL = 40
"""So many keys that may be no answer are tried at a time."""


@dataclass
class Findings:
    """Count what the kit has looked at.

    Attributes:
        counts: how often each thing happened, by name.
    """

    counts: Counter[str] = field(default_factory=Counter)

    def note(self, what: str, times: int = 1) -> None:
        """Count something found while comparing two worlds."""
        self.counts[what] += times

    def __str__(self) -> str:
        """List the counts."""
        return ", ".join(f"{what}: {times}" for what, times in sorted(self.counts.items()))


def canonical_bytes(data: object) -> str:
    """Return data of one of two worlds as JSON bytes, to compare."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


# -- what an observer can look at


def glimpse(match: Match, observer: Observer, since: int = 0) -> dict[str, Any]:
    """Return what of a world reaches an observer by itself: view, log, own prompts, who is asked.

    What it sees as numbers is part of that.
    """
    prompts = match.pending
    table = match.table
    return {
        "view": match.view(observer),
        "numbers": {} if observer is None else numbers_of(table.box).of(table, observer),
        "log": match.log(observer, since),
        "prompts": [prompt_shown(prompt) for prompt in prompts if prompt.seat == observer],
        "others": [
            [prompt.seat, prompt.kind, prompt.rule, prompt.card, prompt.facts]
            for prompt in prompts
            if prompt.seat != observer and not prompt.standing
        ],
        "number": match.number,
    }


def prompt_shown(prompt: Prompt) -> dict[str, Any]:
    """Return a prompt in one of two worlds as its seat sees it, options included."""
    return {
        "kind": prompt.kind,
        "rule": prompt.rule,
        "card": prompt.card,
        "type": prompt.type,
        "bounds": [prompt.low, prompt.high, prompt.step],
        "standing": prompt.standing,
        "facts": prompt.facts,
        "options": [[o.key, o.refs, o.text, o.facts] for o in prompt.options],
    }


def inquiry(match: Match, observer: Observer) -> dict[str, Any]:
    """Return what an observer of a world gets by asking: reasons, refusals, whether it may undo."""
    if observer is None:
        return {}
    refs = [*match.table.box.keys, *(spec.name for spec in match.table.places)]
    refs += [f"seat-{seat}" for seat in match.table.seats]
    refs += [ref for p in match.pending if p.seat == observer for o in p.options for ref in o.refs]
    return {
        "why_not": {ref: _attempt(partial(match.why_not, observer, ref)) for ref in refs},
        "refusals": {key: _refusal(match, observer, key) for key in _illegal(match, observer)},
        "stale": _attempt(partial(match.answer, observer, "", match.number + 1)),
        "undo": match.can_undo(observer),
    }


def _attempt(ask: Callable[[], object]) -> object:
    try:
        return repr(ask())
    except PortsideError as error:
        return [error.code, str(error), error.facts]


def _illegal(match: Match, seat: int) -> list[str]:
    legal = {o.key for p in match.pending if p.seat == seat for o in p.options}
    cards = match.table.box.keys
    verbs = sorted({key.partition(" ")[0] for key in legal})
    tried = [*cards, *(f"{verb} {card}" for verb in verbs for card in cards)]
    few = Random(match.number).sample(tried, min(ILLEGAL, len(tried)))
    return [key for key in ("", "nonsense", "none", "-1", *few) if key not in legal]


def _refusal(match: Match, seat: int, key: str) -> object:
    """Return how a key is refused; one that is an answer after all says so."""
    try:
        match.prompt(seat).value(key)
    except PortsideError as error:
        return [error.code, str(error), error.facts]
    return "legal"


# -- the worlds


class Stretch:
    """Hold a part of a match: the table a step began with, and all answers since.

    Attributes:
        match: the match it is a part of.
        table: where it begins.
        answers: what was answered.
    """

    def __init__(self, match: Match, since: int = 0) -> None:
        assert match.origin is not None and match.history is not None
        self.match = match
        if since == 0:
            self.table = dealt(match.game, match.origin)
            self.answers = match.history[:]
        else:
            past = match.replayed(since)
            self.table = past.checkpoint.copy()
            self.answers = match.history[since - len(past.answers) :]

    def begun(self, names: Sequence[int] | None = None) -> Match:
        """Begin a stretch again; with `names`, in the other world, where card `c` is `names[c]`."""
        table = self.table.copy()
        if names is not None:
            table.relabel(names)
        table.log = Log()
        return Match(table, origin=self.match.origin)

    def never_seen(self, observer: Observer) -> list[int]:
        """Return the cards an observer of two worlds does not know for a moment."""
        bit = eye(self.table, observer)
        seen = {card for card, eyes in enumerate(self.table.known) if eyes & bit}
        past = self.begun()
        for said in self.answers:
            past.advance(said.seat, said.value)
            seen.update(card for card, eyes in enumerate(past.table.known) if eyes & bit)
        assert past.table.log is not None
        for entry in past.table.log.entries:
            # What a title says in the log is no proof that the observer may know it.
            if entry.kind in ("moved", "shown") and entry.eyes & bit:
                seen.update(entry.cards)
        return [card for card in range(len(self.table.where)) if card not in seen]


def two_worlds(
    stretch: Stretch, observer: Observer, rng: Random, findings: Findings, bots: Sequence[Bot] = ()
) -> None:
    """Check that what is hidden from an observer changes nothing it can see."""
    names = dealt_anew(stretch.table, stretch.never_seen(observer), rng)
    if names == list(range(len(names))):
        findings.note("nothing hidden")
        return
    here, there = stretch.begun(), stretch.begun(names)
    if not _look_the_same(stretch, here, there, names, observer):
        findings.note("diverged")
        return
    compare_worlds(inquiry(here, observer), inquiry(there, observer), observer)
    findings.note("compared")
    findings.note(f"compared for {'spectators' if observer is None else f'seat {observer}'}")
    for bot in bots:
        bot_answers_equally(here, there, observer, bot, rng.getrandbits(32))


def _look_the_same(
    stretch: Stretch, here: Match, there: Match, names: Sequence[int], observer: Observer
) -> bool:
    """Give all answers in both worlds and compare; return whether both allow all of them."""
    compare_worlds(glimpse(here, observer), glimpse(there, observer), observer)
    for said in stretch.answers:
        ask = next((a for a in there.asks() if a.seat == said.seat), None)
        value = None if ask is None else meant(ask, said.value, names)
        if value is None:
            assert said.seat != observer, f"Seat {observer} is told something by its options."
            return False
        since = _entries(here), _entries(there)
        here.advance(said.seat, said.value)
        there.advance(said.seat, value)
        compare_worlds(
            glimpse(here, observer, since[0]), glimpse(there, observer, since[1]), observer
        )
    return True


def _entries(match: Match) -> int:
    return len(match.table.log.entries) if match.table.log is not None else 0


def compare_worlds(here: dict[str, Any], there: dict[str, Any], observer: Observer) -> None:
    """Check that an observer cannot tell two worlds apart."""
    if canonical_bytes(here) == canonical_bytes(there):
        return
    who = "Spectators" if observer is None else f"Seat {observer}"
    for what, seen in here.items():
        one, two = canonical_bytes(seen), canonical_bytes(there[what])
        assert one == two, f"{who} can tell two worlds apart by {what}:\n{_parted(one, two)}"


def _parted(one: str, two: str) -> str:
    """Return two texts from a little before they part."""
    apart = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return "\n".join(f"  ...{text[max(apart - 60, 0) : apart + 90]}..." for text in (one, two))


def bot_answers_equally(here: Match, there: Match, seat: Observer, bot: Bot, seed: int) -> None:
    """Check that a bot given equal sights and equal seeds answers equally."""
    if seat is None or all(prompt.seat != seat for prompt in here.pending):
        return
    one, two = (bot(Sight(match, seat, seed), Random(seed)) for match in (here, there))
    assert one == two, f"A bot answers {one!r} or {two!r} depending on what it cannot see."


# -- sealed answers


def sealed_stays_sealed(match: Match, rng: Random, findings: Findings) -> None:
    """Check that another sealed answer changes nothing for the other seats."""
    if not match.sealed:
        return
    who = rng.choice(list(match.sealed))
    other = match.replayed(match.number - len(match.sealed))
    for said in (match.history or [])[other.number :]:
        ask = next(a for a in other.asks() if a.seat == said.seat)
        values = [v for v in some_legal_values(ask) if v != said.value] if said.seat == who else []
        other.advance(said.seat, rng.choice(values) if values else said.value)
    for observer in (*range(len(match.table.seats)), None):
        if observer != who:
            compare_worlds(glimpse(match, observer), glimpse(other, observer), observer)
            compare_worlds(inquiry(match, observer), inquiry(other, observer), observer)
    findings.note("sealed answers changed")


# -- worlds a seat may think in


def imagined_worlds_agree(
    match: Match, seat: int, rng: Random, findings: Findings, longest: int
) -> None:
    """Check that a determinized world agrees with all a seat has seen, and plays on to an end."""
    world = determinize(match, seat, rng)
    sealed = bool(match.sealed)
    compare_worlds(_agreed(match, seat, sealed), _agreed(world, seat, sealed), seat)
    cards_lie_in_one_place(world)
    findings.note("imagined worlds")
    unseen = {match.table.where[card] for card in hidden(match, seat)}
    if len(unseen) > 1 and world.table.zones == match.table.zones:
        findings.note("imagined worlds like the truth")
    walk_at_random(world, rng, longest)
    assert world.result is not None, "An imagined world does not end."


def _agreed(match: Match, seat: int, sealed: bool) -> dict[str, Any]:
    """Return what an imagined world must share; sealed answers of others are forgotten in it."""
    seen = glimpse(match, seat)
    view = seen["view"]
    if sealed:
        del view["waiting"], view["answered"]
    return {"view": view, "prompts": seen["prompts"]}


def sight_travels(match: Match, seat: int, seed: int) -> None:
    """Check that a pickled sight shows the same, and that equal seeds give equal sights."""
    if all(prompt.seat != seat for prompt in match.pending):
        return
    sight = Sight(match, seat, seed)
    packed: Sight = pickle.loads(pickle.dumps(sight))
    for other in (packed, Sight(match, seat, seed)):
        assert canonical_bytes(prompt_shown(sight.prompt)) == canonical_bytes(
            prompt_shown(other.prompt)
        )
        assert canonical_bytes(sight.view) == canonical_bytes(other.view)
        assert canonical_bytes(sight.log) == canonical_bytes(other.log)
        one, two = (s.world(Random(seed)) for s in (sight, other))
        assert one.table.zones == two.table.zones
        assert one.table.rng == two.table.rng
