"""Play games of a case at random, as a whole or as positions of every kind of question that came up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from sandtable.core.contract import State
from sandtable.core.decisions import Decision
from sandtable.core.speaking import anything
from tests.conformance.cases import Case
from tests.conformance.every import cases

MOST_MOVES = 5000  # a longer random game never ends
GAMES = 8  # games from which positions are kept
SAID = 0.1  # share of free words among all moves, if the title has them
PER_KIND = 3  # positions kept for each kind of question


def asked(state: State, random: Random) -> Decision:
    """Return the decision of a random seat that owes an answer."""
    return state.decision(random.choice(list(state.to_act)))


def step(case: Case, state: State, random: Random) -> tuple[int, int]:
    """Make one move and return its seat and action; sometimes it is a free word, if the title has them."""
    said = anything(state, random.randrange) if hasattr(state, "called") and random.random() < SAID else None
    if said is not None:
        state.apply(*said)
        return said
    decision = asked(state, random)
    option = case.about.option(random, decision)
    state.apply(decision.seat, option)
    return decision.seat, option


def walk(case: Case, seed: int, **how: Any) -> Iterator[State]:
    """Play a random game and yield its state before each move and at the end; it is always the same object."""
    state = case.new(seed, **how)
    random = Random(seed)
    while not state.over:
        assert state.actions_taken < MOST_MOVES, f"{case.id}: the game with seed {seed} does not end"
        yield state
        step(case, state, random)
    yield state


def play_on(case: Case, state: State, random: Random, moves: int = MOST_MOVES) -> State:
    for _ in range(moves):
        if state.over:
            break
        step(case, state, random)
    return state


def kind_of(state: State) -> str:
    """Return the kind of the current question, the number of seats asked, and whether some answers are sealed."""
    if state.over:
        return "over"
    asked = "+".join(sorted({state.decision(seat).kind for seat in state.to_act}))
    return f"{asked} of {len(state.deciding)}{', sealed' if state.sealed else ''}"


@cache
def positions(case: Case) -> list[State]:
    """Return positions of every kind of question and of finished games; tests may read them but must not play on.
    The first case with such a list also includes positions that random games seldom reach, with any number of seats."""
    kept: Counter[str] = Counter()
    found: list[State] = []
    random = Random(7)
    for seed in range(GAMES):
        for state in walk(case, seed):
            kind = kind_of(state)
            # Keep the first of a kind immediately, and more at random, so that late rounds are included.
            if kept[kind] < PER_KIND and (not kept[kind] or random.random() < 0.05):
                kept[kind] += 1
                found.append(state.clone())
    if next(other for other in cases() if other.about.rare is case.about.rare) is case:
        found += case.about.rare()
    return found


def where(case: Case, state: State, seat: int) -> str:
    return f"{case.id}: seat {seat} at {kind_of(state)}, {state.actions_taken} actions"
