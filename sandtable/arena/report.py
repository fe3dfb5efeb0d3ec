"""Write a tournament as one self-contained HTML page with tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, Final

from sandtable.arena.plots import Dot, columns, dots, lines, number, stacked

MOST_CARDS: Final = 40
MOST_CARDS_DRAWN: Final = 20
MOST_SOURCES: Final = 30

Name = Callable[[str], str]

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2118; --soft: #7a6a58; --paper: #fbf7f0; --grid: #e4d9c8; --mark: #a33b20;
  --c0: #b5651d; --c1: #2f6f8f; --c2: #6a8a3a; --c3: #8c4a7f; --c4: #c9a227; --c5: #5b5b66; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee3d2; --soft: #a99a86; --paper: #1d1813; --grid: #3a3129;
  --mark: #e0704f; --c0: #e09a4f; --c1: #6db1d1; --c2: #a6c571; --c3: #c98abd; --c4: #e6c95a; --c5: #a9a9b5; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
p.note { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-size: .93rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--grid); }
th:first-child, td:first-child { text-align: left; }
td.text, th.text { text-align: left; }
.scroll { overflow-x: auto; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: var(--ink); }
.tick { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--grid); } .mark { stroke: var(--mark); stroke-dasharray: 4 3; }
.whisker { stroke-width: 3; opacity: .55; } .curve { fill: none !important; stroke-width: 2.5; }
.legend span { margin-right: 1.2em; white-space: nowrap; }
.legend i { display: inline-block; width: .9em; height: .9em; margin-right: .4em; vertical-align: -.1em; }
""" + "".join(
    f".s{k} {{ fill: var(--c{k}); stroke: var(--c{k}); background: var(--c{k}); }} .t{k} {{ fill: var(--c{k}); }}\n"
    for k in range(6)
)


def percent(share: float) -> str:
    """Format a share as a percentage."""
    return f"{100 * share:.1f}%"


def span(found: dict[str, Any], show: Callable[[float], str]) -> str:
    """Format the two bounds of an interval as text."""
    if found["low"] is None:
        return "–"
    return f"{show(found['low'])} to {show(found['high'])}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], text: Sequence[int] = ()) -> str:
    """Return an HTML table; `text` lists the columns besides the first that hold text and are aligned left."""

    def cells(tag: str, values: Sequence[str]) -> str:
        return "".join(
            f'<{tag} class="text">{escape(value)}</{tag}>' if i in text else f"<{tag}>{escape(value)}</{tag}>"
            for i, value in enumerate(values)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{cells("th", heads)}</tr></thead><tbody>{body}</tbody></table></div>'


def page(summary: dict[str, Any], name: Name) -> str:
    """Return the HTML page of a summary; `name` turns an id such as `leader:paul_atreides` into a readable name."""
    heading = f"{summary['title']}: {', '.join(summary['lineup'])}"
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f'<p class="note">{escape(_about(summary))}</p>',
        *_bots(summary),
        *_seats_and_leaders(summary, name),
        *_points(summary, name),
        *_cards(summary, name),
        *_length(summary),
        *_failures(summary),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(heading)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in parts if part)
        + "\n</body>\n</html>\n"
    )


def _about(summary: dict[str, Any]) -> str:
    """Return the introduction of the report."""
    dealt = "seed and Leaders" if summary["by_leader"] else "seed"
    return (
        f"{summary['games']:,} games in {summary['blocks']:,} blocks from seed {summary['seed']}: the games of a block "
        f"have the same {dealt}, and the bots change seats {summary['rotations']} times. "
        f"{_stopped(summary)}"
        f"{summary['failures']:,} failed. {summary['decisions']:,} decisions in {summary['seconds']:,.0f} seconds. "
        "Intervals are of 95% confidence. Shares of wins are for one seat; a shared win counts in parts."
    )


def _stopped(summary: dict[str, Any]) -> str:
    by = summary.get("stopped")
    return f"It was stopped by {by} before the {summary['asked']:,} games it was meant to have. " if by else ""


def _label(bot: dict[str, Any]) -> str:
    return f"{bot['spec']} ({bot['name']})" if bot["name"] else bot["spec"]


