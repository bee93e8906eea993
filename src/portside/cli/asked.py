"""A question as the terminal shows it, whether the match is here or at a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from portside.cli.log_text import coloured_log_line
from portside.text.texts import Question

if TYPE_CHECKING:
    from portside.cli.board import Faces
    from portside.cli.terminal import Voice
    from portside.engine.ask import Option, Reason

MANY: Final = 12
"""More answers than this are listed in columns."""
NEWS: Final = 12
"""So many lines of what happened are shown before a question; `l` shows them all."""


class Asked(Question, Protocol):
    """What a question tells of itself: a `Prompt` of a match, or one that a server sent."""

    @property
    def rule(self) -> str:
        """Return the rule a question asked comes from."""

    @property
    def type(self) -> str:
        """Return the type of what is asked: `one`, `some` or `amount`."""

    @property
    def step(self) -> int:
        """Return by how much the amounts asked for differ."""

    @property
    def standing(self) -> bool:
        """Tell whether what is asked is an offer that blocks nobody."""

    @property
    def options(self) -> list[Option]:
        """Return the answers to what is asked, or the things to pick from."""


class Seen(Protocol):
    """What one may ask about a match that is asking: a `Match`, or a table at a server."""

    @property
    def pending(self) -> Sequence[Asked]:
        """Return everything that is asked now."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what the asked seat sees."""

    def why_not(self, seat: int, ref: str) -> Sequence[Reason]:
        """Return why the asked seat cannot use something."""


def show_question(
    voice: Voice, faces: Faces, prompt: Asked, view: Mapping[str, Any], turns: frozenset[str]
) -> None:
    """Show a question with its answers, numbered; `turns` are kinds that begin a turn."""
    texts, seats = faces.texts, view["seats"]
    question = coloured_log_line(texts.question(prompt), faces, seats, [prompt.card])
    question.stylize("bold")
    if prompt.rule:
        question.append(f"  {prompt.rule}", style="not bold dim")
    voice.show(Text(), question)
    if prompt.type == "amount":
        voice.say("answer-amount", low=prompt.low, high=prompt.high)
    else:
        _list_answers(voice, faces, prompt, view, turns)
    if prompt.type == "some":
        voice.say("answer-some", low=prompt.low, high=prompt.high)


def _list_answers(
    voice: Voice, faces: Faces, prompt: Asked, view: Mapping[str, Any], turns: frozenset[str]
) -> None:
    width = len(str(len(prompt.options)))
    lacks = view["extra"].get("lacks") if prompt.kind in turns else None
    lines = []
    for number, text in enumerate(faces.options(prompt.options), 1):
        option = prompt.options[number - 1]
        words = coloured_log_line(text, faces, view["seats"], option.refs)
        if note := faces.lacking(option, lacks[prompt.seat]) if lacks else "":
            words.append(f"  {note}", style="dim italic")
        lines.append((f" {number:>{width}}", words))
    if len(lines) > MANY:
        short = [Text.assemble((number, "bold"), "  ", words) for number, words in lines]
        voice.show(Columns(short, column_first=True, padding=(0, 2)))
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    for line in lines:
        grid.add_row(*line)
    voice.show(grid)


def show_news(voice: Voice, news: Sequence[Text]) -> None:
    """Show what happened since somebody was last asked."""
    if not news:
        return
    # The board is tall, so what is new stands below it, and no longer than can be seen.
    earlier = len(news) - NEWS
    if earlier > 0:
        news = [Text(voice.texts.say("news-earlier", count=earlier), "dim"), *news[-NEWS:]]
    title = voice.texts.say("news")
    body = Text("\n").join(news)
    voice.show(Panel(body, title=title, title_align="left", border_style="dim"))
