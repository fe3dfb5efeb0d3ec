"""Positions with Tech tiles."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.rules.game import Game
from tests.imperium.ix.playing import begin


def having(*tiles: str, **more: Any) -> Game:
    """A player with these tiles at the beginning of a turn."""
    return begin(tech={"owned": {id: [0] for id in tiles}, **more.pop("tech", {})}, **more)