def _bots(summary: dict[str, Any]) -> list[str]:
    """Return the HTML of the section with the results, win rates and ratings of the bots."""
    bots = summary["bots"]
    rows = [
        (
            _label(bot),
            str(bot["seats"]),
            f"{bot['wins']:g}",
            percent(bot["win_rate"]["share"]),
            span(bot["win_rate"], percent),
            f"{bot['mean_rank']['mean']:.2f}",
            span(bot["mean_rank"], "{:.2f}".format),
            f"{bot['points']['mean']:.2f}",
            f"{bot['rating']['rating']:.0f}",
            span(bot["rating"], "{:.0f}".format),
            "–" if bot["ms_per_decision"] is None else f"{bot['ms_per_decision']:.2f}",
            str(bot["failures"]),
        )
        for bot in bots
    ]
    heads = (
        "Bot", "Seats", "Wins", "Wins per seat", "interval", "Mean rank", "interval", "Points", "Rating", "interval",
        "ms per decision", "Failures",
    )  # fmt: skip
    shares = [
        Dot(_label(b), b["win_rate"]["share"], b["win_rate"]["low"], b["win_rate"]["high"], i)
        for i, b in enumerate(bots)
    ]
    ratings = [
        Dot(_label(b), b["rating"]["rating"], b["rating"]["low"], b["rating"]["high"], i) for i, b in enumerate(bots)
    ]
    return [
        "<h2>Bots</h2>",
        table(heads, rows),
        "<h2>Share of wins for one seat</h2>",
        dots("Share of wins for one seat", shares, percent, summary["even_share"]),
        '<p class="note">The dashed line is an even share.</p>',
        "<h2>Ratings</h2>",
        dots("Ratings", ratings, "{:.0f}".format),
        '<p class="note">Plackett-Luce on the scale of Elo: 400 points are odds of ten to one, 1500 is the mean.</p>',
    ]


def _shares(found: dict[str, Any], label: Callable[[str], str]) -> list[Dot]:
    """Return the win rates in `found`, by id, as labelled dots of a plot; `label` turns an id into its label."""
    return [Dot(label(id), entry["share"], entry["low"], entry["high"]) for id, entry in found.items()]


def _seats_and_leaders(summary: dict[str, Any], name: Name) -> list[str]:
    """Return the HTML of the sections with wins by seat and by Leader."""
    even = summary["even_share"]
    leaders = dict(sorted(summary["by_leader"].items(), key=lambda item: -item[1]["share"]))
    out = [
        "<h2>Wins by seat</h2>",
        dots("Wins by seat", _shares(summary["by_seat"], lambda id: f"Seat {int(id) + 1}"), percent, even),
    ]
    if leaders:
        bots = [bot for bot, found in summary["by_bot"].items() if found["by_leader"]]
        rows = []
        for id, entry in leaders.items():
            own = [summary["by_bot"][bot]["by_leader"].get(id) for bot in bots]
            each = [f"{percent(found['share'])} of {found['games']}" if found else "–" for found in own]
            rows.append(
                (name("leader:" + id), str(entry["games"]), percent(entry["share"]), span(entry, percent), *each)
            )
        out += [
            "<h2>Wins by Leader</h2>",
            dots("Wins by Leader", _shares(leaders, lambda id: name("leader:" + id)), percent, even),
            table(("Leader", "Games", "Share", "interval", *bots), rows),
        ]
    return out


def _points(summary: dict[str, Any], name: Name) -> list[str]:
    """Return the HTML of the sections with points by round and sources of points."""
    by_bot = summary["by_bot"]
    sums = {bot: _by_sort(found["sources"]) for bot, found in by_bot.items()}
    sorts = sorted({sort for found in sums.values() for sort in found}, key=_largest(list(sums.values())))
    top = sorts[:5]
    parts = [*(sort.capitalize() for sort in top), *(["The rest"] if sorts[5:] else [])]
    bars = [
        (
            bot,
            [found.get(sort, 0.0) for sort in top] + ([sum(found.get(s, 0.0) for s in sorts[5:])] if sorts[5:] else []),
        )
        for bot, found in sums.items()
    ]
    every = sorted(
        {s for found in by_bot.values() for s in found["sources"]},
        key=_largest([f["sources"] for f in by_bot.values()]),
    )
    rows = [
        (
            name(source),
            *(number(found["sources"].get(source, 0.0)) for found in by_bot.values()),
            *(number(found["sources_when_winning"].get(source, 0.0)) for found in by_bot.values()),
        )
        for source in every[:MOST_SOURCES]
    ]
    return [
        "<h2>Points by round</h2>",
        lines("Points by round", [(bot, found["points_by_round"]) for bot, found in by_bot.items()], "after round"),
        '<p class="note">A game that is over stays where it ended.</p>',
        "<h2>Sources of points</h2>",
        stacked("Sources of points, mean of a game", bars, parts),
        table(("Source, mean points", *by_bot, *(f"{bot}, winning" for bot in by_bot)), rows),
    ]


