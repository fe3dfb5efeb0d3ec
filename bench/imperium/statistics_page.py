#!/usr/bin/env python3
"""Write docs/statistics.md or docs/statistics-league.md from two tournaments (folders that `sandtable arena --out`
filled): the base box, or the league's mixture with Rise of Ix and Immortality. The options of the tournaments decide.

One tournament is played by the strongest bots that can play many games, the other by the greedy bot, which plays
thousands in a minute.

    make statistics     # plays all four (two hours), writes both pages
    python bench/imperium/statistics_page.py build/statistics/{search,greedy}     # from earlier tournaments
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sandtable.imperium.lab.statistics import name
from sandtable.imperium.language.pieces import NO_COST, STARTING
from sandtable.imperium.meta import META
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for

DOCS = Path(__file__).resolve().parents[2] / "docs"
LEAST_GAMES = 30  # cards bought less often are left out
MOST_SOURCES = 15


class Page(NamedTuple):
    """One page of statistics: its file, its heading, its first sentence, and the boxes of its games."""

    file: str
    title: str
    about: str
    boxes: list[str]

    @property
    def rules(self) -> Ruleset:
        return ruleset_for(META.id, META.check({"boxes": self.boxes}))


BASE_PAGE = Page("statistics.md", "Statistics", "The base box; the league's mixture is in [statistics-league.md].", [])
LEAGUE_PAGE = Page(
    "statistics-league.md",
    "Statistics of the league mixture",
    "The base box with Rise of Ix and Immortality, as leagues play; the base box alone is in [statistics.md].",
    ["ix", "immortality"],
)

CAVEATS = """\
## How to read this

- The figures are about **these bots**, not about people. The greedy bot looks one step ahead. The search bot beats it
  ([bots.md](bots.md)), so its figures are more reliable; figures on which both agree are more reliable still. The
  search bot looks two rounds ahead and assumes that every opponent plays like the greedy bot. Neither bluffs or
  negotiates, so a Leader whose strength is negotiation or a long-term plan looks weaker than it is.
- An interval shows how much a figure may differ by chance (95% confidence). If the intervals of two Leaders overlap
  widely, the tournament cannot tell which is stronger. With {leaders} Leaders and {cards} kinds of card that can be
  acquired, a few intervals will not contain the true value.
- A card's win rate does not show cause and effect: players who are ahead buy expensive cards, and players in long games
  buy cards that score at the end. Compare only cards of the same cost.
