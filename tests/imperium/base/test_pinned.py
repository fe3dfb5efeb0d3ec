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
    "3 seats, seed 1, first: 517 actions 67cf1299ead46782, state 684069ca87073fba405c469debcc2f2c",
    "4 seats, seed 2, first: 708 actions 5a8125a5c6c88f5a, state 532690ddd8db65f9152fd559858b61b4",
    "4 seats, seed 3, first: 589 actions 99e1eee021b61e54, state 5b66a37bfc12b4f80735f30ad546367a",
    "3 seats, seed 1, random: 348 actions 452e6e2cf1d51568, state e72fd0865485fc9aad1eba16c0320cb9",
    "4 seats, seed 2, random: 448 actions c30bba68bce75b50, state 901aeba3b370c69670587092bf0c5b1d",
    "4 seats, seed 3, random: 371 actions 24e92f99c5f73c4e, state e8938a3b2bd6b57d66448d852ee38abe",
    "3 seats, seed 9223372036854775807, random: 283 actions 3a991b7f9f972df1, state 283fab9a90fb74d22fc1e089730a9837",
    "1 seats, seed 4, random: 95 actions 8c024e7fd00ca28b, state 21c22791fa28be0e9e34c50bd38295d9",
    "2 seats, seed 5, random: 233 actions 7240df11a3a43869, state c5fdd3202ecf1fcda93fbca1966dd688",
]


def test_pinned_games_are_what_they_were() -> None:
    """Catches what drifts with the platform, the version of Python, or by accident."""
    now = sums()
    assert now == GOLDEN, "these games have changed; now they are\n" + "\n".join(f'    "{line}",' for line in now)
