"""The course of the game, step by step: draft, turns, the end of a period, the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from portside.engine.events import say
from portside.engine.flow import DONE, Flow, choose, these
from portside.games.neko_harbour import boats, draft, scoring
from portside.games.neko_harbour.answers import Abandon, Play
from portside.games.neko_harbour.extra_actions import (
    ACTIONS,
    extra_actions,
    open_column,
    open_last,
    perform,
    types_without_column,
)
from portside.games.neko_harbour.moments import activation, effects
from portside.games.neko_harbour.table import (
    ALL_ACTIONS,
    COIN_ACTIONS,
    FUEL_ACTIONS,
    IN_HARBOUR,
    PERMIT_ACTIONS,
    Skipper,
    Voyage,
)
from portside.games.neko_harbour.verbs import abandon, discard, excess, play, store

ASKED: Final = {PERMIT_ACTIONS: "ask-permits", COIN_ACTIONS: "ask-coins", FUEL_ACTIONS: "ask-fuel"}


def step(t: Voyage) -> Flow[None]:
    """Run one short step of a turn of Neko Harbour."""
    return STEPS[t.phase](t)


# -- the draft


def draft_step(t: Voyage) -> Flow[None]:
    """Let one player draft; after the last one, the action phase begins (NH-037)."""
    if (yield from draft.draft_one(t)):
        count_columns(t)
        begin_turn_after(t, t.order[-1])


def count_columns(t: Voyage) -> None:
    """Count the columns anew, since a scenario may have laid some out (NH-043)."""
    for me in t.seats:
        tops = [t[at][0] for at in me.columns if t[at]]
        t.lanes[me] = tuple(t.box.cards[card].type for card in tops)
        t.crews[me] = (*t.crews[me], *[0] * len(tops))[: len(tops)]


# -- a turn


def begin_turn_after(t: Voyage, seat: int) -> None:
    """Begin the turn of the next player with a card in hand, or end the period (NH-109)."""
    at = t.order.index(seat) + 1
    for each in (*t.order[at:], *t.order[:at]):
        me = t.seats[each]
        if t.zones[me.hand]:
            begin_turn(t, me)
            return
    end_period(t)


def begin_turn(t: Voyage, me: Skipper) -> None:
    """Begin a turn: what works once a turn can be used again (NH-020)."""
    t.acting = int(me)
    t.phase = "play"
    t.column = t.window = 0
    t.used.clear()


def play_step(t: Voyage) -> Flow[None]:
    """Play one card from hand, then go through the columns (NH-038)."""
    me = t.seats[t.acting]
    deed = yield from choose(
        t, me, "ask-play", lambda: plays(t, me, t.zones[me.hand]), rule="NH-038"
    )
    say(t, "log-turn", me, rule="NH-037")
    yield from put_down(t, me, deed)
    t.phase = "window"
    leave(t, me)


def plays(t: Voyage, me: Skipper, cards: Sequence[int]) -> list[Play | Abandon]:
    """Return the ways to play one of some cards in a turn: in the lane, or at any pier (NH-038)."""
    ways = me.plays[len(t.lanes[me])]
    return [way for card in cards for way in ways[card]]


def put_down(t: Voyage, me: Skipper, deed: Play | Abandon) -> Flow[None]:
    """Play or abandon a card in a turn of Neko Harbour."""
    match deed:
        case ("play", card):
            return play(t, me, card)
        case ("abandon", card, column):
            abandon(t, me, card, t.box.columns[column])
            return DONE


def go_on(t: Voyage, me: Skipper) -> None:
    """Stay in the open window if something can be done there (NH-058)."""
    t.offered = extra_actions(t, me)
    if len(t.offered) == 1:
        leave(t, me)


def leave(t: Voyage, me: Skipper) -> None:
    """Leave the open window for the next place where something can be done, or end the turn."""
    if t.column > len(t.lanes[me]):
        end_turn(t, me)
        return
    open_next(t, me)
    if t.phase == "window":
        go_on(t, me)


def open_next(t: Voyage, me: Skipper) -> None:
    """Activate columns up to one where something happens, or open the window after all of them.

    Symbols of the window before vanish (NH-047, NH-054, NH-060).
    """
    t.window = t.coins = t.fuel = t.permits = 0
    lane, active = t.lanes[me], t.box.kinds[activation.name]
    for column in range(t.column + 1, len(lane) + 1):
        kind = lane[column - 1]
        t.column = column
        if kind in active and effects(t, activation, me, column):
            t.phase = "activate"
            return
        if kind in ACTIONS:
            open_column(t, me, column)
            return
    open_last(t, me, types_without_column(t, me))


def activate_step(t: Voyage) -> Flow[None]:
    """Let the cards of a column do what they do when it is activated (NH-047)."""
    me = t.seats[t.acting]
    for card, effect in effects(t, activation, me, t.column):
        yield from effect(t, me, card) or ()
    t.phase = "window"
    open_column(t, me, t.column)
    go_on(t, me)


def window_step(t: Voyage) -> Flow[None]:
    """Take one extra action, or leave the window (NH-058)."""
    me = t.seats[t.acting]
    kind, rule = window_question(t, me)
    left = t.permits + t.coins + t.fuel
    match (yield from choose(t, me, kind, these(t.offered), rule=rule, facts={"left": left})):
        case "pass":
            leave(t, me)
        case deed:
            yield from perform(t, me, deed)
            go_on(t, me)


def window_question(t: Voyage, me: Skipper) -> tuple[str, str]:
    """Return how the open window asks, and by which rule."""
    if t.last_round:
        return "ask-extra-turn", "NH-115"
    if t.column > len(t.lanes[me]):
        return "ask-after", "NH-060"
    return ASKED[t.window], "NH-059"


def end_turn(t: Voyage, me: Skipper) -> None:
    """Store what was gained; go on unless there is too much of it (NH-106, NH-107)."""
    t.window = t.coins = t.fuel = t.permits = 0
    t.offered = ()
    store(t, me)
    if excess(t, me):
        t.phase = "discard"
    else:
        hand_on(t, me)


def discard_step(t: Voyage) -> Flow[None]:
    """Discard one resource card too many (NH-107)."""
    me = t.seats[t.acting]
    yield from discard(t, me)
    if not excess(t, me):
        hand_on(t, me)


def hand_on(t: Voyage, me: Skipper) -> None:
    """Let the next player have a turn, or an extra turn (NH-037, NH-115)."""
    if not t.last_round:
        begin_turn_after(t, me)
        return
    at = t.order.index(me) + 1
    if at < len(t.order):
        begin_extra_turn(t, t.order[at])
    else:
        score_period(t)


# -- the end of a period


def end_period(t: Voyage) -> None:
    """Score period 1; in period 2 each player has an extra turn before (NH-115)."""
    if t.period == 1:
        score_period(t)
        return
    t.last_round = True
    begin_extra_turn(t, t.order[0])


def begin_extra_turn(t: Voyage, seat: int) -> None:
    """Give a player the extra turn (NH-115)."""
    t.acting = seat
    t.phase = "extra"
    t.used.clear()


def extra_step(t: Voyage) -> Flow[None]:
    """Open a window for all extra actions, paid with cards alone (NH-115)."""
    me = t.seats[t.acting]
    say(t, "log-extra-turn", me, rule="NH-115")
    t.phase = "window"
    open_last(t, me, ALL_ACTIONS)
    go_on(t, me)
    return DONE


def score_period(t: Voyage) -> None:
    """Note the points of the lane, call the ships back and set the new order (NH-110, NH-112)."""
    for me in t.seats:
        points = scoring.period_points(t, me)
        first, second, plain = t.noted[me]
        t.noted[me] = (points, second, plain) if t.period == 1 else (first, points, plain)
        say(t, "log-period", me, rule="NH-110", period=t.period, points=points)
    t.spots = [min(spot, IN_HARBOUR) for spot in t.spots]
    old = t.order
    if t.period == 1:
        t.order = tuple(sorted(t.order, key=lambda seat: -scoring.harbour_fleet(t, t.seats[seat])))
        say(t, "log-order", rule="NH-113", seats=tuple(f"seat-{seat}" for seat in t.order))
    if t[t.box.boats]:
        boats.start_boats(t, old if t.config["boat_order"] == "old" else t.order)
    else:
        begin_next_period(t)


def boat_step(t: Voyage) -> Flow[None]:
    """Let one player choose a fishing boat (NH-171)."""
    me = t.seats[t.drafters[t.picks]]
    t.acting = int(me)
    deed = yield from choose(t, me, "ask-boat", lambda: plays(t, me, t[t.box.boats]), rule="NH-171")
    yield from put_down(t, me, deed)
    store(t, me)
    t.picks += 1
    if t.picks == len(t.drafters):
        boats.put_boats_away(t)
        begin_next_period(t)


def begin_next_period(t: Voyage) -> None:
    """Begin period 2, or end the game after it (NH-114, NH-117)."""
    if t.period == 1:
        t.period = 2
        draft.start_draft(t)
    else:
        t.result = scoring.result(t)


STEPS: Final[dict[str, Callable[[Voyage], Flow[None]]]] = {
    "activate": activate_step,
    "boat": boat_step,
    "discard": discard_step,
    "draft": draft_step,
    "extra": extra_step,
    "play": play_step,
    "window": window_step,
}
