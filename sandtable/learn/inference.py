"""The net without PyTorch: one row or a few at a time, with NumPy.

The first layer takes only the inputs that are not zero, which are few. Everything is computed in single precision from
the weights in half precision.
"""

from __future__ import annotations

from typing import Any

from sandtable.envs.arrays import np
from sandtable.learn.shape import STEPS, Part, shape_from

EPSILON = 1e-5  # of layer normalization, as in PyTorch


def _single(weights: Any) -> Any:
    return np.ascontiguousarray(weights, np.float32)


class FirstLayer:
    """The first layer of the net for the columns of a `Part`, arranged so that zeros in an observation row cost no
    time.

    `weights` has three blocks of rows to add up: what each column adds if its number is 1, what each stepped column
    adds for the steps that its number reaches, and what each column adds for every unit above 1.
    """

    def __init__(self, part: Part, most: list[int], weight: Any, bias: Any) -> None:
        n = len(part.columns)
        m = n + len(part.there)
        by_input = weight.astype(np.float32).T
        more = by_input[:n] * np.array(part.scales(most), np.float32)[:, None]
        one = more.copy()
        one[part.there] += by_input[n:m]
        self.bias = _single(bias)
        # By stepped column and value: the sum of the steps it reaches.
        steps = by_input[m:].reshape(len(part.stepped), len(STEPS), -1)
        self.stepped = np.array(part.stepped, np.intp)
        self.top = max(STEPS)
        sums = np.zeros((len(part.stepped), self.top + 1, steps.shape[-1]), np.float32)
        for number, step in enumerate(STEPS):
            sums[:, step:] += steps[:, number, None]
        reached = sums.reshape(len(part.stepped) * (self.top + 1), -1)
        self.weights = _single(np.concatenate((one, reached, more)))
        self.starts = n + np.arange(len(part.stepped)) * (self.top + 1)
        self.above = n + len(reached)

    def __call__(self, picked: Any) -> Any:
        """Return the outputs of the layer for some rows, given as the numbers in the columns of this part, of shape
        (rows, columns)."""
        rows, columns = picked.nonzero()
        numbers = picked[rows, columns]
        high = (numbers > 1).nonzero()[0]
        steps = np.minimum(picked[:, self.stepped], self.top)
        stepped_rows, stepped = (steps >= STEPS[0]).nonzero()
        of_row = np.concatenate((rows, stepped_rows, rows[high]))
        places = np.concatenate(
            (columns, self.starts[stepped] + steps[stepped_rows, stepped], self.above + columns[high])
        )
        times = np.ones(len(places), np.float32)
        times[len(places) - len(high) :] = numbers[high] - 1
        order = of_row.argsort(kind="stable")
        places, times = places[order], times[order]
        ends = of_row[order].searchsorted(np.arange(len(picked) + 1))
        out = np.empty((len(picked), len(self.bias)), np.float32)
        for at, (start, end) in enumerate(zip(ends[:-1].tolist(), ends[1:].tolist(), strict=True)):
            np.dot(times[start:end], self.weights.take(places[start:end], 0), out=out[at])
        out += self.bias
        return out


def _norm(x: Any, weight: Any, bias: Any) -> Any:
    x = x - x.mean(1, keepdims=True)
    x /= np.sqrt((x * x).mean(1, keepdims=True) + EPSILON)
    return x * weight + bias


class NumpyNet:
    """A net with the arrays of a weights file, evaluated by NumPy."""

    def __init__(self, told: dict[str, Any], arrays: dict[str, Any]) -> None:
        shape = shape_from(told)
        most = shape.most
        self.shape = shape
        self.table = FirstLayer(shape.table, most, arrays["table.weight"], arrays["table.bias"])
        self.table_columns = np.array(shape.table.columns, np.intp)
        self.party: FirstLayer | None = None  # shared by all other parties
        if shape.others:
            self.party = FirstLayer(shape.others[0], most, arrays["party.weight"], arrays["party.bias"])
            self.other_columns = np.array([other.columns for other in shape.others], np.intp)
            self.parties = _single(arrays["parties.weight"].T)
        self.blocks = [
            tuple(
                _single(arrays[f"blocks.{at}.{name}"].T)
                for name in ("norm.weight", "norm.bias", "a.weight", "a.bias", "b.weight", "b.bias")
            )
            for at in range(shape.blocks)
        ]
        names = ("norm.weight", "norm.bias", "policy.weight", "policy.bias")
        self.head = tuple(_single(arrays[name].T) for name in names)
        names = ("value_a.weight", "value_a.bias", "value_b.weight", "value_b.bias")
        self.value = tuple(_single(arrays[name].T) for name in names)

    def __call__(self, rows: Any) -> tuple[Any, Any]:
        """Return the logits of all words and the chance to win for each of the rows, an array of shape (n, size)."""
        x = self.table(rows[:, self.table_columns])
        if self.party is not None:
            theirs = rows[:, self.other_columns].reshape(-1, self.other_columns.shape[1])
            x += np.maximum(self.party(theirs), 0.0).reshape(len(rows), -1) @ self.parties
        for norm_weight, norm_bias, a, a_bias, b, b_bias in self.blocks:
            y = np.maximum(_norm(x, norm_weight, norm_bias) @ a + a_bias, 0.0)
            x += y @ b + b_bias
        norm_weight, norm_bias, policy, policy_bias = self.head
        x = np.maximum(_norm(x, norm_weight, norm_bias), 0.0)
        a, a_bias, b, b_bias = self.value
        value = (np.maximum(x @ a + a_bias, 0.0) @ b + b_bias)[:, 0]
        return x @ policy + policy_bias, 1.0 / (1.0 + np.exp(-value))
