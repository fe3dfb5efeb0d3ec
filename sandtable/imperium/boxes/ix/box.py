"""Rise of Ix, declared as one `Box`, with nothing but facts. The additions of the Epic game are in `epic`."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.ix.board import HIDDEN, REPLACED, SPACES, STEPS
from sandtable.imperium.boxes.ix.cards import CARDS
from sandtable.imperium.boxes.ix.conflicts import CONFLICTS
from sandtable.imperium.boxes.ix.hagal import HAGAL, REMOVED
from sandtable.imperium.boxes.ix.intrigue import INTRIGUE
from sandtable.imperium.boxes.ix.leaders import LEADERS, SLOTS
from sandtable.imperium.boxes.ix.tiles import TILES
from sandtable.imperium.language import family
from sandtable.imperium.language.family import CARD, CONFLICT, LEADER, SPACE
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.modules.ix_leaders.language import SLOT
from sandtable.imperium.modules.shipping.language import STEP
from sandtable.imperium.modules.tech.language import TECH

IX: Final = Box(
    "ix",
    "Rise of Ix",
    {
        CARD: CARDS,
        family.INTRIGUE: INTRIGUE,
        SPACE: SPACES,
        CONFLICT: CONFLICTS,
        LEADER: LEADERS,
        family.HAGAL: HAGAL,
        TECH: TILES,
        STEP: STEPS,
        SLOT: SLOTS,
    },
    replaces=REPLACED,
    leaves_out=(*HIDDEN, *REMOVED),
    modules=("infiltration", "unload"),
    cites={"UPR-R13.1": "IX-9.20"},
)
