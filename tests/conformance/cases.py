"""`Case` and `About`: what a folder of tests says of its games, so that the conformance kit can play them.

A case is a title with options. `About` says what the kit cannot know of the title: what is hidden from whom, written
from the rules and not from the engine's own `view` and `resample`.
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
    """What the kit has to be told of a title.

    - `another_world(state, seat, random, to_come)`: the same game with everything changed that this seat cannot know:
      what others hold and, with `to_come`, what it will see in time anyway, such as the order of decks.
    - `secrets(state, seat)`: what this seat cannot know, by name, as plain values that can be compared.
    - `option(random, decision)`: one option, so that much happens; any of them by default.
    - `rare()`: positions that random games seldom reach.
    - `enrolled()`: within it the title is known, for one that the program does not bring with it.
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
    """A title with options, the number of seats among them. `box` is the box it is a game of, for `--box`."""

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
        said = {name: "given" if isinstance(value, list) else value for name, value in self.options.items()}
        return " ".join([self.title, *(f"{name}={value}" for name, value in said.items())])

    def new(self, seed: int, **how: Any) -> State:
        return self.meta.new(seed, self.options, **how)

    def param(self, id: str = "") -> Any:
        return pytest.param(self, id=id or self.id, marks=[pytest.mark.box(name=self.box)] if self.box else [])
