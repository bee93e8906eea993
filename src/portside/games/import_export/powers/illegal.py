"""The powers of the Illegal cards, alphabetical."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import PASS
from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.powers import OTHERS, OWNER, emit, spend
from portside.engine.zones import move, random_card, roll
from portside.games.import_export.actions import (
    pirate_as_chosen,
    prize_options,
    prizes_aboard,
    stow_prize,
    take_prize,
)
from portside.games.import_export.answers import Load, Pass, Payment, PirateOtherwise, ToHand, Yes
from portside.games.import_export.cards import ILLEGAL, TECHNOLOGY
from portside.games.import_export.cargo import (
    POWER,
    board_options,
    load_container,
    ship_of,
)
from portside.games.import_export.events import (
    ContractFulfilled,
    Fulfilment,
    ImportTaken,
    PirateAction,
    PirateTaken,
    PrizeTaken,
)
from portside.games.import_export.fulfilment import as_if_fulfilled, check_ships
from portside.games.import_export.legality import not_cargo
from portside.games.import_export.moments import (
    immediate,
    instant_win,
    modifies,
    on,
    pirate_otherwise,
    pre_score,
)
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of, some_of
from portside.games.import_export.powers.shapes import is_of, open_contracts, wild_containers
from portside.games.import_export.queries import (
    crew_count,
    goods_count,
    pirate_sources,
    says_first,
    symbols,
    tie_winner,
)
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.verbs import (
    add_goods,
    can_draw,
    from_deck,
    give_hand_cards,
    hand_cards_from_each,
    hand_over,
    pay,
    pay_each,
    put_on_island,
    tell_power,
    turn_over,
)

SHARES: Final = 1
"""The note of a card whose owner would rather share a tie."""
MOTHER_LOAD: Final = 8


@on(
    ContractFulfilled,
    by=OTHERS,
    commutes=True,
    when=lambda t, me, card, event: bool(t.zones[event.seat.hand]),
)
def a_small_tank(t: Harbour, me: Captain, card: int, event: ContractFulfilled) -> Flow[None]:
    """Get a hand card of its choice from whoever else fulfils a Contract."""
    tell_power(t, me, card)
    yield from give_hand_cards(t, event.seat, me, 1, "ask-a-small-tank", card)


@immediate
def ammunition(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Get 2 from each opponent with an Illegal Good."""
    for seat in t.others(me):
        if goods_count(t, seat, ILLEGAL):
            yield from pay(t, seat, 2, me, card)


def shot_at(t: Harbour, me: Captain, card: int, event: PirateTaken) -> bool:
    """Tell whether a ship of somebody else with hand cards was pirated at sea."""
    ship = event.ship
    if ship is None or ship.owner == me or not event.at_sea:
        return False
    return bool(t.zones[ship.owner.hand])


@on(PirateTaken, by=OWNER, when=shot_at)
def big_ammunition(t: Harbour, me: Captain, card: int, event: PirateTaken) -> None:
    """Take a random hand card from the owner of a ship pirated at sea."""
    if event.ship is not None:
        tell_power(t, me, card)
        victim = event.ship.owner
        hand_over(t, victim, me, (random_card(t, victim.hand),))


wild_containers("big_cats", ILLEGAL)


def smuggled(t: Harbour, me: Captain, card: int, event: ImportTaken) -> bool:
    """Tell whether an Import action brought an Illegal card."""
    return event.is_action and any(t.bears(c, ILLEGAL) for c in event.cards)


@on(ImportTaken, by=OTHERS, commutes=True, when=smuggled)
def cannabis(t: Harbour, me: Captain, card: int, event: ImportTaken) -> Flow[None]:
    """Get 2 from whoever else imports an Illegal card by action, once per auction."""
    yield from pay(t, event.seat, 2, me, card)


@modifies(crew_count)
def cannons(t: Harbour, me: Captain, card: int, count: int, seat: Captain, action: str) -> int:
    """Count the Pirate Crew of opponents too."""
    if seat != me or action != "pirate" or not says_first(t, me, card):
        return count
    return count + sum(
        "pirate" in symbols(t, other, c) for other in t.others(me) for c in t.zones[other.crew]
    )


@on(PrizeTaken, by=OWNER, once="turn")
def contraband(t: Harbour, me: Captain, card: int, event: PrizeTaken) -> Flow[None]:
    """Once per turn, take one more Container from a ship at sea in a Pirate action."""
    yield from contraband_prize(t, me, card, prizes_aboard(t, me, t.sea))


def contraband_prize(t: Harbour, me: Captain, card: int, found: Sequence[int]) -> Flow[None]:
    """Take one more prize, if there is any."""
    answer = (
        (yield from ask_one_or_pass(t, me, card, prize_options(t, me, found))) if found else None
    )
    if answer is not None:
        spend(t, card)
        tell_power(t, me, card)
        yield from pirate_as_chosen(t, me, answer)


