"""The function that declares Unload: a mark on Reveal boxes that also work at a discard or when trashed (IX-6.3)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Mark

ID: Final = "unload"
UNLOAD: Final = "unload"


def unload() -> Mark:
    """Return the mark Unload for the Reveal box of a card: the box also works when the card is discarded or trashed."""
    return Mark(UNLOAD)
