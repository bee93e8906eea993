"""The powers that are different in the first edition, alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.ask import PASS
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.powers import OTHERS, OWNER, spend
from portside.games.import_export import moments
from portside.games.import_export.answers import As, Contract, Draw, FollowWay, Pass
from portside.games.import_export.auction import solo_action
from portside.games.import_export.cards import ACTION_NAMES, CONSUMER, LUXURY, TECHNOLOGY
from portside.games.import_export.cargo import (
    contract_options,
    load_from_hand,
    place_contract,
    power_import,
)
from portside.games.import_export.events import (
    CardsDrawn,
    ContractFulfilled,
    ContractPlaced,
    Fulfilment,
    PirateAction,
    ShipSailed,
)
from portside.games.import_export.fulfilment import refill
from portside.games.import_export.moments import POWERS
from portside.games.import_export.powers import illegal
from portside.games.import_export.powers.agriculture import crew_to_goods
from portside.games.import_export.powers.consumer import would_draw
from portside.games.import_export.powers.kickstarter import RARE_METALS_BONUS
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of
from portside.games.import_export.powers.shapes import earns_on, larger_ships, open_contracts
from portside.games.import_export.queries import (
    end_credits,
    extra_goods,
    follow_ways,
    may_perform,
    payout_extra,
    plays_as,
    tie_winner,
)
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.turn import wild_actions, wild_pairs
from portside.games.import_export.verbs import (
    become_good,
    can_draw,
    draw,
    earn,
    pay,
    put_on_island,
    tell_power,
)

FIRST: Final = POWERS.variant("first")
on, modifies = FIRST.on, FIRST.modifies
immediate, pre_score = FIRST.at(moments.immediate), FIRST.at(moments.pre_score)
anytime, anytime_when = FIRST.at(moments.anytime), FIRST.at(moments.anytime_when)

DELAY_TOLL: Final = 10
FREE_ACTIONS: Final = 2


@pre_score
def diamonds(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Make up to two completed cards Goods, whatever the limit (first edition)."""
    for _ in range(2):
        able = t.zones[me.fulfilled]
        moved = yield from ask_one_or_pass(t, me, card, able, rule="F1-231")
        if moved is None:
            return
        tell_power(t, me, card)
        yield from become_good(t, me, moved, limited=False)


@modifies(extra_goods)
def ferraris(t: Harbour, me: Captain, card: int, count: int, seat: Captain, kind: str) -> int:
    """Count as a Good of every type (first edition)."""
    return count + (seat == me)


modifies(tie_winner)(illegal.foxes)


