"""Neko Harbour: The Card Game, for two to four players, with both variants."""

from __future__ import annotations

from portside.engine.answers import Answers
from portside.engine.game import Game
from portside.games.neko_harbour.answers import OF_SEAT, QUESTIONS, WORDS
from portside.games.neko_harbour.cards import cards
from portside.games.neko_harbour.estimate import evaluate
from portside.games.neko_harbour.expansion_cards import expansion_faces
from portside.games.neko_harbour.facts import FACTS
from portside.games.neko_harbour.layout import lay_out
from portside.games.neko_harbour.lessons import LESSONS
from portside.games.neko_harbour.powers import POWERS
from portside.games.neko_harbour.printed_values import forms
from portside.games.neko_harbour.scenario_facts import arrange, check_position
from portside.games.neko_harbour.settings import SETTINGS
from portside.games.neko_harbour.setup import setup
from portside.games.neko_harbour.showing import VoyageShowing
from portside.games.neko_harbour.shown import counters, extra, progress
from portside.games.neko_harbour.turn import step
from portside.games.neko_harbour.why_not import why_not

GAME = Game(
    name="neko_harbour",
    rules=1,
    seats=range(2, 5),
    settings=SETTINGS,
    powers=POWERS,
    answers=Answers(QUESTIONS, WORDS, OF_SEAT),
    cards=cards,
    box=lay_out,
    setup=setup,
    step=step,
    why_not=why_not,
    counters=counters,
    progress=progress,
    extra=extra,
    showing=VoyageShowing,
    evaluate=evaluate,
    facts=FACTS,
    arrange=arrange,
    check_position=check_position,
    turns=frozenset({"ask-play", "ask-extra-turn"}),
    uses=frozenset({"log-played", "log-sailed"}),
    lessons=LESSONS,
    faces=expansion_faces,
    forms=forms,
)
