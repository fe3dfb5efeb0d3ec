"""Helpers for rule tests of the box: a position with it; moves and options are those of the family."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.lab.position import build
from sandtable.imperium.modules.research.language import HEXES
from sandtable.imperium.modules.research.track import NO_TOKEN, research_of
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game

BOXES = ["immortality"]


def begin(title: str = "imperium", **given: Any) -> Game:
    """`begin(seats=3, p0={"hand": ["dagger"]}, research={"at": {"r4a": [0]}})`; p0 to p5 are the players."""
    players = {seat: given.pop(f"p{seat}") for seat in range(6) if f"p{seat}" in given}
    return build({"boxes": BOXES, **given, "players": players}, title)


def hex_of(game: Game, seat: int = 0) -> str:
    """The hex of a seat's research token, or nothing."""
    at = research_of(game).at[seat]
    return HEXES[at].id if at != NO_TOKEN else ""


def step_of(game: Game, seat: int = 0) -> int:
    """The step of a seat's Tleilaxu token."""
    return tleilaxu_of(game).step[seat]


def tanks(game: Game, seat: int = 0) -> int:
    """The specimens of a seat."""
    return tleilaxu_of(game).specimens[seat]


def row(game: Game) -> list[str]:
    """The two dealt cards of the Tleilaxu Row."""
    return [CARDS[kind].id if kind >= 0 else "" for kind in tleilaxu_of(game).row]


def named(kinds: list[int]) -> list[str]:
    return [CARDS[kind].id for kind in kinds]
