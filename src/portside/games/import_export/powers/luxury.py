"""The powers of the Luxury cards, alphabetical."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow, choose, these
from portside.engine.powers import emit
from portside.engine.zones import reveal
from portside.games.import_export.auction import play_alone
from portside.games.import_export.cards import (
    LUXURY,
    TYPES,
)
from portside.games.import_export.ending import win
from portside.games.import_export.events import CardsDrawn, ContractPlaced, Fulfilment
from portside.games.import_export.moments import (
    count_up,
    destination,
    immediate,
    modifies,
    on,
    pre_score,
    scoring,
)
from portside.games.import_export.performing import choose_action
from portside.games.import_export.powers.questions import ask_one_or_pass
from portside.games.import_export.powers.shapes import scores_by_contracts, wild_containers
from portside.games.import_export.queries import (
    extra_goods,
    good_fits_leaving,
    good_value,
    goods_count,
    majority_share,
    says_first,
    strictly_most,
    symbols,
)
from portside.games.import_export.table import Captain, Harbour
from portside.games.import_export.verbs import become_good, draw, earn, from_deck, tell_power

NAMES: Final = TYPES
"""What can be named before a card is shown; Capital cannot (AMB-147)."""
RINGS_HAND: Final = 8
SHIPPED_MOST: Final = 16


@scoring
def artifacts(t: Harbour, me: Captain, card: int) -> int:
    """Score 20 for two Goods of every type."""
    return 20 if all(goods_count(t, me, kind) >= 2 for kind in TYPES) else 0


@scoring
def champagne(t: Harbour, me: Captain, card: int) -> int:
    """Score 8 for the most fulfilled Contracts."""
    return 8 if strictly_most(t, me, [len(t.zones[seat.fulfilled]) for seat in t.seats]) else 0


@pre_score
def cologne(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Pick an action type: 4 for each of the Crew of that type."""
    action = yield from choose_action(t, me, "ask-cologne", t.box.action_names, "AMB-080", card)
    t.notes[card] = t.box.action_names.index(action)
    say(t, "log-named", me, (card,), name=action)


@scoring
def cologne__points(t: Harbour, me: Captain, card: int) -> int:
    """Count the Crew of the type that was picked."""
    action = t.box.action_names[t.notes.get(card, 0)]
    return 4 * sum(action in symbols(t, me, crew) for crew in t.zones[me.crew])


