"""Measure where in a round a net's judgement tells good options from bad ones.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.net_places play imperium --rows rows.jsonl
    python -m bench.net_places tell rows.jsonl

For titles of the Imperium family. The positions come from games that the net plays with itself. What an option is worth
there is measured by letting the net play every seat to the end of the next round and judge the seat's first decision
after it. Each way of judging uses worlds other than those of this measurement, and looks no further than this round or,
where its name says so, the next. `tell` compares the differences between two options that a way sees with the measured
ones: it prints the slope of a line through zero, its standard error, and the correlation.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sandtable.bots import make
from sandtable.bots.advice import advice_for
from sandtable.bots.net_bot import AT_ONCE, chances_of, judge_for
from sandtable.bots.search import worth_to
from sandtable.cli.common import options_of
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

EVERY: Final = 23  # choices between two positions
WORLDS: Final = 8  # in which a way judges, and as many others for what an option is worth
LEAST: Final = 1e-4  # options to which the policy gives less are left out
MOST: Final = 8  # options of a position
NOBODY: Final = -1
FAR: Final = 3  # stages in which the seat decides again

WAYS: Final[dict[str, Callable[[list[float]], float]]] = {
    "the next decision": lambda path: path[0],
    "the mean of the next three": lambda path: sum(path[:3]) / len(path[:3]),
    "the fourth decision": lambda path: path[min(3, len(path) - 1)],
    "the mean of all to the next round": lambda path: sum(path) / len(path),
    "the next round's first decision": lambda path: path[-1],
}


class Player:
    """A player that continues games from many worlds of one position, in batches that the net judges together."""

    def __init__(self, known: Any, seat: int, vocabulary: Any) -> None:
        self.seat = seat
        self.judge = judge_for(known, vocabulary)
        self.advice = advice_for(known.title)
        self.together = 1

    def judged(self, states: list[Any], seats: list[int]) -> list[tuple[Any, float]]:
        """Return the net's logits and chance to win for each state, as seen by the seat at the same index."""
        found: list[Any] = [None] * len(states)
        for seat in set(seats):
            places = [at for at, each in enumerate(seats) if each == seat]
            for start in range(0, len(places), AT_ONCE):
                some = places[start : start + AT_ONCE]
                for at, told in zip(some, self.judge.of_worlds([states[at] for at in some], seat, {}), strict=True):
                    found[at] = told
        return found

    def ended(self, state: Any) -> float:
        return worth_to(state, self.advice, self.seat, self.together)

    def among_greedy(self, states: list[Any], stage: int, far: int) -> list[list[float]]:
        """Let the net play the player's seat, and the advice the others, to the seat's first decision after stage
        `stage` (at most to `far`). Return, for each state, the chance to win that the net gives at each decision of the
        seat."""
        said: list[list[float]] = [[] for _ in states]
        late = [False] * len(states)
        going = list(range(len(states)))
        while going:
            asked = []
            for at in going:
                late[at] = not self.advice.play_on(states[at], self.seat, stage)
                if late[at] and not self.advice.play_on(states[at], self.seat, far):
                    said[at].append(self.ended(states[at]))
                else:
                    asked.append(at)
            going = []
            told = self.judged([states[at] for at in asked], [self.seat] * len(asked))
            for at, (logits, chance) in zip(asked, told, strict=True):
                said[at].append(chance)
                if not late[at]:
                    take_best(states[at], self.seat, logits)
                    going.append(at)
        return said

    def by_the_net(self, states: list[Any], rounds: int) -> list[float]:
        """Let the net play all seats until the player's seat has its first decision after round `rounds`. Return, for
        each state, the chance to win that the net gives there."""
        said = [0.0] * len(states)
        going = list(range(len(states)))
        while going:
            for at in going:
                if states[at].over:
                    said[at] = self.ended(states[at])
            asked = [at for at in going if not states[at].over]
            seats = [states[at].to_act[0] for at in asked]
            choosing = [len(states[at].decision(seat).options) > 1 for at, seat in zip(asked, seats, strict=True)]
            real = [place for place, choice in enumerate(choosing) if choice]
            told = iter(self.judged([states[asked[place]] for place in real], [seats[place] for place in real]))
            going = []
            for place, at in enumerate(asked):
                state, seat = states[at], seats[place]
                if not choosing[place]:
                    state.apply(seat, state.decision(seat).options[0])
                    going.append(at)
                    continue
                logits, chance = next(told)
                if seat == self.seat and state.round > rounds:
                    said[at] = chance
                else:
                    take_best(state, seat, logits)
                    going.append(at)
        return said


def take_best(state: Any, seat: int, logits: Any) -> None:
    options = sorted(state.decision(seat).options)
    state.apply(seat, options[int(logits[options].argmax())])


