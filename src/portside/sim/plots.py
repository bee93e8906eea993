"""Small drawings for reports: plain SVG that takes its colours from the page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from portside.sim.stats import Estimate

ROW = 24
LABEL = 240
VALUES = 190
WIDTH = 860
LONGEST = 36
"""A longer label is cut; pointing at it shows the whole."""


def dot_plot(
    rows: Sequence[tuple[str, Estimate]],
    shown: Callable[[float], str],
    title: str,
    mark: float | None = None,
) -> str:
    """Plot estimates as dots on bars that span their intervals, one row each.

    Args:
        rows: labels and estimates.
        shown: turns a number into text.
        title: what a reader who cannot see it is told.
        mark: where a dashed line goes, such as what chance would give.
    """
    values = [x for _, e in rows for x in (e.low, e.high)] + ([] if mark is None else [mark])
    low, high = min(values, default=0.0), max(values, default=1.0)
    scale = _scale(low, high)
    parts = []
    for i, (label, e) in enumerate(rows):
        y = i * ROW + ROW / 2
        text = f"{shown(e.value)} ({shown(e.low)} – {shown(e.high)})"
        parts.append(
            f'<line class="interval" x1="{scale(e.low):.1f}" x2="{scale(e.high):.1f}" '
            f'y1="{y}" y2="{y}"/><circle cx="{scale(e.value):.1f}" cy="{y}" r="4.5"/>'
            f"{_label(label, y)}{_value(text, y)}"
        )
    if mark is not None:
        x = f"{scale(mark):.1f}"
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="0" y2="{len(rows) * ROW}"/>')
    return _svg("".join(parts), len(rows) * ROW, title)


def bar_plot(rows: Sequence[tuple[str, float]], shown: Callable[[float], str], title: str) -> str:
    """Plot numbers as bars from zero, one row each."""
    scale = _scale(min([0.0, *(v for _, v in rows)]), max([0.0, *(v for _, v in rows)]))
    parts = []
    for i, (label, value) in enumerate(rows):
        y = i * ROW + ROW / 2
        left, right = sorted((scale(0.0), scale(value)))
        parts.append(
            f'<rect class="bar" x="{left:.1f}" width="{max(right - left, 1):.1f}" y="{y - 7}" '
            f'height="14" rx="2"/>{_label(label, y)}{_value(shown(value), y)}'
        )
    return _svg("".join(parts), len(rows) * ROW, title)


def histogram(numbers: Sequence[float], title: str, bins: int = 24) -> str:
    """Plot how often numbers fall where."""
    low, high = min(numbers), max(numbers)
    step = nice_step((high - low) / bins) if high > low else 1.0
    first = math.floor(low / step)
    counts = [0] * (math.floor(high / step) - first + 1)
    for number in numbers:
        counts[math.floor(number / step) - first] += 1
    wide, tall = WIDTH / len(counts), 150.0
    most = max(counts)
    parts = []
    for i, count in enumerate(counts):
        height = tall * count / most
        start = (first + i) * step
        parts.append(
            f'<rect class="bar" x="{i * wide + 1:.1f}" width="{max(wide - 2, 1):.1f}" '
            f'y="{tall - height:.1f}" height="{height:.1f}">'
            f"<title>{start:g} – {start + step:g}: {count}</title></rect>"
        )
        if i % max(1, len(counts) // 8) == 0:
            parts.append(f'<text x="{i * wide + 2:.1f}" y="{tall + 16}">{start:g}</text>')
    return _svg("".join(parts), int(tall) + 22, title)


def nice_step(step: float) -> float:
    """Return a step people like on a plot: 1, 2 or 5 times a power of ten, and at least as big."""
    power = 10.0 ** math.floor(math.log10(step))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * 0.999)


def _scale(low: float, high: float) -> Callable[[float], float]:
    span = (high - low) or 1.0
    room = WIDTH - LABEL - VALUES - 16
    return lambda value: LABEL + 8 + room * (value - low) / span


def _label(text: str, y: float) -> str:
    short = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    whole = f"<title>{escape(text)}</title>" if short != text else ""
    return f'<text class="label" x="{LABEL - 8}" y="{y + 4}">{escape(short)}{whole}</text>'


def _value(text: str, y: float) -> str:
    return f'<text x="{WIDTH - VALUES + 8}" y="{y + 4}">{escape(text)}</text>'


def _svg(inner: str, height: int, title: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img"><title>{escape(title)}</title>'
    return f"{head}{inner}</svg>"
