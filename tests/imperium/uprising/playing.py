"""Helpers for rule tests of the box: a position of its title; moves and options are those of the family."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.lab.position import build
from sandtable.imperium.rules.game import Game


def begin(**given: Any) -> Game:
    """`begin(seats=3, p0={"hand": ["dagger"]}, spies={...})`; p0 to p5 are the players."""
    players = {seat: given.pop(f"p{seat}") for seat in range(6) if f"p{seat}" in given}
    return build({**given, "players": players}, "uprising")
