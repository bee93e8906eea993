"""The turn as short steps: lead, follow, perform, clean up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from portside.engine.ask import Value
from portside.engine.events import say
from portside.engine.flow import DONE, Flow, amount, choose, these
from portside.engine.powers import emit
from portside.engine.zones import move, sweep
from portside.games.import_export.actions import draw_action, perform
from portside.games.import_export.answers import (
    By,
    Draw,
    FollowAs,
    Following,
    FollowWay,
    Leading,
    Play,
    Wild,
    WildAs,
)
from portside.games.import_export.anytime import is_asked_before_turn_ends
from portside.games.import_export.auction import perform_import
from portside.games.import_export.cards import ACTION_NAMES, BARTER
from portside.games.import_export.events import FollowClosed, LeadDeclared
from portside.games.import_export.fulfilment import settle
from portside.games.import_export.moments import before_turn_ends, instead_of_draw, own_turn
from portside.games.import_export.performing import choose_action
from portside.games.import_export.queries import (
    crew_count,
    execute_as,
    follow_ways,
    may_perform,
    plays_as,
    symbols,
)
from portside.games.import_export.scoring import score
from portside.games.import_export.table import Captain, Harbour

TWOS: Final = tuple(tuple(combinations(range(count), 2)) for count in range(16))
"""By size of a hand, where any two of its cards lie; hands are hardly ever larger."""


def step(t: Harbour) -> Flow[None]:
    """Return the next short step of a turn of Import/Export."""
    return STEPS[t.phase](t)


# -- lead


def begin_turn(t: Harbour) -> None:
    """Start a turn: limits reset, bans of the new leader end (AMB-017, AMB-138)."""
    t.turn += 1
    t.acting = t.leader
    t.led = ""
    t.used.clear()
    t.sold = t.pirated = 0
    t.bought = ()
    t.virtual = ()
    if t.promised:
        t.extra_turns[t.leader] += t.promised.count(t.leader)
        t.promised = tuple(seat for seat in t.promised if seat != t.leader)
    count = len(t.seats)
    t.doing = [""] * count
    t.todo = [0] * count
    if t.bans:
        t.bans = tuple(ban for ban in t.bans if ban[1] != t.leader)
    if t.log:
        say(t, "log-turn", t.leader, rule="IE-018", turn=t.turn)


def lead(t: Harbour) -> Flow[None]:
    """Let the leader draw, or play a card and announce an action (IE-043)."""
    begin_turn(t)
    me = t.seats[t.leader]
    answer = yield from choose(
        t, me, "ask-lead", lambda: lead_options(t, me), rule="IE-043", window=True
    )
    if answer == "draw" or answer[0] == "by":
        yield from draw_as_chosen(t, me, answer)
        yield from cleanup(t)
        return
    action = yield from play(t, me, answer[1:], lead_actions(t, me, answer))
    t.led = action
    yield from announce(t, me, action, 1)
    if LeadDeclared in t.listeners:
        yield from emit(t, LeadDeclared, me, action, t.todo[me])
        yield from settle(t)
    if action == BARTER:
        t.phase = "perform"  # it is the leader's alone (IE-175)
    else:
        t.phase, t.cursor = "follow", 1


def draw_as_chosen(t: Harbour, me: Captain, answer: Draw | By) -> Flow[None]:
    """Draw, or do what a power lets the leader do instead, and settle (IE-044, IE-059)."""
    if answer == "draw":
        yield from draw_action(t, me)
    else:
        yield from instead_of_draw.run(t, answer[1])
    yield from settle(t)


def lead_options(t: Harbour, me: Captain) -> Sequence[Leading]:
    """Return what the leader may do (IE-043, IE-048, IE-052)."""
    found: list[Leading] = ["draw"]
    if instead_of_draw.name in t.listeners:
        found += [("by", card) for card in draw_replacements(t, me)]
    hand = t.zones[me.hand]
    playable = hand
    if t.bans:
        playable = tuple(card for card in hand if any_action(t, me, card))
    ways = t.box.ways.play
    found += [ways[card] for card in playable]
    found += playable_pairs(t, me, hand)
    return found


def any_action(t: Harbour, me: Captain, card: int) -> bool:
    """Tell whether a card can be played for an action that is open to anybody now."""
    return any(may_perform(t, action) for action in symbols(t, me, card))


def draw_replacements(t: Harbour, me: Captain) -> list[int]:
    """Return own cards that let the leader do something else instead of drawing."""
    able = instead_of_draw.cards(t)
    return [card for card in t.zones[me.fulfilled] if card in able]


def wild_pairs(t: Harbour, hand: tuple[int, ...]) -> list[Wild]:
    """Return pairs of one colour, playable as any action (IE-052)."""
    pairs, count = t.box.pairs, len(hand)
    twos = TWOS[count] if count < len(TWOS) else tuple(combinations(range(count), 2))
    return [wild for i, j in twos if (wild := pairs[hand[i]][hand[j]]) is not None]


def playable_pairs(t: Harbour, me: Captain, hand: tuple[int, ...], action: str = "") -> list[Wild]:
    """Return the wild pairs that may be played for one action, or for any at all."""
    pairs = wild_pairs(t, hand)
    if t.box.wild_any and not t.bans:
        return pairs
    open_to = [(pair, wild_actions(t, me, pair[1:])) for pair in pairs]
    return [pair for pair, actions in open_to if (action in actions if action else actions)]


def wild_actions(t: Harbour, me: Captain, pair: Sequence[int]) -> list[str]:
    """Return the actions a wild pair may stand for, never Barter (IE-179); not all if so ruled.

    Rulings: AMB-009, F1-DIFF-16.
    """
    barring: Sequence[int] = ()
    if t.box.config["strict_wild"]:
        barring = t.zones[me.hand]
    elif t.box.config["wild_pairs"] == "other":
        barring = pair
    barred = {action for card in barring for action in symbols(t, me, card)}
    return [action for action in ACTION_NAMES if may_perform(t, action) and action not in barred]


def hides_actions(t: Harbour) -> bool:
    """Tell whether how many actions a wild pair may stand for tells of the rest of a hand."""
    asked = t.box.rulings["strict_wild_asked"] == "always"
    return asked and bool(t.box.config["strict_wild"])


def lead_actions(t: Harbour, me: Captain, answer: Play | Wild) -> Sequence[str]:
    """Return the actions a played card or pair may be led as (IE-049)."""
    if answer[0] == "wild":
        return wild_actions(t, me, answer[1:])
    return [action for action in symbols(t, me, answer[1]) if may_perform(t, action)]


def play(t: Harbour, me: Captain, cards: tuple[int, ...], actions: Sequence[str]) -> Flow[str]:
    """Play the chosen cards to the Harbour and find out which action they stand for (IE-049)."""
    put_down(t, me, cards)
    # Asked when the cards lie open: being asked would tell that they have several actions.
    action = actions[0]
    if len(actions) > 1 or (len(cards) > 1 and hides_actions(t)):
        action = yield from choose_action(t, me, "ask-action", actions, "IE-052")
    if t.log:
        say(t, "log-played", me, cards, "IE-048", action=action)
    return action


def put_down(t: Harbour, me: Captain, cards: tuple[int, ...]) -> None:
    """Put the chosen cards of a turn face up before a seat."""
    for card in cards:
        move(t, card, me.played)


def announce(t: Harbour, me: Captain, action: str, sure: int) -> Flow[None]:
    """Announce how often a seat will perform, Crew adding what it likes (IE-050, IE-058)."""
    crew = crew_count(t, me, action)
    if not crew and execute_as not in t.listeners:
        announce_as(t, me, action, sure)
        return DONE
    return announce_by_choice(t, me, action, sure, crew)


def announce_by_choice(t: Harbour, me: Captain, action: str, sure: int, crew: int) -> Flow[None]:
    """Let a seat choose how many of its Crew take part, and what its actions are spent on."""
    count = sure + crew
    if crew and t.box.edition.announces:
        facts: dict[str, Value] = {"action": action}
        count = yield from amount(me, "ask-count", sure, count, rule="IE-050", facts=facts)
    ways = execute_as(t, me, action) if count else (action,)
    doing = action
    if len(ways) > 1:
        doing = yield from choose_action(t, me, "ask-execute-as", ways, "AMB-109")
    announce_as(t, me, doing, count)


def announce_as(t: Harbour, me: Captain, action: str, count: int) -> None:
    """Note what a seat will do this turn, and how often."""
    t.doing[me], t.todo[me] = action, count
    if count and t.log:
        say(t, "log-announced", me, rule="IE-051", action=action, count=count)


# -- follow


def follow(t: Harbour) -> Flow[None]:
    """Let the next seat play for the led action, or draw, and announce (IE-055 to IE-059)."""
    me = t.seats[(t.leader + t.cursor) % len(t.seats)]
    t.acting = me
    answer = yield from choose(
        t,
        me,
        "ask-follow",
        lambda: follow_options(t, me, t.led),
        rule="IE-055",
        window=True,
        facts={"action": t.led},
    )
    match answer:
        case "draw":
            yield from draw_as_chosen(t, me, answer)
            yield from announce_after_draw(t, me)
        case ("follow", card):
            yield from follow_with(t, me, (card,), t.led)
        case ("follow-as", action, card):
            yield from follow_with(t, me, (card,), action)
        case ("wild", one, other):
            yield from follow_with(t, me, (one, other), t.led)
        case ("wild-as", action, one, other):
            yield from follow_with(t, me, (one, other), action)
    t.cursor += 1
    if t.cursor == len(t.seats):
        t.phase = "ready" if FollowClosed in t.listeners else "perform"


def announce_after_draw(t: Harbour, me: Captain) -> Flow[None]:
    """Let the Crew of a seat that drew act, if so ruled (IE-059, F1-DIFF-15)."""
    action = t.led
    if t.box.grey and crew_count(t, me, BARTER):
        action = yield from crew_action(t, me)
    if t.box.rulings["drawing_imports"] == "act":
        yield from announce(t, me, action, 0)


def follow_with(t: Harbour, me: Captain, cards: tuple[int, ...], action: str) -> Flow[None]:
    """Play cards for an action and announce it."""
    put_down(t, me, cards)
    if t.log:
        say(t, "log-played", me, cards, "IE-048", action=action)
    return announce(t, me, action, 1)


def follow_options(t: Harbour, me: Captain, led: str) -> Sequence[Following]:
    """Return the ways to follow a led action, and the draw (IE-056, IE-059)."""
    hand = t.zones[me.hand]
    found: list[Following] = ["draw"]
    if may_perform(t, led):
        ways = t.box.ways.follow
        found += [ways[card] for card in plays_as(t, me, hand, led)]
        found += playable_pairs(t, me, hand, led)
    if t.box.grey and crew_count(t, me, BARTER):  # IE-176, AMB-085
        found += [("follow-as", BARTER, card) for card in plays_as(t, me, hand, BARTER)]
    if follow_ways in t.listeners:
        found += [followed(way) for way in follow_ways(t, me, led)]
    return found


def followed(way: FollowWay) -> FollowAs | WildAs:
    """Return the option of following a turn's lead by a power."""
    return ("follow-as", *way) if len(way) == 2 else ("wild-as", *way)


