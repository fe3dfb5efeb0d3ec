"""Advantages and returns: by a plain walk over the choices of each seat, and by tensors."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.learn.extra import need

torch = need("torch")
rollout = need("sandtable.learn.rollout")
np = need("numpy")

SEATS = 3


def store_of(random: Random, steps: int, rows: int) -> Any:
    """Return a store with made-up games: seats at random, a result now and then, some choices of a former self."""
    arrays = {
        "rows": np.zeros((rows, 4), np.uint8),
        "mask": np.ones((rows, 2), np.bool_),
        "seat": np.zeros(rows, np.int64),
        "who": np.zeros(rows, np.uint8),
        "done": np.zeros(rows, np.bool_),
        "reward": np.zeros((rows, SEATS), np.float32),
        "action": np.zeros(rows, np.int64),
    }
    store = rollout.Store(1, steps, arrays, torch.device("cpu"))
    for t in range(steps + 1):
        for row in range(rows):
            store.seat[0, t, row] = random.randrange(SEATS)
            store.who[0, t, row] = random.random() < 0.2
            store.value[0, t, row] = random.random()
            if t and random.random() < 0.15:
                store.done[0, t, row] = True
                store.reward[0, t, row, random.randrange(SEATS)] = 1.0
    return store


def walked(store: Any, row: int, decay: float) -> dict[int, tuple[float, float]]:
    """Return the advantage and return of each step of a row that counts, from the definition: sums of later errors of
    the value, from one own choice to the next, until the game ends."""
    steps = store.steps
    found: dict[int, tuple[float, float]] = {}
    for t in range(steps):
        if store.who[0, t, row]:
            continue
        seat = int(store.seat[0, t, row])
        value = float(store.value[0, t, row])
        errors = []
        now = value
        for later in range(t + 1, steps + 1):
            if store.done[0, later, row]:
                errors.append(float(store.reward[0, later, row, seat]) - now)
                break
            if int(store.seat[0, later, row]) == seat and not store.who[0, later, row]:
                following = float(store.value[0, later, row])
                errors.append(following - now)
                now = following
        if errors:
            advantage = sum(error * decay**place for place, error in enumerate(errors))
            found[t] = advantage, min(1.0, max(0.0, advantage + value))
    return found


@pytest.mark.parametrize("decay", [0.0, 0.9, 1.0])
def test_tensors_find_what_a_plain_walk_finds(decay: float) -> None:
    store = store_of(Random(3), 40, 12)
    advantage, result, counts = store.returns(decay)
    seen = 0
    for row in range(12):
        expected = walked(store, row, decay)
        assert {t for t in range(40) if counts[0, t, row]} == set(expected)
        for t, (gain, total) in expected.items():
            assert float(advantage[0, t, row]) == pytest.approx(gain, abs=1e-4)
            assert float(result[0, t, row]) == pytest.approx(total, abs=1e-4)
            seen += 1
    assert seen > 200
