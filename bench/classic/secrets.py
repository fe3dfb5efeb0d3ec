"""Measure whether a bot's secret choices in the classic game are predictable: play many openings, count each choice.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.classic.secrets  # 1,000 openings of each
    python -m bench.classic.secrets --openings 200 --bot S:20 --turns 1

Six bots play the first turns of each opening. A choice is a secret question and the place of the answer in it: the
faction of a prediction, its turn, the number of a battle plan. For each the most frequent answer is shown, over all
openings and, where the answer is a leader or a faction's own, over those of the faction that gives it most. The limit
is 35% wherever the rules leave six answers or more; choices with fewer are listed without one.

A bid is public, but the most a seat would pay is not. `limit` counts it: the highest price at which the bot still bids
when it is asked repeatedly about the same card with different bids before it.

Exit status 1 if a choice is above the limit.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from typing import Any

from sandtable.bots import make
from sandtable.build_info import describe
from sandtable.classic.content.factions import FACTIONS
from sandtable.classic.judge.policy import SECRET
from sandtable.classic.rules import frames
from sandtable.classic.rules.question import QUESTION
from sandtable.classic.rules.words import NUMBER, PASS, VOCABULARY
from sandtable.core import processes, stopping
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

BAR = 0.35
MANY = 6  # answers that the rules leave
ENOUGH = 30  # answers to a choice, below which a share says nothing
SALT = 0x5EC
PORTION = 25
PARTS = {
    "prediction": ("faction", "turn"),
    "plan": ("leader", "weapon", "defence", "Kwisatz Haderach", "number", "spice"),
}
GAMES: dict[str, dict[str, Any]] = {
    "basic": {},
    "advanced": {"advanced": True},
    "box": {"advanced": True, "ixians_tleilaxu": True, "treachery_more": True},
}
Found = dict[tuple[str, bool], dict[str, Counter[str]]]  # by choice and whether there were many answers: by faction


def choice_of(state: Any, seat: int) -> str:
    """Return the name of the secret choice that a seat has to make; empty if its choice is not secret."""
    asked = state.stack[-1][0]
    if asked not in SECRET or asked == frames.ASK_BID:
        return ""
    name = QUESTION[asked].name
    at = len(state.answers[seat])
    if name == "storm_dial" or asked == frames.ASK_DIAL:
        return f"{name}, {'first' if state.turn == 1 else 'later'} turn"
    return f"{name}, {PARTS[name][at]}" if name in PARTS else f"{name}, {at + 1}." if at else name


def limit(state: Any, seat: int, bot: Any, rng: Rng) -> str:
    """Return, as a word, the highest bid that the bot makes for the card on auction: it is asked again after each of
    its own bids until it passes."""
    trial = state.clone()
    best = 0
    while True:
        decision = trial.decision(seat)
        offers = [option - NUMBER for option in decision.options if option != PASS]
        if not offers or bot.choose(trial.view(seat), decision, rng) == PASS:
            return f"number:{best}"
        best = min(offers)
        trial.bid = best


def opening(options: dict[str, Any], seed: int, spec: str, turns: int) -> list[tuple[str, bool, str, str]]:
    """Play one opening and return its secret answers, each as its choice, whether there were many options, the seat's
    faction and the word of the answer."""
    state: Any = meta("classic").new(seed, options)
    chance = Rng(seed ^ SALT)
    rngs = [chance.fork() for _ in range(state.seats)]
    bot = make(spec)
    found: list[tuple[str, bool, str, str]] = []
    while not state.over and state.turn <= turns:
        stopping.check()
        seat = state.to_act[0]
        decision = state.decision(seat)
        faction = FACTIONS[state.factions[seat]].id
        if decision.kind == QUESTION[frames.ASK_BID].name and state.bid == 0 and len(decision.options) > 1:
            found.append(("bid, limit", len(decision.options) >= MANY, faction, limit(state, seat, bot, rngs[seat])))
        choice = choice_of(state, seat) if len(decision.options) > 1 else ""
        action = bot.choose(state.view(seat), decision, rngs[seat])
        if choice:
            found.append((choice, len(decision.options) >= MANY, faction, VOCABULARY.words[action]))
        state.apply(seat, action)
    return found


def some(options: dict[str, Any], seeds: range, spec: str, turns: int) -> list[tuple[str, bool, str, str]]:
    return [answer for seed in seeds for answer in opening(options, seed, spec, turns)]


def count(options: dict[str, Any], openings: int, seed: int, spec: str, turns: int, jobs: int) -> Found:
    full = meta("classic").check({**options, "seats": 6})
    portions = [range(at, min(at + PORTION, seed + openings)) for at in range(seed, seed + openings, PORTION)]
    if jobs == 1:
        answers = [some(full, seeds, spec, turns) for seeds in portions]
    else:
        pool = processes.pool(jobs, stopping.hear_in_child)
        try:
            answers = pool.all_of(some, [(full, seeds, spec, turns) for seeds in portions])
        finally:
            pool.shutdown()
    found: Found = defaultdict(lambda: defaultdict(Counter))
    for choice, many, faction, word in [answer for portion in answers for answer in portion]:
        found[choice, many][faction][word] += 1
    return found


def report(found: Found) -> bool:
    """Print each choice, and return whether all choices are within the limit."""
    held = True
    for (choice, many), by_faction in sorted(found.items(), key=lambda item: (not item[0][1], item[0][0])):
        total: Counter[str] = sum(by_faction.values(), Counter())
        n = total.total()
        word, k = total.most_common(1)[0]
        share = k / n
        most = max(
            (max(words.values()) / words.total() for words in by_faction.values() if words.total() >= ENOUGH),
            default=0.0,
        )
        judged = many and n >= ENOUGH
        held &= not judged or share <= BAR
        mark = ("PASS" if share <= BAR else "FAIL") if judged else "    "
        of = f"{'six or more' if many else 'fewer':11}"
        print(f"{mark}  {choice:28} {of} {n:7,} answers  {100 * share:5.1f}% {word:32} one faction {100 * most:5.1f}%")
    return held


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--openings", type=int, default=1000, help="of each game")
    ap.add_argument("--turns", type=int, default=2, help="how far an opening goes")
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--jobs", type=int, default=2)
    ap.add_argument("--bot", default="G")
    ap.add_argument("--only", choices=sorted(GAMES))
    args = ap.parse_args(argv)
    held = True
    for name, options in GAMES.items():
        if args.only in (None, name):
            print(f"{name}, {describe()}: {args.openings} openings of {args.turns} turns, {args.bot}", flush=True)
            held &= report(count(options, args.openings, args.seed, args.bot, args.turns, args.jobs))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(stopping.run(lambda: main(sys.argv[1:])))
