"""What ends a match: a winning power at once, or the turn in which somebody has the credits."""

from __future__ import annotations

from typing import Final

from portside.engine.events import say
from portside.engine.flow import GameOver
from portside.games.import_export.moments import instant_win
from portside.games.import_export.queries import end_credits, tie_winner
from portside.games.import_export.table import Harbour

LOWEST_BAR: Final = 50
"""No edition, setting or power ends a match with fewer credits."""
ENDING_CREDITS: Final = "ending-credits"
ENDING_WON: Final = "ending-won"


def check_end(t: Harbour) -> None:
    """End the match by a winning power, or remember that it ends after this turn (IE-151)."""
    if instant_win.name in t.listeners:
        check_wins(t)
    if not t.ending:
        for credits in t.credits:
            if credits >= LOWEST_BAR:
                check_credits(t)
                return


def check_credits(t: Harbour) -> None:
    """Remember that the match ends after this turn, if a seat has the credits for it (AMB-073)."""
    if end_credits not in t.listeners:
        reached = max(t.credits) >= t.box.target
    else:
        reached = any(t.credits[me] >= end_credits(t, me) for me in t.seats)
    if reached:
        t.ending = ENDING_CREDITS
        say(t, "log-end-near", rule="IE-154")


def check_wins(t: Harbour) -> None:
    """End the match at once when winning powers are satisfied (AMB-075, AMB-076)."""
    winners = {int(t.owner(card)) for card in instant_win.cards(t) if instant_win.value(t, card)}
    if winners:
        win(t, tuple(sorted(winners)))


def win(t: Harbour, winners: tuple[int, ...]) -> None:
    """End the match on the spot for the winners, with no scoring."""
    from portside.games.import_export.scoring import result

    best = tie_winner(t, winners) if len(winners) > 1 else winners
    say(t, "log-won", best[0], rule="AMB-075")
    t.result = result(t, ENDING_WON, best)
    raise GameOver
