"""The search for leaks (bench/leaks.py) in one classic game with six guests and a spectator."""

from __future__ import annotations

from typing import Final

from sandtable.classic.lab.invariants import trial
from tests.classic.leaks import Found, play
from tests.server.harness import Running

SHARE: Final = 0.25  # share of the views that are compared with the same view of another world


def game(server: Running, title: str, seed: int, moves: int) -> Found:
    """Play a classic game of two to four turns with random factions, search its messages for leaks, and return the
    result."""
    options = {**trial(title, seed), "turns": 2 + seed % 3, "factions": "random", "seats": 6}
    return play(server, seed, moves, SHARE, **options)
