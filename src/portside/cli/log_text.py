"""What happened and how it ended, in coloured words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from portside.cli.board import seat_style

if TYPE_CHECKING:
    from portside.cli.board import Faces
    from portside.cli.terminal import Voice
    from portside.engine.game import Result
    from portside.text import Texts


def coloured_log_line(line: str, faces: Faces, seats: int, keys: Iterable[str] = ()) -> Text:
    """Return a line of the log in which players and cards have their colours."""
    text = Text(line)
    for seat in range(seats):
        text.highlight_words([faces.texts.seat(seat)], seat_style(seat))
    for key in dict.fromkeys(keys):
        if key.partition("#")[0] in faces.by_slug:
            text.highlight_words([faces.texts.card(key)], f"bold {faces.style(key)}")
    return text


def log_in_words(lines: Sequence[Mapping[str, Any]], faces: Faces, seats: int) -> Iterator[Text]:
    """Return the lines of a log that have words, with the rules they come from."""
    for line in lines:
        words = faces.texts.happening(line)
        if not words:
            continue
        keys = [*(line["cards"] or ()), *(v for v in line["facts"].values() if isinstance(v, str))]
        text = coloured_log_line(words, faces, seats, keys)
        if line["rule"]:
            text.append(f"  {line['rule']}", style="dim")
        yield text


def scores_text(result: Result, texts: Texts) -> Table:
    """Return the final scores with their parts as text; winners have a star."""
    table = Table(box=box.SIMPLE_HEAD, header_style="")
    table.add_column("")
    for seat in range(len(result.scores)):
        star = "★ " if seat in result.winners else ""
        table.add_column(
            Text(star + texts.seat(seat), style=f"bold {seat_style(seat)}"), justify="right"
        )
    for part in _parts(result):
        cells = [str(score.parts.get(part, 0)) for score in result.scores]
        table.add_row(texts.part(part), *cells)
    table.add_section()
    totals = [str(score.total) for score in result.scores]
    table.add_row(Text(texts.say("total"), style="bold"), *totals, style="bold")
    return table


def outcome_text(result: Result, texts: Texts) -> str:
    """Return how a match ended and who won, in words."""
    winners = texts.listed(texts.seat(seat) for seat in result.winners)
    told = texts.say(
        "match-ended",
        ending=texts.ending(result.ending),
        winners=winners,
        count=len(result.winners),
    )
    return f"{told}\n{texts.ending(result.tie)}" if result.tie else told


def show_outcome(voice: Voice, result: Result, texts: Texts) -> None:
    """Show how a match ended, who won, and the scores."""
    voice.show(Text(outcome_text(result, texts), style="bold"), scores_text(result, texts))


def _parts(result: Result) -> list[str]:
    """Return all parts of the scores; those of a kind stand together, as they first come."""
    parts = dict.fromkeys(part for score in result.scores for part in score.parts)
    kinds = list(dict.fromkeys(part.partition("-")[0] for part in parts))
    return sorted(parts, key=lambda part: kinds.index(part.partition("-")[0]))
