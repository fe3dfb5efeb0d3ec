"""Count where points and victories come from in games of bots, for the pages "How do I win?".

python -m bench.winning imperium uprising classic --games 1000          # writes the shipped files
python -m bench.winning imperium --games 200 --bots S:40 --out /tmp/x   # other bots, another folder

Every mixture of boxes that a title can be played with is counted: each box alone, and all of them. Games are balanced
as those of the arena are: every Leader or faction is dealt equally often.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sandtable.arena.match import fixtures, play_fixture, statistics_of
from sandtable.core.titles import meta
from sandtable.insight import winning

FOLDER: Final = Path(winning.__file__).parent / winning.FOLDER
OFTEN: Final = 0.08  # points per party from which a single source is counted for each Leader


def with_groups(sources: dict[str, int]) -> dict[str, int]:
    """Return the points of a party by source, with the sum for each group of sources added."""
    found = Counter(sources)
    for source, points in sources.items():
        if winning.group_of(source) != source:
            found[winning.group_of(source) + winning.WHOLE] += points
    return {source: points for source, points in found.items() if points}


class Counted:
    """The sums of points, wins and decisive sources over the games of one mixture."""

    def __init__(self) -> None:
        self.games = self.parties = self.rounds = self.failures = 0
        self.reasons: Counter[str] = Counter()
        self.points: Counter[str] = Counter()  # by source, of all parties
        self.had: Counter[str] = Counter()  # winners who had the source
        self.winners: Counter[str] = Counter()  # by source, points of winners
        self.decided: Counter[str] = Counter()  # games that a single winner would not have led without the source
        self.won = 0  # winners
        self.leaders: dict[str, dict[str, Any]] = {}

    def add(self, row: dict[str, Any]) -> None:
        """Add one game, given as its row from the arena."""
        self.games += 1
        if row["error"]:
            self.failures += 1
            return
        parties: list[dict[str, Any]] = row["parties"]
        self.reasons[row["reason"]] += 1
        self.rounds += row["rounds"]
        winners = [party for party in parties if party["win"]]
        for party in parties:
            self._add_party(party, row["reason"])
        if len(winners) == 1:
            best = max(party["points"] for party in parties if party is not winners[0])
            for source, points in with_groups(winners[0]["sources"]).items():
                self.decided[source] += winners[0]["points"] - points <= best

    def _add_party(self, party: dict[str, Any], reason: str) -> None:
        sources = with_groups(party["sources"])
        self.parties += 1
        self.points.update(sources)
        if party["win"]:
            self.won += 1
            self.had.update(sources.keys())
            self.winners.update(sources)
        if not party["leader"]:
            return
        mine = self.leaders.setdefault(
            party["leader"], {"games": 0, "wins": 0.0, "reasons": Counter(), "sums": Counter(), "squares": Counter()}
        )
        mine["games"] += 1
        mine["wins"] += party["win"]
        if party["win"]:
            mine["reasons"][reason] += 1
        for source, points in sources.items():
            mine["sums"][source] += points
            mine["squares"][source] += points * points

    def as_dict(self) -> dict[str, Any]:
        finished = self.games - self.failures
        often = {source for source, points in self.points.items() if points / max(1, self.parties) >= OFTEN}

        def kept(counts: Counter[str]) -> dict[str, int]:
            return {key: counts[key] for key in sorted(counts) if key in often or key.endswith(winning.WHOLE)}

        return {
            "games": finished,
            "failures": self.failures,
            "parties": self.parties,
            "winners": self.won,
            "rounds": round(self.rounds / max(1, finished), 3),
            "reasons": dict(sorted(self.reasons.items())),
            "sources": {
                source: [self.points[source], self.winners[source], self.had[source], self.decided[source]]
                for source in sorted(self.points)
            },
            "leaders": {
                leader: {
                    "games": found["games"],
                    "wins": round(found["wins"], 3),
                    "reasons": dict(sorted(found["reasons"].items())),
                    "sums": kept(found["sums"]),
                    "squares": kept(found["squares"]),
                }
                for leader, found in sorted(self.leaders.items())
            },
        }


def count(title: str, games: int, seed: int, bots: str, options: dict[str, Any]) -> Counted:
    """Play games of one mixture and return their sums."""
    full = meta(title).check(options)
    found = Counted()
    for fixture in fixtures(title, [bots] * int(full["seats"]), games, seed, full):
        found.add(play_fixture(fixture))
    return found


def write(title: str, games: int, seed: int, bots: str, folder: Path) -> None:
    """Play every mixture of a title and write its file. The file is written again after each mixture, so that it is
    always complete."""
    statistics_of(meta(title))
    mine: list[dict[str, Any]] = []
    for options in winning.mixtures(title):
        found = count(title, games, seed, bots, options)
        mine.append({"options": options, "bots": bots, "seed": seed, **found.as_dict()})
        data = {"title": title, "version": meta(title).version, "mixtures": mine}
        text = json.dumps(data, separators=(",", ":"))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{title}.json").write_text(text.replace('{"options"', '\n{"options"') + "\n", encoding="utf-8")
        print(title, options, f"{found.games} games, {found.failures} failed", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--games", type=int, default=1000, help="of each mixture")
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--bots", default="G")
    parser.add_argument("--out", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    for title in given.titles:
        write(title, given.games, given.seed, given.bots, given.out)


if __name__ == "__main__":
    main()
