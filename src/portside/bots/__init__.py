"""Bots: players that see only what their seat sees."""

from __future__ import annotations

from portside.bots.bot import Bot as Bot
from portside.bots.bot import Thought as Thought
from portside.bots.bot import UnknownBot as UnknownBot
from portside.bots.bot import explain as explain
from portside.bots.decide import Answer as Answer
from portside.bots.decide import decide as decide
from portside.bots.decide import dismiss as dismiss
from portside.bots.registry import find as find
from portside.bots.registry import names as names
from portside.bots.registry import reads_log as reads_log
