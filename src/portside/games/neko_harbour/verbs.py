"""What can happen: the verbs of the game. Those that powers may join in are flows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import PASS, Pass, Value
from portside.engine.events import say
from portside.engine.flow import DONE, Flow, choose, these
from portside.engine.powers import emit, heard
from portside.engine.zones import NOWHERE, move
from portside.games.neko_harbour.answers import Discard, Raise, Resource, Tuck
from portside.games.neko_harbour.cards import (
    CHOICE,
    FISH,
    FISHING_BOAT,
    RAISE,
    RESOURCES,
    Goods,
)
from portside.games.neko_harbour.events import Arrived, HarbourUpgraded
from portside.games.neko_harbour.legality import higher, out_of_reach
from portside.games.neko_harbour.moments import arrival, effects, immediate, own
from portside.games.neko_harbour.queries import (
    ROOM,
    abandon_reward,
    docked_level,
    moors_nearest,
    pier_level,
    resources,
    site_of,
    spare_ships,
    spot_at,
    storage_limit,
    takes_better,
)
from portside.games.neko_harbour.table import IN_HARBOUR, SHIPS, Skipper, Voyage

LEVELS: Final = {f"level-{level}": level for level in range(1, SHIPS + 1)}
"""Words for ship levels."""


# -- small cards


def receive(t: Voyage, me: Skipper, kind: str, count: int, card: int = -1, why: str = "") -> None:
    """Take small cards, by a card or `why` else; resource cards wait (NH-056, NH-AMB-12)."""
    pile = t.staged if kind in t.box.waiting else t.supply
    pile[me.piles[kind]] += count
    if t.log is not None:
        cards = (card,) if card >= 0 else ()
        say(t, "log-gained", me, cards, "NH-056", goods=f"{kind}-cards-{count}", why=why)


def offer(t: Voyage, me: Skipper, goods: Goods, rule: str, card: int = -1) -> Flow[bool]:
    """Give small cards to a seat that may turn them down (NH-052); tell whether it took them."""
    if t.box.config["decline"] == "all":
        words = tuple(f"{kind}-cards-{count}" for kind, count in goods)
        facts: dict[str, Value] = {"goods": words}
        taken = yield from choose(
            t, me, "ask-take", lambda: ("take", PASS), rule=rule, card=card, facts=facts
        )
        if taken == PASS:
            return False
    for kind, count in goods:
        receive(t, me, kind, count, card)
    return True


def store(t: Voyage, me: Skipper) -> None:
    """Move what was gained this turn into the personal supply (NH-106)."""
    supply, staged = t.supply, t.staged
    for pile in (me.fish, me.permit, me.cargo, me.captain):
        if staged[pile]:
            supply[pile] += staged[pile]
            staged[pile] = 0


def excess(t: Voyage, me: Skipper) -> int:
    """Return how many resource cards a seat has too many (NH-107); the limit only rises."""
    count = resources(t, me)
    return max(count - storage_limit(t, me), 0) if count > ROOM else 0


def discard(t: Voyage, me: Skipper) -> Flow[None]:
    """Let a seat discard one resource card of its choice (NH-107)."""
    kinds = [kind for kind in RESOURCES if t.supply[me.piles[kind]]]
    kind = kinds[0]
    if len(kinds) > 1:
        words: list[Discard] = [("discard", kind) for kind in kinds]
        _, kind = yield from choose(
            t, me, "ask-discard", these(words), rule="NH-107", facts={"count": excess(t, me)}
        )
    t.supply[me.piles[kind]] -= 1
    say(t, "log-discarded", me, rule="NH-107", goods=kind)


# -- cards of the lane


def play(t: Voyage, me: Skipper, card: int) -> Flow[None]:
    """Play a card into the column of its kind, or use it up at once (NH-041, NH-042, NH-021)."""
    say(t, "log-played", me, (card,), "NH-038")
    if own(t, immediate, card) is not None:
        return use_up(t, me, card)
    kind = t.box.cards[card].type
    lane = t.lanes[me]
    if kind in lane and (kind != FISHING_BOAT or t.box.config["boat_columns"] == "shared"):
        move(t, card, me.columns[lane.index(kind)])
    else:
        t.lanes[me] = (*lane, kind)
        t.crews[me] = (*t.crews[me], 0)
        move(t, card, me.columns[len(lane)])
    return DONE


def use_up(t: Voyage, me: Skipper, card: int) -> Flow[None]:
    """Resolve an immediate card, then tuck it (NH-021, NH-022)."""
    effect = own(t, immediate, card)
    if effect is not None:
        yield from effect(t, me, card) or ()
    yield from tuck_used(t, me, card)


def tuck_used(t: Voyage, me: Skipper, card: int) -> Flow[None]:
    """Tuck an immediate card at the pier of any column (NH-022)."""
    if not t.lanes[me]:
        move(t, card, NOWHERE)
        return
    words: list[Tuck] = [("tuck", word) for word in me.words[: len(t.lanes[me])]]
    _, column = words[0]
    if len(words) > 1:
        _, column = yield from choose(t, me, "ask-tuck", these(words), rule="NH-022", card=card)
    move(t, card, me.piers[t.box.columns[column] - 1])
    if t.box.config["immediate_fish"]:
        receive(t, me, FISH, 2, card)


def abandon(t: Voyage, me: Skipper, card: int, column: int) -> None:
    """Give a card up for a pier and take the fish (NH-045)."""
    move(t, card, me.piers[column - 1])
    say(t, "log-abandoned", me, (card,), "NH-045", column=me.words[column - 1])
    for kind, count in abandon_reward(t, me):
        receive(t, me, kind, count, card)


def tuck_captain(t: Voyage, me: Skipper, column: int) -> None:
    """Tuck a captain at a column (NH-101)."""
    t.supply[me.captain] -= 1
    crew = t.crews[me]
    t.crews[me] = (*crew[: column - 1], crew[column - 1] + 1, *crew[column:])
    say(t, "log-captain", me, rule="NH-101", column=me.words[column - 1])


# -- harbour and ships


def upgrade_harbour(t: Voyage, me: Skipper) -> Flow[None]:
    """Raise the harbour by one level and take its reward (NH-065)."""
    t.harbour[me] += 1
    level = t.harbour[me]
    say(t, "log-harbour", me, rule="NH-065", level=level)
    for kind, count in t.box.levels[level - 1].reward:
        receive(t, me, kind, count, why="built")
    return emit(t, HarbourUpgraded, me, level)


def raise_ship(t: Voyage, me: Skipper, ship: int, level: int) -> None:
    """Flip a ship or swap it for one of the supply (NH-069)."""
    t.levels[ship] = level
    say(t, "log-raised", me, rule="NH-069", ship=t.box.names[ship], level=level)


def raises(t: Voyage, me: Skipper, ships: Sequence[int], most: int) -> list[Raise]:
    """Return the answers that raise one of some ships by up to `most` levels (NH-069)."""
    free, levels, spots = spare_ships(t, me), t.levels, t.spots
    found: list[Raise] = []
    for ship in ships:
        level = levels[ship]
        if level and out_of_reach(level, spots[ship]) is None:
            ways = t.box.raises[ship]
            found += [ways[wanted] for wanted in higher(free, level, most)]
    return found


def raise_freely(
    t: Voyage, me: Skipper, ships: Sequence[int], most: int, rule: str, card: int
) -> Flow[None]:
    """Let a seat raise one of some ships by up to `most` levels, or not (NH-052)."""
    options = raises(t, me, ships, most)
    if not options:
        return
    ways: tuple[Raise | Pass, ...] = (*options, PASS)
    match (yield from choose(t, me, "ask-raise", these(ways), rule=rule, card=card)):
        case ("raise", name, level):
            raise_ship(t, me, t.box.ships[name], LEVELS[level])


def launch(t: Voyage, me: Skipper, level: int) -> None:
    """Take a ship from the supply onto the harbour (NH-075)."""
    ship = next(ship for ship in me.ships if not t.levels[ship])
    t.levels[ship] = level
    t.spots[ship] = IN_HARBOUR
    say(t, "log-launched", me, rule="NH-075", ship=t.box.names[ship], level=level)


# -- moving


def step(t: Voyage, me: Skipper, ship: int) -> Flow[None]:
    """Move a ship to the next column; if anything can come of it, let it arrive (NH-081)."""
    t.spots[ship] += 1
    column = t.spots[ship]
    say(t, "log-stepped", me, rule="NH-081", ship=t.box.names[ship], column=me.words[column - 1])
    pier = pier_level(t, me, column)
    fires = pier > docked_level(t, me, column)
    if fires or heard(t, Arrived) or effects(t, arrival, me, column):
        return arrive(t, me, ship, pier, fires)
    return DONE


def arrive(t: Voyage, me: Skipper, ship: int, pier: int, fires: bool) -> Flow[None]:
    """Give the dock reward if the pier fires, then let the effects follow (NH-083, NH-085)."""
    found = effects(t, arrival, me, t.spots[ship])
    rewarded = fires and (yield from dock(t, me))
    for card, effect in found:
        yield from effect(t, me, card, ship) or ()
    yield from emit(t, Arrived, me, ship, pier, rewarded)


def dock(t: Voyage, me: Skipper) -> Flow[bool]:
    """Give a dock reward of any level up to the harbour's (NH-084); tell whether one was taken."""
    options = t.box.docks[t.harbour[me]]
    reward = options[0]
    if len(options) > 1:
        reward = yield from choose(t, me, "ask-dock", these(options), rule="NH-084")
    if reward == PASS:
        return False
    receive(t, me, reward, 1, why="docked")
    return True


