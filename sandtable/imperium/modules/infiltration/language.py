"""The language of infiltration: the mark on Agent icons that pass enemy Agents (IX-6.8)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Mark

ID: Final = "infiltration"
INFILTRATE: Final = "infiltrate"


def infiltrate(*icons: int) -> Mark:
    """Mark these Agent icons of a card: its Agent may go to their spaces although enemy Agents are there."""
    return Mark(INFILTRATE, icons)
