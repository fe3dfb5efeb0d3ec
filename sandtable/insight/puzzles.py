"""Puzzles: positions from games of bots in which one line of play is clearly best.

A decision is examined in four steps, each in worlds of its own, so that the published figures are not those by which
the decision was chosen. A search proposes the best line. It is compared with the next best, which rules out most
decisions, then with every other line, which gives the figures. Games played to their end must confirm it. Everything
follows from the seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any, Final

from sandtable.arena import tasks
from sandtable.bots import make_all
from sandtable.bots.advice import advice_for, secrecy
from sandtable.core import stopping
from sandtable.core.contract import View
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import check_seed, meta
from sandtable.insight import chances
from sandtable.insight.lines import Budget, Line, Trial, lines_of, reasons_of, same_results
from sandtable.insight.reasons import Fact, reasons

SALT: Final = 0x9A551E  # separates the random numbers of the examination from the game's
LOOKED_AT: Final = 3  # worlds that must agree on what completes a move
FEWEST: Final = 3  # lines; with two, half of all guesses are right
PROMISING: Final = 0.7  # the share of the demanded gap that is wanted before everything is compared
CHALLENGE_WORLDS: Final = 32  # in which the best line of a search is compared with the next best
FIRST_WORLDS: Final = 16  # after which a line may be given up
TO_THE_END: Final = 99  # stages of the game that are played on; every game is over before


@dataclass(frozen=True)
class Demands:
    """The requirements that a puzzle must meet, and the amount of search that goes into checking them."""

    gap: float = 0.03  # the least difference of the chance to win to every other line
    certainty: float = 3.0  # the least number of standard errors by which it differs from every other line
    worlds: int = 128  # in which it is compared with every other line
    passes: int = 100  # of the search that proposes it
    ends: int = 100  # games played to their end from the best line and from the next one
    per_game: int = 2  # puzzles from one game
    share: float = 0.5  # of the weighty decisions of a game that are examined
    bots: str = "S:15"  # who play the games


@dataclass
class Answer:
    """A possible answer to a puzzle, with its chance to win and the facts that speak for the best line against it."""

    words: list[str]
    chance: float
    facts: list[Fact] = field(default_factory=list)


@dataclass
class Puzzle:
    """A position with its solution. `lines` are all answers, the best one first; the first `accepted` of them have the
    same results as the best and count as solutions."""

    id: str
    title: str
    seat: int
    kind: str  # of the question
    digest: str  # of the position
    record: dict[str, Any]
    lines: list[Answer]
    accepted: int
    gap: float
    certainty: float  # standard errors
    worlds: int
    usual: list[str]  # what the Adept plays
    finished: dict[str, Any]  # games played to the end: `games`, and the share won after the `best` and the `next` line

    @property
    def solution(self) -> list[str]:
        return self.lines[0].words

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Puzzle:
        lines = [
            Answer(line["words"], line["chance"], [(name, more) for name, more in line["facts"]])
            for line in data["lines"]
        ]
        return cls(**{**data, "lines": lines})

    def replayed(self) -> Record:
        """Return the record of the puzzle's game up to the question, replayed."""
        return Record.from_json(json.dumps(self.record))


@dataclass(frozen=True)
class Verified:
    """The result of comparing a line with all others, in worlds that were not used to choose the line."""

    best: Line
    same: list[Line]
    others: list[Line]  # the better ones first
    gap: float
    certainty: float


def may_be_asked(state: Any, seat: int) -> bool:
    """Tell whether a decision can be a puzzle: one seat alone decides, openly, and the choice is an important one."""
    if list(state.to_act) != [seat] or len(state.options_of(seat)) < FEWEST:
        return False
    advice = advice_for(state.title)
    return advice.weighty(state, seat) and secrecy(advice, state, seat) <= 0.0


