"""The function that declares Infiltration: a mark on Agent icons that lets the Agent enter occupied spaces (IX-6.8)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Mark

ID: Final = "infiltration"
INFILTRATE: Final = "infiltrate"


def infiltrate(*icons: int) -> Mark:
    """Return the mark that gives these Agent icons of a card Infiltration: they can send an Agent to their spaces even
    if enemy Agents are there."""
    return Mark(INFILTRATE, icons)
