"""Immortality in solo games of Uprising: its four House Hagal cards replace a Research Station card (IMM-12.3)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.immortality.hagal import HAGAL_WITHOUT_CARTHAG
from sandtable.imperium.language import family
from sandtable.imperium.language.pieces import Box

IMMORTALITY_UPRISING_SOLO: Final = Box(
    "immortality_uprising_solo",
    "Immortality beside Uprising, one player",
    {family.HAGAL: HAGAL_WITHOUT_CARTHAG},
    replaces={"hagal:hagal_research_station": "hagal_research_station"},
    cites={f"hagal_passed by hagal:hagal_carthag_{which}": "IMM-12.4" for which in ("left", "right", "plain")},
)
