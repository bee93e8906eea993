"""The laws every title keeps, each a function that takes a match and raises if one is broken.

The match is as it was afterwards: laws work on forks, replays and copies.
"""

from __future__ import annotations

import copy
import dataclasses
import pickle
from enum import Enum
from random import Random
from types import BuiltinFunctionType, FunctionType
from typing import TYPE_CHECKING, Generic

from portside.engine.ask import Ask, Together
from portside.engine.errors import (
    BrokenRecord,
    IllegalAnswer,
    MatchOver,
    NotAsked,
    PortsideError,
    StaleAnswer,
    UndoRefused,
    WrongSeats,
)
from portside.engine.listeners import subscribe_all
from portside.engine.numbers import numbers_of
from portside.engine.pages import LARGEST
from portside.engine.record import replay
from portside.engine.view import common
from portside.engine.zones import NOWHERE
from portside.testing.random_walk import answers_given, repeat_answers, walk_at_random

if TYPE_CHECKING:
    from collections.abc import Mapping

    from portside.engine.match import Match
    from portside.engine.table import Table

MARKS = {"__slots__", "__mypyc_attrs__"}
"""One of them has every class whose things hold nothing but what it names."""
FUNCTIONS = (FunctionType, BuiltinFunctionType)
"""What queries are, plain and compiled: tables hold them as hooks."""


# -- comparing tables


def check_frozen(value: object) -> object:
    """Return a value that stays as it is, or raise: by law nothing mutable lies in a list."""
    if isinstance(value, list):
        return tuple([_immutable(item) for item in value])
    if isinstance(value, dict):
        return frozenset((_immutable(key), _immutable(item)) for key, item in value.items())
    if isinstance(value, set):
        return frozenset(_immutable(item) for item in value)
    return _immutable(value)


def _immutable(value: object) -> object:
    plain = value is None or isinstance(value, (int, str, float, Enum, type, *FUNCTIONS))
    if plain or (isinstance(value, (tuple, frozenset)) and all(map(_is_immutable, value))):
        return value
    if dataclasses.is_dataclass(value) and vars(type(value))["__dataclass_params__"].frozen:
        return repr(value)
    raise AssertionError(f"A table may not hold {value!r}: copies would share it.")


def _is_immutable(value: object) -> bool:
    _immutable(value)
    return True


def table_state(table: Table) -> dict[str, object]:
    """Return everything on a table as it is now, to compare by the laws."""
    kinds = [kind for kind in type(table).__mro__ if kind not in (Generic, object)]
    lacking = [kind for kind in kinds if not MARKS & vars(kind).keys()]
    assert not lacking, f"{lacking[0].__name__} lacks __slots__."
    assert not getattr(table, "__dict__", None), (
        f"{type(table).__name__} holds more than its slots."
    )
    return {name: check_frozen(value) for name, value in table.state().items()}


def assert_same_table(here: Table, there: Table, when: str) -> None:
    """Check that two tables are alike, naming what is not."""
    one, two = table_state(here), table_state(there)
    differing = {name: (one[name], two[name]) for name in one if one[name] != two[name]}
    assert not differing, f"Tables differ {when}: {differing}"


# -- what holds on every table


def cards_lie_in_one_place(match: Match) -> None:
    """Check that every card lies in exactly one zone, and that all books agree on it."""
    t = match.table
    lying = sorted(card for zone in t.zones for card in zone)
    assert lying == list(range(len(t.box.cards))), "A card is missing or lies in two places."
    for at, zone in enumerate(t.zones):
        spec = t.places[at]
        for card in zone:
            assert t.where[card] == at, f"{t.box.keys[card]} is not where it is said to be."
            seen = t.known[card] & spec.eyes
            assert seen == spec.eyes, f"Who sees {spec.name} does not know {t.box.keys[card]}."
    for whole, sides in t.box.sides.items():
        forms = [form for form in (whole, *sides) if t.where[form] != NOWHERE]
        assert len(forms) <= 1, f"{t.box.keys[whole]} is on the table in two forms."
        upright = all(t.places[t.where[side]].sided for side in forms if side in sides)
        assert upright, f"A side of {t.box.keys[whole]} lies where cards are whole."
    assert sum(1 << card for card in t.acts_as) == t.copies, "acts_as and copies differ."
    noted = t.listeners
    twin = t.copy()
    subscribe_all(twin)
    assert twin.listeners == noted, "Who listens is not who should."


def counters_in_range(match: Match, limits: Mapping[str, range]) -> None:
    """Check the public numbers; without a limit of their own they are never negative."""
    for counter in match.game.counters(match.table):
        limit = limits.get(counter.name)
        fits = counter.value in limit if limit is not None else counter.value >= 0
        assert fits, f"{counter.name} of {counter.owner} is {counter.value}."


