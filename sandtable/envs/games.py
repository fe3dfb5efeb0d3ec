"""`Games`: what all games of one environment share: the title, the options, the vocabulary and the layout of rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.contract import State
from sandtable.core.titles import meta, titles
from sandtable.envs.arrays import Arrays
from sandtable.envs.seeds import refuse_seed


class Games:
    """Games of a title with these options, which are checked: what cannot be is refused before the first game."""

    __slots__ = ("title", "options", "seats", "vocabulary", "arrays", "_meta")

    def __init__(self, title: str, given: Mapping[str, Any]) -> None:
        refuse_seed(given)
        self.title = title
        self._meta = meta(title)
        self.options = self._meta.check(given)
        first = self._meta.new(0, self.options)
        self.seats = first.seats
        self.vocabulary = first.vocabulary
        self.arrays = Arrays(self._meta.part("observation").layout(title, self.options), len(self.vocabulary))

    def new(self, seed: int, listen: bool = False) -> State:
        return self._meta.new(seed, self.options, listen=True) if listen else self._meta.new(seed, self.options)


def with_seats(seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with the number of seats among them, where it was given."""
    return dict(options) if seats is None else {"seats": seats, **options}


def observed() -> list[str]:
    """The titles that there can be environments of."""
    return [title for title in titles() if meta(title).has("observation")]


def version(title: str) -> int:
    """Of a title's observation, and so of its environments."""
    found: int = meta(title).part("observation").VERSION
    return found
