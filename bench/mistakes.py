"""Check that the mistakes an analysis names are real: bot games with what was done, and with what was better.

python -m bench.mistakes imperium --mistakes 100 --games 200

In the analysed games one seat plays at random among the better half of its options. Each named mistake is replayed in
worlds that its seat could not tell apart: in each of them one game with the choice and one with the better line, both
played to the end by greedy bots.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from sandtable.bots.advice import advice_for
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.insight import chances
from sandtable.insight.analysis import Moment, analyse


def careless_game(title: str, seed: int) -> Record:
    """Return a game of greedy bots in which one seat takes any of the better half of its options."""
    record = Record(title, seed, {})
    advice, rng = advice_for(title), Rng(seed)
    careless = seed % record.state.seats
    while not record.state.over:
        seat = record.state.to_act[0]
        options = sorted(record.state.options_of(seat))
        if seat == careless and len(options) > 1:
            scores = dict(zip(options, advice.scores(record.state, seat, options), strict=True))
            better = sorted(options, key=lambda option: -scores[option])[: (len(options) + 1) // 2]
            record.apply(seat, better[rng.below(len(better))])
        else:
            record.apply(seat, advice.best(record.state, seat, options))
    return record


def named(title: str, seed: int, seconds: float) -> Iterator[tuple[Record, Moment]]:
    """Yield the mistakes of one game after the other, without end."""
    while True:
        record = careless_game(title, seed)
        for story in analyse(record, seconds, seed).stories:
            for moment in story.mistakes:
                yield record, moment
        seed += 1


def wins(record: Record, moment: Moment, games: int, rng: Rng) -> tuple[float, float]:
    """Return how often the seat wins with what it did and with what was better."""
    state: Any = record.at(moment.n)
    advice = advice_for(record.title)
    together = chances.team_of(advice, state)
    view = state.view(moment.seat)
    won = [0.0, 0.0]
    for _ in range(games):
        world = view.resample(rng)
        for at, line in enumerate((moment.did, moment.other)):
            played = world.clone()
            for action in line:
                played.apply(moment.seat, action)
            while not played.over:
                seat = played.to_act[0]
                played.apply(seat, advice.best(played, seat, sorted(played.options_of(seat))))
            won[at] += chances.results(played, advice, together)[moment.seat]
    return won[0] / games, won[1] / games


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--mistakes", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=150.0, help="processor time of each analysis")
    parser.add_argument("--seed", type=int, default=7_000_000)
    given = parser.parse_args()
    better = 0
    for number, (record, moment) in enumerate(named(given.title, given.seed, given.seconds), 1):
        did, other = wins(record, moment, given.games, Rng(number))
        better += other > did
        told = {"n": number, "loss": round(-moment.gain, 3), "did": round(did, 3), "better": round(other, 3)}
        print(json.dumps({**told, "real": better, "share": round(better / number, 3)}), flush=True)
        if number == given.mistakes:
            break


if __name__ == "__main__":
    main()