def what_all_see_is_their_own(match: Match) -> None:
    """Check that none of what a view tells everybody is a part of the table, which goes on.

    A server compares it with what it tells after the next answer.
    """
    t = match.table
    held = {id(value): name for name, value in t.state().items() if isinstance(value, list | dict)}
    parts: list[object] = [common(t, match.waiting, match.sealed)]
    while parts:
        part = parts.pop()
        assert id(part) not in held, f"What all see holds {held[id(part)]} of the table itself."
        if isinstance(part, list | dict):
            parts += part.values() if isinstance(part, dict) else part


def questions_can_be_answered(match: Match) -> None:
    """Check that whoever is asked has an option, that keys are told apart and stand for values."""
    for prompt in match.pending:
        keys = [option.key for option in prompt.options]
        assert len(set(keys)) == len(keys), f"{prompt.kind}: two options share a key: {keys}"
        if prompt.type == "some":
            assert 0 <= prompt.low <= min(prompt.high, len(keys)), f"{prompt.kind}: impossible."
            continue
        assert keys, f"{prompt.kind}: nothing can be answered."
        for option in prompt.options:
            assert prompt.value(option.key) == option.value
    offered = {p.seat for p in match.pending if p.standing}
    assert not offered & set(match.waiting), "A standing offer blocks nobody."
    game, t = match.game, match.table
    if isinstance(match.question, Ask) and match.question.window:
        able = [seat for seat in t.seats if game.offers(t, seat)]
        assert set(able) <= set(game.offered(t)), "Who can use something is not looked at."


def numbers_are_told_from_each_seat(match: Match) -> None:
    """Check that numbers are those of the view, within the layout, and alike from every seat."""
    t = match.table
    numbers = numbers_of(t.box)
    everybody = numbers.of_all(t)
    for seat, seen in enumerate(everybody):
        assert seen == numbers.of(t, seat), "of and of_all differ"
        assert all(0 <= index < numbers.size for index in seen), "an index out of range"
        assert all(abs(number) <= LARGEST for number in seen.values()), _largest(match, seen)
        for other, theirs in enumerate(everybody):
            here = numbers.public(seen, (other - seat) % len(everybody))
            assert here == numbers.public(theirs, 0), f"seat {other} is not the same to {seat}"


def _largest(match: Match, seen: Mapping[int, float]) -> str:
    index = max(seen, key=lambda at: abs(seen[at]))
    return f"{numbers_of(match.table.box).named(index)} is {seen[index]}"


def result_adds_up(match: Match) -> None:
    """Check the result of a match that is over."""
    result = match.result
    assert result is not None
    seats = range(len(match.table.seats))
    assert len(result.scores) == len(seats)
    assert set(result.winners) <= set(seats)
    for score in result.scores:
        assert sum(score.parts.values()) == score.total, f"{score} does not add up."
    assert match.pending == []
    check_refused(match, 0, "anything", MatchOver)


def check_refused(
    match: Match, seat: int, key: str, error: type[PortsideError], at: int | None = None
) -> None:
    """Check the law that an answer is refused by an error, with the match unchanged."""
    before = table_state(match.table), match.number, dict(match.sealed), match.question
    try:
        match.answer(seat, key, at)
    except error:
        after = table_state(match.table), match.number, dict(match.sealed), match.question
        assert after == before, f"A refused answer changed the match: {key!r}"
    else:
        raise AssertionError(f"Seat {seat} may not answer {key!r}.")


def refusals_change_nothing(match: Match) -> None:
    """Check that answers nobody may give are refused, by every seat, with the match unchanged."""
    if match.question is None:
        return
    asked = {prompt.seat for prompt in match.pending}
    for seat in range(len(match.table.seats)):
        check_refused(match, seat, "no such thing", IllegalAnswer if seat in asked else NotAsked)
        check_refused(match, seat, "no such thing", StaleAnswer, at=match.number + 1)
    for nobody in (-1, len(match.table.seats)):
        check_refused(match, nobody, "no such thing", WrongSeats)


# -- copies


def copy_is_complete(match: Match) -> None:
    """Check that nothing done to a copy is seen on the original."""
    t = match.table
    before = table_state(t)
    twin = t.copy()
    assert_same_table(t, twin, "after copy()")
    for name in before:
        _perturb(twin, name)
    assert table_state(t) == before, f"copy() shares: {_shared(before, table_state(t))}"


def _perturb(table: Table, name: str) -> None:
    """Change a slot in every way that does not replace it."""
    value = getattr(table, name)
    if isinstance(value, list):
        value.reverse()
        value.append(None)
    elif isinstance(value, dict):
        value["perturbed"] = None
    elif isinstance(value, set):
        value.add("perturbed")


def _shared(before: dict[str, object], after: dict[str, object]) -> list[str]:
    return [name for name in before if before[name] != after[name]]


