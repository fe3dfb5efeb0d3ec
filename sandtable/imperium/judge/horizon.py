"""An estimate of the rounds that are left in a game."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.state import State

_LAST_ROUND: Final = 10


# Rounds left after this one, by the leader's points, measured in games of the search bot.
_LEFT_BY_POINTS: Final[list[float]] = [8.0, 7.3, 6.2, 4.9, 3.8, 2.8, 1.9, 1.2, 0.65, 0.3]


_LEFT_BY_POINTS_SOLO: Final[list[float]] = [6.8, 5.5, 4.5, 3.6, 3.0, 2.4, 1.8, 1.0, 0.7, 0.1]


def rounds_left(s: State) -> float:
    """Return the expected number of rounds after this one, from the highest score and the number of the round."""
    most = 0
    for p in s.players:
        if p.vp > most:
            most = p.vp
    by_deck = float(_LAST_ROUND - s.round)
    if most >= 10:
        return 0.0
    if s.rules.figures.rounds_left:
        by_points = s.rules.figures.rounds_left[most]
    else:
        by_points = _LEFT_BY_POINTS[most] if s.rules.level is None else _LEFT_BY_POINTS_SOLO[most]
    left = by_points if by_points < by_deck else by_deck
    return left if left > 0.0 else 0.0
