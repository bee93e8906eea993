"""Numbers and permissions: pure functions that live powers may change.

Which of them powers may change can be seen at their end: they fold what powers say over the value
that the rules give, if anybody listens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.reactions import fold
from portside.games.import_export.answers import (
    FollowWay,
    LoadOtherwise,
    PirateOtherwise,
    Target,
)
from portside.games.import_export.cards import ANY, CAPITAL, ILLEGAL, TYPES
from portside.games.import_export.port import port_wares
from portside.games.import_export.table import Captain, Harbour, Ship

SHIP_CAPACITY: Final = 6
DRAW_TARGET: Final = 5
IMPORT_CARDS: Final = 2
COMPENSATION: Final = 2
SALE: Final = 4
ISLAND: Final = "island"
"""Where powers let the Island be auctioned, it is named so."""
NO_LIMIT: Final = 1 << 30


# -- cards


def symbols(t: Harbour, me: Captain, card: int) -> tuple[str, ...]:
    """Return the actions a card in a seat's hand or Crew counts as (IE-049)."""
    printed = t.box.symbols[card]
    return fold(t, symbols, printed, (me, card)) if symbols in t.listeners else printed


def plays_as(t: Harbour, me: Captain, cards: tuple[int, ...], action: str) -> list[int]:
    """Return those of a seat's cards that count as an action."""
    if symbols in t.listeners:
        return [card for card in cards if action in symbols(t, me, card)]
    printed = t.box.acting_as[action]
    return [card for card in cards if printed[card]]


def crew_count(t: Harbour, me: Captain, action: str) -> int:
    """Return how many further actions a seat's Crew can add, virtual ones too (IE-050, AMB-069)."""
    crew = t.zones[me.crew]
    count = len(plays_as(t, me, crew, action)) if crew else 0
    if t.virtual:
        count += t.virtual.count((me, action))
    return fold(t, crew_count, count, (me, action)) if crew_count in t.listeners else count


def may_perform(t: Harbour, action: str) -> bool:
    """Tell whether an action type is open to anybody now."""
    return not t.bans or all(banned != action for banned, _ in t.bans)


def execute_as(t: Harbour, me: Captain, action: str) -> tuple[str, ...]:
    """Return the actions a seat may perform for the one it announced."""
    return fold(t, execute_as, (action,), (me, action)) if execute_as in t.listeners else (action,)


def one_action_ways(t: Harbour, me: Captain, action: str) -> tuple[str, ...]:
    """Return the actions a seat may perform each single time instead of the one it is doing."""
    usual = (action,)
    changed = one_action_ways in t.listeners
    return fold(t, one_action_ways, usual, (me, action)) if changed else usual


def follow_ways(t: Harbour, me: Captain, led: str) -> tuple[FollowWay, ...]:
    """Return further ways to follow: (action performed, hand card or pair of them played)."""
    if follow_ways not in t.listeners:
        return ()
    found: tuple[FollowWay, ...] = fold(t, follow_ways, (), (me, led))
    return tuple(dict.fromkeys(found))  # two powers may open the same one


# -- limits


def fulfilled_count(t: Harbour, me: Captain) -> int:
    """Return what both limits grow with; the Harbour itself counts one (IE-068, AMB-027)."""
    return 1 + len(t.zones[me.fulfilled])


def crew_limit(t: Harbour, me: Captain, leaving: int = -1) -> int:
    """Return how many Crew a seat may have (IE-066), or will once a fulfilled card has left."""
    limit = fulfilled_count(t, me) - (leaving >= 0)
    return fold(t, crew_limit, limit, (me, leaving)) if crew_limit in t.listeners else limit


def goods_limit(t: Harbour, me: Captain) -> int:
    """Return how many places a seat's Goods have (IE-067)."""
    limit = 2 * fulfilled_count(t, me)
    return fold(t, goods_limit, limit, (me,)) if goods_limit in t.listeners else limit


def goods_weight(t: Harbour, me: Captain, cards: tuple[int, ...]) -> int:
    """Return how many places Goods take up."""
    weight = len(cards)
    return fold(t, goods_weight, weight, (me, cards)) if goods_weight in t.listeners else weight


