"""The conformance kit finds faults that are planted, and none where there are none."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, Self

import pytest

from portside.engine import game as games
from portside.engine.ask import USE, Value, reason
from portside.engine.events import say
from portside.engine.flow import Flow, choose
from portside.engine.game import Counter, Game, Result, Score
from portside.engine.native import slots_of
from portside.engine.zones import move
from portside.testing import conformance
from portside.testing.conformance import Kit, Walk
from portside.testing.pretend import GAME, turn
from portside.testing.pretend.table import Market, Night, setup
from portside.testing.two_worlds import Findings, Stretch, bot_answers_equally

Plant = Callable[..., Game]


@pytest.fixture
def plant(request: pytest.FixtureRequest) -> Iterator[Plant]:
    """Make a title that differs from the pretend one in something."""
    name = f"faulty {request.node.name}"

    def faulty(**fields: Any) -> Game:
        return games.register(replace(GAME, name=name, **fields))

    yield faulty
    games._registered.pop(name, None)


def look(game: Game, **how: Any) -> None:
    """Check a number of positions, early and late."""
    kit = Kit(game, 3, longest=2000, **how)
    for seed in range(24):
        kit.check(Walk(seed, seed, b"", 40 * seed))
    kit.conclude()


def test_the_pretend_title_keeps_every_law() -> None:
    findings = conformance(GAME, examples=15)
    assert findings.counts["compared"] > 0
    assert findings.counts["sealed answers changed"] >= 0
    assert "imagined worlds" in str(findings)


def test_the_pretend_title_keeps_every_law_under_all_settings() -> None:
    every: list[dict[str, Any]] = [{"nights": 60, "tie": "nobody"}, {"nights": 4}]
    conformance("pretend", seats=(3, 4), options=every, examples=8, depth=150)


def test_a_failure_shows_the_record(plant: Plant) -> None:
    game = plant(extra=lambda t: {"top": t[t.box.deck][-1:]})
    with pytest.raises(AssertionError) as failure:
        conformance(game, seats=2, examples=30, depth=4)
    notes = "\n".join(failure.value.__notes__)
    assert "two worlds" in notes
    assert '"receipt"' in notes


def test_hypothesis_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("hypothesis"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(ImportError, match="pip install hypothesis"):
        conformance(GAME, examples=1)


# -- faults that let somebody see too much


def test_a_card_named_in_the_log_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        say(t, "log-peeped", cards=t[t.box.deck][-1:])
        yield from turn.step(t)

    with pytest.raises(AssertionError, match="apart by log"):
        look(plant(step=step))


def test_a_card_shown_beside_the_zones_is_found(plant: Plant) -> None:
    with pytest.raises(AssertionError, match="apart by view"):
        look(plant(extra=lambda t: {"top": t[t.box.deck][-1:]}))


def test_a_list_of_the_table_shown_as_it_is_is_found(plant: Plant) -> None:
    with pytest.raises(AssertionError, match="holds coins of the table"):
        look(plant(extra=lambda t: {"coins": t.coins}))


def test_a_number_that_depends_on_hands_is_found(plant: Plant) -> None:
    def counters(t: Night) -> list[Counter]:
        held = [card for me in t.seats for card in t[me.hand]]
        return [Counter("kites", -1, sum(t.box.cards[card].slug == "kite" for card in held))]

    with pytest.raises(AssertionError, match="apart by view"):
        look(plant(counters=counters))


def test_a_reason_that_tells_too_much_is_found(plant: Plant) -> None:
    def why_not(t: Night, seat: int, ref: str) -> Any:
        return [reason("why-top", "", card=t.box.keys[t[t.box.deck][-1]])] if t[t.box.deck] else []

    with pytest.raises(AssertionError, match="apart by why_not"):
        look(plant(why_not=why_not))


def test_an_option_that_names_a_hidden_card_is_found(plant: Plant) -> None:
    def use(t: Night, seat: int, value: Value) -> tuple[()]:
        return ()

    def offers(t: Night, seat: int) -> list[Value]:
        return [(USE, card) for card in t[t.box.deck][-1:]]

    with pytest.raises(AssertionError, match=r"apart by prompts|told something by its options"):
        look(plant(offers=offers, use=use))


def test_a_question_asked_only_of_who_holds_a_card_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        for me in t.seats:
            if any(t.box.cards[card].slug == "kite" for card in t[me.hand]):
                yield from choose(t, me, "ask-kite", lambda: ("show", "pass"))
        yield from turn.step(t)

    with pytest.raises(AssertionError, match="apart by"):
        look(plant(step=step))


def test_a_question_that_tells_others_a_card_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        me = t.seats[t.leader]
        held = t.box.keys[t[me.hand][0]] if t[me.hand] else ""
        yield from choose(t, me, "ask-sure", lambda: ("yes",), facts={"held": held})
        yield from turn.step(t)

    with pytest.raises(AssertionError, match="apart by others"):
        look(plant(step=step))


def test_a_bot_that_peeps_is_found() -> None:
    match = Kit(GAME, 2).walked(Walk(1, 0, b"", 0))
    stretch = Stretch(match)
    seat = match.waiting[0]
    answers = iter(["draw", "auction"])
    with pytest.raises(AssertionError, match="depending on what it cannot see"):
        bot_answers_equally(
            stretch.begun(), stretch.begun(), seat, lambda _sight, _rng: next(answers), 5
        )


# -- faults in keeping the state


class Sharing(Night):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.coins = self.coins
        return twin


class Forgetful(Night):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.night = 0
        return twin


class Cupboard(Night):
    __slots__ = ("things",)

    def __init__(self, box: Market, rng: int) -> None:
        super().__init__(box, rng)
        self.things: list[list[int]] = [[]]

    def copy(self) -> Self:
        twin = super().copy()
        twin.things = self.things.copy()
        return twin


class Loose(Night):
    pass


class Reserving(Night):
    """Keeps a card by its number and does not rename it."""

    __slots__ = ("reserved",)

    def __init__(self, box: Market, rng: int) -> None:
        super().__init__(box, rng)
        self.reserved = -1

    def copy(self) -> Self:
        twin = super().copy()
        twin.reserved = self.reserved
        return twin


def dealt_as(kind: type[Night]) -> Callable[[Market, int], Night]:
    def deal(market: Market, rng: int) -> Night:
        t, other = setup(market, rng), kind(market, rng)
        for name in slots_of(Night):
            setattr(other, name, getattr(t, name))
        return other

    return deal


def test_a_copy_that_shares_a_list_is_found(plant: Plant) -> None:
    with pytest.raises(AssertionError, match=r"shares.*coins"):
        look(plant(setup=dealt_as(Sharing)))


def test_a_copy_that_forgets_a_slot_is_found(plant: Plant) -> None:
    with pytest.raises(AssertionError, match="differ after copy"):
        look(plant(setup=dealt_as(Forgetful)))


def test_lists_inside_lists_are_found(plant: Plant) -> None:
    with pytest.raises(AssertionError, match="may not hold"):
        look(plant(setup=dealt_as(Cupboard)))


def test_a_table_without_slots_is_found(plant: Plant) -> None:
    with pytest.raises(AssertionError, match="lacks __slots__"):
        look(plant(setup=dealt_as(Loose)))


def test_a_card_kept_under_its_old_name_is_found(plant: Plant) -> None:
    def step(t: Reserving) -> Flow[None]:
        if t.reserved >= 0:
            move(t, t.reserved, t.seats[t.leader].hand)
        yield from turn.step(t)
        t.reserved = t[t.box.deck][0] if t[t.box.deck] else -1

    with pytest.raises(AssertionError, match="apart by view"):
        look(plant(setup=dealt_as(Reserving), step=step))


def test_state_outside_the_table_is_found(plant: Plant) -> None:
    steps = iter(range(10**9))

    def step(t: Night) -> Flow[None]:
        t.coins[0] += next(steps) % 3
        yield from turn.step(t)

    with pytest.raises(AssertionError, match="differ after"):
        look(plant(step=step))


def test_chance_outside_the_table_is_found(plant: Plant) -> None:
    dice = Random(1)

    def step(t: Night) -> Flow[None]:
        yield from turn.step(t)
        t.coins[0] += dice.randrange(3)

    with pytest.raises(AssertionError, match="differ after"):
        look(plant(step=step))


def test_a_zone_changed_by_hand_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        yield from turn.step(t)
        t.zones[t.box.discard] += t.zones[t.box.deck][-1:]

    with pytest.raises(AssertionError, match="lies in two places"):
        look(plant(step=step))


def test_a_card_put_somewhere_by_hand_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        yield from turn.step(t)
        t.zones[t.box.discard] += t.zones[t.box.deck][-1:]
        t.zones[t.box.deck] = t.zones[t.box.deck][:-1]

    with pytest.raises(AssertionError, match="not where it is said to be"):
        Kit(plant(step=step), 3).walked(Walk(0, 9, b"", 0))


# -- faults in the play


def test_a_match_without_an_end_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        yield from choose(t, t.seats[0], "ask-again", lambda: ("yes", "no"))

    with pytest.raises(AssertionError, match=r"does not end|No end"):
        look(plant(step=step))


def test_a_debt_is_found(plant: Plant) -> None:
    game = plant(counters=lambda t: [Counter("coins", 0, t.coins[0] - 6)])
    with pytest.raises(AssertionError, match="coins of 0 is -1"):
        look(game)


def test_limits_of_a_title_are_kept(plant: Plant) -> None:
    with pytest.raises(AssertionError, match="night of -1 is"):
        look(plant(), limits={"night": range(3)})


def test_options_that_cannot_be_told_apart_are_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        yield from choose(t, t.seats[0], "ask-twice", lambda: ("yes", "yes"))
        yield from turn.step(t)

    with pytest.raises(AssertionError, match="share a key"):
        look(plant(step=step))


def test_a_question_without_an_answer_is_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        yield from choose(t, t.seats[0], "ask-nothing", lambda: ())
        yield from turn.step(t)

    with pytest.raises(AssertionError, match="nothing can be answered"):
        look(plant(step=step))


def test_scores_that_do_not_add_up_are_found(plant: Plant) -> None:
    def step(t: Night) -> Flow[None]:
        yield from turn.step(t)
        if t.result is not None:
            t.result = Result((Score(1, {}),) * len(t.seats), (0,), "ending-odd")

    with pytest.raises(AssertionError, match="does not add up"):
        look(plant(step=step))


def test_findings_without_weight_are_found() -> None:
    kit = Kit(GAME, 2)
    kit.findings.note("diverged", 9)
    kit.findings.note("compared", 1)
    with pytest.raises(AssertionError, match="Too few worlds"):
        kit.conclude()
    kit.findings = Findings()
    kit.findings.note("imagined worlds like the truth", 9)
    kit.findings.note("imagined worlds", 10)
    with pytest.raises(AssertionError, match="tell the truth"):
        kit.conclude()
