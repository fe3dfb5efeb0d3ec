"""The report of a run: its figures as plots, in one HTML page without scripts."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final

from sandtable.arena.plots import Dot, dots, lines
from sandtable.arena.report import STYLE, percent, table
from sandtable.learn.logs import FIGURES

REPORT: Final = "report.html"
POINTS: Final = 20  # of a curve; others between them are left out
BINS: Final = 10


def read(folder: Path) -> list[dict[str, Any]]:
    """Return the figures of a run as a list of dicts, one for each line of its log file."""
    text = (folder / FIGURES).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line]


def _curve(told: list[dict[str, Any]], key: str, factor: float = 1.0) -> list[float]:
    values = [line[key] * factor for line in told if key in line]
    step = max(1, -(-len(values) // POINTS))
    return values[step - 1 :: step]


def _across(told: list[dict[str, Any]]) -> str:
    seconds = [line["second"] for line in told]
    return f"reports, from second {seconds[0]:.0f} to {seconds[-1]:.0f}" if seconds else ""


def _plot(title: str, told: list[dict[str, Any]], curves: list[tuple[str, str, float]]) -> list[str]:
    series = [(label, _curve(told, key, factor)) for label, key, factor in curves]
    drawn = lines(title, [(label, values) for label, values in series if values], _across(told))
    return [f"<h2>{escape(title)}</h2>", drawn] if drawn else []


def _evaluated(found: dict[str, Any]) -> list[str]:
    """Return the HTML of the section on the final evaluation: the share of wins, and how well predicted chances agreed
    with results."""
    share = dots(
        "Share of wins among greedy bots", [Dot("the net", found["share"], found["low"], found["high"])], percent
    )
    rows = [
        [f"{number / BINS:.0%} to {(number + 1) / BINS:.0%}", f"{int(n):,}", percent(told), percent(came)]
        for number, (n, told, came) in enumerate(found["bins"])
        if n
    ]
    return [
        "<h2>Evaluation</h2>",
        f"<p>{found['games']:,} games, one net among greedy bots, its best option each time. "
        f"Brier score of its chance to win: {found['brier']:.4f}.</p>",
        share,
        table(("chance told", "positions", "mean", "won"), rows),
    ]


def page(folder: Path) -> str:
    """Return the HTML page of a run."""
    told = read(folder)
    settings: dict[str, Any] = next((line["settings"] for line in told if "settings" in line), {})
    playing = [line for line in told if line.get("imitating") is False]
    imitating = [line for line in told if line.get("imitating")]
    heading = f"Learning {settings.get('title', '')}"
    parts = [f"<h1>{escape(heading)}</h1>"]
    parts += _plot("Imitation: choices like the greedy bot, in percent", imitating, [("alike", "right", 100.0)])
    parts += _plot(
        "Wins of the learner while it learns, in percent",
        playing,
        [(name, f"share_{name}", 100.0) for name in ("greedy", "former", "random")],
    )  # fmt: skip
    parts += _plot("Entropy of the policy, in hundredths", playing, [("entropy", "entropy", 100.0)])
    parts += _plot("Change of the policy in a round, in thousandths", playing, [("kl", "kl", 1000.0)])
    parts += _plot("Thousands of decisions a second", told, [("decisions", "decisions_per_second", 0.001)])
    for line in told:
        if "evaluation" in line:
            parts += _evaluated(line["evaluation"])
    parts.append(f"<h2>Settings</h2><pre>{escape(json.dumps(settings, indent=1))}</pre>")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )  # fmt: skip


def write(folder: Path) -> Path:
    """Write the report of a run into its folder and return the path of the page."""
    file = folder / REPORT
    file.write_text(page(folder), encoding="utf-8")
    return file
