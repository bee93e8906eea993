"""Orders answer by what their owner is shown, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import portside
import portside.testing.pretend
from portside.engine.knowledge import dealt_anew, meant
from portside.engine.match import Match
from portside.hosting.branched_match import deal_stored_match
from portside.hosting.followed_match import Entry, FollowedMatch, MatchRow
from portside.hosting.orders import (
    BY,
    Order,
    answering_order,
    asked_of_seat,
    came_to_light,
    order_key,
    order_stands,
    order_waits,
)
from portside.hosting.title_info import playable_titles
from portside.testing.random_walk import fresh_match, walk_at_random
from portside.testing.two_worlds import Stretch

ENDS = [frozenset[str](), {"once"}, {"turn"}, {"learnt"}, {"once", "learnt"}]


def order_at(match: Match, seat: int, keys: list[str], **changes: object) -> Order:
    """Make an order in what a seat is asked."""
    prompt = asked_of_seat(match, seat)
    assert prompt is not None
    plain: dict[str, object] = {
        "id": "x",
        "seat": seat,
        "kind": prompt.kind,
        "card": prompt.card,
        "facts": prompt.facts,
        "same": True,
        "keys": tuple(keys),
        "until": frozenset(),
        "number": match.number,
        "n": match.number,
    }
    return Order(**{**plain, **changes})  # type: ignore[arg-type]


def random_order(match: Match, seat: int, rng: Random, name: str = "x") -> Order:
    """Make some order in what a seat is asked."""
    prompt = asked_of_seat(match, seat)
    assert prompt is not None
    count = 1 if prompt.type == "amount" else rng.randint(1, 4)
    keys = [prompt.sample(rng) for _ in range(count)]
    until = frozenset(rng.choice(ENDS))
    return order_at(match, seat, keys, id=name, until=until, same=rng.random() < 0.7)


@pytest.mark.parametrize("title", playable_titles())
@pytest.mark.parametrize("seed", range(4))
def test_what_an_order_says_is_legal_and_what_was_wanted(title: str, seed: int) -> None:
    rng = Random(f"{title} {seed}")
    game = portside.find(title)
    match = fresh_match(game, rng.choice(game.seats), str(seed), {})
    orders: list[Order] = []
    told = 0
    for _ in range(150):
        if match.result is not None:
            break
        seat = rng.choice(match.waiting)
        prompt = match.prompt(seat)
        for order in orders:
            key = order_key(order, prompt)
            if key is None:
                continue
            told += 1
            prompt.value(key)
            assert (order.seat, order.kind, order.card) == (seat, prompt.kind, prompt.card)
            if prompt.type == "amount":
                numbers = range(prompt.low, prompt.high + 1, prompt.step)
                assert int(key) == max(n for n in numbers if n <= int(order.keys[0]))
            else:
                assert key in order.keys
        orders.append(random_order(match, seat, rng))
        match.answer(seat, prompt.sample(rng))
    assert told > 0


@pytest.mark.parametrize("title", playable_titles())
def test_hidden_cards_change_nothing_an_order_does(title: str) -> None:
    """Two worlds that look the same to an owner: the same orders stand, and say the same."""
    game, compared = portside.find(title), 0
    for seed in range(6):
        rng = Random(f"{title} {seed}")
        match = fresh_match(game, game.seats[-1], str(seed), {})
        walk_at_random(match, rng, 40)
        stretch = Stretch(match)
        owner = seed % len(match.table.seats)
        names = dealt_anew(stretch.table, stretch.never_seen(owner), rng)
        here, there = stretch.begun(), stretch.begun(names)
        orders: list[tuple[Order, int, int]] = []
        for answer in stretch.answers:
            ask = next((ask for ask in there.asks() if ask.seat == answer.seat), None)
            value = None if ask is None else meant(ask, answer.value, names)
            if value is None or here.result is not None:
                break
            if owner in here.waiting:
                prompts = here.prompt(owner), there.prompt(owner)
                for order, *lines in orders:
                    one, other = (order_key(order, prompt) for prompt in prompts)
                    assert one == other
                    lit = [
                        came_to_light(world, owner, line)
                        for world, line in zip((here, there), lines, strict=True)
                    ]
                    assert lit[0] == lit[1]
                    compared += 1
                logs = (here.table.log, there.table.log)
                ends = [0 if log is None else len(log.entries) for log in logs]
                orders.append((random_order(here, owner, rng), ends[0], ends[1]))
            here.advance(answer.seat, answer.value)
            there.advance(answer.seat, value)
    assert compared > 10


def followed(seats: int, seed: int) -> FollowedMatch:
    options = portside.find("pretend").configured({}, seats)
    row = MatchRow("m", "t", "pretend", 2, seats, options, str(seed), None, None, None, 0.0, None)
    return FollowedMatch(row, deal_stored_match(row))


class Bench:
    """A match with orders, as a host runs it: each goes on by entries alone."""

    def __init__(self, seats: int, seed: int) -> None:
        self.followed = followed(seats, seed)
        self.entries: list[Entry] = []
        self.orders: list[Order] = []
        self.at = 0.0

    def enter(self, seat: int, key: str, by: str, back_to: int | None = None) -> None:
        self.at += 1.5
        entry = Entry("m", self.followed.seq, seat, key, back_to, by, self.at)
        self.entries.append(entry)
        self.followed.take(entry)

    def make(self, seat: int, rng: Random) -> None:
        order = random_order(self.followed.match, seat, rng, f"o{len(self.orders)}")
        fields = {name: getattr(order, name) for name in Order.__slots__}
        self.orders.append(Order(**{**fields, "n": self.followed.seq}))

    def reloaded(self) -> FollowedMatch:
        """Return the match as another process finds it in the journal."""
        other = followed(self.followed.row.seats, int(self.followed.row.secret))
        for entry in self.entries:
            other.take(entry)
        return other


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4))
def test_orders_keep_their_laws_whatever_is_answered_and_taken_back(seed: int, seats: int) -> None:
    rng, bench = Random(seed), Bench(seats, seed)
    for _ in range(60):
        now = bench.followed
        if now.over:
            break
        seat = rng.choice(now.match.waiting)
        found = answering_order(bench.orders, now, seat)
        if found is not None:
            order, key = found
            check(bench, order)
            if rng.random() < 0.7:
                bench.enter(seat, key, BY + order.id)
                continue
        match rng.randrange(5):
            case 0:
                bench.make(seat, rng)
            case 1 if now.match.number:
                back = rng.randrange(now.match.number)
                bench.enter(seat, "", "somebody", back)
            case _:
                bench.enter(seat, now.match.prompt(seat).sample(rng), "somebody")
    other = bench.reloaded()
    assert [order_stands(order, other) for order in bench.orders] == [
        order_stands(order, bench.followed) for order in bench.orders
    ]


def check(bench: Bench, order: Order) -> None:
    """Check that an order that is about to answer may, by going through the journal anew."""
    now = bench.followed
    assert order.number < now.arose and not order_waits(order, now)
    given_by = [entry for entry in bench.entries if entry.by == BY + order.id]
    assert not ("once" in order.until and given_by)
    own: list[Entry] = []
    for entry in bench.entries:
        if entry.back_to is None:
            own.append(entry)
            continue
        gone = own[entry.back_to :]
        del own[entry.back_to :]
        assert not any(one.by == BY + order.id for one in gone), "its answer was taken back"
        assert entry.n < order.n or entry.back_to >= order.number, "it was made later"
        if any(one.seat == order.seat for one in gone):
            later = [e for e in bench.entries[entry.n + 1 :] if e.back_to is None]
            assert any(e.seat == order.seat for e in later), "its owner has yet to answer"


def test_what_somebody_plays_from_a_hand_is_not_learnt_but_what_is_drawn_is() -> None:
    scene = portside.testing.scene("pretend", 2).seat(0, hand="kite").seat(1, hand="lamp")
    match = scene.put("deck", "bell net drum bell#2").match()
    match.answer(0, "open kite")
    assert not came_to_light(match, 1, 0)
    start = len(match.table.log.entries if match.table.log else ())
    match.answer(1, "draw")
    assert came_to_light(match, 1, start)
    assert not came_to_light(match, 0, start)