def good_fits_leaving(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether a fulfilled card would fit among the Goods once it has left (AMB-029)."""
    return goods_weight(t, me, (*t.zones[me.goods], card)) <= goods_limit(t, me) - 2


def crew_room_leaving(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether a fulfilled card would fit among the Crew once it has left (AMB-029)."""
    return len(t.zones[me.crew]) < crew_limit(t, me, card)


def draw_target(t: Harbour, me: Captain) -> int:
    """Return up to how many cards a draw fills the hand (IE-044)."""
    return fold(t, draw_target, DRAW_TARGET, (me,)) if draw_target in t.listeners else DRAW_TARGET


# -- Goods and tiers


def extra_goods(t: Harbour, me: Captain, kind: str) -> int:
    """Return what counts as a Good without being one: virtual ones, and declared Crew (AMB-069)."""
    count = t.virtual.count((me, kind)) if t.virtual else 0
    if t.declared:
        count += declared_crew(t, me, kind)
    return fold(t, extra_goods, count, (me, kind)) if extra_goods in t.listeners else count


def declared_crew(t: Harbour, me: Captain, kind: str) -> int:
    """Return how many of a seat's Crew are declared to be Goods of a type, as long as they stay."""
    return sum(t.where[card] == me.crew for card, named in t.declared if named == kind)


def good_type(t: Harbour, me: Captain, card: int) -> str:
    """Return the type a Good counts as; Capital follows the leftmost other Good (IE-181)."""
    kind = t.box.types[card]
    return kind if kind != CAPITAL else capital_type(good_types(t, me))


def good_types(t: Harbour, me: Captain) -> list[str]:
    """Return the types of a seat's Goods as they are printed."""
    types = t.box.types
    return [types[card] for card in t.zones[me.goods]]


def capital_type(kinds: Sequence[str]) -> str:
    """Return the type Capital among Goods counts as: that of the leftmost other (IE-181)."""
    return next((kind for kind in kinds if kind != CAPITAL), "")


def goods_count(t: Harbour, me: Captain, kind: str) -> int:
    """Return how many Goods of a type a seat has, virtual ones included."""
    return extra_goods(t, me, kind) + counted_types(t, me).count(kind)


def goods_by_type(t: Harbour, me: Captain) -> dict[str, int]:
    """Return how many Goods of each type a seat has, virtual ones included."""
    kinds = counted_types(t, me)
    if not bends_goods(t):
        return {kind: kinds.count(kind) for kind in TYPES}
    return {kind: extra_goods(t, me, kind) + kinds.count(kind) for kind in TYPES}


def bends_goods(t: Harbour) -> bool:
    """Tell whether more counts as Goods than the cards that lie there."""
    return bool(t.virtual or t.declared) or extra_goods in t.listeners


def counted_types(t: Harbour, me: Captain) -> list[str]:
    """Return the types a seat's Goods count as."""
    kinds = good_types(t, me)
    if CAPITAL not in kinds:
        return kinds
    same = capital_type(kinds)
    return [same if kind == CAPITAL else kind for kind in kinds]


def all_goods(t: Harbour, me: Captain) -> int:
    """Return how many Goods a seat has of any type, virtual ones included."""
    return len(t.zones[me.goods]) + sum(extra_goods(t, me, kind) for kind in TYPES)


def tiers(t: Harbour, me: Captain, kind: str) -> int:
    """Return a seat's tiers in a type: Goods, Harbour, and those it bought (IE-115, IE-116)."""
    more = 1 if t.colours[me] == kind else 0
    if t.bought:
        more += t.bought.count((me, kind))
    held = (all_goods(t, me) if kind == CAPITAL else goods_count(t, me, kind)) + more
    return fold(t, tiers, held, (me, kind)) if tiers in t.listeners else held


def missing_tiers(t: Harbour, me: Captain, card: int, held: dict[str, int] | None = None) -> int:
    """Return how many tiers a seat lacks for a Contract (IE-113, IE-117).

    When several cards are looked at, `held` keeps the tiers that were asked for, by type.
    """
    known = {} if held is None else held
    missing = 0
    for kind, need in t.box.cards[card].tier:
        if kind not in known:
            known[kind] = tiers(t, me, kind)
        if known[kind] < need:
            missing += need - known[kind]
    return missing


def lacking_tiers(t: Harbour, me: Captain, card: int) -> list[str]:
    """Return the types of the tiers a seat lacks for a Contract, one entry for each."""
    needs = t.box.cards[card].tier
    return [kind for kind, need in needs for _ in range(need - tiers(t, me, kind))]


# -- ships


def capacity(t: Harbour, ship: Ship) -> int:
    """Return the greatest summed load of a ship's Contracts (IE-112)."""
    return fold(t, capacity, SHIP_CAPACITY, (ship,)) if capacity in t.listeners else SHIP_CAPACITY


def load_of(t: Harbour, ship: Ship, contract: int) -> tuple[str, ...]:
    """Return the Containers a Contract needs on a ship, by type."""
    load: tuple[str, ...] = t.box.cards[contract].load
    return fold(t, load_of, load, (ship, contract)) if load_of in t.listeners else load


def load_size(t: Harbour, ship: Ship, contract: int) -> int:
    """Return how many Containers a Contract needs on a ship, at least one side of the card."""
    if load_of not in t.listeners:
        return t.box.loads[contract]
    sides = t.box.sides.get(contract, (contract,))
    return min([len(load_of(t, ship, side)) for side in sides])


def summed_load(t: Harbour, ship: Ship) -> int:
    """Return the summed load requirement of a ship's Contracts."""
    contracts = t.zones[ship.contracts]
    return sum([load_size(t, ship, contract) for contract in contracts]) if contracts else 0


def fits(t: Harbour, ship: Ship, kind: str, contract: int, need: str) -> bool:
    """Tell whether a Container of a type can cover one need of a Contract (IE-126)."""
    able = need in (kind, ANY) or kind == CAPITAL
    return fold(t, fits, able, (ship, kind, contract, need)) if fits in t.listeners else able


def payout_rows(t: Harbour, ship: Ship) -> tuple[tuple[int, int], ...]:
    """Return credits by least number of Containers, rising (IE-134 to IE-136)."""
    one = t.config["payout_one"]
    assert isinstance(one, int)
    rows = ((1, one), *t.box.edition.payout) if one else t.box.edition.payout
    return fold(t, payout_rows, rows, (ship,)) if payout_rows in t.listeners else rows


def payout_factor(t: Harbour, ship: Ship) -> int:
    """Return by what the table's payout is multiplied; joined ships pay double (AMB-127)."""
    factor = 1 if t.twin(ship) is None else 2
    return fold(t, payout_factor, factor, (ship,)) if payout_factor in t.listeners else factor


def payout_extra(t: Harbour, ship: Ship) -> int:
    """Return what a ship pays besides, never multiplied (AMB-054)."""
    return fold(t, payout_extra, 0, (ship,)) if payout_extra in t.listeners else 0


def payout(t: Harbour, ship: Ship) -> int:
    """Return what a ship pays for the Containers aboard; the highest row reached (AMB-051)."""
    count = len(t.zones[ship.cargo])
    reached = [credits for least, credits in payout_rows(t, ship) if count >= least]
    return payout_factor(t, ship) * (reached[-1] if reached else 0) + payout_extra(t, ship)


# -- actions


def load_ways(t: Harbour, me: Captain, again: bool) -> tuple[LoadOtherwise, ...]:
    """Return what powers let a Load action be spent on: `(word, power's card, ...)`.

    Where an action goes on without end, `again` leaves nothing but loads from the hand.
    """
    return fold(t, load_ways, (), (me, again)) if load_ways in t.listeners else ()


def contracts_per_action(t: Harbour, me: Captain) -> int:
    """Return how many Contracts one Contract action may place."""
    return fold(t, contracts_per_action, 1, (me,)) if contracts_per_action in t.listeners else 1


def loads_without_end(t: Harbour, me: Captain) -> bool:
    """Tell whether a seat may go on loading as long as it can."""
    return fold(t, loads_without_end, False, (me,)) if loads_without_end in t.listeners else False


def contract_sources(t: Harbour, me: Captain) -> tuple[tuple[int, int], ...]:
    """Return where Contracts may come from besides the hand: (card, fee)."""
    found = port_wares(t) if t.box.port else ()
    return fold(t, contract_sources, found, (me,)) if contract_sources in t.listeners else found


def import_targets(t: Harbour, namer: Captain) -> tuple[Target, ...]:
    """Return what the leader may have auctioned: words of ships, and extras (IE-088)."""
    names: tuple[Target, ...] = tuple([ship.name for ship in t.sea])
    if import_targets not in t.listeners:
        return names
    return tuple(dict.fromkeys(fold(t, import_targets, names, (namer,))))


def import_count(t: Harbour, me: Captain) -> int:
    """Return up to how many cards a won auction lets a seat take (IE-094)."""
    usual = IMPORT_CARDS
    return fold(t, import_count, usual, (me,)) if import_count in t.listeners else usual


def usual_compensation(t: Harbour, ship: Ship) -> int:
    """Return what a ship's owner gets when somebody else imports from it (IE-096, AMB-127)."""
    return COMPENSATION if t.twin(ship) is None else 2 * COMPENSATION


def compensation(t: Harbour, ship: Ship) -> int:
    """Return what a ship's owner gets for an Import action of somebody else (IE-096)."""
    due = usual_compensation(t, ship)
    return fold(t, compensation, due, (ship,)) if compensation in t.listeners else due


def pirate_sources(t: Harbour, me: Captain) -> tuple[PirateOtherwise, ...]:
    """Return what powers let a seat pirate besides the usual: `(word, power's card, ...)`."""
    return fold(t, pirate_sources, (), (me,)) if pirate_sources in t.listeners else ()


def may_pirate(t: Harbour, me: Captain, ship: Ship) -> bool:
    """Tell whether a ship may be pirated by a seat."""
    return fold(t, may_pirate, True, (me, ship)) if may_pirate in t.listeners else True


def prize_ways(t: Harbour, me: Captain, card: int) -> tuple[str, ...]:
    """Return where a prize may go besides a ship, as words."""
    return fold(t, prize_ways, (), (me, card)) if prize_ways in t.listeners else ()


def says_first(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether a card is the first of a seat's to say what it says, if once will do (AMB-159).

    What one card says others count as is so however many say it.
    """
    if not t.copies or t.box.rulings["copied_counts"] == "each":
        return True
    power = t.power(card)
    awake = (c for c in t.zones[me.fulfilled] if t.power(c) == power and not t.asleep >> c & 1)
    return next(awake, card) == card


# -- the end


def end_credits(t: Harbour, me: Captain) -> int:
    """Return how many credits of a seat end the match (IE-151)."""
    return fold(t, end_credits, t.box.target, (me,)) if end_credits in t.listeners else t.box.target


def tie_winner(t: Harbour, tied: tuple[int, ...], kind: str = "") -> tuple[int, ...]:
    """Return who wins a tie, for Goods of which type if for any: by power, or all tied."""
    return fold(t, tie_winner, tied, (tied, kind)) if tie_winner in t.listeners else tied


def good_value(t: Harbour, me: Captain, kind: str) -> int:
    """Return what one Good of a type is worth at the end (IE-156, IE-157)."""
    worth = 2 if kind == ILLEGAL else 1
    return fold(t, good_value, worth, (me, kind)) if good_value in t.listeners else worth


def majority_share(t: Harbour, me: Captain, kind: str, credits: int) -> int:
    """Return what a seat gets, or loses, for most of a type."""
    changed = majority_share in t.listeners
    return fold(t, majority_share, credits, (me, kind, credits)) if changed else credits


def most(t: Harbour, counts: list[int], kind: str = "") -> tuple[int, ...]:
    """Return the seats with the most, a tie broken only by powers; none at zero (AMB-031)."""
    top = max(counts)
    if top <= 0:
        return ()
    tied = tuple(seat for seat, count in enumerate(counts) if count == top)
    return tie_winner(t, tied, kind) if len(tied) > 1 else tied


def strictly_most(t: Harbour, me: Captain, counts: list[int]) -> bool:
    """Tell whether a seat alone has the most (AMB-078)."""
    return most(t, counts) == (int(me),)
