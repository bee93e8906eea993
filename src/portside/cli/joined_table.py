"""Playing in the terminal at a table of a server."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.rule import Rule
from rich.text import Text

from portside.cli.asked import show_news, show_question
from portside.cli.board import Board, Faces
from portside.cli.commands import Commands
from portside.cli.explain import Explainer
from portside.cli.live_table import CLOSED, LiveTable
from portside.cli.log_text import log_in_words, show_outcome
from portside.cli.play import new_record_file
from portside.cli.server_requests import AT_LEISURE, Refused, Unreachable
from portside.cli.table_texts import TableTexts, sent_question
from portside.cli.terminal import write_file
from portside.engine.ask import Reason
from portside.engine.errors import PortsideError
from portside.engine.game import Result, Score
from portside.sim.command_words import title_named

if TYPE_CHECKING:
    from portside.cli.asked import Asked
    from portside.cli.server_requests import Json, Server, TableAddress
    from portside.cli.terminal import Voice

PAUSES: Final = (1, 2, 4, 8, 15, 30)
"""Seconds to wait before each new attempt to connect."""
FINAL: Final = {4401: "signed-out", 4403: "not-welcome", 4404: "no-table"}
"""Closing codes after which trying again is no use, as codes of errors."""


class JoinedTable(Commands):
    """Play at a table of a server, or watch it."""

    HELP = "join-commands"

    def __init__(self, voice: Voice, server: Server, at: TableAddress, table: Json) -> None:
        game = title_named(table["title"])
        config = game.configured(table["options"], len(table["seats"]))
        self.texts = TableTexts(voice.language, game.name, config)
        voice.texts = self.texts
        super().__init__(voice, Faces(game.cards(config, len(table["seats"])), self.texts))
        self.commands["s"] = lambda words, _prompt: self._send_and_wait("say", text=words)
        self.game = game
        self.server = server
        self.at = at
        self.table = table
        self.live = LiveTable(server, at)
        self.state: Json | None = None
        self.over = False
        self._log: list[Json] = []
        self._log_from = 0
        self._told = 0
        self._shown: object = None
        self._waiting: object = None
        self._declined: object = None
        self._chatted = 0

    # -- what an `Explainer` asks

    @property
    def pending(self) -> Sequence[Asked]:
        """Return what one is asked at the table."""
        if self.state is None:
            return ()
        asks = [self.state["ask"], *self.state["offers"]]
        return [sent_question(ask) for ask in asks if ask is not None]

    def view(self, _seat: int | None = None) -> Mapping[str, Any]:
        """Return what one sees at the table."""
        assert self.state is not None
        found: Mapping[str, Any] = self.state["view"]
        return found

    def why_not(self, _seat: int, ref: str) -> Sequence[Reason]:
        """Ask the table why something cannot be used."""
        told = self._answer_to(self.live.send("why_not", ref=ref))
        return [
            Reason(each["text"], each["rule"], tuple(each["facts"].items()))
            for each in told.get("reasons", ())
        ]

    # -- from the beginning to the end

    def run(self) -> None:
        """Play at the table until the match ends or the person has enough."""
        self.voice.show(Rule(self.texts.name(), style="dim"))
        self.live.open()
        try:
            while not self.over:
                self._go_on()
        except KeyboardInterrupt:
            self.voice.console.print()
        finally:
            self.live.close()
        if self.state is None or self.state["view"]["result"] is None:
            self.voice.note("join-left", address=self.at.link)

    def _go_on(self) -> None:
        """Do the next thing: end, ask, or wait for a message."""
        for message in self.live.more():
            self._take(message)
        state = self.state
        if state is not None and state["view"]["result"] is not None:
            self._finish(state)
        elif self.table["status"] in ("over", "stopped"):
            self.voice.say("join-ended")
            self.over = True
        elif (prompt := self._mine()) is not None:
            self._turn(prompt)
        elif state is not None and self._consent_wanted(state):
            self._consent(state)
        else:
            self._tell_waiting()
            self._take(self.live.next())

    def _mine(self) -> Asked | None:
        """Return what the person is asked: a question, or an offer not yet turned down."""
        prompts = self.pending
        if not prompts:
            return None
        first = prompts[0]
        turned_down = self._offer(first) == self._declined or not self.stops
        return None if first.standing and turned_down else first

    def _offer(self, prompt: Asked) -> object:
        return [option.key for option in prompt.options], self.view()["acting"]

    # -- what the server says

    def _take(self, message: Json) -> None:
        """Take in one message of the server."""
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
            self.texts.name_seats(self.table["seats"])
        elif kind == "state":
            self._take_state(message)
        elif kind == "chat":
            self._chat(message["lines"])
        elif kind == "error":
            self.voice.complain(Refused(message["message"], message["code"], message["facts"]))
        elif kind == CLOSED:
            self._connect_again(message["code"])

    def _take_state(self, state: Json) -> None:
        self.state = state
        start = state["log"]["start"]
        if not self._log_from <= start <= self._log_from + len(self._log):
            self._log, self._log_from = [], start
        self._log[start - self._log_from :] = state["log"]["lines"]
        self._told = min(self._told, self._log_from + len(self._log))
        if state["stopped"]:
            raise Refused(state["stopped"], state["stopped"], {})

    def _chat(self, lines: Sequence[Json]) -> None:
        for line in lines:
            if line["id"] > self._chatted and line["kind"] == "said":
                said = Text.assemble((f"{line['name']}: ", "bold"), line["text"])
                self.voice.show(said)
            self._chatted = max(self._chatted, line["id"])

    def _connect_again(self, code: int) -> None:
        """Come back after the connection broke, or end where that is no use."""
        if code in FINAL:
            raise Refused(f"The server closed the table ({code}).", FINAL[code], {})
        self.voice.say("join-lost", style="yellow")
        for pause in PAUSES:
            time.sleep(pause)
            try:
                self.live.open()
            except Unreachable:
                continue
            self.state = None
            return
        raise self.server.unreachable(str(code))

    def _answer_to(self, number: int) -> Json:
        """Wait for what a message brought about, taking in what comes before it."""
        while not self.over:
            message = self.live.next()
            if message.get("re") == number:
                if message["type"] in ("state", "error"):
                    self._take(message)
                return message
            self._take(message)
            if message["type"] == CLOSED:
                break  # whatever was sent may be lost: the state that comes tells
        return {}

    def _send_and_wait(self, kind: str, **fields: object) -> None:
        self._answer_to(self.live.send(kind, **fields))

    # -- being asked

    def _turn(self, prompt: Asked) -> None:
        """Show what is new, ask, and answer or obey."""
        assert self.state is not None
        seq = self.state["seq"]
        self._waiting = None
        self._show_table()
        self._news()
        show_question(self.voice, self.faces, prompt, self.view(), self.game.turns)
        self.voice.say("hint-offer" if prompt.standing else "join-hint", style="dim")
        while not self.over and self.state is not None and self.state["seq"] == seq:
            line = self.voice.hear()
            if line is None or line in ("q", "quit"):
                self.over = True
                return
            for message in self.live.more():
                self._take(message)
            if self.state is None or self.state["seq"] != seq:
                self.voice.say("join-changed", style="yellow")
            elif not self._obeyed(line, prompt) and self._answered(line, prompt):
                return

    def _answered(self, line: str, prompt: Asked) -> bool:
        """Send an answer; return whether the question is done with."""
        assert self.state is not None
        if not line and prompt.standing:
            self._declined = self._offer(prompt)
            return True
        key = self._typed(line, prompt)
        if key is None:
            return False
        sent = self.live.send("answer", seq=self.state["seq"], key=key, seat=prompt.seat)
        return self._answer_to(sent).get("type") != "error"

    def _consent_wanted(self, state: Json) -> bool:
        wish = state["consent"]
        return wish is not None and any(seat in wish["awaited"] for seat in state["mine"])

    def _consent(self, state: Json) -> None:
        """Ask whether the match may go back, as somebody wishes."""
        self.voice.say("join-consent", seat=self.texts.seat(state["consent"]["by"]))
        line = self.voice.hear()
        if line is None or line in ("q", "quit"):
            self.over = True
        elif line.lower() in ("y", "n"):
            self._send_and_wait("consent", seq=state["seq"], agree=line.lower() == "y")

    # -- showing

    def _tell_waiting(self) -> None:
        """Say once for whom one waits: for players before the match, for answers in it."""
        state = self.state
        free = [each["seat"] for each in self.table["seats"] if each["kind"] == "free"]
        told = (self.table["status"], tuple(free), tuple(state["waiting"]) if state else ())
        if told == self._waiting:
            return
        self._waiting = told
        if state is None or self.table["status"] == "open":
            self.voice.say("join-waits-start", count=len(free), address=self.at.link)
            return
        if self._shown is None:
            self._show_table()
        self._news()
        names = self.texts.listed(self.texts.seat(seat) for seat in state["waiting"])
        self.voice.say("join-waits", style="dim", seats=names)

    def _show_table(self, again: bool = False) -> None:
        view = self.view()
        if again or view != self._shown:
            roles = {each["seat"]: each["bot"] for each in self.table["seats"] if each["lent"]}
            board = Board(self.texts, self.faces, roles, self.voice.console.width)
            self.voice.show(board.drawn(view))
        self._shown = view

    def _news(self) -> None:
        lines = self._log[max(self._told - self._log_from, 0) :]
        self._told = self._log_from + len(self._log)
        show_news(self.voice, list(log_in_words(lines, self.faces, self.view()["seats"])))

    # -- commands

    def _explainer(self, prompt: Asked) -> Explainer:
        return Explainer(self, prompt.seat, self.faces)

    def _lines(self) -> list[Text]:
        return list(log_in_words(self._log, self.faces, self.view()["seats"]))

    def _undo(self, _words: str, _prompt: Asked) -> None:
        assert self.state is not None
        if self.state["undo"]["can"]:
            self._send_and_wait("undo", seq=self.state["seq"])
        else:
            self.voice.say("join-undo-fence", style="yellow")

    # -- the end

    def _finish(self, state: Json) -> None:
        self.over = True
        self._show_table()
        self._news()
        told = state["view"]["result"]
        scores = tuple(Score(each["total"], each["parts"]) for each in told["scores"])
        result = Result(scores, tuple(told["winners"]), told["ending"], told.get("tie", ""))
        self.voice.show(Rule(style="dim"))
        show_outcome(self.voice, result, self.texts)
        while self.table["status"] == "running":  # its end is written after it is shown
            self._take(self.live.next())
        try:
            record = self.server.get(f"/api/matches/{state['match']}/record", AT_LEISURE)
        except PortsideError as error:
            self.voice.complain(error)
            return
        file = new_record_file(self.game.name)
        write_file(file, record)
        self.voice.note("saved-end", style="dim", file=str(file))
