"""Immortality, declared as one `Box`, with nothing but facts. Its House Hagal cards for solo games are in `hagal`."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.immortality.board import SPACES
from sandtable.imperium.boxes.immortality.cards import CARDS
from sandtable.imperium.boxes.immortality.intrigue import INTRIGUE
from sandtable.imperium.boxes.immortality.tracks import HEXES, RUNGS
from sandtable.imperium.language import family
from sandtable.imperium.language.family import CARD, SPACE
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.modules.research.language import HEX
from sandtable.imperium.modules.tleilaxu.language import RUNG

IMMORTALITY: Final = Box(
    "immortality",
    "Immortality",
    {CARD: CARDS, family.INTRIGUE: INTRIGUE, SPACE: SPACES, HEX: HEXES, RUNG: RUNGS},
    replaces={"card:dune_the_desert_planet": "experimentation", "space:research_station": "research_station"},
    trashed_lapse=True,
)
