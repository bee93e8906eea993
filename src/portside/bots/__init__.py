"""Bots: players that see only what their seat sees."""

from __future__ import annotations

from portside.bots.bot import Bot, Thought, UnknownBot, explain
from portside.bots.chances_and_hints import Chance, hints, win_chances
from portside.bots.decide import Answer, decide, dismiss
from portside.bots.radar import Echo, radar
from portside.bots.registry import accepted_names, find, names, reads_log

__all__ = [
    "Answer",
    "Bot",
    "Chance",
    "Echo",
    "Thought",
    "UnknownBot",
    "accepted_names",
    "decide",
    "dismiss",
    "explain",
    "find",
    "hints",
    "names",
    "radar",
    "reads_log",
    "win_chances",
]
