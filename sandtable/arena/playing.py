"""Play one game with bots on every seat: the loop shared by `simulate` and the arena.

Every choice of a bot depends only on the game's seed: each seat has its own generator derived from it. Seats that
decide at the same time are asked one after the other. No view contains another seat's answer until all have answered,
so the order makes no difference.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from sandtable.bots import Bot
from sandtable.bots.speaking import can_speak, speak
from sandtable.core import stopping
from sandtable.core.contract import Outcome, State, View
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng

MOST_DECISIONS: Final = 50_000  # a game that takes more is stuck
BOT_SALT: Final = 0xB07  # separates the bots' random numbers from the game's


class NeverEnds(SandtableError):
    """Raised for a game that took more decisions than any real game can, or stopped without an outcome."""


class Course:
    """The progress of one game, which can still be read if the game fails: the number of decisions taken until now, and
    more.

    `asked` is the seat that was asked last, or -1 once it has answered. If the game is timed, `choices` counts each
    seat's decisions with more than one option, and `seconds` the time they took.
    """

    __slots__ = ("decisions", "asked", "choices", "seconds")

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.asked = -1
        self.choices = [0] * seats
        self.seconds = [0.0] * seats


class Watcher(Protocol):
    """An observer of a game that bots play. Each of its methods is called before the action is applied."""

    def decided(self, decision: Decision, view: View | None, action: int) -> None:
        """Note the answer of a seat to a question; `view` is None if its bot needs no view."""

    def said(self, seat: int, word: int) -> None:
        """Note a free word: an action of a seat that was not asked."""


def play_out(
    state: State,
    players: list[Bot],
    seed: int,
    course: Course,
    before: Callable[[Decision], None] | None = None,
    timed: bool = False,
    watcher: Watcher | None = None,
) -> Outcome:
    """Play the game to its end and return the outcome. Exceptions of a bot or of the game are passed on; `course` shows
    how far the game got."""
    chance = Rng(seed ^ BOT_SALT)
    rngs = [chance.fork() for _ in players]
    clock = time.perf_counter
    check = stopping.check
    speaks = can_speak(state, players)
    silent: dict[int, int] = {}
    while not state.over:
        check()
        if speaks:
            speak(state, players, silent, None if watcher is None else watcher.said)
        seat = state.to_act[0]
        decision = state.decision(seat)
        if before is not None:
            before(decision)
        bot = players[seat]
        course.asked = seat
        started = clock() if timed else 0.0
        view = state.view(seat) if bot.needs_view else None
        action = bot.choose(view, decision, rngs[seat])
        if timed and len(decision.options) > 1:
            course.choices[seat] += 1
            course.seconds[seat] += clock() - started
        if watcher is not None:
            watcher.decided(decision, view, action)
        state.apply(seat, action)
        course.asked = -1
        course.decisions += 1
        if course.decisions > MOST_DECISIONS:
            raise NeverEnds(f"the game has not ended after {MOST_DECISIONS} decisions")
    outcome = state.outcome
    if outcome is None:
        raise NeverEnds("the game is over and has no outcome")
    return outcome
