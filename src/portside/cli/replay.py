"""Stepping through a record, and checking one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from portside.cli.board import Board, Faces
from portside.cli.log_text import coloured_log_line, log_in_words, show_outcome
from portside.cli.terminal import stop_program
from portside.cli.titles import match_of_record

if TYPE_CHECKING:
    from portside.cli.terminal import Voice
    from portside.engine.match import Match


class Replay:
    """Step through a match that was played before.

    Args:
        voice: the terminal.
        match: the match, played to where its record ends.
        seat: through whose eyes to look, or None for what everybody could see.
    """

    def __init__(self, voice: Voice, match: Match, seat: int | None) -> None:
        self.voice = voice
        self.whole = match
        self.seat = seat
        self.texts = voice.about(match.game.name, match.table.config)
        self.faces = Faces(match.table.box.cards, self.texts)
        self.board = Board(self.texts, self.faces, {}, voice.console.width)
        self.at = 0

    def run(self) -> None:
        """Replay a record: show one answer after another for as long as the person likes."""
        self._show(0)
        while True:
            line = self.voice.hear()
            if line is None or line == "q":
                return
            target = self._target(line)
            if target is None:
                self.voice.say("replay-help", style="yellow", last=self.whole.number)
            else:
                self._show(target)

    def _target(self, line: str) -> int | None:
        """Return the place in the record a line asks for."""
        if line in ("", "n"):
            return min(self.at + 1, self.whole.number)
        if line == "b":
            return max(self.at - 1, 0)
        if line.isdecimal() and int(line) <= self.whole.number:
            return int(line)
        return None

    def _show(self, number: int) -> None:
        """Show what the answer before a place was, what it led to, and the table."""
        match = self.whole.replayed(number)
        place = self.texts.say("replay-at", at=number, last=self.whole.number)
        self.voice.show(Rule(Text(place), style="dim"))
        if number:
            before = self.whole.replayed(number - 1)
            self.voice.show(self._said(before, number - 1))
            lines = match.log(self.seat)[len(before.log(self.seat)) :]
            self.voice.show(*log_in_words(lines, self.faces, len(match.table.seats)))
        self.voice.show(self.board.drawn(match.view(self.seat)))
        if match.result is not None:
            show_outcome(self.voice, match.result, self.texts)
        if number == self.at:
            self.voice.say("replay-help", style="dim", last=self.whole.number)
        self.at = number

    def _said(self, match: Match, number: int) -> Text:
        """Return an answer in words: who was asked what, and what was said."""
        assert self.whole.history is not None
        said = self.whole.history[number]
        prompt = match.prompt(said.seat)
        keys = said.key.split("+") if prompt.type == "some" else [said.key]
        chosen = [option for option in prompt.options if option.key in keys]
        words = self.texts.listed(self.faces.option(option) for option in chosen)
        line = self.texts.say(
            "replay-said",
            seat=self.texts.seat(said.seat),
            question=self.texts.question(prompt),
            answer=words or self.texts.say("option-none"),
        )
        refs = [prompt.card, *(ref for option in chosen for ref in option.refs)]
        return coloured_log_line(line, self.faces, len(match.table.seats), refs)


def verify(voice: Voice, text: str, receipt: str) -> None:
    """Check a record by replaying it and say what was checked."""
    match = match_of_record(text)
    texts = voice.about(match.game.name, match.table.config)
    if receipt and receipt.lower() != match.receipt:
        stop_program(texts.say("verify-other-receipt", receipt=match.receipt))
    good = Text("✓ ", style="green")
    facts: list[tuple[str, dict[str, object]]] = [
        ("verify-receipt", {"receipt": match.receipt}),
        ("verify-deal", {"title": texts.name(), "seats": len(match.table.seats)}),
        ("verify-answers", {"count": match.number}),
    ]
    for name, known in facts:
        voice.show(good + Text(texts.say(name, **known)))
    _verify_end(voice, match, text)


def _verify_end(voice: Voice, match: Match, text: str) -> None:
    """Say whether the claimed end is the true one; the engine has compared the scores."""
    texts = voice.texts
    if match.result is None:
        name = "verify-unfinished" if text.endswith("\n") else "verify-cut"
        voice.say(name, style="yellow", count=match.number)
        return
    claims = [json.loads(line) for line in text.splitlines() if line.startswith('{"end"')]
    if not claims:
        voice.say("verify-no-end", style="yellow")
    elif claims[0].get("winners") != list(match.result.winners):
        stop_program(texts.say("verify-other-winners"))
    else:
        voice.show(Text("✓ ", style="green") + Text(texts.say("verify-end")))
    show_outcome(voice, match.result, texts)
