"""The luck of a game: a keyed cryptographic stream of random numbers for each deck and purpose.

Whoever sees any number of open cards must not be able to compute what is hidden, so nothing here can be worked
backwards: every shuffle and every draw reads blocks of BLAKE2b, keyed by the seed's own hash, over (stream, how often
the stream was used, block). Streams share nothing but the key. The same seed gives the same game on every platform.

Bots and laboratories, who have nothing to hide, draw from the quicker `core.rng`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

SEED_BITS: Final = 256
BLOCK: Final = 64  # bytes
_WORD: Final = 1 << 16  # a draw reads two bytes, so it is of at most so many


def key_of(seed: int) -> bytes:
    """Seeds of any size, small ones of laboratories too, spread over 256 bits."""
    return blake2b(seed.to_bytes(SEED_BITS // 8, "little"), digest_size=32, person=b"sandtable seed").digest()


class Chance:
    """`Chance(key, streams)`: `below(stream, n)` gives 0 to n-1, `shuffle(stream, items)` shuffles in place.

    `used` counts how often each stream was drawn from. It is replaced, never changed: clones share it, and the key."""

    __slots__ = ("key", "used", "_keyed")

    def __init__(self, key: bytes, streams: int) -> None:
        self.key: bytes = key
        self.used: list[int] = [0] * streams
        self._keyed: Any = None  # the hash with the key in it, once it is asked for

    def clone(self) -> Chance:
        other = Chance(self.key, 0)
        other.used = self.used
        other._keyed = self._keyed
        return other

    def _use(self, stream: int) -> int:
        """How often the stream was used before now."""
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
        """All of 0 to n-1 equally likely, exactly: what would favour some is drawn again (as in `shuffle`)."""
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
        """Every order equally likely (Fisher and Yates, from the end)."""
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
