"""Immortality in solo games of Dune: Imperium: its House Hagal cards replace the Carthag cards (IMM-11.1)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.immortality.hagal import HAGAL
from sandtable.imperium.language import family
from sandtable.imperium.language.pieces import Box

IMMORTALITY_SOLO: Final = Box(
    "immortality_solo",
    "Immortality, one player",
    {family.HAGAL: HAGAL},
    leaves_out=("hagal:hagal_carthag",),
)
