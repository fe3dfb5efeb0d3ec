"""The randomness of a game: a keyed cryptographic stream of random numbers for each deck and purpose.

No number of open cards may allow anyone to compute hidden ones, so the streams cannot be reversed: every shuffle and
draw reads blocks of BLAKE2b, keyed by a hash of the seed, over (stream, number of earlier uses, block). Streams share
only the key. The same seed gives the same game on every platform.

Bots and simulations have nothing to hide and use the faster `core.rng`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

SEED_BITS: Final = 256
BLOCK: Final = 64  # bytes
_WORD: Final = 1 << 16  # a draw reads two bytes, so this is the largest n


def key_of(seed: int) -> bytes:
    """Return the 256-bit key of a seed of any size."""
    return blake2b(seed.to_bytes(SEED_BITS // 8, "little"), digest_size=32, person=b"sandtable seed").digest()


class Chance:
    """The random streams of one game: `below(stream, n)` returns 0 to n-1, `shuffle(stream, items)` shuffles in place.

    `used` has the number of uses of each stream. The list is replaced, never changed, because clones share it.
    """

    __slots__ = ("key", "used", "_keyed")

    def __init__(self, key: bytes, streams: int) -> None:
        self.key: bytes = key
        self.used: list[int] = [0] * streams
        self._keyed: Any = None  # the hash with the key in it, made on first use

    def clone(self) -> Chance:
        other = Chance(self.key, 0)
        other.used = self.used
        other._keyed = self._keyed
        return other

    def _use(self, stream: int) -> int:
        """Count one more use of the stream and return the number of its uses before this one."""
        used = self.used[:]
        before = used[stream]
        used[stream] = before + 1
        self.used = used
        return before

    def _block(self, stream: int, use: int, at: int) -> bytes:
        if self._keyed is None:
            self._keyed = blake2b(key=self.key, digest_size=BLOCK)
        hashed = self._keyed.copy()
        hashed.update(((stream << 48) | (use << 16) | at).to_bytes(8, "little"))
        block: bytes = hashed.digest()
        return block

    def below(self, stream: int, n: int) -> int:
        """Return a random number from 0 to n-1; all are exactly equally likely, since a number that would be biased is
        drawn again."""
        assert 0 < n <= _WORD
        use = self._use(stream)
        block = self._block(stream, use, 0)
        at = 0
        blocks = 1
        while True:
            if at == BLOCK:
                block = self._block(stream, use, blocks)
                blocks += 1
                at = 0
            scaled = (block[at] | (block[at + 1] << 8)) * n
            at += 2
            rest = scaled & (_WORD - 1)
            if rest >= n or rest >= (_WORD - n) % n:
                return scaled >> 16

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Shuffle the items; every order is equally likely (Fisher–Yates)."""
        i = len(items) - 1
        assert i < _WORD
        if i < 1:
            return
        use = self._use(stream)
        block = self._block(stream, use, 0)
        at = 0
        blocks = 1
        while i > 0:
            if at == BLOCK:
                block = self._block(stream, use, blocks)
                blocks += 1
                at = 0
            n = i + 1
            scaled = (block[at] | (block[at + 1] << 8)) * n
            at += 2
            rest = scaled & (_WORD - 1)
            if rest < n and rest < (_WORD - n) % n:
                continue
            j = scaled >> 16
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1
