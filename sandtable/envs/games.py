"""`Games`: the title, options, vocabulary and observation layout shared by all games of an environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.contract import State
from sandtable.core.speaking import attend
from sandtable.core.titles import meta, titles
from sandtable.envs.arrays import Arrays
from sandtable.envs.seeds import refuse_seed


class Games:
    """The games of a title with certain options. The options are checked when the object is made, before the first
    game."""

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

    def __reduce__(self) -> tuple[Any, ...]:
        return Games, (self.title, self.options)

    def new(self, seed: int, listen: bool = False) -> State:
        """Return a new game; with `listen`, it collects events."""
        game = self._meta.new(seed, self.options, listen=True) if listen else self._meta.new(seed, self.options)
        attend(game, range(game.seats))
        return game


def with_seats(seats: int | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options, with the number of seats added unless it is None."""
    return dict(options) if seats is None else {"seats": seats, **options}


def observed() -> list[str]:
    """Return the titles that have environments."""
    return [title for title in titles() if meta(title).has("observation")]


def version(title: str) -> int:
    """Return the version of a title's observation layout, which is also the version of its environments."""
    found: int = meta(title).part("observation").VERSION
    return found
