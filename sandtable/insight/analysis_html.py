"""An analysis as one HTML file that needs nothing else: the chart, a table of the same numbers, and the cards."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from sandtable.core.fluent import Words

Data = dict[str, Any]

COLOURS: Final = ("#ff5a4f", "#5b8cf2", "#3fd0a4", "#f4d64e", "#c792ea", "#ff9b3d", "#9aa5ce", "#e07a9f")
SHAPES: Final = ("●", "◆", "■", "▲", "⬟", "✦", "✚", "⬢")
WIDE, HIGH, LEFT, RIGHT, TOP, LOW = 920, 420, 44, 16, 16, 34
STYLE: Final = """
:root { color-scheme: dark; } * { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: #10132b; color: #e8e6f0;
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; margin: 1.6rem 0 .5rem; } h1 { margin-top: 0; }
svg { width: 100%; height: auto; background: #181c3d; border-radius: 10px; }
svg text { fill: #b9bad4; font-size: 13px; } .grid { stroke: #2d3260; } path { fill: none; stroke-width: 2.4; }
.table { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #2d3260; }
th:first-child { text-align: left; }
section { background: #181c3d; border: 1px solid #2d3260; border-radius: 10px; padding: 1rem 1.2rem; margin: 1rem 0; }
section h2 { margin-top: 0; } ol { padding-left: 1.4rem; } li { margin: .7rem 0; } p { margin: .2rem 0; }
.bad { color: #ff9a90; } .good { color: #8fd694; } .quiet { color: #b9bad4; }
"""


def report(data: Data, words: Words) -> str:
    """Return an analysis as an HTML page. `data` comes from `analysis_told.as_data` in the same language."""
    names = [escape(name) for name in data["names"]]
    head = escape(words.say("analysis-report"))
    seats = "".join(_seat(story, names, words) for story in data["seats"])
    return (
        f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8"><title>{head}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{head}</h1>{_chart(data, names, words)}{_table(data, names, words)}{seats}</body></html>\n"
    )


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def parts_of(told: Data) -> tuple[int, int, int, int, int]:
    """Return start, luck, choices, others' play and end in whole percents; the first four add up to the end."""
    start, end = percent(told["start"]), percent(told["end"])
    luck, choices = percent(told["luck"]), percent(told["choices"])
    return start, luck, choices, end - start - luck - choices, end


def _chart(data: Data, names: list[str], words: Words) -> str:
    points = data["points"]
    last = max(1, points[-1]["n"])

    def x(n: int) -> float:
        return LEFT + float(n * (WIDE - LEFT - RIGHT) / last)

    def y(chance: float) -> float:
        return TOP + (1.0 - chance) * (HIGH - TOP - LOW)

    out = []
    for tick in (0, 25, 50, 75, 100):
        at = y(tick / 100)
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        out.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{tick}</text>')
    for point in _first_of_rounds(points):
        out.append(f'<text x="{x(point["n"]):.1f}" y="{HIGH - 10}">{point["round"]}</text>')
    parties = len(points[0]["chances"])
    for party in range(parties):
        line = "L".join(f"{x(point['n']):.1f} {y(point['chances'][party]):.1f}" for point in points)
        out.append(f'<path d="M{line}" stroke="{COLOURS[party % len(COLOURS)]}"/>')
    label = escape(words.say("analysis-curve"))
    legend = " ".join(
        f'<span style="color:{COLOURS[at % len(COLOURS)]}">{SHAPES[at % len(SHAPES)]}</span> {name}'
        for at, name in enumerate(names[:parties])
    )
    return (
        f'<h2>{label}</h2><p>{legend}</p><p class="quiet">{escape(words.say("analysis-curve-about"))}</p>'
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(out)}</svg>'
    )


def _first_of_rounds(points: list[Data]) -> list[Data]:
    found: dict[int, Data] = {}
    for point in points:
        found.setdefault(point["round"], point)
    return list(found.values())


def _table(data: Data, names: list[str], words: Words) -> str:
    points = data["points"]
    columns = [*_first_of_rounds(points), points[-1]]
    heads = [str(point["round"]) for point in columns[:-1]] + [escape(words.say("analysis-end"))]
    rows = "".join(
        f'<tr><th scope="row">{name}</th>'
        + "".join(f"<td>{percent(point['chances'][party])}</td>" for point in columns)
        + "</tr>"
        for party, name in enumerate(names[: len(points[0]["chances"])])
    )
    return (
        f'<div class="table"><table><caption>{escape(words.say("analysis-table"))}</caption><thead><tr><th></th>'
        + "".join(f'<th scope="col">{head}</th>' for head in heads)
        + f"</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _seat(story: Data, names: list[str], words: Words) -> str:
    start, luck, choices, others, end = parts_of(story)
    cells = (
        ("start", str(start)), ("luck", signed(luck)), ("choices", signed(choices)), ("others", signed(others)),
        ("end", str(end)),
    )  # fmt: skip
    heads = "".join(f'<th scope="col">{escape(words.say(f"analysis-{id}"))}</th>' for id, _ in cells)
    values = "".join(f"<td>{text}</td>" for _, text in cells)
    cards = "".join(f"<li>{_card(moment, words)}</li>" for moment in story["mistakes"])
    cards = f"<ol>{cards}</ol>" if cards else f"<p>{escape(words.say('analysis-none'))}</p>"
    best = f"<h3>{escape(words.say('analysis-best'))}</h3>{_card(story['best'], words)}" if story["best"] else ""
    return (
        f'<section><h2>{names[story["seat"]]}</h2><div class="table"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody><tr>{values}</tr></tbody></table></div>"
        f"<h3>{escape(words.say('analysis-mistakes'))}</h3>{cards}{best}</section>"
    )


def _card(moment: Data, words: Words) -> str:
    gain = percent(moment["chance"]) - percent(moment["chance_other"])
    other = "analysis-better" if gain < 0 else "analysis-second"
    lines = "".join(
        f"<p>{escape(words.say(id))}: {escape(' › '.join(moment[key]['labels']))} "
        f"<b>{escape(words.say('analysis-percent', n=percent(chance)))}</b></p>"
        for id, key, chance in (
            ("analysis-did", "did", moment["chance"]),
            (other, "other", moment["chance_other"]),
        )
    )
    kind = "bad" if gain < 0 else "good"
    return (
        f"<p><b>{escape(words.say('analysis-round', n=moment['round']))}</b> "
        f'<span class="{kind}">{signed(gain)}</span> <span class="quiet">'
        f"{escape(words.say('analysis-move', n=moment['n'] + 1))}</span></p>"
        f"{lines}<p>{escape(moment['why'])}</p>"
    )