@immediate
def danger_pets(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Get 2 from every opponent."""
    for seat in t.others(me):
        yield from pay(t, seat, 2, me, card)


@immediate
def dino_bones(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Have every seat put a Good on the Island, then take two Island cards as Goods."""
    for seat in t.from_seat(me):
        if t.zones[seat.goods]:
            given = yield from one_of(t, seat, card, t.zones[seat.goods], at=t.box.board)
            put_on_island(t, seat, (given,))
    island = t.zones[t.box.island]
    count = min(2, len(island))
    if count:
        taken = yield from some_of(t, me, card, island, count, count, part="take", rule="AMB-030")
        yield from add_goods(t, me, taken)


@immediate
def fake_money(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Take a Container off every loaded ship of opponents, to hand or aboard."""
    for ships in opposing_ships(t, me):
        aboard = [c for ship in ships for c in t.zones[ship.cargo]]
        if not aboard:
            continue
        ways: list[ToHand | Load] = [("take", c) for c in aboard]
        ways += [("load", c, name) for c in aboard for name in board_options(t, me, (c,))]
        match (yield from one_of(t, me, card, ways, rule="AMB-113")):
            case ("take", taken):
                ship = ship_of(t, taken)
                move(t, taken, me.hand)
                say(t, "log-to-hand", me, (taken,), ship=ship.name)
            case ("load", taken, name):
                yield from load_container(t, me, (taken,), t.ship(name), POWER)
        yield from check_ships(t)


def opposing_ships(t: Harbour, me: Captain) -> list[list[Ship]]:
    """Return the ships of which each group gives one Container (AMB-113)."""
    fleets = [t.fleet(seat) for seat in t.others(me)]
    if t.box.rulings["fake_money_takes"] == "opponent":
        return fleets
    return [[ship] for fleet in fleets for ship in fleet]


@immediate
def flametorch(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Toss a coin: get 4 from every opponent, or pay each of them 2."""
    heads = roll(t, 2) == 1
    say(t, "log-heads" if heads else "log-tails", me, (card,))
    if not heads:
        yield from pay_each(t, me, 2, t.others(me), card)
        return
    for seat in t.others(me):
        yield from pay(t, seat, 4, me, card)


@modifies(tie_winner)
def foxes(
    t: Harbour,
    me: Captain,
    card: int,
    winners: tuple[int, ...],
    tied: tuple[int, ...],
    kind: str = "",
) -> tuple[int, ...]:
    """Win every tie, for most Illegal Goods only if liked; two such powers tie among themselves."""
    shares = kind == ILLEGAL and t.notes.get(card) == SHARES
    if me not in tied or shares:
        return winners
    rivals = winners if winners != tied else ()
    return tuple(sorted({*rivals, int(me)}))


@pre_score
def foxes__illegal(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Say whether to win or share a tie for most Illegal Goods (AMB-079)."""
    if t.box.rulings["foxes_penalty"] == "wins":
        return
    if (yield from one_of(t, me, card, ("win", "share"), rule="AMB-079")) == "share":
        t.notes[card] = SHARES


@modifies(pirate_sources)
def mini_van(
    t: Harbour, me: Captain, card: int, ways: tuple[PirateOtherwise, ...], seat: Captain
) -> tuple[PirateOtherwise, ...]:
    """Pirate also docked ships, the deck's top card, or a random card of a hand."""
    if seat != me:
        return ways
    docked = [ship for other in t.others(me) for ship in t.docks[other]]
    found: list[PirateOtherwise] = [
        ("pirate-docked", card, prize, where)
        for _, prize, where in prize_options(t, me, prizes_aboard(t, me, docked))
    ]
    if can_draw(t):
        found.append(("pirate-deck", card))
    seats = t.from_seat(me) if t.box.rulings["mini_van_hands"] == "all" else t.others(me)
    hands = [other for other in seats if t.zones[other.hand]]
    found += [("pirate-hand", card, other.word) for other in hands]
    return (*ways, *found)


@pirate_otherwise
def mini_van__pirate(t: Harbour, me: Captain, card: int, answer: PirateOtherwise) -> Flow[None]:
    """Take the prize: a Container with where it goes, a seat's hand card, or the deck's top."""
    tell_power(t, me, card)
    match answer:
        case ("pirate-docked", _, prize, where):
            yield from take_prize(t, me, prize, where)
        case ("pirate-hand", _, word):
            yield from unseen_prize(t, me, card, random_card(t, t.seated(word).hand))
        case ("pirate-deck", _):
            turn_over(t)
            for top in t.zones[t.box.deck][-1:]:
                yield from unseen_prize(t, me, card, top)


def unseen_prize(t: Harbour, me: Captain, card: int, prize: int) -> Flow[None]:
    """Show a prize nobody could choose, and load it where it fits (AMB-123)."""
    source = t.places[t.where[prize]].kind
    if source == "deck":
        from_deck(t, me.played)
    else:
        move(t, prize, me.played)
    say(t, "log-pirated", me, (prize,), "AMB-123", source=source)
    yield from emit(t, PirateTaken, me, prize, None, source, False)
    where = ""
    ways = prize_options(t, me, (prize,)) if not_cargo(t, prize) is None else []
    if any(way[2] != "discard" for way in ways):
        _, _, where = yield from one_of(t, me, card, ways, rule="AMB-123")
    yield from stow_prize(t, me, (prize,), where)


@instant_win
def mother_load(t: Harbour, me: Captain, card: int) -> bool:
    """Win at once with eight Illegal Goods."""
    return goods_count(t, me, ILLEGAL) >= MOTHER_LOAD


@on(ContractFulfilled, by=OTHERS, commutes=True, when=is_of(ILLEGAL))
def pistols(t: Harbour, me: Captain, card: int, event: ContractFulfilled) -> Flow[None]:
    """Get 2 for each Illegal Contract an opponent fulfils."""
    yield from pay(t, event.seat, 2, me, card)


@on(PirateAction, by=OTHERS, commutes=True)
def poison_bottles(t: Harbour, me: Captain, card: int, event: PirateAction) -> Flow[None]:
    """Get 2 from each opponent that pirates, once per turn."""
    mark = ("poison_bottles", card, event.seat.word)
    if mark not in t.used and (yield from pay(t, event.seat, 2, me, card)):
        t.used.add(mark)


@immediate
def railguns(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Get 4 credits, a fulfilled card or two Goods from each opponent, as it chooses."""
    for seat in t.others(me):
        ways = railguns_ways(t, seat)
        if not ways:
            continue
        way = yield from one_of(t, seat, card, ways, rule="AMB-131")
        if way == "pay_credits":
            yield from pay(t, seat, 4, me, card)
        elif way == "give_goods":
            yield from give_goods(t, seat, me, 2, card)
        else:
            given = yield from one_of(t, seat, card, t.zones[seat.fulfilled], part="contract")
            move(t, given, me.fulfilled)
            say(t, "log-gave", seat, (given,), to=me.word)


def railguns_ways(t: Harbour, seat: Captain) -> list[Payment]:
    """Return what a seat can pay in full with."""
    able: dict[Payment, bool] = {
        "pay_credits": t.credits[seat] >= 4,
        "give_contract": len(t.zones[seat.fulfilled]) >= 1,
        "give_goods": len(t.zones[seat.goods]) >= 2,
    }
    return [way for way, enough in able.items() if enough]


def give_goods(t: Harbour, giver: Captain, taker: Captain, count: int, card: int) -> Flow[None]:
    """Let a seat give Goods of its choice; the taker keeps what fits (AMB-030)."""
    goods = t.zones[giver.goods]
    given = yield from some_of(t, giver, card, goods, count, count, part="goods")
    say(t, "log-gave", giver, given, to=taker.word)
    yield from add_goods(t, taker, given)


open_contracts("seeds", ILLEGAL)


@on(PirateAction, by=OWNER)
def shotguns(t: Harbour, me: Captain, card: int, event: PirateAction) -> Flow[None]:
    """Get 2 credits or two hand cards from each seat that pirated earlier this turn."""
    if t.pirated >> me & 1:
        return
    givers: list[Captain] = []
    for seat in t.others(me):
        if not t.pirated >> seat & 1:
            continue
        ways: list[Payment] = ["pay_credits"] if t.credits[seat] >= 2 else []
        ways += ["give_cards"] if len(t.zones[seat.hand]) >= 2 else []
        if not ways:
            continue
        way = yield from one_of(t, seat, card, ways, rule="AMB-136")
        if way == "pay_credits":
            yield from pay(t, seat, 2, me, card)
        else:
            givers.append(seat)
    if givers:
        tell_power(t, me, card)
    yield from hand_cards_from_each(t, me, givers, 2, "ask-shotguns-cards", card)


@immediate
def stolen_documents(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Swap this card for an opponent's fulfilled Technology card, as if just fulfilled."""
    pool = [c for seat in t.others(me) for c in t.zones[seat.fulfilled]]
    yield from swap_in(t, me, card, [c for c in pool if t.type(c) == TECHNOLOGY])


def swap_in(
    t: Harbour, me: Captain, card: int, pool: list[int], *, may: bool = False
) -> Flow[None]:
    """Swap a fulfilled card for an opponent's, which resolves as if just fulfilled."""
    if not pool:
        return
    ask = ask_one_or_pass if may else one_of
    gained = yield from ask(t, me, card, pool)
    if gained is None:
        return
    victim = t.owner(gained)
    move(t, gained, me.fulfilled)
    move(t, card, victim.fulfilled)
    say(t, "log-traded", me, (card,), to=victim.word, gained=t.box.keys[gained])
    used: tuple[Yes, Pass] = ("yes", PASS)
    if may and (yield from choose(t, me, "ask-use-power", these(used), card=gained)) == PASS:
        return
    yield from as_if_fulfilled(t, me, gained)