def crew_action(t: Harbour, me: Captain) -> Flow[str]:
    """Ask what the Crew of a seat that drew do: the led action or Barter, never both (IE-177)."""
    actions = [action for action in (t.led, BARTER) if crew_count(t, me, action)]
    if len(actions) == 1:
        return actions[0]
    return (yield from choose_action(t, me, "ask-crew-action", actions, "IE-178"))


# -- perform


def ready(t: Harbour) -> Flow[None]:
    """Close the announcements of a turn."""
    t.acting = t.leader
    t.phase = "perform"
    yield from emit(t, FollowClosed, t.seats[t.leader], t.led)
    yield from settle(t)


def perform_next(t: Harbour) -> Flow[None]:
    """Perform the next single action: auctions first, then seat by seat (IE-062, AMB-038)."""
    over = t.ending and t.config["ends_after"] == "action"  # F1-DIFF-37
    todo = t.todo
    busy = [me for me in t.from_seat(t.leader) if todo[me] > 0]
    if over or not busy:
        return cleanup(t)
    if bidders := [me for me in busy if t.doing[me] == "import"]:
        return perform_import(t, bidders)
    return perform(t, busy[0])


# -- clean up


def cleanup(t: Harbour) -> Flow[None]:
    """Discard what was played, and pass the lead on or go to scoring (IE-064, IE-154)."""
    t.acting = t.leader
    if own_turn.name in t.listeners or before_turn_ends.name in t.listeners:
        yield from open_last_window(t)
    for seat in t.from_seat(t.leader):
        if t.box.ordered:
            yield from discard_played(t, seat)
        sweep(t, seat.played, t.box.discard)
    yield from settle(t)
    if t.ending:
        t.phase = "score"
        return
    if t.extra_turns[t.leader]:
        t.extra_turns[t.leader] -= 1
    else:
        t.leader = next_leader(t)
    t.phase = "lead"


