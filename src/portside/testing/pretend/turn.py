"""The turn of the pretend title: one step is one turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import Reason, reason
from portside.engine.events import say
from portside.engine.flow import Flow, choose, sealed_amount, together
from portside.engine.game import Result, Score
from portside.engine.match import GameOver
from portside.engine.powers import cards_of, heard
from portside.engine.zones import move, reveal
from portside.testing.pretend.actions import WIN, draw, open_stall, price, reshuffle
from portside.testing.pretend.table import Keeper, Night

Deed = str | tuple[str, int]

RICH: Final = 20
"""So many coins end the market after the turn (PR-08)."""


def step(t: Night) -> Flow[None]:
    """Run one turn."""
    me = t.seats[t.leader]
    t.acting = me
    t.night += 1
    t.used.clear()
    deed = yield from choose(t, me, "ask-lead", lambda: deeds(t, me), rule="PR-03", window=True)
    if deed == "draw":
        yield from draw(t, me, 2)
    elif deed == "auction":
        yield from auction(t, me)
    elif isinstance(deed, tuple):
        yield from open_stall(t, me, deed[1])
    hand_over(t)


def deeds(t: Night, me: Keeper) -> Sequence[Deed]:
    """Return what the leader may do (PR-03)."""
    stalls = [("open", card) for card in t[me.hand] if too_dear(t, me, card) is None]
    return ["draw", *(["auction"] if t[t.box.deck] else []), *stalls]


def too_dear(t: Night, me: Keeper, card: int) -> Reason | None:
    """Say why a stall cannot be opened with a card (PR-04)."""
    cost = price(t, me, card)
    if cost > t.coins[me]:
        return reason("why-too-dear", "PR-04", cost=cost, coins=t.coins[me])
    return None


def auction(t: Night, leader: Keeper) -> Flow[None]:
    """Auction the deck's top card by sealed bids (PR-05); a tie is the leader's to break."""
    card = t[t.box.deck][-1]
    reveal(t, (card,))
    seats = t.from_seat(leader)
    asks = [sealed_amount(s, "ask-bid", 0, t.coins[s], 1, rule="PR-05") for s in seats]
    bids = dict(zip(seats, (yield from together(asks)), strict=True))
    top = max(bids.values())
    best = [seat for seat in seats if bids[seat] == top]
    if len(best) > 1 and t.config["tie"] == "nobody":
        move(t, card, t.box.discard)
        say(t, "log-unsold", leader, (card,), "PR-07")
        return
    winner = best[0]
    if len(best) > 1:
        names = tuple(f"seat-{seat}" for seat in best)
        name = yield from choose(t, leader, "ask-tie", lambda: names, rule="PR-07")
        winner = t.seats[int(name.partition("-")[2])]
    t.coins[winner] -= top
    move(t, card, winner.hand)
    say(t, "log-bought", winner, (card,), "PR-05", coins=top)
    if not t[t.box.deck]:
        reshuffle(t)


def hand_over(t: Night) -> None:
    """Pass the lead on, or end the market (PR-08)."""
    winners = sorted({int(t.owner(card)) for card in cards_of(heard(t, WIN)) if wins(t, card)})
    if winners:
        t.result = result(t, "ending-crown", winners)
        raise GameOver
    if t.night >= t.config["nights"]:
        t.result = result(t, "ending-nights")
    elif max(t.coins) >= RICH:
        t.result = result(t, "ending-rich")
    elif t.extra:
        t.extra -= 1
    else:
        t.leader = (t.leader + 1) % len(t.seats)


def wins(t: Night, card: int) -> bool:
    """Tell whether a card's power makes its owner win now."""
    run = t.box.hooks.own(WIN, t.power(card))
    return run is not None and bool(run(t, t.owner(card), card))


def result(t: Night, ending: str, winners: Sequence[int] = ()) -> Result:
    """Count coins and stalls; most points win, ties share (PR-09)."""
    parts = [{"coins": t.coins[me], "stalls": len(t[me.stalls])} for me in t.seats]
    scores = tuple(Score(sum(part.values()), part) for part in parts)
    best = max(score.total for score in scores)
    shared = [seat for seat, score in enumerate(scores) if score.total == best]
    return Result(scores, tuple(winners or shared), ending)


def why_not(t: Night, seat: int, ref: str) -> Sequence[Reason]:
    """Say why a hand card cannot open a stall."""
    me = t.seats[seat]
    card = t.box.ids.get(ref)
    if card is None or card not in t[me.hand]:
        return ()
    found = too_dear(t, me, card)
    return (found,) if found else ()


def evaluate(t: Night, seat: int) -> float:
    """Estimate a seat's margin over the best other seat."""
    worth: list[float] = [t.coins[me] + len(t[me.stalls]) + len(t[me.hand]) / 4 for me in t.seats]
    return worth[seat] - max(w for s, w in enumerate(worth) if s != seat)
