"""Powers: when they work, in which order, and when they do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pytest

from portside.engine import game as games
from portside.engine.flow import Effect, Flow, choose, these
from portside.engine.listeners import sleep, take_on
from portside.engine.powers import (
    OTHERS,
    OWNER,
    Moment,
    Registry,
    cards_of,
    emit,
    fold,
    heard,
    may,
    spend,
    spent,
)
from portside.engine.zones import move
from portside.testing import Scene, Script, scene
from portside.testing.pretend import GAME
from portside.testing.pretend.cards import Ware
from portside.testing.pretend.table import Keeper, Night

SLUGS = ("apple", "berry", "citron", "date", "elder", "fig", "grape", "hazel")
Stage = Callable[..., Script]


@dataclass(frozen=True)
class Rang:
    """Somebody rang a bell."""

    times: int = 1
    seat: int = 0


def size(t: Night, of: int = 1) -> int:
    """Return a size."""
    return fold(t, size, of, (of,)) if size in t.listeners else of


@pytest.fixture
def powers() -> Registry[Night, Keeper]:
    return Registry()


@pytest.fixture
def heard_by() -> list[str]:
    """List the cards that reacted."""
    return []


@pytest.fixture
def stage(powers: Registry[Night, Keeper], request: pytest.FixtureRequest) -> Stage:
    """Make a title in which a turn rings a bell, with stalls as given."""

    def step(t: Night) -> Flow[None]:
        yield from choose(t, t.leader, "ask-ring", these(("ring",)))
        t.acting = t.leader
        yield from emit(t, Rang, 1, t.leader)
        yield from choose(t, t.leader, "ask-rest", these(("rest",)))

    def cards(_config: object, _seats: int) -> Sequence[Ware]:
        return [Ware(slug, "night", 0) for slug in SLUGS for _ in range(2)]

    def made(leader: int = 0, **stalls: str) -> Script:
        game = replace(GAME, name=f"stage {request.node.name}", powers=powers, cards=cards)
        game = games.register(replace(game, step=step, offers=lambda _t, _seat: ()))
        request.addfinalizer(lambda: games._registered.pop(game.name, None))
        placed: Scene = scene(game, 3, leader=leader)
        for name, listed in stalls.items():
            placed.put(name.replace("_", "-"), listed)
        return Script(placed)

    return made


def subscribe(
    powers: Registry[Night, Keeper], heard_by: list[str], slug: str, **how: object
) -> None:
    def run(t: Night, me: Keeper, card: int, event: Rang) -> None:
        heard_by.append(f"{t.box.keys[card]} of {me}")

    powers.add(Rang, run, slug, **how)  # type: ignore[arg-type] # any of the keywords


def test_the_acting_seat_reacts_first_then_clockwise(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    for slug in ("apple", "berry", "citron"):
        subscribe(powers, heard_by, slug)
    play = stage(leader=1, stalls_0="apple", stalls_1="berry", stalls_2="citron")
    play.do(1, "ring")
    assert heard_by == ["berry of 1", "citron of 2", "apple of 0"]


def test_an_owner_orders_several_powers_of_its_own(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    for slug in ("apple", "berry", "citron"):
        subscribe(powers, heard_by, slug)
    play = stage(stalls_0="apple berry citron").do(0, "ring")
    play.expect(0, "order-powers").answer("citron")
    assert play.expect(0, "order-powers").options(0) == ["apple", "berry"]
    play.answer("berry")
    assert heard_by == ["citron of 0", "berry of 0", "apple of 0"]


def test_powers_whose_order_cannot_matter_are_not_ordered(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    for slug in ("apple", "berry"):
        subscribe(powers, heard_by, slug, commutes=True)
    stage(stalls_0="apple berry").do(0, "ring").expect(0, "ask-rest")
    assert heard_by == ["apple of 0", "berry of 0"]


def test_powers_that_do_not_react_are_not_ordered(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple", by=OWNER)
    subscribe(powers, heard_by, "berry", by=OTHERS)
    stage(stalls_0="apple berry").do(0, "ring").expect(0, "ask-rest")
    assert heard_by == ["apple of 0"]


@pytest.mark.parametrize("vain", [False, True])
def test_powers_that_find_nothing_to_do_are_ordered_only_in_old_records(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str], vain: bool
) -> None:
    subscribe(powers, heard_by, "apple", when=lambda t, me, card, event: me == 1)
    subscribe(powers, heard_by, "berry")
    play = stage(stalls_0="apple berry")
    play.match.table.box.orders_vain = vain
    play.do(0, "ring").expect(0, "order-powers" if vain else "ask-rest")
    if vain:
        play.answer("apple").expect(0, "ask-rest")
    assert heard_by == ["berry of 0"]


def test_one_power_that_cares_makes_all_be_ordered(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple", commutes=True)
    subscribe(powers, heard_by, "berry")
    stage(stalls_0="apple berry").do(0, "ring").expect(0, "order-powers")


def test_cards_elsewhere_are_silent(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    stage(hand_0="apple", stalls_0="apple#2").do(0, "ring")
    assert heard_by == ["apple#2 of 0"]


def test_a_card_that_leaves_before_its_turn_is_silent(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> None:
        move(t, t.box.ids["berry"], t.box.discard)

    subscribe(powers, heard_by, "berry")
    stage(stalls_0="apple", stalls_1="berry").do(0, "ring")
    assert heard_by == []


def test_a_card_that_arrives_meanwhile_waits_for_the_next_time(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> None:
        if t.where[t.box.ids["berry"]] != t.seats[1].stalls:
            move(t, t.box.ids["berry"], t.seats[1].stalls)

    subscribe(powers, heard_by, "berry")
    play = stage(stalls_0="apple").do(0, "ring")
    assert heard_by == []
    play.do(0, "rest").do(0, "ring")
    assert heard_by == ["berry of 1"]


def test_a_power_does_not_set_itself_off_again(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        heard_by.append(f"apple {event.times}")
        yield from emit(t, Rang, event.times + 1)

    @powers.on(Rang)
    def berry(t: Night, me: Keeper, card: int, event: Rang) -> None:
        heard_by.append(f"berry {event.times}")

    play = stage(stalls_0="apple", stalls_1="berry").do(0, "ring")
    assert heard_by == ["apple 1", "berry 2", "berry 1"]
    play.do(0, "rest").do(0, "ring")
    assert heard_by[3:] == heard_by[:3], "the guard is lifted afterwards"


def test_sleeping_cards_are_silent_unless_their_power_is_awake(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry", awake=True, commutes=True)
    play = stage(stalls_0="apple", stalls_1="berry")
    for key in ("apple", "berry"):
        sleep(play.table, play.table.box.ids[key])
    play.do(0, "ring")
    assert heard_by == ["berry of 1"]


def test_powers_of_another_life_work_elsewhere(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry", works_in=1)
    play = stage(stalls_0="apple berry")
    play.do(0, "ring")
    assert heard_by == ["apple of 0"]


def test_a_copying_card_has_the_copied_power_instead_of_its_own(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry")
    play = stage(stalls_0="fig", stalls_1="apple", stalls_2="berry")
    ids = play.table.box.ids
    take_on(play.table, ids["fig"], "berry")
    take_on(play.table, ids["apple"], "grape")
    play.do(0, "ring")
    assert heard_by == ["fig of 0", "berry of 2"]


def test_modifiers_work_in_layers(stage: Stage, powers: Registry[Night, Keeper]) -> None:
    @powers.modifies(size, layer=1)
    def apple(t: Night, me: Keeper, card: int, value: int, of: int) -> int:
        return value * 10

    @powers.modifies(size)
    def berry(t: Night, me: Keeper, card: int, value: int, of: int) -> int:
        return value + of

    t = stage(stalls_0="apple", stalls_1="berry").table
    assert isinstance(t, Night)
    assert size(t, 3) == 60
    move(t, t.box.ids["berry"], t.box.discard)
    assert size(t, 3) == 30
    move(t, t.box.ids["apple"], t.box.discard)
    assert size(t, 3) == 3


def test_a_query_nobody_modifies_is_a_plain_function(stage: Stage) -> None:
    t = stage().table
    assert isinstance(t, Night)
    assert size(t, 4) == 4
    assert size.__name__ == "size"
    assert size.__doc__ == "Return a size."


def test_one_card_may_have_several_functions(stage: Stage, powers: Registry[Night, Keeper]) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> None:
        return None

    @powers.modifies(size)
    def apple__size(t: Night, me: Keeper, card: int, value: int, of: int) -> int:
        return value + 1

    assert powers.slugs["apple"] == [apple, apple__size]
    t = stage(stalls_0="apple").table
    assert isinstance(t, Night)
    assert size(t, 1) == 2


def test_a_quiet_table_hears_nothing(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    t = stage(stalls_0="berry").table
    assert heard(t, Rang) == 0
    assert heard(t, "a word nobody uses") == 0
    assert t.box.hooks.own("a word nobody uses", "apple") is None
    assert t.box.hooks.own(Rang, "berry") is None
    assert t.box.hooks.own(Rang, "apple") is not None


def test_a_power_that_belongs_to_nobody_is_silent(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry")
    play = stage(discard="apple berry", stalls_1="apple#2")
    ids = play.table.box.ids
    play.table.listeners[Rang] = 1 << ids["apple"]
    play.do(0, "ring")
    play.table.listeners[Rang] = 1 << ids["apple"] | 1 << ids["berry"] | 1 << ids["apple#2"]
    play.do(0, "rest").do(0, "ring")
    assert heard_by == ["apple#2 of 1"]


def test_an_event_nobody_hears_passes(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    stage().do(0, "ring").expect(0, "ask-rest")
    subscribe(powers, heard_by, "apple")
    stage(hand_0="apple").do(0, "ring").expect(0, "ask-rest")


def test_bits_are_cards() -> None:
    assert cards_of(0b1010010) == [1, 4, 6]
    assert cards_of(0) == []


def test_a_variant_gives_a_card_other_functions(powers: Registry[Night, Keeper]) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> None:
        return None

    @powers.modifies(size)
    def berry(t: Night, me: Keeper, card: int, value: int, of: int) -> int:
        return value + 1

    @powers.variant("old").modifies(size, slug="apple")
    def apple_of_old(t: Night, me: Keeper, card: int, value: int, of: int) -> int:
        return value + 2

    faces = [Ware("apple", "night", 0), Ware("berry", "night", 0)]
    assert set(powers.compiled(faces).listening) == {Rang, size}
    assert set(powers.compiled(faces, "old").listening) == {size}
    assert powers.compiled(faces, "old") is powers.compiled(faces, "old")
    assert powers.compiled(faces, "unknown").own(Rang, "apple") is apple


def test_a_variant_gives_some_cards_other_powers_and_leaves_the_rest() -> None:
    def usual() -> str:
        return "usual"

    def other() -> str:
        return "other"

    powers: Registry[Night, Keeper] = Registry()
    for slug in ("apple", "berry"):
        powers.add(Rang, usual, slug)
    powers.variant("late").add("a moment", other, "berry")
    faces = [Ware(slug, "night", 0) for slug in ("apple", "berry")]
    assert powers.compiled(faces).own(Rang, "berry") is usual
    late = powers.compiled(faces, "late")
    assert (late.own(Rang, "apple"), late.own(Rang, "berry")) == (usual, None)
    assert late.own("a moment", "berry") is other


def test_of_several_variants_the_last_one_that_knows_a_card_decides() -> None:
    def told(text: str) -> Callable[[], str]:
        return lambda: text

    powers: Registry[Night, Keeper] = Registry()
    for name, slugs in (("", "apple berry citron"), ("old", "berry citron"), ("odd", "citron")):
        registry = powers.variant(name) if name else powers
        for slug in slugs.split():
            registry.add(Rang, told(name or "usual"), slug)
    faces = [Ware(slug, "night", 0) for slug in ("apple", "berry", "citron")]
    both = powers.compiled(faces, "old odd")
    runs = [both.own(Rang, face.slug) for face in faces]
    assert [run() for run in runs if run is not None] == ["usual", "old", "odd"]
    assert powers.compiled(faces, "unknown").own(Rang, "citron") is not None


# -- whose doing, how often, and whether at all


def test_a_power_hears_only_its_owners_doing_or_only_that_of_others(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple", by=OWNER)
    subscribe(powers, heard_by, "berry", by=OTHERS)
    stalls = {f"stalls_{seat}": f"apple{at} berry{at}" for seat, at in ((0, ""), (1, "#2"))}
    for leader in (0, 1):
        heard_by.clear()
        play = stage(leader=leader, **stalls).do(leader, "ring")
        while play.match.asks()[0].kind == "order-powers":
            play.answer(play.options(play.match.asks()[0].seat)[0])
        other = 1 - leader
        own, far = f"apple{'#2' * leader} of {leader}", f"berry{'#2' * other} of {other}"
        assert heard_by == [own, far]


def test_a_power_that_works_once_a_turn_rests_after_it_was_used(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    @powers.on(Rang, once="turn")
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        heard_by.append("asked")
        if (yield from may(t, me, card, "eat", rule="PR-01")):
            heard_by.append("used")

    play = stage(stalls_0="apple", stalls_1="apple#2")
    card = play.table.box.ids["apple"]
    play.do(0, "ring").expect(0, "ask-apple").answer("pass")
    play.expect(1, "ask-apple").answer("pass")
    assert not spent(play.table, card)
    play.do(0, "rest").do(0, "ring").expect(0, "ask-apple").answer("eat")
    assert spent(play.table, card)
    play.expect(1, "ask-apple").answer("eat")
    play.do(0, "rest").do(0, "ring").expect(0, "ask-rest")
    play.table.used.clear()
    play.do(0, "rest").do(0, "ring").expect(0, "ask-apple")
    assert heard_by == ["asked", "asked", "asked", "used", "asked", "used", "asked"]


def test_a_power_without_a_limit_is_not_spent_by_its_question(
    stage: Stage, powers: Registry[Night, Keeper]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        yield from may(t, me, card)

    play = stage(stalls_0="apple").do(0, "ring").expect(0, "ask-apple").answer("yes")
    assert play.table.used == set()
    spend(play.table, play.table.box.ids["apple"])
    assert spent(play.table, play.table.box.ids["apple"])


# -- moments


@pytest.fixture
def ripening(powers: Registry[Night, Keeper]) -> Moment[Night, Keeper, [int], Effect]:
    """Make a moment at which a power may ask."""
    return powers.moment("ripening")


def test_a_moment_runs_what_a_card_does_then(
    stage: Stage,
    powers: Registry[Night, Keeper],
    ripening: Moment[Night, Keeper, [int], Effect],
    heard_by: list[str],
) -> None:
    @ripening
    def apple(t: Night, me: Keeper, card: int, days: int) -> Flow[None]:
        yield from choose(t, me, "ask-apple", these(("wait",)))
        heard_by.append(f"apple of {me} after {days}")

    @ripening
    def berry(t: Night, me: Keeper, card: int, days: int) -> None:
        heard_by.append(f"berry of {me} after {days}")

    t = stage(stalls_1="apple", stalls_2="berry citron", hand_0="apple#2").table
    assert isinstance(t, Night)
    ids = t.box.ids
    assert ripening.cards(t) == [ids["apple"], ids["berry"]]
    assert [ripening.has(t, ids[key]) for key in ("apple#2", "citron")] == [True, False]
    assert [list(ripening.run(t, ids[key], 3)) for key in ("berry", "citron")] == [[], []]
    flow = ripening.run(t, ids["apple"], 4)
    assert getattr(next(flow), "kind", "") == "ask-apple"
    with pytest.raises(StopIteration):
        flow.send("wait")  # type: ignore[arg-type] # as the match does
    assert heard_by == ["berry of 2 after 3", "apple of 1 after 4"]


def test_a_moment_tells_what_a_card_says(stage: Stage, powers: Registry[Night, Keeper]) -> None:
    worth: Moment[Night, Keeper, [], int] = powers.moment("worth")

    @worth
    def apple(t: Night, me: Keeper, card: int) -> int:
        return 10 + me

    t = stage(stalls_2="apple", stalls_1="berry").table
    assert isinstance(t, Night)
    assert [worth.value(t, card) for card in worth.cards(t)] == [12]
    with pytest.raises(AssertionError, match="berry knows no moment worth"):
        worth.value(t, t.box.ids["berry"])


def test_a_moment_of_a_variant_or_of_another_area(
    stage: Stage, powers: Registry[Night, Keeper]
) -> None:
    worth: Moment[Night, Keeper, [], int] = powers.moment("worth", works_in=1)

    @powers.at(worth, works_in=0)
    def apple(t: Night, me: Keeper, card: int) -> int:
        return 1

    @worth
    def berry(t: Night, me: Keeper, card: int) -> int:
        return 2

    @powers.variant("late").at(worth, slug="berry")
    def late_berry(t: Night, me: Keeper, card: int) -> int:
        return 3

    t = stage(stalls_0="apple berry").table
    assert isinstance(t, Night)
    assert worth.cards(t) == [t.box.ids["apple"]]
    assert worth.named(t, "berry") is berry
    assert powers.compiled(t.box.cards, "late").own("worth", "berry") is late_berry


def test_an_event_is_made_only_for_those_who_listen(
    stage: Stage, powers: Registry[Night, Keeper], heard_by: list[str]
) -> None:
    made = []

    class Noted(Rang):
        def __init__(self) -> None:
            super().__init__()
            made.append(1)

    @powers.on(Noted)
    def apple(t: Night, me: Keeper, card: int, event: Noted) -> None:
        heard_by.append("apple")

    for stalls in ("berry", "apple"):
        t = stage(stalls_0=stalls).table
        assert list(emit(t, Noted)) == []
    assert (made, heard_by) == ([1], ["apple"])
