"""What bots make of weights, and what they do without."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import portside
from portside import bots
from portside.bots.chances_and_hints import chances_with_open_cards, hints, win_chances
from portside.bots.greedy import GreedyBot
from portside.bots.ismcts import IsmctsBot
from portside.bots.learnt_weights import (
    FILE,
    BadWeights,
    Weights,
    judge_by_weights,
    read_weights,
    shipped_weights,
    weights_valuation,
)
from portside.bots.valuation import PLAIN, Learnt, Valuation, margins_in_world
from portside.engine.ask import Value
from portside.engine.game import find, open_box
from portside.engine.game import shipped as shipped_titles
from portside.engine.knowledge import Sight, determinize
from portside.hosting.bot_work import check_bot_name, hint_bot_of_strength
from portside.text import LANGUAGES, Texts
from tests.bots.conftest import sight_of

TITLES = shipped_titles()
LEARNT = [name for name in TITLES if files(f"portside.games.{name}").joinpath(FILE).is_file()]
LARGEST = 1_000_000


def played(title: str, answers: int, seats: int = 4) -> portside.Match:
    match, rng = portside.new_match(title, seats=seats, seed="learnt"), Random(5)
    for _ in range(answers):
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    return match


def weights_of(title: str, **lines: tuple[float, float]) -> Weights:
    game = find(title)
    assert game.lessons is not None
    every = dict.fromkeys(game.lessons.names, (0.0, 0.0)) | lines
    return Weights(title, game.rules, game.configured({}, 4), every)


@pytest.mark.parametrize("title", LEARNT)
def test_shipped_weights_are_small_and_fit_the_title_as_it_is(title: str) -> None:
    path = files(f"portside.games.{title}").joinpath(FILE)
    text = path.read_text("utf-8")
    assert len(text) < LARGEST
    game = find(title)
    found = shipped_weights(game)
    assert found == read_weights(text) and found is not None
    assert found.fits(open_box(title, 4, game.configured({}, 4)))
    assert read_weights(found.as_json()) == found
    measured = found.made["points"]
    assert measured["matches"] > 0 and measured["seed"] and measured["bot"]
    assert (found.made.get("matches", 0) > 0) == bool(found.lines)
    assert all(0 < part <= 1 for part in found.keeps)


@pytest.mark.parametrize("title", TITLES)
def test_where_only_points_were_measured_the_estimate_decides(title: str) -> None:
    table = played(title, 40).table
    measured = replace(weights_of(title), lines={}, unit=(3.0, 9.0), keeps=(0.8, 0.4))
    value = weights_valuation(table.box, measured)
    assert type(value) is Valuation and value.unit == (3.0, 9.0)
    assert value.margins(table) == margins_in_world(table)
    assert 0.4 <= value.kept(table) <= 0.8


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("answers", [0, 40, 150])
def test_weights_of_nothing_are_the_estimate(title: str, answers: int) -> None:
    table = played(title, answers).table
    value = weights_valuation(table.box, weights_of(title))
    assert isinstance(value, Learnt)
    assert value.margins(table) == pytest.approx(margins_in_world(table))
    assert value.standings(table) == pytest.approx(PLAIN.standings(table))


@pytest.mark.parametrize("title", TITLES)
def test_traits_are_as_many_as_their_names_and_the_match_runs_down(title: str) -> None:
    lessons, match, rng = find(title).lessons, portside.new_match(title, seats=3, seed=2), Random(1)
    assert lessons is not None
    assert lessons.left(match.table) > 0.5
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
        assert 0 <= lessons.left(match.table) <= 1
        for seat in range(3):
            assert len(lessons.traits(match.table, seat)) == len(lessons.names)
    assert lessons.left(match.table) < 0.5


def test_a_trait_counts_for_whoever_has_it() -> None:
    table = played("import_export", 0).table
    table.credits[2] += 4  # type: ignore[attr-defined] # this title has credits
    value = weights_valuation(table.box, weights_of("import_export", credits=(10.0, 10.0)))
    ahead = [a - b for a, b in zip(value.standings(table), PLAIN.standings(table), strict=True)]
    assert ahead[2] == max(ahead) == pytest.approx(ahead[0] + 40)


def drafting(answers: int) -> portside.Match:
    """Return a match of the title with a draft, after some random answers."""
    return played("neko_harbour", answers)


def test_a_card_that_is_worth_more_is_drafted() -> None:
    sight = sight_of(drafting(2))
    options = sight.prompt.options

    def slugs(value: Value) -> list[str]:
        assert isinstance(value, tuple)
        return [sight.box.cards[card].slug for card in value if isinstance(card, int)]

    wanted = {f"{slug}-1": 9.0 for slug in slugs(options[-1].value)}
    offered = [sum(f"{slug}-1" in wanted for slug in slugs(option.value)) for option in options]
    value = weights_valuation(sight.box, replace(weights_of("neko_harbour"), cards=wanted))
    for bot in (GreedyBot(1, 1, judging=lambda _: value), IsmctsBot(60, judging=lambda _: value)):
        key = bot.choose(sight, Random(1))
        chosen = next(i for i, option in enumerate(options) if option.key == key)
        assert offered[chosen] == max(offered) > min(offered)


def test_what_drafted_cards_are_worth_fades_whichever_is_played() -> None:
    match, rng = drafting(12), Random(3)
    lessons = match.game.lessons
    assert lessons is not None
    seat = match.asks()[0].seat
    whole, part = lessons.cards(match.table, seat)
    assert len(whole) == 6 and part == 1
    left = []
    for said in match.asks()[0].values():
        world = match.fork()
        world.advance(seat, said)
        while world.asks()[0].seat == seat:
            world.advance(seat, world.asks()[0].sample(rng))
        names, part = lessons.cards(world.table, seat)
        left.append((sorted(names), part))
    assert left == [(sorted(whole), 5 / 6)] * len(left)


@pytest.mark.parametrize(
    "change",
    [
        {"rules": 99},
        {"title": "another"},
        {"settings": {}},
        {"lines": {"credits": (1.0, 1.0)}},
    ],
)
def test_weights_for_something_else_leave_the_estimate(change: dict[str, object]) -> None:
    weights = weights_of("import_export")
    box = open_box("import_export", 4, find("import_export").configured({}, 4))
    assert weights.fits(box)
    other = replace(weights, **change)  # type: ignore[arg-type]
    assert weights_valuation(box, other) is PLAIN


@pytest.mark.parametrize(
    ("options", "known"),
    [
        ({}, True),
        ({"set_capital": True}, True),
        ({"wild_pairs": "other"}, True),
        ({"house": "house-2"}, False),
        ({"edition": "first"}, False),
        ({"values": {"cups": {"tier": 3}}}, False),
    ],
)
def test_settings_the_weights_do_not_know_leave_the_estimate(
    options: dict[str, object], known: bool
) -> None:
    game = find("import_export")
    box = open_box(game.name, 3, game.configured(options, 3))
    assert (weights_valuation(box, weights_of(game.name)) is not PLAIN) == known


def test_titles_without_weights_or_lessons_are_judged_by_the_estimate() -> None:
    match = portside.new_match("pretend", seats=2, seed=1)
    assert judge_by_weights(match.table.box) is PLAIN
    assert bots.find("expert").choose(sight_of(match), Random(1))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '"x"', '{"format": 1}', '{"format": 9}', "[" * 100_000],
)
def test_files_that_are_no_weights_are_refused(text: str) -> None:
    with pytest.raises(BadWeights):
        read_weights(text)


@given(
    st.sampled_from(["title", "rules", "lines", "unit", "settings", "made", "format", "cards"]),
    st.data(),
)
def test_any_wrong_field_is_refused_or_harmless(name: str, data: st.DataObject) -> None:
    kept = json.loads(weights_of("neko_harbour").as_json())
    kept[name] = data.draw(
        st.none() | st.integers() | st.text() | st.lists(st.floats()) | st.booleans()
    )
    box = open_box("neko_harbour", 4, find("neko_harbour").configured({}, 4))
    with suppress(BadWeights):
        weights_valuation(box, read_weights(json.dumps(kept)))


def test_only_learnt_bots_use_the_weights() -> None:
    box = played("neko_harbour", 0).table.box
    judges = {
        name: bot.judging(box) is PLAIN
        for name in ("hard", "hard-1", "ismcts:5", "learnt:5", "expert", "greedy:1x2", "learnt:1x2")
        if isinstance(bot := bots.find(name), IsmctsBot | GreedyBot)
    }
    assert [name for name, by_estimate in judges.items() if not by_estimate] == [
        "hard",
        "learnt:5",
        "expert",
        "learnt:1x2",
    ]


def test_a_learnt_bot_looks_one_step_ahead_or_searches_as_its_words_say() -> None:
    looking, searching = bots.find("learnt:2x3"), bots.find("learnt:23")
    assert isinstance(looking, GreedyBot) and isinstance(searching, IsmctsBot)
    assert (looking.worlds, looking.tries, looking.name) == (2, 3, "learnt:2x3")
    with pytest.raises(bots.UnknownBot):
        bots.find("learnt:2x0")


def test_strengths_of_before_are_found_and_not_offered() -> None:
    before = {"hard-1", "expert"}
    assert before <= set(bots.accepted_names()) and not before & set(bots.names())
    assert {bots.find(name).name for name in before} == before
    for name in before:
        check_bot_name(name)
        assert hint_bot_of_strength([None, name]) == name


# -- what people are told


@pytest.mark.parametrize("title", [*TITLES, "pretend"])
@pytest.mark.parametrize("answers", [0, 30])
def test_chances_add_up_and_say_the_same_for_the_same_seed(title: str, answers: int) -> None:
    sight = sight_of(played(title, answers, 3))
    found = win_chances(sight, Random(4), worlds=4)
    assert sum(each.value for each in found) == pytest.approx(1)
    assert all(0 <= each.low <= each.value <= each.high <= 1 for each in found)
    assert found == win_chances(sight, Random(4), worlds=4)


@pytest.mark.parametrize("title", TITLES)
def test_chances_depend_on_nothing_the_seat_cannot_see(title: str) -> None:
    match = played(title, 60)
    seat = match.waiting[0]
    other = determinize(match, seat, Random(9), keep=True)
    both = [win_chances(Sight(world, seat, 7, log=False), Random(3), 3) for world in (match, other)]
    assert both[0] == both[1]


def test_whoever_is_far_ahead_at_the_end_has_the_better_chance() -> None:
    table = played("import_export", 0).table
    table.credits[1] = 48  # type: ignore[attr-defined]
    found = chances_with_open_cards(table, judge_by_weights(table.box))
    assert found[1] > 0.9 > max(found[0], *found[2:])


def test_a_match_that_is_over_leaves_no_doubt() -> None:
    match, rng = portside.new_match("neko_harbour", seats=2, seed=3), Random(3)
    while match.question is not None:
        ask = match.asks()[0]
        match.advance(ask.seat, ask.sample(rng))
    assert match.result is not None
    found = chances_with_open_cards(match.table, PLAIN)
    winners = [int(seat) for seat in match.result.winners]
    assert [seat for seat, chance in enumerate(found) if chance] == winners
    assert sum(found) == 1


@pytest.mark.parametrize("spec", ["learnt:60", "greedy:1x1", "random"])
def test_hints_are_legal_different_and_said_in_every_language(spec: str) -> None:
    sight = sight_of(played("import_export", 0))
    found = hints(bots.find(spec), sight, Random(2))
    keys = [thought.key for thought in found]
    assert len(set(keys)) == len(keys) == (1 if spec == "random" else 2)
    assert set(keys) <= {option.key for option in sight.prompt.options}
    for language in LANGUAGES:
        texts = Texts(language, "import_export")
        for thought in found:
            said = texts.say(thought.text, **thought.facts)
            assert said and thought.text not in said


def test_the_first_hint_is_what_the_bot_would_answer() -> None:
    sight = sight_of(played("neko_harbour", 30))
    bot = IsmctsBot(iterations=80, judging=judge_by_weights)
    assert hints(bot, sight, Random(6))[0].key == bot.choose(sight, Random(6))
