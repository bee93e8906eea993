"""The turn of the pretend title: one step is one turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from portside.engine.ask import Reason, reason
from portside.engine.events import say
from portside.engine.flow import Flow, choose, sealed_amount, these, together
from portside.engine.zones import move, reveal
from portside.testing.pretend.answers import Lead, SeatWord
from portside.testing.pretend.scoring import result
from portside.testing.pretend.table import Keeper, Night
from portside.testing.pretend.verbs import discount, draw, open_stall, price, reshuffle

RICH: Final = 20
"""So many coins end the market after the turn (PR-08)."""


def step(t: Night) -> Flow[None]:
    """Run one turn of the pretend title."""
    me = t.seats[t.leader]
    t.acting = me
    t.night += 1
    t.used.clear()
    match (yield from choose(t, me, "ask-lead", lambda: deeds(t, me), rule="PR-03", window=True)):
        case "draw":
            draw(t, me, 2)
        case "auction":
            yield from auction(t, me)
        case ("open", card):
            yield from open_stall(t, me, card)
    hand_over(t)


def deeds(t: Night, me: Keeper) -> Sequence[Lead]:
    """Return what the leader may do (PR-03)."""
    deeds: list[Lead] = ["draw", "auction"] if t[t.box.deck] else ["draw"]
    cards, most = t.box.cards, t.coins[me] + discount(t, me)
    return deeds + [("open", card) for card in t[me.hand] if cards[card].cost <= most]


def too_dear(t: Night, me: Keeper, card: int) -> Reason | None:
    """Say why a stall cannot be opened with a card (PR-04)."""
    cost = price(t, me, card)
    if cost > t.coins[me]:
        return reason("why-too-dear", "PR-04", cost=cost, coins=t.coins[me])
    return None


def auction(t: Night, leader: Keeper) -> Flow[None]:
    """Auction the pretend deck's top card by sealed bids (PR-05); the leader breaks ties."""
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
        names = tuple(SeatWord(f"seat-{seat}") for seat in best)
        name = yield from choose(t, leader, "ask-tie", these(names), rule="PR-07")
        winner = t.seats[int(name.partition("-")[2])]
    t.coins[winner] -= top
    move(t, card, winner.hand)
    say(t, "log-bought", winner, (card,), "PR-05", coins=top)
    if not t[t.box.deck]:
        reshuffle(t)


def hand_over(t: Night) -> None:
    """Pass the lead on, or end the market (PR-08)."""
    if t.night >= t.box.nights:
        t.result = result(t, "ending-nights")
    elif max(t.coins) >= RICH:
        t.result = result(t, "ending-rich")
    elif t.extra:
        t.extra -= 1
    else:
        t.leader = (t.leader + 1) % len(t.seats)


def why_not(t: Night, seat: int, ref: str) -> Sequence[Reason]:
    """Say why a hand card cannot open a stall of the pretend title."""
    me = t.seats[seat]
    card = t.box.ids.get(ref)
    if card is None or card not in t[me.hand]:
        return ()
    found = too_dear(t, me, card)
    return (found,) if found else ()
