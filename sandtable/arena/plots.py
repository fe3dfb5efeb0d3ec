"""Draw the report's plots as inline SVG, without a library or a script.

Colours are classes of the report's style sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 720
LABELS: Final = 190  # room for labels on the left
ROW: Final = 24
COLOURS: Final = 6


class Dot(NamedTuple):
    """A labelled value with the bounds of its interval, to be drawn as a dot."""

    label: str
    value: float
    low: float | None
    high: float | None
    colour: int = 0


def number(value: float) -> str:
    """Format a number with four significant digits."""
    return f"{value:.4g}"


def _ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Return evenly spaced round numbers that cover the range from `low` to `high`, for the marks of an axis."""
    span = max(high - low, 1e-9)
    raw = span / about
    unit = 10.0 ** floor(log10(raw))
    step = next(unit * k for k in (1, 2, 2.5, 5, 10) if unit * k >= raw * 0.999)
    first = floor(low / step + 1e-9)
    out = [first * step]
    while out[-1] < high - step * 1e-9:
        out.append((first + len(out)) * step)
    return out


def _svg(height: float, title: str, inside: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(inside)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def dots(title: str, rows: Sequence[Dot], show: Callable[[float], str] = number, mark: float | None = None) -> str:
    """Return a plot with one row for each value: a dot, with a whisker for its interval. `mark` is the value of a line
    across all rows."""
    if not rows:
        return ""
    ends = [end for row in rows for end in (row.value, row.low, row.high) if end is not None]
    ends += [mark] if mark is not None else []
    ticks = _ticks(min(ends), max(ends)) if min(ends) < max(ends) else [min(ends), min(ends) + 1]
    low, high = ticks[0], ticks[-1]

    def x(value: float) -> float:
        return LABELS + (value - low) / (high - low) * (WIDTH - LABELS - 90)

    bottom = 8 + ROW * len(rows)
    out = [_line(x(tick), 4, x(tick), bottom, "grid") for tick in ticks]
    out += [_text(x(tick), bottom + 16, show(tick), "middle", "tick") for tick in ticks]
    if mark is not None:
        out.append(_line(x(mark), 4, x(mark), bottom, "mark"))
    for i, row in enumerate(rows):
        y = 8 + ROW * (i + 0.5)
        colour = f"s{row.colour % COLOURS}"
        out.append(_text(LABELS - 10, y + 4, row.label, "end"))
        if row.low is not None and row.high is not None:
            out.append(_line(x(row.low), y, x(row.high), y, f"whisker {colour}"))
        out.append(f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="5" class="{colour}"/>')
        out.append(_text(WIDTH - 80, y + 4, show(row.value), "start", "tick"))
    return _svg(bottom + 24, title, out)


def lines(title: str, series: Sequence[tuple[str, Sequence[float]]], across: str) -> str:
    """Return a plot with one curve for each series over the x axis 1, 2, 3, …, which is labelled `across`."""
    longest = max((len(values) for _, values in series), default=0)
    if longest == 0:
        return ""
    top = max(max(values) for _, values in series if values)
    ticks = _ticks(0.0, max(top, 1.0))
    height = 240.0
    left, right, bottom = 40.0, WIDTH - 130.0, height - 36

    def x(i: int) -> float:
        return left + (right - left) * (i / max(1, longest - 1))

    def y(value: float) -> float:
        return bottom - (bottom - 10) * value / ticks[-1]

    out = [_line(left, y(tick), right, y(tick), "grid") for tick in ticks]
    out += [_text(left - 6, y(tick) + 4, number(tick), "end", "tick") for tick in ticks]
    out += [_text(x(i), bottom + 16, str(i + 1), "middle", "tick") for i in range(longest)]
    out.append(_text((left + right) / 2, height - 4, across, "middle", "tick"))
    ends = _apart([y(values[-1]) for _, values in series if values], 15.0)
    for k, (label, values) in enumerate((label, values) for label, values in series if values):
        points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(values))
        out.append(f'<polyline points="{points}" class="curve s{k % COLOURS}"/>')
        out.append(_text(right + 10, ends[k] + 4, label, "start", f"t{k % COLOURS}"))
    return _svg(height, title, out)


def _apart(places: list[float], least: float) -> list[float]:
    """Return the positions of labels, moved downwards so that neighbours are at least `least` apart."""
    out = places[:]
    below = -1e9
    for i in sorted(range(len(places)), key=lambda i: places[i]):
        out[i] = max(out[i], below + least)
        below = out[i]
    return out


def columns(title: str, counts: Sequence[tuple[str, float]], across: str) -> str:
    """Return a chart with one column for each labelled count; `across` is the label of the x axis."""
    if not counts:
        return ""
    ticks = _ticks(0.0, max(1.0, max(value for _, value in counts)), 4)
    height = 200.0
    left, right, bottom = 50.0, WIDTH - 20.0, height - 36
    wide = (right - left) / len(counts)

    def y(value: float) -> float:
        return bottom - (bottom - 10) * value / ticks[-1]

    out = [_line(left, y(tick), right, y(tick), "grid") for tick in ticks]
    out += [_text(left - 6, y(tick) + 4, number(tick), "end", "tick") for tick in ticks]
    for i, (label, value) in enumerate(counts):
        at = left + wide * i
        inner = min(wide * 0.8, 60.0)
        out.append(
            f'<rect x="{at + (wide - inner) / 2:.1f}" y="{y(value):.1f}" width="{inner:.1f}" '
            f'height="{bottom - y(value):.1f}" class="s0"/>'
        )
        out.append(_text(at + wide / 2, bottom + 16, label, "middle", "tick"))
    out.append(_text((left + right) / 2, height - 4, across, "middle", "tick"))
    return _svg(height, title, out)


def stacked(title: str, rows: Sequence[tuple[str, Sequence[float]]], parts: Sequence[str]) -> str:
    """Return a plot with one stacked bar for each row; negative parts are drawn as 0."""
    totals = [sum(max(0.0, value) for value in values) for _, values in rows]
    if not totals or max(totals) <= 0:
        return ""
    ticks = _ticks(0.0, max(totals))
    bottom = 8 + (ROW + 6) * len(rows)

    def x(value: float) -> float:
        return LABELS + value / ticks[-1] * (WIDTH - LABELS - 40)

    out = [_line(x(tick), 4, x(tick), bottom, "grid") for tick in ticks]
    out += [_text(x(tick), bottom + 16, number(tick), "middle", "tick") for tick in ticks]
    for i, (label, values) in enumerate(rows):
        top = 8 + (ROW + 6) * i
        out.append(_text(LABELS - 10, top + 18, label, "end"))
        at = 0.0
        for k, value in enumerate(max(0.0, value) for value in values):
            if value:
                out.append(
                    f'<rect x="{x(at):.1f}" y="{top + 2}" width="{x(at + value) - x(at):.1f}" height="{ROW}" '
                    f'class="s{k % COLOURS}"><title>{escape(parts[k])}: {number(value)}</title></rect>'
                )
            at += value
    return _svg(bottom + 24, title, out) + legend(parts)


def legend(parts: Sequence[str]) -> str:
    """Return a legend that shows the colour of each part."""
    items = "".join(f'<span><i class="s{k % COLOURS}"></i>{escape(part)}</span>' for k, part in enumerate(parts))
    return f'<p class="legend">{items}</p>'