@pre_score
def diamonds(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Make up to two fulfilled cards Goods, within the limit."""
    for _ in range(2):
        able = [c for c in t.zones[me.fulfilled] if good_fits_leaving(t, me, c)]
        moved = yield from ask_one_or_pass(t, me, card, able)
        if moved is None:
            return
        tell_power(t, me, card)
        yield from become_good(t, me, moved)


scores_by_contracts("gold_stuff", 6, LUXURY)


@on(ContractPlaced, commutes=True)
def helicopter(t: Harbour, me: Captain, card: int, event: ContractPlaced) -> None:
    """Store 4 whenever anyone contracts a Luxury card; collect at the end."""
    if t.type(event.card) == LUXURY:
        t.notes[card] = t.notes.get(card, 0) + 4
        say(t, "log-stored", me, (card,), "AMB-116", credits=4)


@count_up
def helicopter__collect(t: Harbour, me: Captain, card: int) -> None:
    """Collect what was stored."""
    earn(t, me, t.notes.pop(card, 0), card, "AMB-116")


wild_containers("impalas", LUXURY)


scores_by_contracts("import_export_definitive_edition", 6, LUXURY)


@modifies(extra_goods)
def joe_wiggins(t: Harbour, me: Captain, card: int, count: int, seat: Captain, kind: str) -> int:
    """Count as a Technology, an Agriculture, an Illegal and a Consumer Good."""
    return count + (seat == me and kind != LUXURY)


@modifies(good_value, layer=1)
def long_coats(t: Harbour, me: Captain, card: int, value: int, seat: Captain, kind: str) -> int:
    """Make own Luxury Goods worth 3."""
    return 3 if seat == me and kind == LUXURY else value


@immediate
def massage_tables(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Reveal cards into hand until two share a type; gain as many credits, up to even."""
    drawn: list[int] = []
    while not any(t.alike(a, b) for a, b in combinations(drawn, 2)):
        found = from_deck(t, me.hand)
        if found is None:
            break
        reveal(t, (found,))
        drawn.append(found)
    say(t, "log-revealed", me, tuple(drawn))
    earn(t, me, len(drawn) + len(drawn) % 2, card)
    if drawn:
        yield from emit(t, CardsDrawn, me, tuple(drawn))


@scoring
def nice_suits(t: Harbour, me: Captain, card: int) -> int:
    """Score 16 when own ships carry the most Containers."""
    aboard = [0] * len(t.seats)
    for ship in t.ships:
        aboard[ship.owner] += len(t.zones[ship.cargo])
    return SHIPPED_MOST if strictly_most(t, me, aboard) else 0


@immediate
def pillows(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> None:
    """Gain 2 for each card in the fulfilled area."""
    earn(t, me, 2 * len(t.zones[me.fulfilled]), card)


@immediate
def platinum_rings(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Draw up to eight, then play hand cards alone for their actions, as many as liked."""
    yield from draw(t, me, max(0, RINGS_HAND - len(t.zones[me.hand])), card)
    while t.zones[me.hand]:
        played = yield from ask_one_or_pass(t, me, card, t.zones[me.hand])
        if played is None:
            return
        yield from play_alone(t, me, played)


@immediate
def rolls_royce(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Name a type and show the top card: win at once if it matches, else take it."""
    by_card = t.box.rulings["rolls_royce_names"] == "card"
    drawable = [t.face(c).slug for c in range(len(t.box.cards)) if c not in t.box.bound]
    names = tuple(sorted(drawable)) if by_card else NAMES
    named = yield from choose(t, me, "ask-name", these(names), rule="AMB-134", card=card)
    say(t, "log-named", me, (card,), "AMB-134", name=named)
    shown = from_deck(t, me.hand)
    if shown is None:
        return
    reveal(t, (shown,))
    say(t, "log-revealed", me, (shown,))
    if named == t.face(shown).slug if by_card else t.bears(shown, named):
        win(t, (int(me),))
    if t.box.rulings["rolls_royce_card"] == "drawn":
        yield from emit(t, CardsDrawn, me, (shown,))


@modifies(majority_share, layer=3)
def sauna(
    t: Harbour, me: Captain, card: int, share: int, seat: Captain, kind: str, credits: int
) -> int:
    """Double own results for most of a type, the Illegal penalty too."""
    return 2 * share if seat == me else share


@immediate
def showers(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Name a type and draw two: gain 8 if either matches."""
    named = yield from choose(t, me, "ask-name", these(NAMES), card=card)
    say(t, "log-named", me, (card,), name=named)
    drawn = yield from draw(t, me, 2, card)
    reveal(t, drawn)
    say(t, "log-revealed", me, drawn)
    if any(t.bears(c, named) for c in drawn):
        earn(t, me, 8, card)


@destination
def small_poodles(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Go straight to the Goods."""
    yield from become_good(t, me, card)


@pre_score
def teslas(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Let each Supply Crew count as a Good of a declared type."""
    for crew in t.zones[me.crew] if says_first(t, me, card) else ():
        if "supply" in symbols(t, me, crew):
            kind = yield from ask_one_or_pass(t, me, card, TYPES)
            if kind is not None:
                tell_power(t, me, card)
                t.declared = (*t.declared, (crew, kind))
                say(t, "log-declared", me, (crew,), "AMB-080", name=kind)


@scoring
def velvet_robes(t: Harbour, me: Captain, card: int) -> int:
    """Score 1 for each card in hand."""
    return len(t.zones[me.hand])