def fork_goes_its_own_way(match: Match, rng: Random, answers: int) -> None:
    """Check that playing a fork on leaves the original alone."""
    before = table_state(match.table)
    for keep in (False, True):
        twin = match.fork(keep)
        assert_same_table(match.table, twin.table, f"after fork(keep={keep})")
        given = walk_at_random(twin, rng, answers)
        assert twin.number == match.number + given, "a fork does not count its own answers"
        assert table_state(match.table) == before, (
            f"fork shares: {_shared(before, table_state(match.table))}"
        )


def fork_repeats(match: Match, rng: Random, answers: int) -> None:
    """Check that a fork given the same answers becomes the same table."""
    if match.question is None:
        return
    here, there = match.fork(keep=True), match.fork()
    for _ in range(answers):
        asks = here.asks()
        if not asks:
            break
        ask = rng.choice(asks)
        value = ask.sample(rng)
        here.advance(ask.seat, value)
        there.advance(ask.seat, value)
        assert_same_table(here.table, here.fork().table, "after a fork of a fork")
    assert_same_table(here.table, there.table, "after the same answers in two forks")


def copy_is_the_whole_match(match: Match, rng: Random, answers: int) -> None:
    """Check that copies and pickles have the whole past, go their own way, and repeat alike."""
    before = table_state(match.table), match.record(), match.log(None), repr(match)
    seeds = rng.getrandbits(64)
    ends = []
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert (table_state(twin.table), twin.record(), twin.log(None), repr(twin)) == before
        assert [twin.can_undo(seat) for seat in match.table.seats] == [
            match.can_undo(seat) for seat in match.table.seats
        ]
        walk_at_random(twin, Random(seeds), answers)
        ends.append((table_state(twin.table), twin.record(), twin.log(None)))
        after = table_state(match.table), match.record(), match.log(None), repr(match)
        assert after == before, "a copy shares something with its match"
    assert ends[0] == ends[1] == ends[2], "copies of one match do not go the same way"
    past = match.replayed(len(match.history or ()))
    walk_at_random(past, Random(seeds), answers)
    assert ends[0] == (table_state(past.table), past.record(), past.log(None))


# -- the past


def undo_and_redo(match: Match) -> None:
    """Check that taking back and repeating the last answer changes nothing, log included."""
    history = match.history
    if not history:
        return
    last = history[-1]
    past = match.replayed(match.number)
    assert_same_table(match.table, past.table, "after a replay")
    if not past.can_undo(last.seat):
        _undo_is_refused(past, last.seat)
        past.rewind(past.number - 1)
    else:
        past.undo(last.seat)
    assert past.number == match.number - 1
    question = past.question
    if isinstance(question, Together) and len(question.asks) > 1 and len(past.asks()) == 1:
        assert not match.can_undo(last.seat), "sealed answers were opened; none can be taken back"
    past.answer(last.seat, last.key)
    assert_same_table(match.table, past.table, "after undo and redo")
    assert past.log(None) == match.log(None)
    assert past.record() == match.record()


def _undo_is_refused(match: Match, seat: int) -> None:
    before = table_state(match.table), match.number
    try:
        match.undo(seat)
    except UndoRefused:
        assert (table_state(match.table), match.number) == before
    else:
        raise AssertionError("undo went past the fence")


def rewind_and_repeat(match: Match, number: int) -> None:
    """Check that going back to any question and repeating the rest gives the same table."""
    past = match.replayed(match.number)
    past.rewind(number)
    repeat_answers(past, answers_given(match, number))
    assert_same_table(match.table, past.table, f"after going back to question {number}")


def record_replays(match: Match) -> None:
    """Check that the record gives the same match again."""
    text = match.record()
    again = replay(text)
    assert_same_table(match.table, again.table, "after replaying the record")
    assert again.record() == text
    for seat in (*range(len(match.table.seats)), None):
        assert again.log(seat) == match.log(seat)


def cut_record_replays(match: Match, cut: int) -> None:
    """Check that a file cut after any byte gives the match up to its last whole line."""
    data = match.record().encode()
    text = data[: cut % (len(data) + 1)].decode(errors="ignore")
    lines = text.count("\n")
    try:
        again = replay(text)
    except BrokenRecord:
        assert lines == 0, "A record with a whole line could not be replayed."
        return
    assert again.number == min(lines - 1, match.number)
    assert_same_table(
        match.replayed(again.number).table, again.table, "after replaying a cut record"
    )


# -- the end


def match_ends(match: Match, rng: Random, longest: int) -> None:
    """Check the law that random answers bring the match to an end that adds up."""
    last = match.fork()
    given = walk_at_random(last, rng, longest)
    assert last.result is not None, f"No end after {given} more answers."
    result_adds_up(last)
    cards_lie_in_one_place(last)
