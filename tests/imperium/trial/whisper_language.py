"""Builders with which the trial box writes effects that take whispers."""

from __future__ import annotations

from sandtable.imperium.language.builders import node
from sandtable.imperium.language.effects import Effect


def whisper(n: int = 1) -> Effect:
    """`n` whispers out of the bag."""
    return node("whisper", n)
