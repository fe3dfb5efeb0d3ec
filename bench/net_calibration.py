"""Measure how accurate a net's predicted chance to win is, compared with that of the advice, and fit its correction.

    python -m bench.net_calibration play imperium --rows rows.jsonl --games 400
    python -m bench.net_calibration play imperium --rows rows.jsonl --games 400 --seed 500000 -o seats=3
    python -m bench.net_calibration fit rows.jsonl          # writes <weights>.calibration.json beside the weights

One net plays among greedy bots, in each seat equally often. The row of a game has the chances that the net and the
advice gave at some of the net's decisions, and whether the net won. The correction is fitted to all games; its accuracy
is measured on each half of the games with a correction fitted to the other half.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from bench.calibration import bins, brier, fit
from sandtable.arena.intervals import wilson
from sandtable.bots import make
from sandtable.bots.advice import advice_for
from sandtable.bots.net_bot import judge_for
from sandtable.cli.common import options_of
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.learn import weights

ENOUGH: Final = 200  # games; a correction fitted to fewer is printed and not written
EVERY: Final = 6  # decisions of the net between two that are noted
WORLDS: Final = 6  # in which the advice is asked


def play(title: str, options: dict[str, Any], seed: int, among: str) -> dict[str, Any]:
    """Play one game with the net on one seat, and return its row: the chances noted at some decisions, and whether the
    net won."""
    state = meta(title).new(seed, options)
    seat = seed // 2 % state.seats
    net, others = make("N"), make(among)
    advice = advice_for(title)
    rng = Rng(seed ^ 0x3C)
    noted: list[tuple[float, float]] = []
    number = 0
    skip = rng.below(EVERY)
    while not state.over:
        asked = state.to_act[0]
        decision = state.decision(asked)
        bot = net if asked == seat else others
        view = state.view(asked)
        if asked == seat and len(decision.options) > 1:
            number += 1
            if number % EVERY == skip:
                told = judge_for(view.known, decision.vocabulary).uncorrected(view)[1]
                plain = [advice.chances(view.resample(rng))[seat] for _ in range(WORLDS)]
                noted.append((round(told, 4), round(sum(plain) / WORLDS, 4)))
        state.apply(asked, bot.choose(view, decision, rng))
    assert state.outcome is not None
    ranks = state.outcome.ranks
    won = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return {"title": title, "options": options, "seats": state.seats, "among": among, "seed": seed, "won": won,
            "noted": noted}  # fmt: skip


def play_all(
    title: str, options: dict[str, Any], games: int, seed: int, among: str, rows: Path, minutes: float
) -> None:
    """Play the games whose rows are not yet in the file, and append their rows to it, for at most `minutes` (0: no
    limit)."""
    had = {(row["title"], json.dumps(row["options"]), row["among"], row["seed"]) for row in read([rows])}
    until = time.monotonic() + minutes * 60 if minutes else float("inf")
    with rows.open("a", encoding="utf-8") as file:
        for each in range(seed, seed + games):
            if time.monotonic() > until:
                break
            if (title, json.dumps(options), among, each) not in had:
                file.write(json.dumps(play(title, options, each, among)) + "\n")
                file.flush()


def read(files: Iterable[Path]) -> list[dict[str, Any]]:
    """Return all rows in these files; each row is one game."""
    return [json.loads(line) for file in files if file.exists() for line in file.read_text("utf-8").splitlines()]


def pairs_of(rows: list[dict[str, Any]], which: int) -> list[tuple[float, float]]:
    """Return pairs of the chance that was noted, by the net (`which` 0) or by the advice (1), and the result of the
    game."""
    return [(told[which], row["won"]) for row in rows for told in row["noted"]]


def held_out(rows: list[dict[str, Any]], which: int) -> list[tuple[float, float]]:
    """Return pairs of corrected chance and result for all games, where the correction of a game was fitted to the half
    of the games that does not contain it."""
    halves = [row for row in rows if row["seed"] % 2 == 0], [row for row in rows if row["seed"] % 2]
    found: list[tuple[float, float]] = []
    for kept, learnt in (halves, halves[::-1]):
        correction = fit([(told, told, won) for told, won in pairs_of(learnt, which)])
        found += [(weights.corrected(told, correction), won) for told, won in pairs_of(kept, which)]
    return found


def fitted(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the correction for games of one kind, with the accuracy of the net's chances with and without it, and that
    of the advice."""
    raw, plain = pairs_of(rows, 0), pairs_of(rows, 1)
    slope, offset = fit([(told, told, won) for told, won in raw])
    corrected = held_out(rows, 0)
    wins = sum(row["won"] for row in rows)
    low, high = wilson(wins / len(rows), len(rows))
    return {
        "slope": round(slope, 4), "offset": round(offset, 4), "among": rows[0]["among"],
        "games": len(rows), "positions": len(raw), "wins": [round(each, 4) for each in (wins / len(rows), low, high)],
        "brier": round(brier(corrected), 4), "brier_uncorrected": round(brier(raw), 4),
        "brier_advice": round(brier(held_out(rows, 1)), 4), "brier_advice_uncorrected": round(brier(plain), 4),
        "bins": bins(corrected), "bins_uncorrected": bins(raw),
    }  # fmt: skip


def fit_all(rows: list[dict[str, Any]]) -> None:
    """Fit the correction of every net in the rows, for each number of seats, and write it beside the weights."""
    kinds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in rows:
        kinds.setdefault((row["title"], json.dumps(row["options"], sort_keys=True)), []).append(row)
    by_file: dict[Path, dict[str, Any]] = {}
    for (title, options), some in kinds.items():
        file = weights.file_for(title, json.loads(options))
        by_file.setdefault(file, {})[str(some[0]["seats"])] = fitted(some)
    for file, found in by_file.items():
        enough = {seats: each for seats, each in sorted(found.items()) if each["games"] >= ENOUGH}
        if enough:
            about = {"fingerprint": weights.about(file)["fingerprint"], "seats": enough}
            weights.correction_file(file).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        for seats, each in found.items():
            print(file.name, seats, json.dumps({key: each[key] for key in each if not key.startswith("bins")}))
            for line in each["bins"]:
                print("   ", line)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("names", nargs="+", help="play: a title; fit: files with rows")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=3_000_000)
    parser.add_argument("--among", default="G")
    parser.add_argument("--rows", type=Path, default=Path("rows.jsonl"))
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("-o", "--option", action="append")
    given = parser.parse_args()
    if given.what == "fit":
        fit_all(read(map(Path, given.names)))
        return
    for title in given.names:
        options = options_of(given.option)
        play_all(title, options, given.games, given.seed, given.among, given.rows, given.minutes)


if __name__ == "__main__":
    main()
