"""Some games of the base box, pinned: the same seed and the same choices give them on every platform."""

from __future__ import annotations

from hashlib import blake2b

import sandtable
from sandtable.core.contract import State
from sandtable.core.rng import Rng


def playout(seats: int, seed: int, random: bool) -> tuple[State, str]:
    """A whole game by the first option or by our own generator: the state at its end, and a sum of what was done."""
    state = sandtable.new("imperium", seats=seats, seed=seed)
    rng = Rng(seed + 1)
    done = blake2b(digest_size=8)
    while not state.over:
        decision = state.decision(state.to_act[0])
        option = decision.options[rng.below(len(decision.options)) if random else 0]
        done.update(f"{decision.seat} {decision.kind} {state.vocabulary.word(option)}\n".encode())
        state.apply(decision.seat, option)
    return state, done.hexdigest()


def sums() -> list[str]:
    """One line for each pinned game."""
    lines = []
    for seats, seed, random in GAMES:
        state, done = playout(seats, seed, random)
        how = "random" if random else "first"
        lines.append(f"{seats} seats, seed {seed}, {how}: {state.actions_taken} actions {done}, state {state.digest()}")
    return lines


GAMES = [
    (3, 1, False), (4, 2, False), (4, 3, False),
    (3, 1, True), (4, 2, True), (4, 3, True), (3, 2**63 - 1, True), (1, 4, True), (2, 5, True),
]  # fmt: skip

# What these games were when they were pinned. If a change of the rules or of the state was meant, put in what the
# failing test prints, and raise RULESET_VERSION where old records would play differently.
GOLDEN: list[str] = [
    "3 seats, seed 1, first: 517 actions 67cf1299ead46782, state a50be7c16d0458a7f17d8127a545b8bd",
    "4 seats, seed 2, first: 708 actions 5a8125a5c6c88f5a, state b32ca717364cb56a65ce162150d23336",
    "4 seats, seed 3, first: 589 actions 99e1eee021b61e54, state cc460aadfdc65a3491a79c0d241ba762",
    "3 seats, seed 1, random: 348 actions 452e6e2cf1d51568, state d10506210ee058157c8873fe53afc88e",
    "4 seats, seed 2, random: 448 actions c30bba68bce75b50, state 85555019452481a7abfa469765cb54af",
    "4 seats, seed 3, random: 371 actions 24e92f99c5f73c4e, state 4c79b63a9ac2f461acbade60b56285f1",
    "3 seats, seed 9223372036854775807, random: 283 actions 3a991b7f9f972df1, state 21b0759650cdd69c8c274d694a2797cc",
    "1 seats, seed 4, random: 95 actions 8c024e7fd00ca28b, state 997e3803f4ff3d63c29548cb9a0790b2",
    "2 seats, seed 5, random: 233 actions 7240df11a3a43869, state 1fa544511212202675f195717c6a10e3",
]


def test_pinned_games_are_what_they_were() -> None:
    """Catches what drifts with the platform, the version of Python, or by accident."""
    now = sums()
    assert now == GOLDEN, "these games have changed; now they are\n" + "\n".join(f'    "{line}",' for line in now)
