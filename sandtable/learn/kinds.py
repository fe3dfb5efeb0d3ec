"""`Kind`: the games from which a run learns. All variants (such as numbers of seats) have the same rows and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.contract import State
from sandtable.core.errors import BadOption
from sandtable.core.titles import meta
from sandtable.envs.arrays import Arrays
from sandtable.envs.seeds import refuse_seed
from sandtable.learn.weights import fingerprint


class Kind:
    """A title and the options of the games to learn from, with one set of options for each variant."""

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
        same = {
            fingerprint(title, layout, list(first.vocabulary.words))
            for layout, first in zip(layouts, firsts, strict=True)
        }
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
        """Return a hash of the rules, the observation layout and the words; a net fits only games with the same
        hash."""
        return fingerprint(self.title, self.layout, list(self.vocabulary.words))
