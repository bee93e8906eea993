"""The powers of the J set, in the first edition the Jutaku cards; alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.ask import PASS
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.zones import move
from portside.games.import_export.answers import Contract, Give, Hand, Pass, Reward
from portside.games.import_export.cards import AGRICULTURE, CONSUMER, LUXURY, TYPES
from portside.games.import_export.cargo import (
    contract_options,
    is_paired,
    pays_owner,
    place_contract,
    power_import,
)
from portside.games.import_export.editions import FIRST
from portside.games.import_export.events import ContainerLoaded, Fulfilment
from portside.games.import_export.moments import (
    immediate,
    instant_win,
    modifies,
    on,
    own_turn,
    own_turn_when,
    pre_score,
    prize_otherwise,
    scoring,
)
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of, some_of
from portside.games.import_export.queries import (
    execute_as,
    good_type,
    goods_count,
    prize_ways,
    strictly_most,
    symbols,
)
from portside.games.import_export.room import good_fits
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import (
    add_goods,
    discard,
    draw,
    earn,
    hand_over,
    pay,
    tell_power,
)

TYPES_TO_WIN: Final = 4
PAIR_POINTS: Final = 6
LED_PRICE: Final = 2
STEM_CELLS_FEE: Final = 2
BOTH: Final = ("load", "contract")


@scoring
def apple_watch(t: Harbour, me: Captain, card: int) -> int:
    """Score 6 for each pair of a Luxury and a Consumer Good (J set)."""
    return PAIR_POINTS * min(goods_count(t, me, LUXURY), goods_count(t, me, CONSUMER))


@pre_score
def cheap_shirts(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Move as many Crew to the Goods as fit (J set)."""
    while able := [crew for crew in t.zones[me.crew] if good_fits(t, me, crew)]:
        moved = yield from one_of(t, me, card, able, rule="AMB-080")
        tell_power(t, me, card)
        yield from add_goods(t, me, (moved,))


@instant_win
def graphics_cards(t: Harbour, me: Captain, card: int) -> bool:
    """Win at once with the most Goods of four types (J set)."""
    led = [strictly_most(t, me, [goods_count(t, seat, kind) for seat in t.seats]) for kind in TYPES]
    return sum(led) >= TYPES_TO_WIN


@own_turn_when
def led_lights__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need two hand cards and something on the Island (J set)."""
    return len(t.zones[me.hand]) >= LED_PRICE and bool(t.zones[t.box.island])


@own_turn
def led_lights(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Trade two hand cards for one Island card, on one's own turn (J set)."""
    wanted = yield from one_of(t, me, card, t.zones[t.box.island], rule="AMB-017")
    hand, two = t.zones[me.hand], (LED_PRICE, LED_PRICE)
    given = yield from some_of(t, me, card, hand, *two, part="price")
    for each in given:
        move(t, each, t.box.island)
    move(t, wanted, me.hand)
    say(t, "log-swapped", me, (*given, wanted), at=t.box.board)


def is_crop(t: Harbour, me: Captain, card: int, event: ContainerLoaded) -> bool:
    """Tell whether a loaded Container counts as Agriculture (AMB-154; J set)."""
    as_printed = t.box.rulings["pair_colours"] == "own" or not is_paired(t, event.card)
    return t.type(event.card) == AGRICULTURE and as_printed


@on(ContainerLoaded, when=is_crop)
def oat_milk(t: Harbour, me: Captain, card: int, event: ContainerLoaded) -> Flow[None]:
    """Gain 2 or draw two whenever anybody loads an Agriculture Container (J set)."""
    rewards: tuple[Reward, Reward] = ("credits", "cards")
    reward = yield from ask_one_or_pass(t, me, card, rewards, rule="AMB-125")
    if reward == "credits":
        earn(t, me, 2, card)
    elif reward == "cards":
        yield from draw(t, me, 2, card)


@immediate
def pocky(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Gain 2, draw two, and import a Container from a Ship at sea (J set)."""
    first_pays = t.box.edition is FIRST and t.box.rulings["pocky_pays"] == "owner"  # F1-252
    earn(t, me, 2, card)
    yield from draw(t, me, 2, card)
    yield from power_import(t, me, card, optional=False, pays=first_pays or pays_owner(t))


@modifies(symbols)
def rice_cookers(
    t: Harbour, me: Captain, card: int, actions: tuple[str, ...], seat: Captain, played: int
) -> tuple[str, ...]:
    """Let own Load and Contract cards count as either (J set)."""
    if seat != me or not any(action in BOTH for action in actions):
        return actions
    return (*actions, *(action for action in BOTH if action not in actions))


@modifies(prize_ways)
def stem_cells(
    t: Harbour, me: Captain, card: int, ways: tuple[str, ...], seat: Captain, prize: int
) -> tuple[str, ...]:
    """Make a prize a Good for 2 credits (J set)."""
    able = seat == me and t.credits[me] >= STEM_CELLS_FEE and good_fits(t, me, prize)
    return tuple(dict.fromkeys((*ways, t.power(card)))) if able else ways


@prize_otherwise
def stem_cells__good(t: Harbour, me: Captain, prize: int) -> Flow[None]:
    """Pay for the prize and add it to the Goods; who can pay no more loses it (IE-225; J set)."""
    own = (c for c in t.zones[me.fulfilled] if t.power(c) == "stem_cells")
    if (yield from pay(t, me, STEM_CELLS_FEE, card=next(own, prize))):
        yield from add_goods(t, me, (prize,))
    else:
        discard(t, prize)
        say(t, "log-discarded", me, (prize,), "IE-146")


@modifies(execute_as)
def rice_cookers__follow(
    t: Harbour, me: Captain, card: int, ways: tuple[str, ...], seat: Captain, action: str
) -> tuple[str, ...]:
    """Perform either of the two for the other, where the first edition is read so (J set)."""
    either = t.box.edition is FIRST and t.box.rulings["rice_cookers_follow"] == "either"
    return BOTH if either and seat == me and action in BOTH else ways


@own_turn_when
def tsukiji_fish__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need hand cards and a Ship in the Harbour; what the cards are is nobody's business."""
    return bool(t.zones[me.hand] and t.docks[me])


@own_turn
def tsukiji_fish(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Contract a Luxury or Agriculture hand card without an action, on one's own turn (J set)."""
    cards = [c for c in t.zones[me.hand] if t.bears(c, LUXURY) or t.bears(c, AGRICULTURE)]
    kinds = (LUXURY, AGRICULTURE)
    options: list[Contract | Pass] = [*contract_options(t, me, cards, 0, kinds), PASS]
    match (yield from choose(t, me, "ask-contract", these(options), rule="AMB-049", card=card)):
        case ("contract", chosen, ship):
            yield from place_contract(t, me, chosen, t.ship(ship), kinds=kinds)


@immediate
def vacuums(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Every opponent gives its whole hand or a Luxury Good (J set)."""
    for seat in t.others(me):
        goods = t.zones[seat.goods]
        ways: list[Hand | Give] = ["hand"] if t.zones[seat.hand] else []
        ways += [("give", good) for good in goods if good_type(t, seat, good) == LUXURY]
        match (yield from one_of(t, seat, card, ways, rule="AMB-142")) if ways else None:
            case "hand":
                hand_over(t, seat, me, t.zones[seat.hand])
            case ("give", good):
                say(t, "log-gave", seat, (good,), "AMB-142", to=me.word)
                yield from add_goods(t, me, (good,))
