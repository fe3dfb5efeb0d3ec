"""The family's advice for bots: how much a seat likes each of its options, and how well each party stands.

The bots' first instinct: `greedy` plays the best score, `search` takes the scores as its prior. Works on a full state
or on what a view shows. How much an option is liked is said beside the question it answers (`judge/questions.py`).
"""

from __future__ import annotations

from sandtable.imperium.judge.prospects import chances
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import State

__all__ = ["best", "chances", "horizon", "play_on", "scores", "weighty"]


def scores(s: State, seat: int, options: list[int]) -> list[float]:
    """How much the seat that is asked likes each option."""
    frame = s.stack[-1]
    return liking_of(frame[0]).scores(s, frame, options)


def best(s: State, seat: int, options: list[int]) -> int:
    """The option it likes best, the first of equals."""
    if len(options) == 1:
        return options[0]
    frame = s.stack[-1]
    liked = liking_of(frame[0]).contenders(s, frame, options)
    top = 0
    for i in range(1, len(options)):
        if liked[i] > liked[top]:
            top = i
    return options[top]


def weighty(s: State, seat: int) -> bool:
    """Everything that is asked is worth a search."""
    return True


def horizon(s: State, ahead: int) -> int:
    """The last round that a search plays out, of so many from this one on."""
    return s.round + ahead - 1


def play_on(game: Game, seat: int, until: int) -> bool:
    """Everybody plays what they like best, up to where this seat has a choice: True. NOBODY plays on regardless.

    False if the game ends before that, or the round after `until` begins.
    """
    while game.stack and game.round <= until:
        options = game.open_options()
        if len(options) == 1:
            game.take(options[0])
        elif game.stack[-1][1] == seat:
            return True
        else:
            game.take(best(game, game.stack[-1][1], options))
    return False