@pre_score
def foxes__illegal(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Say whether to win or share a tie for most Illegal Goods (first edition)."""
    how = yield from one_of(t, me, card, ("win", "share"), rule="F1-OPEN-05")
    if how == "share":
        t.notes[card] = illegal.SHARES


open_contracts("gold_watches", LUXURY, powers=FIRST)


@on(ContractPlaced, by=OWNER, once="turn", when=lambda t, me, card, event: event.is_action)
def jasmine_tea(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> Flow[None]:
    """Once per turn, sell a hand card for 2 when a Contract action contracts (first edition)."""
    yield from sell_beside(t, me, card)


def sell_beside(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Let a seat sell a hand card to the Island for 2, besides what it does (first edition)."""
    if not t.zones[me.hand]:
        return
    sold = yield from ask_one_or_pass(t, me, card, t.zones[me.hand], rule="F1-176")
    if sold is not None:
        spend(t, card)
        put_on_island(t, me, (sold,), "log-sold", "F1-176")
        earn(t, me, 2, card)


@on(CardsDrawn, by=OTHERS)
def lumber(t: Harbour, me: Captain, card: int, event: CardsDrawn) -> Flow[None]:
    """Draw one when an opponent draws (first edition)."""
    if (yield from would_draw(t, me, card)):
        yield from draw(t, me, 1, card)


earns_on("mouthwash", ContractFulfilled, 2, CONSUMER, powers=FIRST)


@modifies(end_credits, layer=1)
def mri_machine(t: Harbour, me: Captain, card: int, credits: int, seat: Captain) -> int:
    """Let the match end at 70 credits, even if more were agreed on (first edition)."""
    return 70


@modifies(follow_ways)
def neural_units(
    t: Harbour, me: Captain, card: int, ways: tuple[FollowWay, ...], seat: Captain, led: str
) -> tuple[FollowWay, ...]:
    """Follow any other action with Load, by a Load card or a pair of one colour (first edition)."""
    if seat != me or led == "load" or not may_perform(t, "load"):
        return ways
    hand = t.zones[me.hand]
    pairs = [pair for pair in wild_pairs(t, hand) if "load" in wild_actions(t, me, pair[1:])]
    singles = plays_as(t, me, hand, "load")
    return (*ways, *(("load", c) for c in singles), *(("load", a, b) for _, a, b in pairs))


@immediate
def pirates(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Take 10, or what it has, from each opponent; then lead twice in a row (first edition)."""
    yield from delay_toll(t, me, card)
    t.promised = (*t.promised, int(me))
    say(t, "log-extra-turn", me, (card,), "F1-261")


def delay_toll(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Make every opponent pay 10, or what it has (first edition)."""
    for seat in t.others(me):
        yield from pay(t, seat, min(DELAY_TOLL, t.credits[seat]), card=card)


@immediate
def potatoes(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Gain 2 and draw two (first edition)."""
    earn(t, me, 2, card)
    yield from draw(t, me, 2, card)


@modifies(payout_extra)
def rare_metals(t: Harbour, me: Captain, card: int, credits: int, ship: Ship) -> int:
    """Pay 4 more, with the payout, for a technology with a consumer contract (first edition)."""
    types = {t.type(contract) for contract in t.zones[ship.contracts]}
    both = ship.owner == me and types >= {TECHNOLOGY, CONSUMER}
    return credits + RARE_METALS_BONUS * both


@on(ShipSailed)
def satellite(t: Harbour, me: Captain, card: int, event: ShipSailed) -> Flow[None]:
    """Draw one, load one, or both, whenever anybody's ship is completed (first edition)."""
    draws: list[Draw] = ["draw"]
    if can_draw(t) and (yield from ask_one_or_pass(t, me, card, draws, part="draw")):
        yield from draw(t, me, 1, card)
    yield from load_from_hand(t, me, "ask-satellite-load", card)


@immediate
def soy_sauce(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Move all Contract Crew to the Goods for 2 each, or discard them (first edition)."""
    crew = plays_as(t, me, t.zones[me.crew], "contract")
    yield from crew_to_goods(t, me, card, tuple(crew))


@on(PirateAction, by=OWNER)
def stolen_tires(t: Harbour, me: Captain, card: int, event: PirateAction) -> Flow[None]:
    """Draw one for each own Pirate action, and add a card to the Island (first edition)."""
    tell_power(t, me, card)
    yield from draw(t, me, 1, card)
    refill(t)


@immediate
def stretch_goal(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Everybody draws 1, gains 2, imports a card; then do two actions (first edition)."""
    paid = stretch_goal_pays(t)
    crew = t.box.rulings["stretch_goal_import"] == "either"
    for seat in t.from_seat(me):
        yield from draw(t, seat, 1, card)
        earn(t, seat, 2, card)
        yield from power_import(t, seat, card, crew=crew, optional=False, pays=paid == "all")
    left = FREE_ACTIONS
    while left:
        left = yield from free_action(t, me, card, left - 1)


def stretch_goal_pays(t: Harbour) -> str:
    """Return for what owners of ships are paid: all, nothing, or Import actions (F1-269).

    The French book says that they are not, the Chinese one leaves it at the rule.
    """
    how = t.box.rulings["stretch_goal_pays"]
    by_book = "all" if t.config["card_texts"] == "chinese" else "nothing"
    return by_book if how == "book" else how


def free_action(t: Harbour, me: Captain, card: int, left: int) -> Flow[int]:
    """Perform an action of one's choice; return how many may still follow (first edition).

    Further ones can stand in for tiers a Contract lacks (F1-089).
    """
    named: list[As | Pass] = [("as", action) for action in ACTION_NAMES if may_perform(t, action)]
    named.append(PASS)
    answer = yield from choose(t, me, "ask-free-action", these(named), rule="F1-269", card=card)
    if answer == PASS:
        return 0
    t.spare = left
    yield from solo_action(t, me, answer[1], pays=stretch_goal_pays(t) != "nothing")
    left, t.spare = t.spare, 0
    return left


larger_ships("tablets", 8, (8, 18), powers=FIRST)  # F1-OPEN-01


@anytime
def tsukiji_fish(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Contract a Luxury hand card at any time without an action, its tier met (first edition)."""
    answer = yield from choose(
        t, me, "ask-contract", lambda: tsukiji_fish_contracts(t, me), rule="F1-251", card=card
    )
    yield from place_contract(t, me, answer[1], t.ship(answer[2]))


@anytime_when
def tsukiji_fish__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need a Luxury card in hand and a ship that takes it (first edition)."""
    return bool(tsukiji_fish_contracts(t, me))


def tsukiji_fish_contracts(t: Harbour, me: Captain) -> list[Contract]:
    """Return the Luxury Contracts that could be placed now (first edition)."""
    return contract_options(t, me, [c for c in t.zones[me.hand] if t.type(c) == LUXURY], 0)
