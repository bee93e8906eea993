"""Powers: when they work, in which order, and when they do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pytest

from portside.engine import game as games
from portside.engine.flow import Flow, choose, nothing, these
from portside.engine.listeners import sleep, take_on
from portside.engine.powers import Registry, cards_of, emit, heard, query
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


@query
def size(t: Night, of: int = 1) -> int:
    """Return a size."""
    return of


@pytest.fixture
def powers() -> Registry:
    return Registry()


@pytest.fixture
def heard_by() -> list[str]:
    """List the cards that reacted."""
    return []


@pytest.fixture
def stage(powers: Registry, request: pytest.FixtureRequest) -> Stage:
    """Make a title in which a turn rings a bell, with stalls as given."""

    def step(t: Night) -> Flow[None]:
        yield from choose(t, t.leader, "ask-ring", these(("ring",)))
        t.acting = t.leader
        yield from emit(t, Rang())
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


def subscribe(powers: Registry, heard_by: list[str], slug: str, **how: object) -> None:
    def run(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        heard_by.append(f"{t.box.keys[card]} of {me}")
        yield from nothing()

    powers.add(Rang, run, slug, **how)  # type: ignore[arg-type] # any of the keywords


def test_the_acting_seat_reacts_first_then_clockwise(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    for slug in ("apple", "berry", "citron"):
        subscribe(powers, heard_by, slug)
    play = stage(leader=1, stalls_0="apple", stalls_1="berry", stalls_2="citron")
    play.do(1, "ring")
    assert heard_by == ["berry of 1", "citron of 2", "apple of 0"]


def test_an_owner_orders_several_powers_of_its_own(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    for slug in ("apple", "berry", "citron"):
        subscribe(powers, heard_by, slug)
    play = stage(stalls_0="apple berry citron").do(0, "ring")
    play.expect(0, "order-powers").answer("citron")
    assert play.expect(0, "order-powers").options(0) == ["apple", "berry"]
    play.answer("berry")
    assert heard_by == ["citron of 0", "berry of 0", "apple of 0"]


def test_powers_whose_order_cannot_matter_are_not_ordered(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    for slug in ("apple", "berry"):
        subscribe(powers, heard_by, slug, commutes=True)
    stage(stalls_0="apple berry").do(0, "ring").expect(0, "ask-rest")
    assert heard_by == ["apple of 0", "berry of 0"]


def test_one_power_that_cares_makes_all_be_ordered(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple", commutes=True)
    subscribe(powers, heard_by, "berry")
    stage(stalls_0="apple berry").do(0, "ring").expect(0, "order-powers")


def test_cards_elsewhere_are_silent(stage: Stage, powers: Registry, heard_by: list[str]) -> None:
    subscribe(powers, heard_by, "apple")
    stage(hand_0="apple", stalls_0="apple#2").do(0, "ring")
    assert heard_by == ["apple#2 of 0"]


def test_a_card_that_leaves_before_its_turn_is_silent(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        move(t, t.box.ids["berry"], t.box.discard)
        yield from nothing()

    subscribe(powers, heard_by, "berry")
    stage(stalls_0="apple", stalls_1="berry").do(0, "ring")
    assert heard_by == []


def test_a_card_that_arrives_meanwhile_waits_for_the_next_time(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        if t.where[t.box.ids["berry"]] != t.seats[1].stalls:
            move(t, t.box.ids["berry"], t.seats[1].stalls)
        yield from nothing()

    subscribe(powers, heard_by, "berry")
    play = stage(stalls_0="apple").do(0, "ring")
    assert heard_by == []
    play.do(0, "rest").do(0, "ring")
    assert heard_by == ["berry of 1"]


def test_a_power_does_not_set_itself_off_again(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        heard_by.append(f"apple {event.times}")
        yield from emit(t, Rang(event.times + 1))

    @powers.on(Rang)
    def berry(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        heard_by.append(f"berry {event.times}")
        yield from nothing()

    play = stage(stalls_0="apple", stalls_1="berry").do(0, "ring")
    assert heard_by == ["apple 1", "berry 2", "berry 1"]
    play.do(0, "rest").do(0, "ring")
    assert heard_by[3:] == heard_by[:3], "the guard is lifted afterwards"


def test_sleeping_cards_are_silent_unless_their_power_is_awake(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry", awake=True, commutes=True)
    play = stage(stalls_0="apple", stalls_1="berry")
    for key in ("apple", "berry"):
        sleep(play.table, play.table.box.ids[key])
    play.do(0, "ring")
    assert heard_by == ["berry of 1"]


def test_powers_of_another_life_work_elsewhere(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry", life=1)
    play = stage(stalls_0="apple berry")
    play.do(0, "ring")
    assert heard_by == ["apple of 0"]


def test_a_copying_card_has_the_copied_power_instead_of_its_own(
    stage: Stage, powers: Registry, heard_by: list[str]
) -> None:
    subscribe(powers, heard_by, "apple")
    subscribe(powers, heard_by, "berry")
    play = stage(stalls_0="fig", stalls_1="apple", stalls_2="berry")
    ids = play.table.box.ids
    take_on(play.table, ids["fig"], "berry")
    take_on(play.table, ids["apple"], "grape")
    play.do(0, "ring")
    assert heard_by == ["fig of 0", "berry of 2"]


def test_modifiers_work_in_layers(stage: Stage, powers: Registry) -> None:
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


def test_a_query_that_reads_its_arguments_only_inside_another_function_is_asked_each_time(
    stage: Stage,
) -> None:
    @query
    def doubled(t: Night, number: int) -> list[int]:
        return [number for _ in (1, 2)]

    t = stage().table
    assert isinstance(t, Night)
    assert [doubled(t, 3), doubled(t, 4)] == [[3, 3], [4, 4]]


def test_one_card_may_have_several_functions(stage: Stage, powers: Registry) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        yield from nothing()

    @powers.modifies(size)
    def apple__size(t: Night, me: Keeper, card: int, value: int, of: int) -> int:
        return value + 1

    assert powers.slugs["apple"] == [apple, apple__size]
    t = stage(stalls_0="apple").table
    assert isinstance(t, Night)
    assert size(t, 1) == 2


def test_a_quiet_table_hears_nothing(stage: Stage, powers: Registry, heard_by: list[str]) -> None:
    subscribe(powers, heard_by, "apple")
    t = stage(stalls_0="berry").table
    assert heard(t, Rang) == 0
    assert heard(t, "a word nobody uses") == 0
    assert t.box.hooks.own("a word nobody uses", "apple") is None
    assert t.box.hooks.own(Rang, "berry") is None
    assert t.box.hooks.own(Rang, "apple") is not None


def test_a_power_that_belongs_to_nobody_is_silent(
    stage: Stage, powers: Registry, heard_by: list[str]
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


def test_an_event_nobody_hears_passes(stage: Stage, powers: Registry, heard_by: list[str]) -> None:
    stage().do(0, "ring").expect(0, "ask-rest")
    subscribe(powers, heard_by, "apple")
    stage(hand_0="apple").do(0, "ring").expect(0, "ask-rest")


def test_bits_are_cards() -> None:
    assert cards_of(0b1010010) == [1, 4, 6]
    assert cards_of(0) == []


def test_a_variant_gives_a_card_other_functions(powers: Registry) -> None:
    @powers.on(Rang)
    def apple(t: Night, me: Keeper, card: int, event: Rang) -> Flow[None]:
        yield from nothing()

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

    powers = Registry()
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

    powers = Registry()
    for name, slugs in (("", "apple berry citron"), ("old", "berry citron"), ("odd", "citron")):
        registry = powers.variant(name) if name else powers
        for slug in slugs.split():
            registry.add(Rang, told(name or "usual"), slug)
    faces = [Ware(slug, "night", 0) for slug in ("apple", "berry", "citron")]
    both = powers.compiled(faces, "old odd")
    runs = [both.own(Rang, face.slug) for face in faces]
    assert [run() for run in runs if run is not None] == ["usual", "old", "odd"]
    assert powers.compiled(faces, "unknown").own(Rang, "citron") is not None
