"""Import/Export: the title in one screen."""

from __future__ import annotations

from portside.engine.answers import Answers
from portside.engine.game import Game
from portside.games.import_export.answers import OF_SEAT, QUESTIONS, WORDS
from portside.games.import_export.anytime import offered, offers, use
from portside.games.import_export.cards import cards
from portside.games.import_export.estimate import evaluate
from portside.games.import_export.expansion_cards import expansion_faces
from portside.games.import_export.facts import FACTS
from portside.games.import_export.layout import lay_out
from portside.games.import_export.lessons import LESSONS
from portside.games.import_export.powers import POWERS
from portside.games.import_export.printed_values import forms
from portside.games.import_export.radar import RADAR
from portside.games.import_export.scenario_facts import arrange, check_position
from portside.games.import_export.settings import SETTINGS, check, variant
from portside.games.import_export.setup import counters, setup
from portside.games.import_export.showing import HarbourShowing
from portside.games.import_export.shown import extra
from portside.games.import_export.turn import step
from portside.games.import_export.why_not import why_not

GAME = Game(
    name="import_export",
    rules=1,
    seats=range(2, 7),
    settings=SETTINGS,
    answers=Answers(QUESTIONS, WORDS, OF_SEAT),
    powers=POWERS,
    cards=cards,
    box=lay_out,
    setup=setup,
    step=step,
    offers=offers,
    offered=offered,
    use=use,
    check=check,
    why_not=why_not,
    counters=counters,
    extra=extra,
    showing=HarbourShowing,
    evaluate=evaluate,
    facts=FACTS,
    arrange=arrange,
    check_position=check_position,
    variant=variant,
    turns=frozenset({"ask-lead"}),
    uses=frozenset({"log-fulfilled"}),
    lessons=LESSONS,
    faces=expansion_faces,
    forms=forms,
    radar=RADAR,
)
