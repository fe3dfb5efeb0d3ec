"""`Case` and `About`: the description of games with which the conformance kit can play them.

A case is a title with options. `About` contains what the kit cannot know about the title: what is hidden from whom,
written from the rules and not from the engine's own `view` and `resample`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from random import Random
from typing import Any

import pytest

from sandtable.core.contract import State
from sandtable.core.decisions import Decision
from sandtable.core.titles import Meta, meta


def any_option(random: Random, decision: Decision) -> int:
    return random.choice(decision.options)


def nothing_more() -> Iterator[State]:
    return iter(())


class About:
    """The facts about a title that the kit cannot know by itself.

    - `another_world(state, seat, random, to_come)`: the same game with everything changed that this seat cannot know:
      the hands of others and, with `to_come`, things it will see later anyway, such as the order of decks.
    - `secrets(state, seat)`: the things this seat cannot know, by name, as plain values that can be compared.
    - `option(random, decision)`: an option that keeps games eventful; by default any option.
    - `rare()`: positions that random games seldom reach.
    - `enrolled()`: a context in which the title is registered, for titles that are not part of the program.
    """

    def __init__(
        self,
        another_world: Callable[[Any, int, Random, bool], State],
        secrets: Callable[[Any, int], Mapping[str, Any]],
        option: Callable[[Random, Decision], int] = any_option,
        rare: Callable[[], Iterator[State]] = nothing_more,
        enrolled: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self.another_world = another_world
        self.secrets = secrets
        self.option = option
        self.rare = rare
        self.enrolled = enrolled


class Case:
    """A title with options, including the number of seats. `box` is the box of the game, for `--box`."""

    def __init__(self, title: str, about: About, box: str = "", *, seats: int, **options: Any) -> None:
        self.title = title
        self.about = about
        self.box = box
        self.seats = seats
        self.options = {"seats": seats, **options}

    @property
    def meta(self) -> Meta:
        return meta(self.title)

    @property
    def id(self) -> str:
        with self.about.enrolled():
            several = {option.name for option in self.meta.options if option.several}
        said = {
            name: ("+".join(value) if name in several else "given") if isinstance(value, list) else value
            for name, value in self.options.items()
        }
        return " ".join([self.title, *(f"{name}={value}" for name, value in said.items())])

    def new(self, seed: int, **how: Any) -> State:
        return self.meta.new(seed, self.options, **how)

    def param(self, id: str = "") -> Any:
        return pytest.param(self, id=id or self.id, marks=[pytest.mark.box(name=self.box)] if self.box else [])
