"""The family's advice for bots: a score for each option of a seat, and each party's chance to win.

The bot `greedy` plays the option with the best score; `search` uses the scores as its prior. The advice works on a full
state or on the part of it that a view knows. The scores of each question's answers are registered in
`judge/questions.py`.
"""

from __future__ import annotations

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import entry_worth
from sandtable.imperium.judge.prospects import chances
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.rules.entries import is_beside
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import State

__all__ = ["best", "chances", "horizon", "play_on", "scores", "weighty"]


def scores(s: State, seat: int, options: list[int]) -> list[float]:
    """Return the score of each option of the open question for the seat that is asked; a higher score is a better
    option."""
    frame = s.stack[-1]
    if s.rules.beside:
        entries = [option for option in options if is_beside(s, frame, option)]
        if entries:
            return _beside_scores(s, seat, options, entries)
    return liking_of(frame[0]).scores(s, frame, options)


def _beside_scores(s: State, seat: int, options: list[int], entries: list[int]) -> list[float]:
    """Return the score of each option of a question that offers menu entries (`entries`) beside its answers: an entry
    that is worth anything ranks above every answer, any other below all."""
    frame = s.stack[-1]
    answers = [option for option in options if option not in entries]
    liked = liking_of(frame[0]).scores(s, frame, answers)
    top = max(liked)
    low = min(liked)
    w = Worth(s, seat)
    found: list[float] = []
    for option in options:
        if option in entries:
            worth = entry_worth(w, option)
            found.append(top + worth if worth > 0.0 else low + worth - 1.0)
        else:
            found.append(liked[answers.index(option)])
    return found


def best(s: State, seat: int, options: list[int]) -> int:
    """Return the option with the highest score; if several have it, the first of them."""
    if len(options) == 1:
        return options[0]
    frame = s.stack[-1]
    if s.rules.beside and any(is_beside(s, frame, option) for option in options):
        liked = scores(s, seat, options)
    else:
        liked = liking_of(frame[0]).contenders(s, frame, options)
    top = 0
    for i in range(1, len(options)):
        if liked[i] > liked[top]:
            top = i
    return options[top]


def weighty(s: State, seat: int) -> bool:
    """Tell whether a decision is important enough for a search; in this family every decision is."""
    return True


def horizon(s: State, ahead: int) -> int:
    """Return the number of the last round that a search plays if it plays `ahead` rounds, counting the current one."""
    return s.round + ahead - 1


def play_on(game: Game, seat: int, until: int) -> bool:
    """Play the best option for every seat until this seat has to choose among several options, and return True then.

    Return False if the game or the round with the number `until` ends first. If `seat` is NOBODY, play until one of
    these ends.
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
