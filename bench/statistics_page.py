#!/usr/bin/env python3
"""Write docs/statistics.md from a tournament of the strongest bots (the folder `sandtable arena --out` filled).

make statistics                                          # plays the tournament (hours), writes the page
python bench/statistics_page.py build/statistics         # the page alone, from a tournament played before
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sandtable.imperium.statistics import name

PAGE = Path(__file__).resolve().parent.parent / "docs" / "statistics.md"
LEAST_GAMES = 30  # a card bought less often says nothing
MOST_SOURCES = 15

CAVEATS = """\
## How to read this

- These are figures about **these bots**, who look two rounds ahead, believe that every opponent plays like the greedy
  bot, and neither bluff nor bargain. People play otherwise; a Leader whose strength is talk or a long plan comes out
  too weak.
- An interval says how far chance alone may have moved a figure (95%). Where the intervals of two Leaders overlap
  widely, the tournament does not tell them apart. With eight Leaders and some seventy cards, a few intervals miss.
- A card's share of wins is no cause: cards that cost much are bought by those who are ahead, and cards that score at
  the end by those who stay in the game long enough. Compare cards of one price, and think of the rest.
- Every Leader sits equally often in every seat, the same shuffles are played with the seats turned round, and the
  First Player is drawn at random, so the seat says little by itself.
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def table(heads: list[str], rows: Iterable[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def shares(found: dict[str, Any], label: Any, head: str, even: float) -> list[str]:
    ordered = sorted(found.items(), key=lambda item: -item[1]["share"])
    return table(
        [head, "games", "wins", "95% interval", "against an even share"],
        (
            [label(id), str(n["games"]), percent(n["share"]), f"{percent(n['low'])} to {percent(n['high'])}",
             f"{n['share'] / even:.2f}"]
            for id, n in ordered
        ),
    )  # fmt: skip


def page(summary: dict[str, Any], folder: str) -> str:
    even = summary["even_share"]
    bots = ",".join(summary["lineup"])
    lines = [
        "# Statistics",
        "",
        f"{summary['games']} games of {summary['seats']} seats, all played by the search bot (`{bots}`), "
        f"{summary['failures']} failed. An even share of wins is {percent(even)}.",
        "",
        "```sh",
        f"sandtable arena {summary['title']} --seats {bots} --games {summary['games']} --seed {summary['seed']} "
        f"--out {folder}      # `make statistics` does this, and writes this page",
        "```",
        "",
        CAVEATS,
        "## Leaders",
        "",
        *shares(summary["by_leader"], name, "Leader", even),
        "",
        "## Seats",
        "",
        *shares(summary["by_seat"], lambda seat: f"Seat {seat}", "Seat", even),
        "",
        "## Where points come from",
        "",
        "Points a game and player, the largest sources:",
        "",
    ]
    sources: dict[str, float] = {}
    for bot in summary["by_bot"].values():
        for id, mean in bot["sources"].items():
            sources[id] = sources.get(id, 0.0) + mean / len(summary["by_bot"])
    largest = sorted(sources.items(), key=lambda item: -item[1])[:MOST_SOURCES]
    lines += table(["Source", "points"], ([name(id), f"{mean:.2f}"] for id, mean in largest))
    rounds = summary["rounds"]
    lines += ["", "## Length", "", f"{rounds['mean']:.2f} rounds on average.", ""]
    lines += table(
        ["Rounds", "games"], ([n, str(times)] for n, times in sorted(rounds["games"].items(), key=lambda i: int(i[0])))
    )
    often = {id: n for id, n in summary["by_card"].items() if n["games"] >= LEAST_GAMES}
    lines += [
        "",
        "## Cards",
        "",
        f"Bought by a player in at least {LEAST_GAMES} games; wins of those who bought it.",
        "",
    ]
    lines += shares(often, name, "Card", even)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: statistics_page.py FOLDER, where FOLDER is what `sandtable arena --out` filled")
    found = Path(sys.argv[1]) / "summary.json"
    if not found.is_file():
        sys.exit(f"there is no {found}: play the tournament first (make statistics)")
    PAGE.write_text(page(json.loads(found.read_text(encoding="utf-8")), sys.argv[1]), encoding="utf-8")
    print(f"wrote {PAGE.name}")