def proposed(view: View, rng: Rng, demands: Demands) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Return the line that a search finds best, and the line that the advice would choose. Return None if they are the
    same, if there are too few lines, or if the lead of the best line is well below the demanded gap."""
    first = [view.resample(rng) for _ in range(LOOKED_AT)]
    seat = view.seat
    lines = lines_of(first, seat, sorted(first[0].options_of(seat)))
    if len(lines) < FEWEST:
        return None
    trial = Trial(lambda: view.resample(rng), first, seat, Budget(demands.passes))
    best, _, usual = trial.race(lines, FEWEST)
    if best[0] is usual or len(best) < 2:
        return None
    title = str(first[0].title)
    ahead = chances.calibrated(title, best[0].judged) - chances.calibrated(title, best[1].judged)
    if ahead < demands.gap / 2:
        return None
    again = Trial(lambda: view.resample(rng), [view.resample(rng)], seat, Budget(0))
    for line in best:
        line.values.clear()
        while len(line.values) < CHALLENGE_WORLDS:
            again.play(line)
    if min(_gap(title, best[0], line) for line in best[1:]) < demands.gap * PROMISING:
        return None
    return best[0].actions, usual.actions


def difference(better: Line, worse: Line) -> tuple[float, float]:
    """Return the mean difference of the results of two lines in the same worlds, and its standard error."""
    both = [a - b for a, b in zip(better.values, worse.values, strict=False)]
    n = len(both)
    mean = sum(both) / n
    return mean, (sum((each - mean) ** 2 for each in both) / (n - 1) / n) ** 0.5


def verified(view: View, chosen: tuple[int, ...], rng: Rng, demands: Demands) -> Verified | None:
    """Return how the chosen line compares with every other one in new worlds; None if it does not lead each of them by
    as much as demanded.

    After `FIRST_WORLDS` a line that is clearly behind is not tried any further.
    """
    first = [view.resample(rng) for _ in range(LOOKED_AT)]
    seat = view.seat
    lines = lines_of(first, seat, sorted(first[0].options_of(seat)))
    best = next((line for line in lines if line.actions == chosen), None)
    if best is None:
        return None
    trial = Trial(lambda: view.resample(rng), first, seat, Budget(0))
    title = str(first[0].title)
    left = [line for line in lines if line is not best]
    for until in (FIRST_WORLDS, demands.worlds):
        for line in [best, *left]:
            while len(line.values) < until:
                trial.play(line)
        slope = chances.slope_at(title, best.judged)
        kept = []
        for line in left:
            ahead, error = difference(best, line)
            if same_results(best, line):
                kept.append(line)
            elif (ahead + demands.certainty * error) * slope < demands.gap:
                return None
            elif (ahead - demands.certainty * error) * slope < demands.gap:
                kept.append(line)
        left = kept
    same = [line for line in lines if line is not best and same_results(best, line)]
    others = [line for line in lines if line is not best and line not in same]
    if not others:
        return None
    apart = [(difference(best, line), line) for line in others]
    gap = min(_gap(title, best, line) for line in others)
    certainty = min(ahead / error if error > 0.0 else demands.worlds for (ahead, error), _ in apart)
    if gap < demands.gap or certainty < demands.certainty:
        return None
    others.sort(key=lambda line: (_gap(title, best, line), line.actions))
    return Verified(best, same, others, gap, certainty)


def _gap(title: str, best: Line, other: Line) -> float:
    """Return the difference of the calibrated chances of two lines over the worlds in which both were tried."""
    n = min(len(best.values), len(other.values))
    mine, theirs = (sum(line.values[:n]) / n for line in (best, other))
    return chances.calibrated(title, mine) - chances.calibrated(title, theirs)


def finished(view: View, lines: Sequence[Line], rng: Rng, games: int) -> list[float]:
    """Return, for each line, the share of games won when the advice plays on to the end of the game, in the same new
    worlds for all lines."""
    won = [0.0] * len(lines)
    for _ in range(games):
        world: Any = view.resample(rng)
        advice = advice_for(world.title)
        together = chances.team_of(advice, world)
        until = advice.horizon(world, TO_THE_END)
        for at, line in enumerate(lines):
            stopping.check()
            state = world.clone()
            for action in line.actions:
                state.apply(view.seat, action)
            won[at] += chances.played_on(state, advice, until, together)[view.seat]
    return [share / games for share in won]


def examined(record: Record, seat: int, rng: Rng, demands: Demands) -> Puzzle | None:
    """Return the puzzle made from a seat's open decision; None if the decision does not meet the demands."""
    state: Any = record.state
    view = state.view(seat)
    found = proposed(view, rng.fork(), demands)
    if found is None:
        return None
    chosen, usual = found
    return confirmed(record, seat, chosen, usual, rng, demands)


