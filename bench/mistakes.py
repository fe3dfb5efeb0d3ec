"""Check that the mistakes an analysis names are real: bot games with what was done, and with what was better.

python -m bench.mistakes imperium --mistakes 100 --games 200

In the analysed games one seat plays at random among the better half of its options. Each named mistake is replayed in
worlds that its seat could not tell apart: in each of them one game with the choice and one with the better line, both
played to the end by greedy bots.
"""

from __future__ import annotations

import argparse
import json
from itertools import count
from typing import Any, Final

from sandtable.bots.advice import advice_for
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.insight import analysis_choices, chances
from sandtable.insight.analysis import SHARES, Effort, Moment, moment_of
from sandtable.insight.analysis_course import Purse, course_of
from sandtable.insight.lines import spread

FAR: Final = 1_000  # stages ahead: to the end of any game


def careless_game(title: str, seed: int) -> Record:
    """Return the record of a game of greedy bots in which one seat plays at random among the better half of its
    options."""
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


def mistakes(record: Record, seconds: float, seed: int) -> list[Moment]:
    """Return the mistakes that an analysis of this many seconds names. Only the two passes of the analysis that examine
    choices are run, each with its share of the time."""
    course, rng = course_of(record), Rng(seed)
    effort = Effort()
    coarse = Purse(seconds * (SHARES["coarse"] - SHARES["luck"]), None)
    coarse.until(1.0)
    found = analysis_choices.coarse(course, effort.lines, effort.coarse, coarse, rng)
    fine = Purse(seconds * (SHARES["fine"] - SHARES["coarse"]), None)
    fine.until(1.0)
    compared = analysis_choices.fine(course, found, effort.candidates, effort.fine, fine, rng)
    moments = [moment_of(course, each) for each in compared]
    return [
        moment
        for seat in range(course.seats)
        for moment in analysis_choices.worst_and_best([one for one in moments if one.seat == seat])[0]
    ]


def wins(record: Record, moment: Moment, games: int, rng: Rng) -> tuple[float, float, float]:
    """Return how often the seat wins with its choice and with the better line, and the error of the difference (half of
    the 95% interval)."""
    state: Any = record.at(moment.n)
    advice = advice_for(record.title)
    together = chances.team_of(advice, state)
    view = state.view(moment.seat)
    won: tuple[list[float], list[float]] = ([], [])
    for _ in range(games):
        world = view.resample(rng)
        for row, line in zip(won, (moment.did, moment.other), strict=True):
            played = world.clone()
            for action in line:
                played.apply(moment.seat, action)
            while not played.over:
                advice.play_on(played, -1, advice.horizon(played, FAR))
            row.append(chances.results(played, advice, together)[moment.seat])
    apart = [better - did for did, better in zip(*won, strict=True)]
    return sum(won[0]) / games, sum(won[1]) / games, spread(apart)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--mistakes", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=150.0, help="processor time of each analysis")
    parser.add_argument("--seed", type=int, default=7_000_000)
    given = parser.parse_args()
    number = better = 0
    for seed in count(given.seed):
        record = careless_game(given.title, seed)
        for moment in mistakes(record, given.seconds, seed):
            number += 1
            did, other, error = wins(record, moment, given.games, Rng(number))
            better += other > did
            told = {
                "n": number, "seed": seed, "move": moment.n, "careless": moment.seat == seed % record.state.seats,
                "loss": round(-moment.gain, 3), "doubt": round(moment.error, 3), "did": round(did, 3),
                "better": round(other, 3), "error": round(error, 3), "real": better, "share": round(better / number, 3),
            }  # fmt: skip
            print(json.dumps(told), flush=True)
            if number == given.mistakes:
                return


if __name__ == "__main__":
    main()
