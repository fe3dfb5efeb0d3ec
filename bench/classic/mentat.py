"""Measure one Mentat among five Adepts of the classic game: its share of wins, balanced over factions and seats.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.classic.mentat --rows mentat.jsonl
    python -m bench.classic.mentat --bot S:100 --games 60 --advanced --seed 20000

Each game is one of `sandtable arena classic --seats BOT,G,G,G,G,G` with the same seed. Every finished game is added to
the file of rows, and games that are already there are not played again, so the match can be stopped and continued. A
victory with an ally counts half: an even share is 16.7%.

Exit status 1 if the share is below the minimum (40%) or a game failed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from sandtable.arena.intervals import wilson
from sandtable.arena.match import Fixture, fixtures, play_fixture, read_lineup, rotations
from sandtable.build_info import describe
from sandtable.core import stopping
from sandtable.core.titles import meta

TITLE = "classic"
BAR = 0.40
Row = dict[str, Any]


def played(fixture: Fixture, bot: str) -> Row:
    """Play a game and return its row: the bot's faction, its share of the victory, and how the game ended."""
    row = play_fixture(fixture)
    if row["error"]:
        raise SystemExit(f"{row['error']}\n{row['command']}")
    own = row["parties"][fixture.bots.index(bot)]
    return {
        "game": fixture.game, "seed": fixture.seed, "faction": own["leader"], "win": own["win"],
        "reason": row["reason"], "rounds": row["rounds"], "secs": own["seconds"], "choices": own["choices"],
        "winners": [party["leader"] for party in row["parties"] if party["win"]],
    }  # fmt: skip


def read(file: Path | None) -> dict[int, Row]:
    if file is None or not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {row["game"]: row for row in rows}


def report(rows: list[Row]) -> str:
    games = len(rows)
    share = sum(row["win"] for row in rows) / games
    found = wilson(share, games)
    by = Counter(row["win"] for row in rows)
    factions: dict[str, list[float]] = {}
    for row in rows:
        factions.setdefault(row["faction"], []).append(row["win"])
    each = ", ".join(f"{id} {100 * sum(wins) / len(wins):.0f}%" for id, wins in sorted(factions.items()))
    seconds = sum(row["secs"] for row in rows) / games
    return (
        f"{games} games: {100 * share:.1f}% ({100 * found[0]:.1f} to {100 * found[1]:.1f}%), alone {by[1.0]}, "
        f"with an ally {by[0.5]}; {each}; {seconds:.1f} s of thinking a game"
    )


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--bot", default="S:200")
    ap.add_argument("--games", type=int, default=204)
    ap.add_argument("--seed", type=int, default=120_000)
    ap.add_argument("--advanced", action="store_true")
    ap.add_argument("--rows", type=Path, help="file of finished games, continued if it exists")
    args = ap.parse_args(argv)
    lineup = read_lineup(f"{args.bot},G,G,G,G,G")
    full = meta(TITLE).check({"seats": len(lineup), "advanced": args.advanced})
    rows = read(args.rows)
    print(describe(), flush=True)
    for fixture in fixtures(TITLE, lineup, -(-args.games // rotations(lineup)), args.seed, full):
        if fixture.game in rows:
            continue
        rows[fixture.game] = played(fixture, lineup[0])
        if args.rows is not None:
            with args.rows.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[fixture.game]) + "\n")
        if len(rows) % rotations(lineup) == 0:
            print(report(list(rows.values())), flush=True)
    share = sum(row["win"] for row in rows.values()) / len(rows)
    return 0 if share >= BAR else 1


if __name__ == "__main__":
    sys.exit(stopping.run(lambda: main(sys.argv[1:])))
