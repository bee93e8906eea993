"""A pretend title of thirteen cards that uses every mechanism of the engine.

Seats run stalls at a night market. The leader draws two cards, opens a stall with a card from
hand, or has the deck's top card auctioned; then the lead passes on. Most coins win.
"""

from __future__ import annotations

from portside.engine.answers import Answers
from portside.engine.game import Game, Setting, register
from portside.testing.pretend import powers, scoring, turn
from portside.testing.pretend.answers import OF_SEAT, QUESTIONS, WORDS
from portside.testing.pretend.cards import cards, faces
from portside.testing.pretend.moments import POWERS
from portside.testing.pretend.table import FACTS, arrange, counters, lay_out, setup

GAME = register(
    Game(
        name="pretend",
        rules=2,
        seats=range(2, 6),
        settings=(
            Setting("nights", 24, span=range(4, 61), group="variant"),
            Setting("tie", "leader", ("leader", "nobody"), rule="PR-07", group="ruling"),
        ),
        powers=POWERS,
        answers=Answers(QUESTIONS, WORDS, OF_SEAT),
        cards=cards,
        box=lay_out,
        setup=setup,
        step=turn.step,
        offers=powers.offers,
        use=powers.use,
        why_not=turn.why_not,
        counters=counters,
        evaluate=scoring.evaluate,
        lessons=scoring.LESSONS,
        facts=FACTS,
        faces=faces,
        arrange=arrange,
        turns=frozenset({"ask-lead"}),
        uses=frozenset({"log-opened"}),
    )
)
