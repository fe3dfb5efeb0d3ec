"""The net without PyTorch computes what its weights say."""

from __future__ import annotations

from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="the trained bots need NumPy")

from sandtable.learn import inference  # noqa: E402
from sandtable.learn.shape import STEPS, Part  # noqa: E402


def test_the_first_layer_takes_values_steps_and_what_is_there() -> None:
    chance = np.random.default_rng(5)
    part = Part(columns=list(range(9)), stepped=[1, 4, 8], there=[0, 1, 4, 5, 8])
    most = [1, 60, 200, 1, 20, 3, 90, 1, 15]
    weight = chance.normal(size=(6, part.inputs)).astype(np.float16)
    bias = chance.normal(size=6).astype(np.float16)
    rows = chance.integers(0, np.array(most) + 1, (40, 9)) * chance.integers(0, 2, (40, 9))
    rows[0] = 0
    rows[1] = most
    inputs = np.concatenate(
        [
            rows * np.array(part.scales(most)),
            rows[:, part.there] > 0,
            *[(rows[:, [column]] >= np.array(STEPS)) for column in part.stepped],
        ],
        axis=1,
    )
    wanted = inputs @ weight.astype(np.float64).T + bias
    found = inference.FirstLayer(part, most, weight, bias)(rows.astype(np.uint8))
    assert np.allclose(found, wanted, atol=1e-4)