- Leaders appear equally often, and the First Player is random, so the seat should make no difference.
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def table(heads: list[str], rows: Iterable[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|"]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def most_wins(item: tuple[str, dict[str, Any]]) -> float:
    wins: float = item[1]["share"]
    return -wins


def shares(
    search: dict[str, Any],
    greedy: dict[str, Any],
    label: Any,
    head: str,
    least: int = 0,
    order: Callable[[tuple[str, dict[str, Any]]], float] = most_wins,
) -> list[str]:
    """Return the lines of a table with the games, wins and interval of each id in both tournaments. Ids with fewer than
    `least` games are left out; rows are sorted by wins unless `order` is given."""
    often = {id: n for id, n in search.items() if n["games"] >= least}
    return table(
        [head, "games", "wins", "95% interval", "greedy: games", "wins", "95% interval"],
        (
            [label(id), *_share(n), *(_share(greedy[id]) if id in greedy else ("", "", ""))]
            for id, n in sorted(often.items(), key=order)
        ),
    )


def _share(n: dict[str, Any]) -> tuple[str, str, str]:
    return f"{n['games']:,}", percent(n["share"]), f"{percent(n['low'])} to {percent(n['high'])}"


def card(rules: Ruleset, id: str) -> str:
    """Return the name of a card and, if it has one, its cost in Persuasion."""
    cost = CARDS[rules.card[id]].cost if id in rules.card else NO_COST
    return name(f"card:{id}") + ("" if cost == NO_COST else f" ({cost})")


def command(summary: dict[str, Any], folder: str) -> str:
    bots = ",".join(summary["lineup"])
    boxes = summary["options"].get("boxes")
    chosen = f"-o boxes={','.join(boxes)} " if boxes else ""
    return (
        f"sandtable arena {summary['title']} --seats {bots} {chosen}--games {summary['asked']} "
        f"--seed {summary['seed']} --out {folder}"
    )


def sources_of(summary: dict[str, Any]) -> dict[str, float]:
    """Return the mean points per game and player from each source."""
    found: dict[str, float] = {}
    for bot in summary["by_bot"].values():
        for id, mean in bot["sources"].items():
            found[id] = found.get(id, 0.0) + mean / len(summary["by_bot"])
    return found


def page(search: dict[str, Any], greedy: dict[str, Any], folders: list[str], which: Page) -> str:
    rules = which.rules
    acquired = sum(1 for kind in rules.cards if CARDS[kind].source != STARTING)
    caveats = CAVEATS.format(leaders=len(rules.leaders), cards=acquired)
    about = re.sub(r"\[(\S*)\]", r"[\1](\1)", which.about)
    lines = [
        f"# {which.title}",
        "",
        about,
        "",
        f"{search['games']:,} games of {search['seats']} seats, all played by the search bot (`{search['lineup'][0]}`, "
        f"{search['failures']} failed), compared with {greedy['games']:,} of the greedy bot ({greedy['failures']} "
        f"failed). An even share of wins is {percent(search['even_share'])}.",
        "",
        "```sh",
        "make statistics        # plays these tournaments and writes this page:",
        command(search, folders[0]),
        command(greedy, folders[1]),
        "```",
        "",
        caveats,
        "## Leaders",
        "",
        *shares(search["by_leader"], greedy["by_leader"], lambda id: name(f"leader:{id}"), "Leader"),
        "",
        "## Seats",
        "",
        *shares(
            search["by_seat"],
            greedy["by_seat"],
            lambda seat: f"Seat {int(seat) + 1}",  # numbered as at the table
            "Seat",
            order=lambda item: int(item[0]),
        ),
        "",
        "## Where points come from",
        "",
        "Points per game and player, from the largest sources:",
        "",
    ]
    theirs, ours = sources_of(greedy), sources_of(search)
    largest = sorted(ours.items(), key=lambda item: -item[1])[:MOST_SOURCES]
    lines += table(
        ["Source", "points", "greedy"],
        ([name(id), f"{mean:.2f}", f"{theirs.get(id, 0.0):.2f}"] for id, mean in largest),
    )
    lines += [
        "",
        "## Length",
        "",
        f"{search['rounds']['mean']:.2f} rounds on average; greedy {greedy['rounds']['mean']:.2f}.",
        "",
    ]
    counts = [summary["rounds"]["games"] for summary in (search, greedy)]
    lines += table(
        ["Rounds", "games", "greedy: games"],
        ([n, *(f"{count.get(n, 0):,}" for count in counts)] for n in sorted({*counts[0], *counts[1]}, key=int)),
    )
    lines += ["", "## Cards", ""]
    lines += [f"Bought by a player of the search bot in at least {LEAST_GAMES} games; wins of those who bought it.", ""]
    lines += shares(search["by_card"], greedy["by_card"], partial(card, rules), "Card (cost)", LEAST_GAMES)
    return "\n".join(lines) + "\n"


def read(folder: str) -> dict[str, Any]:
    found = Path(folder) / "summary.json"
    if not found.is_file():
        sys.exit(f"there is no {found}: play the tournament first (make statistics)")
    summary: dict[str, Any] = json.loads(found.read_text(encoding="utf-8"))
    return summary


if __name__ == "__main__":
    folders = sys.argv[1:]
    if len(folders) != 2:
        sys.exit("usage: statistics_page.py SEARCH GREEDY, two folders that `sandtable arena --out` filled")
    search, greedy = (read(folder) for folder in folders)
    [which] = [one for one in (BASE_PAGE, LEAGUE_PAGE) if one.boxes == search["options"].get("boxes", [])]
    (DOCS / which.file).write_text(page(search, greedy, folders, which), encoding="utf-8")
    print(f"wrote {which.file}")
