"""Fit the calibration of chances to win to the winners of bot games, and measure it on games kept aside.

    python -m bench.calibration imperium uprising --games 400    # fits, measures, and writes the shipped file
    python -m bench.calibration imperium --option boxes=ix,immortality --measure --seed 3000000

With `--measure` the shipped map is only measured, on the games from this seed on, and printed.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.cli.common import options_of
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.insight import chances

FILE: Final = Path(chances.__file__).parent / "data" / "calibration.json"
EVERY: Final = 40  # decisions between two positions that are judged
WORLDS: Final = 16

Row = tuple[float, float, float]  # judged by playing on, judged by the advice alone, won


def game_rows(title: str, seed: int, options: dict[str, Any]) -> list[Row]:
    """Play a game of greedy bots. For some of its positions, return the deciding seat's chance to win as judged after
    playing on and as judged at once, and the share of the win that the seat got."""
    state = meta(title).new(seed, options)
    advice = advice_for(title)
    rng = Rng(seed ^ 0x51)
    judged: list[tuple[int, float, float]] = []
    number = 0
    skip = rng.below(EVERY)
    while not state.over:
        seat = state.to_act[0]
        answers = sorted(state.options_of(seat))
        if len(answers) > 1:
            number += 1
            if number % EVERY == skip:
                worlds = chances.worlds_of(state.view(seat), rng, WORLDS)
                now = chances.mean(chances.of_worlds(worlds))
                plain = chances.mean([advice.chances(world) for world in worlds])
                judged += [(seat, now[seat], plain[seat])]
        state.apply(seat, advice.best(state, seat, answers))
    assert state.outcome is not None
    winners = state.outcome.winners
    share = 1.0 if len(winners) > 1 and chances.team_of(advice, meta(title).new(0, options)) > 1 else 1.0 / len(winners)
    return [(now, plain, share if seat in winners else 0.0) for seat, now, plain in judged]


def fit(rows: list[Row]) -> tuple[float, float]:
    """Return the slope and the offset of the logits with which the results are most likely (Newton's method)."""
    slope, offset = 1.0, 0.0
    for _ in range(30):
        g0 = g1 = h00 = h01 = h11 = 1e-9
        for judged, _, won in rows:
            p = min(0.998, max(0.002, judged))
            x = math.log(p / (1.0 - p))
            q = 1.0 / (1.0 + math.exp(-(slope * x + offset)))
            w = q * (1.0 - q)
            g0 += (won - q) * x
            g1 += won - q
            h00 += w * x * x
            h01 += w * x
            h11 += w
        det = h00 * h11 - h01 * h01
        slope += (h11 * g0 - h01 * g1) / det
        offset += (h00 * g1 - h01 * g0) / det
    return slope, offset


def brier(pairs: list[tuple[float, float]]) -> float:
    """Return the Brier score of pairs of chance and result: the mean of the squared errors."""
    return sum((p - won) ** 2 for p, won in pairs) / len(pairs)


def bins(pairs: list[tuple[float, float]]) -> list[dict[str, Any]]:
    """Return ten bins by stated chance, each with its mean stated chance, the mean result and the 95% error."""
    out = []
    for low in range(10):
        mine = [(p, won) for p, won in pairs if low <= p * 10 < low + 1]
        if not mine:
            continue
        n = len(mine)
        stated, true = sum(p for p, _ in mine) / n, sum(won for _, won in mine) / n
        error = 1.96 * math.sqrt(max(stated * (1 - stated), 1e-4) / n)
        good = abs(stated - true) <= max(error, 0.05)
        out.append({"from": low / 10, "n": n, "stated": round(stated, 3), "true": round(true, 3),
                    "error": round(error, 3), "good": good})  # fmt: skip
    return out


def measured(title: str, games: int, kept: list[Row]) -> dict[str, Any]:
    """Return figures of how well the stated chances of a title agree with the results of the games kept aside."""
    stated = [(chances.calibrated(title, now), won) for now, _, won in kept]
    return {
        "games": games,
        "positions": len(kept),
        "brier": round(brier(stated), 4),
        "brier_of_advice_alone": round(brier([(plain, won) for _, plain, won in kept]), 4),
        "bins": bins(stated),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the games")
    parser.add_argument("--measure", action="store_true", help="fit and write nothing")
    parser.add_argument("--seed", type=int, default=2_000_000, help="of the first game to measure on")
    given = parser.parse_args()
    options = options_of(given.option)
    data = json.loads(FILE.read_text())
    for title in given.titles:
        if not given.measure:
            learnt = [row for seed in range(given.games) for row in game_rows(title, 1_000_000 + seed, options)]
            data["maps"][title] = [round(number, 4) for number in fit(learnt)]
            FILE.write_text(json.dumps(data, indent=1) + "\n")
            chances._calibration.cache_clear()
        kept = [row for seed in range(given.games) for row in game_rows(title, given.seed + seed, options)]
        data["measured"][title] = measured(title, given.games, kept)
        if not given.measure:
            FILE.write_text(json.dumps(data, indent=1) + "\n")
        print(title, json.dumps(options), json.dumps(data["measured"][title]), flush=True)


if __name__ == "__main__":
    main()
