"""What a person sees who prints a match or leaves it at the end of a notebook's cell.

Nothing here decides anything: a line for the prompt, and the table drawn as some eyes see it. The
engine has no words, so things go by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from portside.engine.game import Result
    from portside.engine.match import Match
    from portside.engine.prompt import Prompt
    from portside.engine.view_types import SeenZone, View

FEW = 5
"""So many options are named on one line."""
WIDTH, MARGIN, CARD, LINE = 960, 130, 112, 24
"""Measures of the drawing: all of it, the labels on its left, a card, a line."""
STYLE = (
    "text{font:12px sans-serif;fill:#222}.dim{fill:#777}.seat{font-weight:bold}"
    "rect{fill:#fdfbf5;stroke:#b9ad93}.down{fill:#d8dde3;stroke:#9aa5b1}"
)


class Shown(dict[str, object]):
    """A view, which draws itself in a notebook; printed, it is the plain data it is."""

    def _repr_svg_(self) -> str:
        return drawn(cast("View", self))


def shown(view: View) -> View:
    """Let a view display itself as a picture."""
    return cast("View", Shown(view))


def some(keys: Sequence[str]) -> str:
    """Display a few keys on one line, and how many more there are."""
    told = ", ".join(keys[:FEW])
    return told if len(keys) <= FEW else f"{told} and {len(keys) - FEW} more"


def match_line(match: Match) -> str:
    """Display a match on one line: title, seats, how far it is, and who is asked what."""
    seats = len(match.table.seats)
    return f"<Match {match.game.name}, {seats} seats, answer {match.number}: {standing(match)}>"


def standing(match: Match) -> str:
    """Display who is asked what, or how the match ended; standing offers are nobody's business."""
    if match.result is not None:
        return f"over, {result_line(match.result)}"
    asked: dict[str, list[str]] = {}
    for ask in match.asks():
        if not ask.standing:
            asked.setdefault(ask.kind, []).append(str(int(ask.seat)))
    return "; ".join(
        f"{'seats' if len(seats) > 1 else 'seat'} {' and '.join(seats)} asked {kind!r}"
        for kind, seats in asked.items()
    )


def result_line(result: Result) -> str:
    """Display who won, with the scores in the order of the seats."""
    winners = " and ".join(str(seat) for seat in result.winners)
    who = f"{'seats' if len(result.winners) > 1 else 'seat'} {winners} won"
    return f"{who} ({result.ending}), scores {', '.join(str(s.total) for s in result.scores)}"


def prompt_line(prompt: Prompt) -> str:
    """Display a question on one line: seat, kind, rule and what can be answered."""
    rule = f" ({prompt.rule})" if prompt.rule else ""
    return f"<Prompt seat {prompt.seat}, {prompt.kind!r}{rule}: {takes(prompt)}>"


def takes(prompt: Prompt) -> str:
    """Display what a question takes for an answer."""
    if prompt.type == "amount":
        by = f" in steps of {prompt.step}" if prompt.step > 1 else ""
        return f"a number from {prompt.low} to {prompt.high}{by}"
    keys = some([option.key for option in prompt.options])
    return keys if prompt.type == "one" else f"{prompt.low} to {prompt.high} of {keys}"


def match_page(match: Match) -> str:
    """Display a match in a notebook as a spectator sees it, under the line of where it stands."""
    return f"<p><code>{escape(match_line(match))}</code></p>{drawn(match.view(None))}"


def prompt_page(prompt: Prompt) -> str:
    """Display a question in a notebook, with all its options."""
    head = f"<p><code>{escape(prompt_line(prompt))}</code></p>"
    if prompt.type == "amount":
        return head
    items = "".join(f"<li><code>{escape(option.key)}</code></li>" for option in prompt.options)
    return f"{head}<ul>{items}</ul>"


def result_page(result: Result) -> str:
    """Display the scores in a notebook: one row per part, one column per seat."""
    seats = range(len(result.scores))
    parts = dict.fromkeys(part for score in result.scores for part in score.parts)
    rows = [_row("th", ["", *(f"seat {seat}" for seat in seats)])]
    for part in parts:
        rows.append(_row("td", [part, *(score.parts.get(part, 0) for score in result.scores)]))
    rows.append(_row("th", ["total", *(score.total for score in result.scores)]))
    return f"<p>{escape(result_line(result))}</p><table>{''.join(rows)}</table>"


def _row(cell: str, values: Iterable[object]) -> str:
    return "<tr>" + "".join(f"<{cell}>{escape(str(v))}</{cell}>" for v in values) + "</tr>"


def drawn(view: View) -> str:
    """Display a view as an SVG picture: the middle of the table, then seat after seat."""
    parts: list[str] = []
    y = LINE
    for owner in range(-1, view["seats"]):
        parts.append(_text(8, y, _heading(view, owner), "seat"))
        y += LINE
        for zone in view["zones"]:
            if zone["owner"] == owner and zone["count"]:
                y = _draw_zone(parts, zone, y)
    size = f'width="{WIDTH}" height="{y}" viewBox="0 0 {WIDTH} {y}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><style>{STYLE}</style>'
    return f"{head}{''.join(parts)}</svg>"


def _heading(view: View, owner: int) -> str:
    """Return the name of a seat, marked if it is waited for, with its public numbers."""
    name = view["title"] if owner < 0 else f"seat {owner}"
    sign = " (asked)" if owner in view["waiting"] else ""
    counters = [f"{c['name']} {c['value']}" for c in view["counters"] if c["owner"] == owner]
    return "   ".join([name + sign, *counters])


def _draw_zone(parts: list[str], zone: SeenZone, y: int) -> int:
    """Draw a place with its cards, hidden ones as one, and return where the next line is."""
    parts.append(_text(8, y, zone["kind"].replace("_", " "), "dim"))
    names = [card["id"].replace("_", " ") for card in zone["cards"] if "id" in card]
    unseen = zone["count"] - len(names)
    boxes = [(name, "") for name in names] + ([(f"{unseen} face down", "down")] if unseen else [])
    row = (WIDTH - MARGIN) // CARD
    for i, (name, style) in enumerate(boxes):
        x, top = MARGIN + i % row * CARD, y + i // row * LINE - 16
        box = f'width="{CARD - 6}" height="{LINE - 4}" rx="3"'
        parts.append(f'<rect x="{x}" y="{top}" {box} class="{style}"/>')
        parts.append(_text(x + 5, top + 14, name[:15], ""))
    return y + (len(boxes) + row - 1) // row * LINE


def _text(x: int, y: int, words: str, style: str) -> str:
    return f'<text x="{x}" y="{y}" class="{style}">{escape(words)}</text>'
