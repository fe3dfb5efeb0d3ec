"""The language of infiltration: a mark on Agent icons that lets the Agent enter spaces with enemy Agents (IX-6.8)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Mark

ID: Final = "infiltration"
INFILTRATE: Final = "infiltrate"


def infiltrate(*icons: int) -> Mark:
    """Return the mark for these Agent icons of a card: they send an Agent to their spaces even if enemy Agents are
    there."""
    return Mark(INFILTRATE, icons)