def confirmed(
    record: Record, seat: int, chosen: tuple[int, ...], usual: tuple[int, ...], rng: Rng, demands: Demands
) -> Puzzle | None:
    """Return the puzzle whose solution is the chosen line, with figures from new worlds; None if it does not meet the
    demands, or if the line of the Adept (`usual`) is as good."""
    state: Any = record.state
    view = state.view(seat)
    proof = verified(view, chosen, rng.fork(), demands)
    if proof is None or any(line.actions == usual for line in proof.same):
        return None
    won = finished(view, [proof.best, proof.others[0]], rng.fork(), demands.ends)
    if won[0] <= won[1]:
        return None
    vocabulary = state.vocabulary.words

    def words(actions: Sequence[int]) -> list[str]:
        return [vocabulary[action] for action in actions]

    known = reasons_of(record.title)
    best = chances.calibrated(record.title, proof.best.judged)
    every = [proof.best, *proof.others]
    answers = [Answer(words(proof.best.actions), round(best, 4), list(reasons(proof.best, every, known)))]
    answers += [Answer(words(line.actions), round(best, 4), answers[0].facts) for line in proof.same]
    for line in proof.others:
        facts = list(reasons(proof.best, [proof.best, line], known))
        answers.append(Answer(words(line.actions), round(best - _gap(record.title, proof.best, line), 4), facts))
    digest = state.digest()
    return Puzzle(
        id=f"{record.title}-{sha256(f'{digest} {seat}'.encode()).hexdigest()[:10]}",
        title=record.title,
        seat=seat,
        kind=str(state.decision(seat).kind),
        digest=digest,
        record=json.loads(record.to_json()),
        lines=answers,
        accepted=1 + len(proof.same),
        gap=round(proof.gap, 4),
        certainty=round(proof.certainty, 2),
        worlds=len(proof.best.values),
        usual=words(usual),
        finished={"games": demands.ends, "best": round(won[0], 4), "next": round(won[1], 4)},
    )


def from_game(title: str, seed: int, options: Mapping[str, Any], demands: Demands) -> list[Puzzle]:
    """Play a game of bots and return the puzzles found in it."""
    record = Record(title, seed, options)
    state: Any = record.state
    chance = Rng(seed ^ SALT)
    players = make_all(demands.bots, record.options["seats"])
    rngs = [chance.fork() for _ in players]
    found: list[Puzzle] = []
    while not state.over and len(found) < demands.per_game:
        stopping.check()
        seat = state.to_act[0]
        decision = state.decision(seat)
        if may_be_asked(state, seat) and chance.below(1000) < demands.share * 1000:
            puzzle = examined(record, seat, chance.fork(), demands)
            if puzzle is not None:
                found.append(puzzle)
        bot = players[seat]
        view = state.view(seat) if bot.needs_view else None
        record.apply(seat, bot.choose(view, decision, rngs[seat]))
    return found


Job = tuple[str, int, dict[str, Any], Demands]


def _portion(portion: list[Job]) -> list[list[Puzzle]]:
    return [from_game(*job) for job in portion]


def made(
    title: str,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    demands: Demands,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
) -> Iterator[list[Puzzle]]:
    """Yield the puzzles found in each game. Game i has the seed `seed + i`; the number of processes makes no
    difference."""
    check_seed(seed + games)
    given = meta(title).check(dict(options))
    advice_for(title)
    portions: Iterator[list[Job]] = ([(title, seed + game, given, demands)] for game in range(games))
    run = tasks.here(_portion, portions) if jobs <= 1 else tasks.in_processes(_portion, portions, jobs, _given_up)
    for portion in run:
        for puzzles in portion:
            if done is not None:
                done(1)
            yield puzzles


def _given_up(job: Job, reason: str) -> list[Puzzle]:
    """Return an empty list as the result of a game whose process died."""
    return []
