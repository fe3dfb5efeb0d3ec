"""One game with bots on every seat: the loop that `simulate` and the arena share.

Every pick of the bots follows from the game's seed alone: each seat has a generator of its own,
made from it. Seats that decide at once are asked one after the other: what one has answered is in no
other's view before all have, so the order makes no difference.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sandtable.bots import Bot
from sandtable.bots.speaking import can_speak, speak
from sandtable.core import stopping
from sandtable.core.contract import Outcome, State
from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.rng import Rng

MOST_DECISIONS: Final = 50_000  # a game that takes more is stuck
BOT_SALT: Final = 0xB07  # keeps the bots' chance apart from the game's


class NeverEnds(SandtableError):
    """A game took more decisions than any game can."""


class Course:
    """How far a game has come: it stays when the game fails.

    `asked` is the seat that has been asked last, or -1 once it has answered. `choices` and `seconds`
    are counted for each seat if the game is timed: decisions with more than one option, and the time
    they took.
    """

    __slots__ = ("decisions", "asked", "choices", "seconds")

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.asked = -1
        self.choices = [0] * seats
        self.seconds = [0.0] * seats


def play_out(
    state: State,
    players: list[Bot],
    seed: int,
    course: Course,
    before: Callable[[Decision], None] | None = None,
    timed: bool = False,
) -> Outcome:
    """To the end. Whatever a bot or the game raises comes through; `course` tells how far it was."""
    chance = Rng(seed ^ BOT_SALT)
    rngs = [chance.fork() for _ in players]
    clock = time.perf_counter
    check = stopping.check
    speaks = can_speak(state, players)
    while not state.over:
        check()
        if speaks:
            speak(state, players)
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
        state.apply(seat, action)
        course.asked = -1
        course.decisions += 1
        if course.decisions > MOST_DECISIONS:
            raise NeverEnds(f"the game has not ended after {MOST_DECISIONS} decisions")
    outcome = state.outcome
    if outcome is None:
        raise NeverEnds("the game is over and has no outcome")
    return outcome
