"""The powers of the Consumer cards, alphabetical."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import Flow
from portside.engine.powers import OTHERS, OWNER, may, spend, spent
from portside.games.import_export.actions import draw_action
from portside.games.import_export.auction import solo_action
from portside.games.import_export.cards import CONSUMER
from portside.games.import_export.cargo import LOAD, power_import, still_at_sea
from portside.games.import_export.events import (
    CardsDrawn,
    ContainerLoaded,
    ContractFulfilled,
    CreditsLost,
    DrawAction,
    FollowClosed,
    Fulfilment,
    ImportTaken,
    ShipReturned,
)
from portside.games.import_export.moments import immediate, modifies, on, own_turn, own_turn_when
from portside.games.import_export.powers.questions import ask_one_or_pass, one_of
from portside.games.import_export.powers.shapes import (
    earns_by_goods,
    earns_on,
    earns_on_goods,
    is_of,
    open_contracts,
    wild_containers,
)
from portside.games.import_export.queries import (
    compensation,
    import_count,
)
from portside.games.import_export.table import Captain, Harbour, Ship
from portside.games.import_export.verbs import (
    can_draw,
    discard,
    draw,
    earn,
    swap,
    swaps,
    tell_power,
)

BIG_LOSS: Final = 4
CUPS_DRAWN: Final = 5
SHAMPOO_CARDS: Final = 3


def would_draw(t: Harbour, me: Captain, card: int) -> Flow[bool]:
    """Ask a seat whether it draws, as long as there is a card to draw."""
    return can_draw(t) and (yield from may(t, me, card, "draw"))


@on(ShipReturned)
def backpacks(t: Harbour, me: Captain, card: int, event: ShipReturned) -> Flow[None]:
    """Draw one whenever anyone's ship comes home."""
    if (yield from would_draw(t, me, card)):
        yield from draw(t, me, 1, card)


@on(FollowClosed, commutes=True)
def books(t: Harbour, me: Captain, card: int, event: FollowClosed) -> None:
    """Gain 2 when one leads Import and anybody follows, with whatever action (AMB-153)."""
    if event.leader == me and event.action == "import":
        any_action = t.box.rulings["books_followers"] == "any"
        follows = [any_action or t.doing[seat] == "import" for seat in t.others(me) if t.todo[seat]]
        earn(t, me, 2 if any(follows) else 0, card)


earns_on_goods("bubblegum", 4, CONSUMER)


open_contracts("candy", CONSUMER)


def holds_cards(t: Harbour, me: Captain, card: int, event: object) -> bool:
    """Tell whether a seat has hand cards."""
    return bool(t.zones[me.hand])


@on(DrawAction, by=OTHERS, when=holds_cards)
def chairs(t: Harbour, me: Captain, card: int, event: DrawAction) -> Flow[None]:
    """Discard a hand card when an opponent draws as an action."""
    yield from may_discard_from_hand(t, me, card)


def may_discard_from_hand(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Let a seat discard a hand card, if it likes."""
    out = yield from ask_one_or_pass(t, me, card, t.zones[me.hand], rule="AMB-018")
    if out is not None:
        tell_power(t, me, card)
        discard(t, out)
        say(t, "log-discarded", me, (out,))


earns_on_goods("chapstick", 2, CONSUMER)


@immediate
def cups(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Draw five."""
    yield from draw(t, me, CUPS_DRAWN, card)


@on(CreditsLost, by=OTHERS, commutes=True)
def fake_dvds(t: Harbour, me: Captain, card: int, event: CreditsLost) -> None:
    """Gain 2 when an opponent spends or loses 4 or more at once."""
    if event.credits >= BIG_LOSS:
        earn(t, me, 2, card, "AMB-112")


@on(ContainerLoaded, commutes=True, when=lambda t, me, card, event: event.via == LOAD)
def fixie_bikes(t: Harbour, me: Captain, card: int, event: ContainerLoaded) -> None:
    """Gain 2 for each Container anyone loads by a Load action."""
    earn(t, me, 2, card)


@immediate
def glasses(t: Harbour, me: Captain, card: int, deed: Fulfilment) -> Flow[None]:
    """Perform an Import alone, free."""
    yield from solo_action(t, me, "import")


@on(CardsDrawn, by=OTHERS)
def lumber(t: Harbour, me: Captain, card: int, event: CardsDrawn) -> Flow[None]:
    """Take a draw action when an opponent draws."""
    if (yield from would_draw(t, me, card)):
        yield from draw_action(t, me, card)


earns_on("mouthwash", ContractFulfilled, 2, CONSUMER, by=OWNER)


@modifies(compensation, layer=1)
def pants(t: Harbour, me: Captain, card: int, credits: int, ship: Ship) -> int:
    """Get 4 when somebody else imports from an own ship."""
    return 4 if ship.owner == me else credits


@on(ContractFulfilled, by=OWNER, awake=True, when=is_of(CONSUMER))
def paper(t: Harbour, me: Captain, card: int, event: ContractFulfilled) -> Flow[None]:
    """Import a card for each Consumer Contract one fulfils, this one too."""
    yield from power_import(t, me, card)


earns_by_goods("pens", 2, CONSUMER)


def left_behind(t: Harbour, me: Captain, card: int, event: ImportTaken) -> bool:
    """Tell whether anything is left at sea of what was imported from."""
    ship = event.ship
    return ship is not None and still_at_sea(t, ship) and bool(t.zones[ship.cargo])


@on(ImportTaken, by=OTHERS, when=left_behind)
def protractors(t: Harbour, me: Captain, card: int, event: ImportTaken) -> Flow[None]:
    """Import a card from the ship an opponent has just imported from."""
    if event.ship is not None:
        yield from power_import(t, me, card, ships=(event.ship,))


@own_turn
def rope(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Swap a hand card with an Island card, once per own turn."""
    spend(t, card)
    _, given, taken = yield from one_of(t, me, card, swaps(t, me))
    swap(t, me, given, taken)


@own_turn_when
def rope__when(t: Harbour, me: Captain, card: int) -> bool:
    """Need a card on either side; once per turn."""
    return not spent(t, card) and bool(t.zones[me.hand] and t.zones[t.box.island])


@modifies(import_count)
def shampoo(t: Harbour, me: Captain, card: int, count: int, seat: Captain) -> int:
    """May take three cards of an Import."""
    return max(count, SHAMPOO_CARDS) if seat == me else count


@on(ContractFulfilled, awake=True)
def shoes(t: Harbour, me: Captain, card: int, event: ContractFulfilled) -> Flow[None]:
    """Draw one for each Contract anyone fulfils, this one too."""
    if (yield from would_draw(t, me, card)):
        yield from draw(t, me, 1, card)


wild_containers("soap", CONSUMER)
