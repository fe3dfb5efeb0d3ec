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
    "3 seats, seed 1, first: 509 actions a8cc1ea339749231, state 1587539027587ea21fb5ba878884dabb",
    "4 seats, seed 2, first: 704 actions 958bca2216c8fa77, state b56a922fdd5490269dfd2bbfe52ce637",
    "4 seats, seed 3, first: 585 actions 7b66ac5623480d74, state 39f293c034e76509e8eb14972beee1c3",
    "3 seats, seed 1, random: 359 actions 6c8c1341fdbcdd7b, state 7c4eb49052809f903099f0a16a7f108d",
    "4 seats, seed 2, random: 422 actions f1dc876a9825cbc0, state 35dd8080a29864872b22b0ca14a6dc64",
    "4 seats, seed 3, random: 371 actions 24e92f99c5f73c4e, state 8f3484bf4ffe17b3b8eb5f99a20949e4",
    "3 seats, seed 9223372036854775807, random: 287 actions 8d6a049cfb2c28be, state c16188936671eeec78163d68371388c1",
    "1 seats, seed 4, random: 95 actions 8c024e7fd00ca28b, state 0642058793688713ec0d0366f68794f1",
    "2 seats, seed 5, random: 251 actions 14ae52543ae4289a, state 03376adb007e38eba1ee7bc2683ac4b2",
]


def test_pinned_games_are_what_they_were() -> None:
    """Catches what drifts with the platform, the version of Python, or by accident."""
    now = sums()
    assert now == GOLDEN, "these games have changed; now they are\n" + "\n".join(f'    "{line}",' for line in now)
