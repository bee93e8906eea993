"""Import: auctions of ships at sea by sealed bids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import PASS, Value
from portside.engine.events import say
from portside.engine.flow import Flow, choose, sealed_amount, these, together
from portside.engine.powers import emit, heard
from portside.engine.zones import move
from portside.games.import_export.actions import ACTIONS
from portside.games.import_export.answers import Pass, Take, Target
from portside.games.import_export.cargo import import_options, take_import
from portside.games.import_export.events import ImportTaken
from portside.games.import_export.fulfilment import check_ships, settle
from portside.games.import_export.moments import ship_state, won_otherwise
from portside.games.import_export.performing import announced, choose_action, is_duty, stop
from portside.games.import_export.queries import (
    IMPORT_CARDS,
    ISLAND,
    compensation,
    execute_as,
    import_count,
    import_targets,
    may_perform,
    symbols,
    tie_winner,
)
from portside.games.import_export.table import AT_SEA, Captain, Harbour, Ship
from portside.games.import_export.verbs import earn, pay

BID_STEP: Final = 2
"""Credits come in twos (AMB-025)."""


def auction(
    t: Harbour, namer: Captain, bidders: Sequence[Captain], *, pays: bool = True
) -> Flow[None]:
    """Auction one ship: name it, bid, break ties, pay and take (IE-088 to IE-106).

    A power may have it that the owner of the ship is paid nothing (`pays`).
    """
    target: Target | Pass = PASS
    if bidders and import_targets(t, namer) and may_perform(t, "import"):
        target = yield from name_target(t, namer)
    if target == PASS:
        say(t, "log-fizzled", namer, rule="AMB-036", action="import")
        return
    say(t, "log-auction", namer, rule="IE-088", target=target)
    winner, bid = yield from bidding(t, namer, bidders, target)
    t.acting = winner
    if (yield from took_otherwise(t, winner)):
        return
    ship = None if target == ISLAND else t.ship(target)
    if ship is not None:
        yield from pay(t, winner, bid, why="bid", rule="IE-091")
    elif winner != namer:
        # Who had it auctioned keeps the bid.
        yield from pay(t, winner, bid, namer, why="bid", rule="AMB-041")
    at = t.box.island if ship is None else ship.cargo
    # Two joined ships may go home, each by itself, while cards are taken (IX-05).
    due = compensation(t, ship) if ship is not None and pays else 0
    taken = yield from take_cards(t, winner, ship, at)
    if ship is not None and ship.owner != winner and taken:
        times = len(taken) if t.box.rulings["owner_credits"] == "container" else 1
        earn(t, ship.owner, due * times, rule="IE-096", why="imported", ship=ship)
    if taken:
        yield from emit(t, ImportTaken, winner, ship, taken, True)


def perform_import(t: Harbour, bidders: Sequence[Captain]) -> Flow[None]:
    """Perform the next Import action of several seats: one auction, the leader naming (IE-100)."""
    for me in bidders:
        t.todo[me] -= 1
    t.acting = t.leader
    yield from auction(t, t.seats[t.leader], bidders)
    yield from settle(t)


def name_target(t: Harbour, namer: Captain) -> Flow[Target | Pass]:
    """Ask what is auctioned; a power used meanwhile may leave nothing to name."""
    return (
        yield from choose(
            t,
            namer,
            "ask-target",
            lambda: import_targets(t, namer) or (PASS,),
            rule="IE-088",
            window=announced(t),
        )
    )


def took_otherwise(t: Harbour, winner: Captain) -> Flow[bool]:
    """Let a power of the winner take something else, paying nothing; tell whether it did."""
    for card in won_otherwise.cards(t):
        if t.owner(card) == winner and (yield from won_otherwise.value(t, card)):
            return True
    return False


def bidding(
    t: Harbour, namer: Captain, bidders: Sequence[Captain], target: Target
) -> Flow[tuple[Captain, int]]:
    """Return the winner and the winning bid (IE-090 to IE-093)."""
    if len(bidders) == 1:
        return bidders[0], 0
    asks = [
        sealed_amount(me, "ask-bid", 0, t.credits[me], BID_STEP, rule="IE-090", target=target)
        for me in bidders
    ]
    bids = yield from together(asks)
    for me, bid in zip(bidders, bids, strict=True):
        say(t, "log-bid", me, rule="IE-090", credits=bid)
    top = max(bids)
    tied = tuple(int(me) for me, bid in zip(bidders, bids, strict=True) if bid == top)
    if len(tied) > 1:
        tied = tie_winner(t, tied)
    how = t.box.rulings["bid_tie"]
    if len(tied) == 1 or how == "clockwise" or (how == "leader" and namer in tied):
        return t.seats[nearest(t, namer, tied)], top
    names = tuple(t.seats[seat].word for seat in tied)
    facts: dict[str, Value] = {"target": target}
    return t.seated(
        (yield from choose(t, namer, "ask-tie", these(names), rule="IE-093", facts=facts))
    ), top


def nearest(t: Harbour, namer: Captain, tied: Sequence[int]) -> int:
    """Return the first of some bidders clockwise from the leader, the leader included (F1-104)."""
    return min(tied, key=lambda seat: (seat - namer) % len(t.seats))


def take_cards(t: Harbour, me: Captain, ship: Ship | None, at: int) -> Flow[tuple[int, ...]]:
    """Take cards won in an auction one at a time, at most one as Crew (IE-094, IE-095, AMB-035)."""
    taken: list[int] = []
    crew = t.importing = True
    while len(taken) < import_count(t, me) and t.zones[at]:
        enough = len(taken) >= _fewest(t) or not (taken or is_duty(t))
        answer = yield from choose(
            t,
            me,
            "ask-take",
            these(_takes(t, me, at, crew, enough)),
            rule="IE-094",
        )
        if answer == PASS:
            break
        taken.append(answer[1])
        crew = crew and (answer[0] != "crew" or t.config["import_places"] == "free")
        yield from take_import(t, me, answer)
        if ship is not None and heard(t, ship_state.name) and len(t.zones[at]):
            yield from check_ships(t)
            if t.ship_at[ship.n] != AT_SEA:
                break
    t.importing = False
    if ship is not None and heard(t, ship_state.name) and t.zones[at]:
        yield from check_ships(t)  # for powers that let an import end first
    return tuple(taken)


def _fewest(t: Harbour) -> int:
    """Return how many cards whoever takes any must take (F1-099)."""
    return 1 if t.box.rulings["auction_cards"] == "any" else IMPORT_CARDS


def _takes(t: Harbour, me: Captain, at: int, crew: bool, enough: bool) -> Sequence[Take | Pass]:
    found = import_options(t, me, at, crew=crew)
    return [*found, PASS] if enough else found


def play_alone(t: Harbour, me: Captain, card: int) -> Flow[None]:
    """Play a hand card by a power and perform its action alone, an auction too; nobody follows."""
    yield from play_alone_as(t, me, (card,), symbols(t, me, card))


def play_alone_as(
    t: Harbour, me: Captain, cards: tuple[int, ...], actions: Sequence[str], *, ask: bool = False
) -> Flow[None]:
    """Play hand cards by a power for one of some actions, performed alone."""
    for card in cards:
        move(t, card, me.played)
    action = actions[0]
    if len(actions) > 1 or ask:
        action = yield from choose_action(t, me, "ask-action", actions, "IE-049")
    say(t, "log-played", me, cards, "IE-048", action=action)
    yield from perform_alone(t, me, action)


def perform_alone(t: Harbour, me: Captain, action: str) -> Flow[None]:
    """Perform an action one has played alone, as whatever one may perform it (AMB-109)."""
    ways = execute_as(t, me, action)
    if len(ways) > 1:
        action = yield from choose_action(t, me, "ask-execute-as", ways, "AMB-109")
    yield from solo_action(t, me, action)


def solo_action(t: Harbour, me: Captain, action: str, *, pays: bool = True) -> Flow[None]:
    """Perform one action by a power, alone and without Crew; an Import is a lone bid of 0."""
    acting, t.acting = t.acting, me
    aside, t.aside = t.aside, (int(me), action)
    t.solo += 1
    if action == "import":
        yield from auction(t, me, (me,), pays=pays)
    elif may_perform(t, action):
        yield from ACTIONS[action](t, me)
    else:
        stop(t, me, action)
    yield from settle(t)
    t.solo -= 1
    t.acting, t.aside = acting, aside
