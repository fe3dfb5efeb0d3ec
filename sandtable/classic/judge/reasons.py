"""The part `reasons`: the facts (strongholds, forces, cards, spice) from which reasons for suggested moves are made."""

from __future__ import annotations

from typing import Final

from sandtable.classic.rules.mentat import held
from sandtable.classic.rules.state import NOBODY, PLACES, State

COMPLETES: Final[frozenset[str]] = frozenset()  # every question of this game is a move of its own
# What one more of each is worth, only to choose the weightiest facts.
WORTH: Final = {
    "strongholds": 10.0,
    "rival-strongholds": -6.0,
    "forces": 0.6,
    "losses": -0.4,
    "treachery": 1.5,
    "spice": 0.5,
}


def soon(s: State, seat: int) -> dict[str, float]:
    """Return the facts of a state in which the seat has nothing more to decide for now: none in the classic game."""
    return {}


def later(s: State, seat: int) -> dict[str, float]:
    """Return the facts of a state to which a search has played a suggested move on, such as the end of a turn."""
    ally = s.ally[seat]
    others = [float(held(s, other)) for other in range(s.seats) if other != seat and other != ally]
    start = 2 * seat * PLACES
    return {
        "strongholds": float(held(s, seat) + (held(s, ally) if ally != NOBODY else 0)),
        "rival-strongholds": max(others, default=0.0),
        "forces": float(sum(s.forces[start : start + 2 * PLACES])),
        "losses": float(s.tanks[2 * seat] + s.tanks[2 * seat + 1]),
        "treachery": float(len(s.hands[seat])),
        "spice": float(s.spice[seat]),
    }