def open_last_window(t: Harbour) -> Flow[None]:
    """Ask before the turn ends whoever may have something to use then (AMB-064)."""
    t.doing = [""] * len(t.seats)  # no action is under way any more
    for me in t.from_seat(t.leader):
        if is_asked_before_turn_ends(t, me):
            yield from choose(t, me, "ask-end-turn", these(("done",)), rule="AMB-064", window=True)


def next_leader(t: Harbour) -> int:
    """Return who leads next: clockwise, unless somebody comes in between with two turns."""
    usual = (t.leader + 1) % len(t.seats) if t.resumes < 0 else t.resumes
    t.resumes = -1
    if not t.called:
        return usual
    first, *rest = t.called
    t.called, t.resumes = tuple(rest), usual
    t.extra_turns[first] += 1
    return first


def discard_played(t: Harbour, me: Captain) -> Flow[None]:
    """Discard what a seat has played but the last card, in the order it likes (AMB-016)."""
    while len(played := t.zones[me.played]) > 1:
        card = yield from choose(t, me, "ask-discard-first", these(played), rule="AMB-016")
        move(t, card, t.box.discard)


STEPS: Final[dict[str, Callable[[Harbour], Flow[None]]]] = {
    "lead": lead,
    "follow": follow,
    "ready": ready,
    "perform": perform_next,
    "cleanup": cleanup,
    "score": score,
}
