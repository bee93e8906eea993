"""How far the search looks, and what it makes of what it sees."""

from __future__ import annotations

from random import Random

import portside
from portside.bots.greedy import played_one_turn
from portside.bots.horizon import Horizon
from portside.bots.imagined_worlds import WorldFork
from portside.bots.ismcts import BLIND, ENOUGH, TRIES, Arm, Node, Search
from portside.bots.judge import Judge
from portside.bots.playout import KindAverages
from portside.engine.ask import Ask
from portside.engine.knowledge import Sight
from tests.bots.conftest import sight_of


def test_all_answers_are_judged_when_the_same_number_of_turns_has_ended(
    match: portside.Match,
) -> None:
    rng, horizon = Random(2), Horizon(turns=2)
    world = match.fork()
    horizon.begin(world.table)
    began = world.table.acting
    while not horizon.reached:
        ask = world.asks()[0]
        world.advance(ask.seat, ask.sample(rng))
        horizon.turned(world.table)
    assert horizon.ended == 2 and world.table.acting != began


def test_an_answer_that_ends_the_turn_is_judged_at_that_end() -> None:
    sight = sight_of(portside.new_match("import_export", seats=4, seed="lead"))
    here = WorldFork(sight, Random(1))
    began = here.set_out().table.turn  # type: ignore[attr-defined] # this title counts turns
    for value in sight.prompt.ask.values():
        world = here.set_out()
        played_one_turn(world, sight.seat, value, Random(2), Random(2), Horizon(turns=1))
        assert world.table.turn == began + 1  # type: ignore[attr-defined]


def test_worlds_from_one_crossroads_are_alike_and_independent(sight: Sight) -> None:
    here = WorldFork(sight, Random(1))
    first, second = here.set_out(), here.set_out()
    assert (first.table.zones, first.table.rng) == (second.table.zones, second.table.rng)
    ask = first.asks()[0]
    for world in (first, here.set_out()):
        world.advance(ask.seat, ask.values()[0])
        assert world.table.zones != second.table.zones
    assert WorldFork(sight, Random(2)).set_out().table.zones != second.table.zones


def test_in_a_lap_every_answer_is_tried_equally_often(sight: Sight) -> None:
    search = Search(sight, Random(1))
    search.run(iterations=BLIND + TRIES * len(search.values) + 1)
    before = [arm.visits - TRIES for arm in search.root.values()]
    assert min(before) >= 0 and sum(before) == BLIND + 1
    assert {len(laps) for laps in search.laps.values()} == {1}


def test_answers_that_are_surely_behind_leave_the_race(sight: Sight) -> None:
    search = Search(sight, Random(1))
    best, close, behind = search.values[:3]
    search.racing = [best, close, behind]
    search.laps = {best: [], close: [], behind: []}
    for lap in range(ENOUGH):
        search.laps[best].append(10.0 + lap % 2)
        search.laps[close].append(10.0 + (lap + 1) % 2 - 0.1)
        search.laps[behind].append(5.0 + lap % 3)
    search._drop_out(used=0.0)
    assert search.racing == [best, close]
    search._drop_out(used=1.0)
    assert search.racing == [best]


def test_a_draft_is_judged_by_what_is_played_later() -> None:
    match = portside.new_match("neko_harbour", seats=4, seed="draft")
    search = Search(sight_of(match), Random(1))
    near = search.horizon.turns
    search.run(iterations=40)
    assert search.horizon.turns > near
    assert search.judge.spreads[match.waiting[0]] > 0.1
    assert sum(arm.visits for arm in search.root.values()) < search.iterations == 40


def test_a_search_that_is_stopped_as_it_looks_further_still_has_an_answer() -> None:
    match = portside.new_match("neko_harbour", seats=4, seed="draft")
    for iterations in range(1, 20):
        search = Search(sight_of(match), Random(1))
        search.run(iterations)
        assert search.root


def test_doubts_do_not_shrink_while_one_answer_is_tried_again_and_again(sight: Sight) -> None:
    judge, rng = Judge(seats=4), Random(3)
    worlds = [sight.world(rng) for _ in range(12)]
    for world in worlds:
        while world.question is not None:
            ask = world.asks()[0]
            world.advance(ask.seat, ask.sample(rng))
        judge.look(world.table)
    before = list(judge.spreads)
    for _ in range(100):
        judge.look(worlds[-1].table)
    assert judge.spreads == before and min(before) > 0


def test_an_answer_is_worth_what_the_best_next_one_makes_of_it(sight: Sight) -> None:
    node = Node()
    for name, visits, total in (("poor", 9, 9.0), ("good", 2, 10.0), ("new", 0, 0.0)):
        node[name] = Arm()
        node[name].visits, node[name].total = visits, total
    assert node.best() == 5.0
    search = Search(sight, Random(1))
    root, arm = Node(), Arm()
    root["first"] = arm
    search._learn([(root, arm), (node, node["poor"])], [], [1.0] * 4)
    assert (node["poor"].visits, node["poor"].total) == (10, 10.0)
    assert arm.total == 5.0


def test_what_others_do_well_with_one_card_they_are_thought_to_do_with_any() -> None:
    averages = KindAverages(curiosity=0.0)
    first = Ask(1, "follow", lambda: ("draw", ("follow", 7), ("follow", 8)))
    book = averages.book(first)
    tried = [averages.answer(first, book, Random(1))]
    averages.learn([(1, book, averages.noted(tried[0]))], [0.0, 2.0])
    tried.append(averages.answer(first, book, Random(1)))
    assert {averages.noted(value) for value in tried} == {"draw", "follow"}
    averages.learn([(1, book, "draw"), (1, book, "follow")], [0.0, 2.0])
    averages.learn([(1, book, "follow")], [0.0, 9.0])
    later = Ask(1, "follow", lambda: ("draw", ("follow", 40), ("follow", 41)))
    assert averages.book(later) is book
    chosen = {averages.answer(later, book, Random(n)) for n in range(20)}
    assert chosen == {("follow", 40), ("follow", 41)}