def _by_sort(sources: dict[str, float]) -> dict[str, float]:
    """Return the summed points by sort of source, which is the part of its id before the colon."""
    out: dict[str, float] = {}
    for source, points in sources.items():
        sort = source.partition(":")[0]
        out[sort] = out.get(sort, 0.0) + points
    return out


def _largest(each: list[dict[str, float]]) -> Callable[[str], tuple[float, str]]:
    """Return a sort key that puts the sources with the most points, summed over all dicts of `each`, first."""
    return lambda key: (-sum(found.get(key, 0.0) for found in each), key)


def _cards(summary: dict[str, Any], name: Name) -> list[str]:
    """Return the HTML of the section with wins by cards acquired."""
    cards = summary["by_card"]
    if not cards:
        return []
    bots = [bot for bot, found in summary["by_bot"].items() if found["by_card"]]
    often = sorted(cards, key=lambda id: (-cards[id]["games"], id))[:MOST_CARDS]
    rows = []
    for id in often:
        entry = cards[id]
        own = [summary["by_bot"][bot]["by_card"].get(id) for bot in bots]
        each = [f"{percent(found['share'])} of {found['games']}" if found else "–" for found in own]
        rows.append(
            (
                name("card:" + id),
                str(entry["games"]),
                str(entry["copies"]),
                percent(entry["share"]),
                span(entry, percent),
                *each,
            )
        )
    drawn = {id: cards[id] for id in sorted(often[:MOST_CARDS_DRAWN], key=lambda id: -cards[id]["share"])}
    more = f" The {MOST_CARDS} most frequent of {len(cards)}." if len(cards) > MOST_CARDS else ""
    return [
        "<h2>Wins by cards acquired</h2>",
        dots("Wins by cards acquired", _shares(drawn, lambda id: name("card:" + id)), percent, summary["even_share"]),
        f'<p class="note">How often a seat that acquired the card won, drawn for the {len(drawn)} most frequent; '
        f"compare within one bot.{more}</p>",
        table(("Card", "Games", "Copies", "Share", "interval", *bots), rows),
    ]


def _length(summary: dict[str, Any]) -> list[str]:
    """Return the HTML of the section with the length of games."""
    games = summary["rounds"]["games"]
    ends = ", ".join(f"{reason.replace('_', ' ')} {n:,}" for reason, n in summary["ended_by"].items())
    ties = ", ".join(f"{reason} {n:,}" for reason, n in summary["tie_breaks"].items())
    return [
        "<h2>Length of games</h2>",
        columns("Length of games", [(rounds, float(n)) for rounds, n in games.items()], "rounds"),
        f'<p class="note">{summary["rounds"]["mean"]:.2f} rounds on average. Ended by: {escape(ends or "–")}. '
        f"Ties broken by: {escape(ties or '–')}.</p>",
    ]


def _failures(summary: dict[str, Any]) -> list[str]:
    """Return the HTML of the section with failed games; empty if there are none."""
    if not summary["failures"]:
        return []
    rows = [
        (str(f["game"]), str(f["seed"]), ", ".join(f["bots"]), str(f["decisions"]), f["error"], f["command"])
        for f in summary["failed_games"]
    ]
    return [
        f"<h2>Failures: {summary['failures']:,}</h2>",
        table(("Game", "Seed", "Bots", "Decisions", "Error", "To play it again"), rows, (2, 4, 5)),
    ]
