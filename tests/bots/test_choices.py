"""What bots answer, and what they may know when they do."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

import portside
from portside import bots
from portside.bots.candidate_answers import candidate_amounts, candidate_answers
from portside.bots.greedy import GreedyBot
from portside.bots.horizon import Horizon
from portside.bots.ismcts import IsmctsBot
from portside.bots.playout import offhand_answer, play_to_horizon
from portside.engine.ask import Amount, Pick
from portside.engine.knowledge import Sight, determinize
from portside.games.import_export.table import Harbour
from portside.text import LANGUAGES
from portside.text.catalogue import Catalogue
from tests.games.import_export.scenes import Play, acting

SPECS = ["random", "greedy", "ismcts:60", "easy", "normal"]


def whole_match(specs: list[str], seed: int) -> list[str]:
    """Play a match between bots and return all its answers."""
    match = portside.new_match("pretend", seats=len(specs), seed=seed, options={"nights": 6})
    players = [bots.find(spec) for spec in specs]
    luck = [Random(f"{seed} {seat}") for seat in range(len(specs))]
    while match.waiting:
        seat = match.waiting[0]
        sight = Sight(match, seat, luck[seat].getrandbits(32), log=False)
        match.answer(seat, bots.decide(players[seat], sight, luck[seat]).key)
    return [said.key for said in match.history or ()]


@pytest.mark.parametrize("spec", SPECS)
def test_answers_are_legal_and_equal_for_equal_seeds(spec: str, sight: Sight) -> None:
    bot = bots.find(spec)
    key = bot.choose(sight, Random(3))
    assert key in [option.key for option in sight.prompt.options]
    assert key == bots.find(spec).choose(sight, Random(3))


@pytest.mark.parametrize("spec", SPECS)
def test_two_worlds_that_look_alike_get_the_same_answer(spec: str, match: portside.Match) -> None:
    seat = match.waiting[0]
    other = determinize(match, seat, Random(99), keep=True)
    assert other.table.zones != match.table.zones
    answers = [
        bots.find(spec).choose(Sight(world, seat, 7, log=False), Random(3))
        for world in (match, other)
    ]
    assert answers[0] == answers[1]


def test_same_seed_and_iterations_give_the_same_match() -> None:
    table = ["ismcts:25", "greedy", "random", "ismcts:10"]
    assert whole_match(table, 4) == whole_match(table, 4)
    assert whole_match(table, 4) != whole_match(table, 5)


def test_bots_take_a_win_that_lies_before_them() -> None:
    scenario = portside.read_scenario(
        """
        title = "pretend"
        seats = 2
        [zones]
        hand-0 = ["kite", "crown#3", "lamp"]
        stalls-0 = ["crown", "crown#2"]
        stalls-1 = ["bell", "bell#2"]
        [facts]
        leader = 0
        coins = [5, 19]
        """
    )
    match = portside.from_scenario(scenario, seed=1)
    for spec in ("greedy", "ismcts:150"):
        for n in range(5):
            thought = bots.explain(bots.find(spec), Sight(match, 0, n), Random(n))
            assert (thought.key, thought.text) == ("open crown#3", "bot-wins")


def test_a_time_budget_still_gives_an_answer_when_it_is_tiny(sight: Sight) -> None:
    keys = [option.key for option in sight.prompt.options]
    assert IsmctsBot(seconds=0.0).choose(sight, Random(1)) in keys


@pytest.mark.parametrize("spec", [*SPECS, "hard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_say_why_in_one_sentence(spec: str, language: str, sight: Sight) -> None:
    bot = IsmctsBot(iterations=20, name="hard") if spec == "hard" else bots.find(spec)
    thought = bots.explain(bot, sight, Random(1))
    sentence = sentences(language).filled(thought.text, "", thought.facts)
    assert sentence and "{" not in sentence and "$" not in sentence
    assert thought.key == bots.find(spec).choose(sight, Random(1)) or spec == "hard"


def test_the_reason_is_made_from_ones_own_information_only(match: portside.Match) -> None:
    seat = match.waiting[0]
    other = determinize(match, seat, Random(99), keep=True)
    bot = bots.find("ismcts:40")
    here, there = (bots.explain(bot, Sight(m, seat, 7), Random(3)) for m in (match, other))
    assert here == there


def test_all_names_have_words_in_all_languages() -> None:
    for language in LANGUAGES:
        words = sentences(language)
        for name in bots.names():
            assert words.filled(f"bot-name-{name}", "", {}) and words.filled(
                f"bot-name-{name}", "help", {}
            )


UNKNOWN = (
    "randm ismcts: ismcts:0 ismcts:-5 ismcts:1h program: x:y greedy: greedy:3 greedy:0x3 greedy:1x"
)


@pytest.mark.parametrize("spec", ["", *UNKNOWN.split()])
def test_unknown_bots_are_refused_with_a_hint(spec: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.find(spec)
    assert refused.value.code == "unknown-bot"
    if spec == "randm":
        assert "'random'" in str(refused.value)


def test_greedy_takes_how_many_worlds_and_tries() -> None:
    bot = bots.find("greedy:1x5")
    assert isinstance(bot, GreedyBot)
    assert (bot.worlds, bot.tries, bot.name) == (1, 5, "greedy:1x5")


def highest_bid(own: int, luck: int) -> int:
    """Let seat 0 bid nothing against two others, and return what the winner paid."""
    position = acting("import", 1, 1, 1, credits=[40, 40, 40], sea=[4]).put("cargo-4", "cups jets")
    match = Play(position).do(0, "ship-4").match
    horizon = Horizon(turns=1)
    world = match.fork()
    horizon.begin(world.table)
    world.advance(0, 0)
    play_to_horizon(world, 0, Random(own), Random(luck), horizon)
    assert isinstance(world.table, Harbour)
    return 40 - min(world.table.credits)


def test_in_tries_that_differ_by_ones_own_answers_the_others_bid_the_same() -> None:
    """The best of such tries would else be the one in which the others happen to stay away."""
    for luck in range(4):
        assert len({highest_bid(own, luck) for own in range(6)}) == 1
    assert len({highest_bid(0, luck) for luck in range(12)}) > 4


def test_others_are_thought_to_bid_low_more_often_than_high() -> None:
    ask = Amount(0, "bid", 0, 40, 2, "", -1)
    bids = [offhand_answer(ask, Random(n)) for n in range(200)]
    low = [bid for bid in bids if bid in range(0, 12, 2)]
    assert {0, 40} <= set(bids) and 2 * len(low) > len(bids)


def test_amounts_are_tried_over_the_whole_range() -> None:
    tried = candidate_amounts(Amount(0, "bid", 2, 60, 1, "", -1))
    assert tried[:4] == [2, 3, 4, 5] and tried[-1] == 60 and len(tried) < 15
    assert candidate_amounts(Amount(0, "bid", 0, 0, 1, "", -1)) == [0]
    assert candidate_amounts(Amount(0, "bid", 0, 7, 5, "", -1)) == [0, 5]


def test_many_combinations_are_sampled_and_each_is_legal() -> None:
    ask = Pick(0, "discard", lambda: tuple(range(14)), 3, 9, "", -1)
    tried = candidate_answers(ask, Random(2))
    assert 20 < len(tried) <= 40 and all(ask.allows(value) for value in tried)


def sentences(language: str) -> Catalogue:
    return Catalogue(language, [files("portside.bots").joinpath("text")])
