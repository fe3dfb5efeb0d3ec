"""The base box of Dune: Imperium, declared as one `Box`, with nothing but facts."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.base.board import SPACES, TRACKS
from sandtable.imperium.boxes.base.cards import CARDS
from sandtable.imperium.boxes.base.cites import CITES
from sandtable.imperium.boxes.base.conflicts import CONFLICTS
from sandtable.imperium.boxes.base.hagal import DIFFICULTIES, HAGAL
from sandtable.imperium.boxes.base.intrigue import INTRIGUE
from sandtable.imperium.boxes.base.leaders import LEADERS
from sandtable.imperium.language import family
from sandtable.imperium.language.family import CARD, CONFLICT, DIFFICULTY, LEADER, SPACE, TRACK
from sandtable.imperium.language.pieces import Box

BASE: Final = Box(
    "base",
    "Dune: Imperium",
    {
        CARD: CARDS,
        family.INTRIGUE: INTRIGUE,
        SPACE: SPACES,
        CONFLICT: CONFLICTS,
        TRACK: TRACKS,
        LEADER: LEADERS,
        family.HAGAL: HAGAL,
        DIFFICULTY: DIFFICULTIES,
    },
    cites=CITES,
    modules=("house_hagal", "secret_factions", "free_passage", "barred_spaces"),
)
