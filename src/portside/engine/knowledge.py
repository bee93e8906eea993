"""What a seat may use to decide: its sight, and worlds that agree with it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypedDict

from portside.engine import display
from portside.engine.ask import Amount, Ask, Pick, Together, Value, words_of_value
from portside.engine.errors import NoPast
from portside.engine.match import Match, Prompt
from portside.engine.view import eye

if TYPE_CHECKING:
    from collections.abc import Sequence

    from portside.engine.table import Box, Table
    from portside.engine.view_types import LogLine, View

TRIES = 24
"""So many deals are tried before the cards touched in this step are left where they are."""


def hidden(match: Match, *seats: int | None) -> list[int]:
    """Return the cards that by their knowledge none of these seats can place, in order."""
    bits = 0
    for seat in seats:
        bits |= eye(match.table, seat)
    now, then, lost = match.table.known, match.checkpoint.known, match.table.forgotten
    out = [card for card in range(len(now)) if not (now[card] | then[card]) & bits]
    return [card for card in out if not lost.get(card, 0) & bits] if lost else out


def dealt_anew(t: Table, cards: Sequence[int], rng: Random) -> list[int]:
    """Return new names for all cards: those nobody knows of dealt anew among themselves.

    The outcome depends on which cards are hidden and how many lie where, not on which lies where:
    places are gone through in order and filled from a shuffled, sorted pool.
    """
    names = list(range(len(t.where)))
    out = set(cards)
    pools: dict[str, list[int]] = {}
    for card in cards:
        pools.setdefault(t.box.backs[card], []).append(card)
    for pool in pools.values():
        rng.shuffle(pool)
    for zone in t.zones:
        for card in zone:
            if card in out:
                names[card] = pools[t.box.backs[card]].pop()
    return names


def determinize(match: Match, seat: int, rng: Random, keep: bool = False) -> Match:
    """Return a match that agrees with all `seat` has seen, hidden cards dealt anew.

    Sealed answers of others are forgotten, and the future gets its own randomness.
    """
    return imagined(match, (seat,), rng, keep)


def imagined(
    match: Match, seats: Sequence[int], rng: Random, keep: bool = False, strict: bool = False
) -> Match:
    """Return a match that agrees with all that whoever plays these seats knows.

    Raises:
        NoPast: only if `strict`: no such match was found in which every hidden card is dealt anew.
    """
    unseen = hidden(match, *seats)
    for attempt in range(TRIES if strict else TRIES + 1):
        if attempt == TRIES:
            parts = [part for _, value in match.answers for part in words_of_value(value)]
            touched = {part for part in parts if isinstance(part, int)}
            unseen = [card for card in unseen if card not in touched]
        names = dealt_anew(match.checkpoint, unseen, rng)
        world = _replayed(match, names, seats, keep, rng)
        if world is not None:
            # Sealed answers of others are to be given again, and count then.
            world.number = match.number - len(match.answers) + len(_open(match, seats))
            reseed(world, rng)
            return world
    if strict:
        raise NoPast("What happens here cannot be imagined otherwise.")
    world = match.fork(keep)
    reseed(world, rng)
    return world


def reseed(world: Match, rng: Random) -> None:
    """Give a world that a seat imagines a future of its own."""
    if world.checkpoint.rng == world.table.rng:
        world.checkpoint.rng = world.table.rng = rng.getrandbits(256)
    else:  # what happened by chance in this step must happen again when it is replayed
        world.table.rng = rng.getrandbits(256)


def _replayed(
    match: Match, names: Sequence[int], seats: Sequence[int], keep: bool, rng: Random
) -> Match | None:
    """Give the answers of the running step again in another world, or None if it cannot be."""
    table = match.checkpoint.copy()
    if table.result is not None:
        return match.fork(keep)
    table.relabel(names)
    world = Match(table, keep)
    mended = False
    for who, value in _open(match, seats):
        ask = next((a for a in world.asks() if a.seat == who), None)
        said = None if ask is None else meant(ask, value, names)
        if ask is not None and said is None and who not in seats:
            said, mended = _another(ask, value, rng), True
        if said is None:
            return None
        world.advance(who, said)
    if not _alike(match, world) or (mended and not _same_places(match, world, seats)):
        return None
    return world


def _another(ask: Ask, value: Value, rng: Random) -> Value | None:
    """Return an answer of the same words with other cards, as somebody else may have given it."""
    fitting = [other for other in ask.values() if _words(other) == _words(value)]
    return rng.choice(fitting) if fitting else None


def _words(value: Value) -> Value:
    """Return a value with its cards turned face down."""
    if isinstance(value, tuple):
        return tuple(_words(part) for part in value)
    return value if isinstance(value, str) else 0


def _same_places(match: Match, world: Match, seats: Sequence[int]) -> bool:
    """Tell whether seats see the same cards and numbers in both."""
    views = ((match.view(seat), world.view(seat)) for seat in seats)
    return all(
        here[part] == there[part]
        for here, there in views
        for part in ("zones", "counters", "notes", "copies")
    )


def _open(match: Match, seats: Sequence[int]) -> list[tuple[int, Value]]:
    """Return the answers since the checkpoint without sealed ones of other seats."""
    sealed = [who for who in match.sealed if who not in seats]
    return [
        (who, value)
        for i, (who, value) in enumerate(match.answers)
        if i < len(match.answers) - len(match.sealed) or who not in sealed
    ]


def meant(ask: Ask, value: Value, names: Sequence[int]) -> Value | None:
    """Return what an answer comes to in an imagined world with other names, or None if illegal."""
    said = value if isinstance(ask, Amount) else _renamed(value, names)
    if isinstance(ask, Pick) and isinstance(said, tuple):
        said = tuple(item for item in ask.items() if item in said)
        return said if isinstance(value, tuple) and len(said) == len(value) else None
    return said if ask.allows(said) else None


def _renamed(value: Value, names: Sequence[int]) -> Value:
    if isinstance(value, tuple):
        return tuple(_renamed(part, names) for part in value)
    return names[value] if isinstance(value, int) else value


def _alike(match: Match, world: Match) -> bool:
    """Tell whether the same seats are asked the same questions."""
    here, there = match.question, world.question
    if isinstance(here, Ask) and isinstance(there, Ask):
        return here.seat == there.seat and here.kind == there.kind
    return isinstance(here, Together) and isinstance(there, Together)


class Pickled(TypedDict):
    """What a sight is sent away as."""

    seat: int
    seed: int
    log: list[LogLine]
    world: Match


class Sight:
    """Hold all a bot gets: what its seat sees and is asked, and worlds to think in.

    The match inside is not the real one: hidden cards were dealt anew before the bot was asked,
    depending on nothing but what the seat knows and the seed. It can be pickled.

    Attributes:
        seat: whose eyes these are.
        view: the table as the seat sees it.
        prompt: the question to answer.
    """

    def __init__(self, match: Match, seat: int, seed: int, log: bool = True) -> None:
        self.seat = int(seat)
        self.seed = seed
        self._log = match.log(seat) if log else []
        self._world = determinize(match, seat, Random(f"sight {seed}"), keep=True)

    @property
    def view(self) -> View:
        """Return the table as the seat of a sight sees it."""
        return self._world.view(self.seat)

    @property
    def box(self) -> Box:
        """Return what comes in the box of a sight's match, which everybody knows."""
        return self._world.table.box

    @property
    def log(self) -> Sequence[LogLine]:
        """Return what happened as the seat of a sight may know it."""
        return self._log

    @property
    def prompt(self) -> Prompt:
        """Return the question that a sight is for."""
        return self._world.prompt(self.seat)

    def world(self, rng: Random, keep: bool = False) -> Match:
        """Return a fresh world that agrees with the sight, to play in as one likes.

        Args:
            rng: decides what lies where, and all that happens by chance later on.
            keep: let the world be forked; slower to play in.
        """
        return determinize(self._world, self.seat, rng, keep)

    def __repr__(self) -> str:
        return f"<Sight of seat {self.seat}, {display.match_line(self._world)}>"

    def _repr_svg_(self) -> str:
        return display.drawn(self.view)

    def __getstate__(self) -> Pickled:
        """Pickle the world by its checkpoint and answers; a running flow cannot be pickled."""
        return {"seat": self.seat, "seed": self.seed, "log": self._log, "world": self._world}

    def __setstate__(self, kept: Pickled) -> None:
        """Open a pickled sight."""
        self.seat, self.seed = kept["seat"], kept["seed"]
        self._log, self._world = kept["log"], kept["world"]
