"""Playing a match in the terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from portside.cli.asked import show_news, show_question
from portside.cli.board import Board, Faces
from portside.cli.commands import Commands
from portside.cli.explain import Explainer
from portside.cli.log_text import log_in_words, show_outcome
from portside.cli.other_seats import Rivals
from portside.cli.terminal import write_file
from portside.engine.errors import PortsideError

if TYPE_CHECKING:
    from portside.cli.asked import Asked
    from portside.cli.terminal import Voice
    from portside.engine.match import Match, Prompt


class Play(Commands):
    """Play one seat of a match, the others being played by a bot."""

    HELP = "commands"
    AFTER = ("", " ", "!")

    def __init__(
        self, voice: Voice, match: Match, seat: int, bot: str, file: Path | None = None
    ) -> None:
        self.texts = voice.about(match.game.name, match.table.config)
        super().__init__(voice, Faces(match.table.box.cards, self.texts))
        self.match = match
        self.seat = seat
        self.rivals = Rivals(match, seat, bot)
        seats = len(match.table.seats)
        players = {other: bot for other in range(seats) if other != seat}
        self.board = Board(self.texts, self.faces, players, voice.console.width)
        self.file = file
        self.over = False
        self._told = 0
        self._shown: object = None
        self._declined: object = None

    def run(self) -> None:
        """Play in the terminal until the match ends or the person has enough."""
        voice = self.voice
        voice.show(Rule(self.texts.name(), style="dim"))
        voice.note("receipt", style="dim", receipt=self.match.receipt)
        while self.match.result is None and not self.over:
            prompt = self._mine()
            if prompt is None:
                self._let_others()
            else:
                self._turn(prompt)
        if self.match.result is None:
            self._leave()
        else:
            self._finish()

    # -- whose turn

    def _mine(self) -> Prompt | None:
        """Return what the person is asked now: a question, or an offer not yet turned down."""
        mine = [prompt for prompt in self.match.pending if prompt.seat == self.seat]
        if not mine:
            return None
        if mine[0].standing and (not self.stops or self._offer(mine[0]) == self._declined):
            return None
        return mine[0]

    def _offer(self, prompt: Prompt) -> object:
        """Return what makes an offer another one: what is offered, and in whose turn."""
        return [option.key for option in prompt.options], int(self.match.table.acting)

    def _let_others(self) -> None:
        if self.voice.console.is_terminal:
            with self.voice.console.status(self.texts.say("others-think")):
                self.rivals.go_on()
        else:
            self.rivals.go_on()

    def _turn(self, prompt: Prompt) -> None:
        """Show what is new, ask, and answer or obey."""
        self._show_table()
        self._news()
        self._ask(prompt)
        while True:
            line = self.voice.hear()
            if line is None:
                self.over = True
                return
            if line in ("q", "quit") or line.startswith("q "):
                if line[2:].strip() and line != "quit":
                    self.file = Path(line[2:].strip()).expanduser()
                self.over = True
                return
            number = self.match.number
            if self._obeyed(line, prompt):
                if self.match.number != number:
                    return
            elif self._answered(line, prompt):
                return

    def _answered(self, line: str, prompt: Prompt) -> bool:
        """Answer the question; return whether it is done with."""
        if not line and prompt.standing:
            self._declined = self._offer(prompt)
            return True
        key = self._typed(line, prompt)
        if key is None:
            return False
        try:
            self.match.answer(self.seat, key)
        except PortsideError as error:
            self.voice.complain(error)
            return False
        return True

    # -- showing

    def _news(self) -> None:
        """Tell what happened since the person was last asked."""
        lines = self.match.log(self.seat)
        news = log_in_words(lines[self._told :], self.faces, len(self.match.table.seats))
        self._told = len(lines)
        show_news(self.voice, list(news))

    def _show_table(self, again: bool = False) -> None:
        view = self.match.view(self.seat)
        if again or view != self._shown:
            self.voice.show(self.board.drawn(view))
        self._shown = view

    def _ask(self, prompt: Prompt) -> None:
        """Show the question with its answers, numbered."""
        view = self.match.view(self.seat)
        show_question(self.voice, self.faces, prompt, view, self.match.game.turns)
        self.voice.say("hint-offer" if prompt.standing else "hint", style="dim")

    # -- commands

    def _explainer(self, _prompt: Asked) -> Explainer:
        return Explainer(self.match, self.seat, self.faces)

    def _lines(self) -> list[Text]:
        seats = len(self.match.table.seats)
        return list(log_in_words(self.match.log(self.seat), self.faces, seats))

    def _undo(self, words: str, _prompt: Asked) -> None:
        """Go back to the person's last question; past the fence only when told so twice."""
        history = self.match.history or []
        last = next((n for n in reversed(range(len(history))) if history[n].seat == self.seat), -1)
        if last < 0:
            self.voice.say("undo-nothing", style="yellow")
        elif self.match.fences[last] != self.match.table.learnt and words != "!":
            self.voice.say("undo-fence", style="yellow")
        else:
            self.match.rewind(last)
            self._told = len(self.match.log(self.seat))
            self._declined = None
            self.voice.say("undone")

    # -- the end

    def _leave(self) -> None:
        file = self._save()
        self.voice.note("saved", file=str(file))

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None and self.match.origin is not None
        self._news()
        self._show_table()
        self.voice.show(Rule(style="dim"))
        show_outcome(self.voice, result, self.texts)
        self.voice.note("secret", style="dim", secret=self.match.origin.secret)
        self.voice.note("saved-end", style="dim", file=str(self._save()))

    def _save(self) -> Path:
        file = self.file or new_record_file(self.match.game.name)
        write_file(file, self.match.record())
        return file


def new_record_file(title: str) -> Path:
    """Return a name for the record of a match just played, in the person's own data folder."""
    from platformdirs import user_data_path

    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("portside") / "matches" / f"{title}-{stamp}.jsonl"
