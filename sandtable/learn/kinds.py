"""`Kind`: the games a run learns from. All its variants (numbers of seats, say) have the same rows and words."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from sandtable.core.contract import State
from sandtable.core.errors import BadOption
from sandtable.core.titles import meta
from sandtable.envs.arrays import Arrays
from sandtable.envs.seeds import refuse_seed


class Kind:
    """A title and the options of its games, one set for each variant."""

    def __init__(self, title: str, variants: list[Mapping[str, Any]]) -> None:
        self.title = title
        self.meta = meta(title)
        for given in variants:
            refuse_seed(given)
        self.variants = [self.meta.check(given) for given in variants]
        part = self.meta.part("observation")
        firsts = [self.new(number, 0) for number in range(len(variants))]
        layouts = [part.layout(title, options) for options in self.variants]
        self.layout = layouts[0]
        self.vocabulary = firsts[0].vocabulary
        same = {(layout.fingerprint, words_of(first)) for layout, first in zip(layouts, firsts, strict=True)}
        if len(same) > 1:
            raise BadOption("all variants of a run must have the same observation and vocabulary")
        self.words = len(self.vocabulary)
        self.arrays = Arrays(self.layout, self.words)
        self.seats = [first.seats for first in firsts]
        self.advice = self.meta.part("advice") if self.meta.has("advice") else None
        # The members of a team each win fully.
        self.together = [1 if self.advice is None else round(sum(self.advice.chances(first))) for first in firsts]

    def new(self, variant: int, seed: int) -> State:
        """Return a new game of a variant."""
        return self.meta.new(seed, self.variants[variant])

    def fingerprint(self) -> str:
        """Return what differs if a net for these games does not fit others: rules, rows or words."""
        told = f"{self.title} {self.meta.version} {self.layout.fingerprint} {words_of(self.new(0, 0))}"
        return blake2b(told.encode(), digest_size=8).hexdigest()


def words_of(state: State) -> str:
    """Return a hash of the vocabulary of a game."""
    return blake2b("\n".join(state.vocabulary.words).encode(), digest_size=8).hexdigest()
