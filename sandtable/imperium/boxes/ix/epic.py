"""The Epic game of Rise of Ix: a longer game with a stronger start (IX-8)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.ix.starting import STARTING_CARDS
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.pieces import Box, Terms

IX_EPIC: Final = Box(
    "ix_epic",
    "Rise of Ix: Epic game",
    {CARD: STARTING_CARDS},
    terms=Terms(
        points_to_end=12, conflicts={2: 5, 3: 5}, garrison=5, swaps={"dune_the_desert_planet": "control_the_spice"}
    ),
    modules=("epic",),
)