def row_of(state: Any, seat: int, rng: Rng) -> dict[str, Any] | None:
    """Compare the options of a position by all ways of judging and return the results as a row; None if the policy
    considers only one option."""
    view = state.view(seat)
    decision = state.decision(seat)
    options = sorted(decision.options)
    player = Player(view.known, seat, decision.vocabulary)
    shares = chances_of(player.judge.uncorrected(view)[0], options)
    kept = sorted((at for at in range(len(options)) if shares[at] >= LEAST), key=lambda at: -shares[at])[:MOST]
    if len(kept) < 2:
        return None
    advice = player.advice
    stage, next_stage, far = (advice.horizon(state, ahead) for ahead in (1, 2, FAR))
    player.together = round(sum(advice.chances(state)))

    def after(worlds: list[Any]) -> list[Any]:
        states = []
        for at in kept:
            for world in worlds:
                states.append(world.clone())
                states[-1].apply(seat, options[at])
        return states

    def means(values: list[float]) -> list[float]:
        return [sum(values[at * WORLDS : (at + 1) * WORLDS]) / WORLDS for at in range(len(kept))]

    worlds = [view.resample(rng) for _ in range(WORLDS)]
    paths = player.among_greedy(after(worlds), stage, far)
    ways = {name: means([of(path) for path in paths]) for name, of in WAYS.items()}
    greedy = after(worlds)
    there = []
    for each in greedy:
        advice.play_on(each, NOBODY, stage)
        there.append(advice.play_on(each, seat, far))
    told = iter(player.judged([each for each, on in zip(greedy, there, strict=True) if on], [seat] * sum(there)))
    ends = [next(told)[1] if on else player.ended(each) for each, on in zip(greedy, there, strict=True)]
    ways["there, after greedy play of all"] = means(ends)
    greedy = after(worlds)
    for each in greedy:
        advice.play_on(each, NOBODY, next_stage)
    ways["the advice after two rounds of it"] = means([player.ended(each) for each in greedy])
    ways["the policy's logarithm"] = [math.log(shares[at]) for at in kept]
    others = [view.resample(rng) for _ in range(WORLDS)]
    return {"ways": ways, "worth": means(player.by_the_net(after(others), state.round + 1))}


def play(title: str, options: dict[str, Any], seed: int, positions: int, rows: Path) -> None:
    """Append a row for each sampled position of a game to the file. Positions in which the policy considers only one
    option get no row but count towards `positions`."""
    net = make("N")
    rng = Rng(seed)
    found = number = 0
    with rows.open("a", encoding="utf-8") as file:
        while found < positions:
            state = meta(title).new(seed, options)
            seed += 1
            while not state.over and found < positions:
                seat = state.to_act[0]
                decision = state.decision(seat)
                number += len(decision.options) > 1
                if len(decision.options) > 1 and number % EVERY == 0:
                    found += 1
                    row = row_of(state, seat, rng)
                    if row is not None:
                        file.write(json.dumps(row) + "\n")
                        file.flush()
                state.apply(seat, net.choose(state.view(seat), decision, rng))


def slope(seen: list[float], there: list[float]) -> tuple[float, float, float]:
    """Return the slope of a line through zero that predicts `there` from `seen`, its standard error, and the
    correlation of the two."""
    n = len(seen)
    squares = sum(x * x for x in seen)
    found = sum(x * y for x, y in zip(seen, there, strict=True)) / squares
    left = sum((y - found * x) ** 2 for x, y in zip(seen, there, strict=True))
    mean_x, mean_y = sum(seen) / n, sum(there) / n
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(seen, there, strict=True))
    spread = math.sqrt(sum((x - mean_x) ** 2 for x in seen) * sum((y - mean_y) ** 2 for y in there))
    return found, math.sqrt(left / (n - 1) / squares), both / spread


def tell(rows: list[dict[str, Any]]) -> None:
    there = [worth - row["worth"][0] for row in rows for worth in row["worth"][1:]]
    print(f"{len(rows)} positions, {len(there)} pairs")
    for way in rows[0]["ways"]:
        seen = [told - row["ways"][way][0] for row in rows for told in row["ways"][way][1:]]
        found, error, together = slope(seen, there)
        print(f"{way:36} {found:7.3f} ({error:.3f})  {together:6.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    played = parts.add_parser("play")
    played.add_argument("title")
    played.add_argument("--rows", type=Path, required=True)
    played.add_argument("--positions", type=int, default=140)
    played.add_argument("--seed", type=int, default=1000)
    played.add_argument("-o", "--option", action="append", default=[])
    told = parts.add_parser("tell")
    told.add_argument("rows", type=Path)
    asked = parser.parse_args()
    if asked.part == "play":
        options = {"seats": 4, **options_of(asked.option)}
        play(asked.title, options, asked.seed, asked.positions, asked.rows)
    else:
        tell([json.loads(line) for line in asked.rows.read_text(encoding="utf-8").splitlines()])


if __name__ == "__main__":
    main()