def sail(t: Voyage, me: Skipper, ship: int, site: int) -> Flow[None]:
    """Send a ship to a site; coming from the lane it gets the one reward of its life (NH-093)."""
    spot = t.spots[ship]
    card = t.zones[t.box.sites][site]
    say(t, "log-sailed", me, (card,), "NH-080", ship=t.box.names[ship])
    if spot < IN_HARBOUR:
        left = site_of(spot)
        t.queues[left] = tuple([other for other in t.queues[left] if other != ship])
        moor(t, me, ship, site)
        return DONE
    face = t.box.cards[card]
    reward = face.better if takes_better(t, me, site) else face.basic
    moor(t, me, ship, site)
    return reward_site(t, me, reward, card) if reward else DONE


def moor(t: Voyage, me: Skipper, ship: int, site: int) -> None:
    """Lay a ship down at a site, behind those that are there (NH-100)."""
    queue = t.queues[site]
    t.queues[site] = (ship, *queue) if queue and moors_nearest(t, me) else (*queue, ship)
    t.spots[ship] = spot_at(site)


def reward_site(t: Voyage, me: Skipper, goods: Goods, card: int) -> Flow[None]:
    """Give the better or the basic reward of a site (NH-090)."""
    plain = tuple([(kind, count) for kind, count in goods if kind not in (CHOICE, RAISE)])
    if plain:
        yield from offer(t, me, plain, "NH-090", card)
    for kind, count in goods:
        if kind == RAISE:
            yield from raise_freely(t, me, me.ships, count, "NH-162", card)
        elif kind == CHOICE:
            for _ in range(count):
                yield from take_any(t, me, card)


def take_any(t: Voyage, me: Skipper, card: int) -> Flow[None]:
    """Let a seat take a resource card of its choice (NH-163)."""
    more: tuple[Pass, ...] = (PASS,) if t.box.config["decline"] == "all" else ()
    words: tuple[Resource | Pass, ...] = (*RESOURCES, *more)
    kind = yield from choose(t, me, "ask-resource", these(words), rule="NH-163", card=card)
    if kind != PASS:
        receive(t, me, kind, 1, card)


def pay_fuel(t: Voyage, me: Skipper) -> None:
    """Spend one fuel, or a fish for it (NH-063)."""
    if t.fuel:
        t.fuel -= 1
    else:
        t.supply[me.fish] -= 1
