"""A small, fast, seeded random generator for bots, simulations and resampled worlds, which have nothing to hide.

Games themselves use `core.chance`, because the state of this generator can be computed from its output.

Multiply-with-carry: x' = A * (x mod 2^32) + (x div 2^32), with A * 2^32 - 1 a safe prime, so the period is about 2^61.
Every value stays below 2^62 and thus remains a machine integer when compiled. The same seed gives the same sequence on
every platform and in every process.
"""

from __future__ import annotations

from typing import Final

_A: Final = 1073740155
_MASK: Final = 0xFFFFFFFF
_LIMIT: Final = _A * (1 << 32) - 1
_MASK64: Final = (1 << 64) - 1


def _mix(seed: int) -> int:
    """Return a seed mixed to 64 bits, so that neighbouring seeds give unrelated sequences."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)


class Rng:
    """A random generator with a seed; `below(n)` returns 0 to n-1."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        # A negative seed is for `clone`, which overwrites it.
        self.x: int = 1 + _mix(seed) % (_LIMIT - 2) if seed >= 0 else 1

    def clone(self) -> Rng:
        other = Rng(-1)
        other.x = self.x
        return other

    def below(self, n: int) -> int:
        x = self.x
        low = x & _MASK
        high = x >> 32
        self.x = _A * low + high
        return ((low ^ high) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        x = self.x
        for i in range(len(items) - 1, 0, -1):
            low = x & _MASK
            high = x >> 32
            x = _A * low + high
            j = ((low ^ high) * (i + 1)) >> 32
            held = items[i]
            items[i] = items[j]
            items[j] = held
        self.x = x

    def fork(self) -> Rng:
        """Return a new generator, whose seed is drawn from this one."""
        return Rng(self.spread())

    def spread(self) -> int:
        """Return a random 60-bit number, to use as a seed."""
        return (self.below(1 << 30) << 30) | self.below(1 << 30)
