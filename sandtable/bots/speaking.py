"""Let bots say free words, such as answers to offers, by their title's advice (`core.contract.FreeState`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from sandtable.bots import Bot
from sandtable.core.contract import FreeState, State
from sandtable.core.titles import meta

NOTHING = -1


def can_speak(state: State, players: Sequence[Bot]) -> bool:
    """Tell whether the title has free words and at least one of these bots looks at the game."""
    return hasattr(state, "called") and any(bot.needs_view for bot in players)


def word_of(state: State, seat: int) -> int:
    """Return the free word that the advice chooses for a seat from what this seat may know; NOTHING if it chooses
    none."""
    free = cast(FreeState, state)
    known = free.view(seat).known
    advice: Any = meta(known.title).part("advice")
    return int(advice.answer(known, seat, list(free.free_options(seat))))


def speak(
    state: State,
    players: Sequence[Bot],
    silent: dict[int, int],
    watch: Callable[[int, int], None] | None = None,
    say: Callable[[int, int], None] | None = None,
) -> None:
    """Let every bot that may speak now say its free word. `silent` maps a seat to the last occasion on which its bot
    had nothing to say. `watch` is called with seat and word before a word is applied; `say`, if given, applies the word
    instead of the state, for games that are recorded."""
    free = cast(FreeState, state)
    for seat in free.called:
        if players[seat].needs_view and silent.get(seat) != free.occasion:
            word = word_of(state, seat)
            if word != NOTHING:
                if watch is not None:
                    watch(seat, word)
                (say or state.apply)(seat, word)
            else:
                silent[seat] = free.occasion
