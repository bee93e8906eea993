"""Results as a page that needs nothing else: styles, drawings and sorting are all inside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from portside.sim.plots import bar_plot, dot_plot, histogram
from portside.sim.report_words import Words

if TYPE_CHECKING:
    from portside.sim.arena import Line, Standings
    from portside.sim.lab import Insight
    from portside.sim.training import Training

STYLE: Final = """
:root { color-scheme: light dark; --ink: #17324a; --paper: #f7f5ef; --line: #c9c3b3;
  --mark: #b4532a; --bar: #3f7ea6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ecf1; --paper: #12202c; --line: #3a4d5c;
  --mark: #ef9a6b; --bar: #6fb1d8; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid var(--bar); }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
svg .label { text-anchor: end; } svg circle, svg .bar { fill: var(--bar); }
svg .interval { stroke: var(--bar); stroke-width: 5; opacity: .45; stroke-linecap: round; }
svg .mark { stroke: var(--mark); stroke-dasharray: 5 4; }
.note { opacity: .8; font-size: .9rem; } .scroll { overflow-x: auto; }
"""
SORTING: Final = """
for (const button of document.querySelectorAll("th button")) button.onclick = () => {
  const cell = button.parentElement, body = cell.closest("table").tBodies[0];
  const up = cell.ariaSort !== "descending", at = cell.cellIndex;
  const value = row => row.cells[at].dataset.value ?? row.cells[at].textContent;
  const rows = [...body.rows].sort((a, b) => {
    const x = value(a), y = value(b);
    return isNaN(x) || isNaN(y) ? String(x).localeCompare(y) : x - y;
  });
  for (const other of cell.parentElement.cells) other.ariaSort = null;
  cell.ariaSort = up ? "descending" : "ascending";
  body.append(...(up ? rows.reverse() : rows));
};
"""

STANDINGS: Final = ("rating", "win-rate", "sat", "score", "time", "forfeits")
"""What is told of a bot in numbers, by the ends of text ids."""
Cell = str | tuple[str, float]
"""Text, or text with the number to sort it by."""


def report_page(words: Words, heading: str, parts: Iterable[str]) -> str:
    """Return a whole page of a report."""
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n"
        f"<body>\n<h1>{escape(heading)}</h1>\n"
        + "\n".join(parts)
        + f"\n<script>{SORTING}</script>\n</body></html>\n"
    )


def report_section(heading: str, *parts: str) -> str:
    """Return a part of a report under a heading."""
    return f"<h2>{escape(heading)}</h2>\n" + "\n".join(parts)


def report_note(text: str) -> str:
    """Return a remark in a report."""
    return f'<p class="note">{escape(text)}</p>'


def report_table(heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """Return a table of a report that can be sorted by any column."""
    head = "".join(f'<th scope="col"><button>{escape(name)}</button></th>' for name in heads)
    body = "".join("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    return f'<td data-value="{cell[1]:.6g}">{escape(cell[0])}</td>'


# -- the arena


def arena_page(standings: Standings, words: Words) -> str:
    """Return the report of a contest."""
    contest = standings.contest
    lines = standings.lines()
    seats = [(words.title.seat(i), each) for i, each in enumerate(standings.by_seat())]
    parts = [
        report_note(
            words(
                "arena-intro",
                matches=len(standings.rows),
                deals=len({row.deal for row in standings.rows}),
                seats=contest.seats,
                seed=contest.seed,
            )
        ),
        report_section(
            words("ratings"),
            dot_plot(
                [(line.bot, line.rating) for line in lines],
                lambda points: f"{points:.0f}",
                words("ratings"),
            ),
            report_note(words("ratings-note")),
        ),
        report_section(
            words("wins"),
            dot_plot(
                [(line.bot, line.rate) for line in lines],
                words.percent,
                words("wins"),
                1 / contest.seats,
            ),
            _standings_table(standings, words),
        ),
        report_section(
            words("seats"), dot_plot(seats, words.percent, words("seats"), 1 / contest.seats)
        ),
        report_section(words("scores"), histogram(_totals(standings), words("scores"))),
    ]
    if standings.lost:
        parts.append(report_note(words("lost", matches=standings.lost)))
    return report_page(words, words("arena-heading", title=words.title.name()), parts)


def _totals(standings: Standings) -> list[float]:
    return [float(total) for row in standings.rows for total in row.totals]


def standings_row(line: Line, words: Words) -> tuple[str, list[tuple[str, float]]]:
    """Return what a report tells of a bot: its name, and the numbers under `STANDINGS`."""
    elo, forfeits = line.rating, sum(line.forfeits.values())
    return line.bot, [
        (f"{elo.value:.0f} ({elo.low:.0f} – {elo.high:.0f})", elo.value),
        (words.between(line.rate), line.rate.value),
        (str(line.sat), line.sat),
        (f"{line.score:.1f}", line.score),
        (f"{line.milliseconds:.1f} ms", line.milliseconds),
        (str(forfeits), forfeits),
    ]


def _standings_table(standings: Standings, words: Words) -> str:
    heads = [words(f"head-{head}") for head in ("bot", *STANDINGS)]
    rows = (standings_row(line, words) for line in standings.lines())
    return report_table(heads, [[bot, *numbers] for bot, numbers in rows])


# -- the lab


def lab_page(insight: Insight, words: Words) -> str:
    """Return the report of a study."""
    study, findings = insight.study, insight.findings
    turns = [each.turns for each in findings if each.turns is not None]
    even = 1 / study.seats
    seats = [words.title.seat(i) for i in range(study.seats)]
    return report_page(
        words,
        words("lab-heading", title=words.title.name()),
        [
            report_note(
                words(
                    "lab-intro",
                    matches=len(findings),
                    seats=study.seats,
                    bot=study.bot,
                    seed=study.seed,
                )
            ),
            report_section(
                words("lengths"),
                histogram(turns or [each.answers for each in findings], words("lengths")),
                report_note(words("lengths-in-turns" if turns else "lengths-in-answers")),
            ),
            report_section(
                words("endings"),
                dot_plot(
                    [(words.title.ending(n), each) for n, each in insight.endings().items()],
                    words.percent,
                    words("endings"),
                ),
            ),
            report_section(
                words("seats"),
                dot_plot(
                    list(zip(seats, insight.by_seat(), strict=True)),
                    words.percent,
                    words("seats"),
                    even,
                ),
            ),
            report_section(words("scores"), *_scores(insight, words)),
            report_section(words("cards"), *_cards(insight, words)),
        ],
    )


def _scores(insight: Insight, words: Words) -> list[str]:
    parts = insight.parts()
    totals = [float(total) for each in insight.findings for total in each.totals]
    rows: list[list[Cell]] = [
        [words.title.part(name), (f"{everybody:.2f}", everybody), (f"{winners:.2f}", winners)]
        for name, (everybody, winners) in parts.items()
    ]
    heads = [words("head-part"), words("head-everybody"), words("head-winners")]
    means = [(words.title.part(name), everybody) for name, (everybody, _) in parts.items()]
    return [
        histogram(totals, words("scores")),
        bar_plot(means, lambda points: f"{points:.1f}", words("head-part")),
        report_table(heads, rows),
    ]


def _cards(insight: Insight, words: Words) -> list[str]:
    lines = insight.cards()
    many = len(insight.findings)
    telling = [line for line in lines if line.users]
    some = telling if len(telling) <= 24 else [*telling[:12], *telling[-12:]]
    rows: list[list[Cell]] = [
        [
            words.title.card(line.slug),
            (words.percent(line.held / many), line.held),
            (words.percent(line.used / many), line.used),
            (
                words.percent(line.used / line.held) if line.held else "–",
                _share(line.used, line.held),
            ),
            (words.between(line.win_rate) if line.users else "–", line.win_rate.value),
            (words.points(line.lift.value) if line.users else "–", line.lift.value),
        ]
        for line in lines
    ]
    heads = ("card", "held", "used", "used-held", "win-rate", "lift")
    return [
        report_note(words("cards-note")),
        dot_plot(
            [(words.title.card(line.slug), line.lift) for line in some],
            words.points,
            words("cards"),
            0.0,
        ),
        report_table([words("head-" + head) for head in heads], rows),
    ]


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def training_page(training: Training, words: Words) -> str:
    """Return how a training went: what each step won, and what traits are worth now."""
    steps, plan = training.state.steps, training.plan
    rows = [(words("round", number=i), step.lift) for i, step in enumerate(steps, start=1)]
    best: list[list[Cell]] = [
        [name, (f"{late:+.2f}", late), (f"{early:+.2f}", early)]
        for name, (late, early) in training.state.best.items()
    ]
    kept = ", ".join(str(i) for i, step in enumerate(steps, start=1) if step.passed) or "–"
    facts = {"seats": plan.seats, "seed": plan.seed, "deals": plan.deals, "gate": plan.gate}
    return report_page(
        words,
        words("train-heading", title=words.title.name()),
        [
            report_note(words("train-intro", **facts)),
            report_section(
                words("steps"),
                dot_plot(rows, lambda points: f"{points:+.1f}", words("steps"), 0.0),
                report_note(words("steps-kept", rounds=kept)),
            ),
            report_section(
                words("traits"),
                report_note(words("traits-note")),
                report_table([words(f"head-{head}") for head in ("trait", "late", "early")], best),
            ),
            *([_cards_by_lot(cards, words)] if (cards := training.weights().cards) else []),
        ],
    )


def _cards_by_lot(cards: Mapping[str, float], words: Words) -> str:
    """Return the part of a training's report about what cards are worth."""
    order = sorted(cards.items(), key=lambda card: -card[1])
    rows: list[list[Cell]] = [[name, (f"{worth:+.2f}", worth)] for name, worth in order]
    return report_section(
        words("lot-cards"),
        report_note(words("lot-cards-note")),
        report_table([words("head-card"), words("head-lift")], rows),
    )
