"""The Uprising box, declared as one `Box`, with nothing but facts."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.board import POSTS, SPACES, TRACKS
from sandtable.imperium.boxes.uprising.cards import CARDS
from sandtable.imperium.boxes.uprising.cites import CITES
from sandtable.imperium.boxes.uprising.conflicts import CONFLICTS
from sandtable.imperium.boxes.uprising.contracts import CONTRACTS
from sandtable.imperium.boxes.uprising.figures import FIGURES
from sandtable.imperium.boxes.uprising.intrigue import INTRIGUE
from sandtable.imperium.boxes.uprising.leaders import LEADERS
from sandtable.imperium.boxes.uprising.objectives import OBJECTIVES
from sandtable.imperium.boxes.uprising.starting import RESERVE_CARDS, STARTING_CARDS
from sandtable.imperium.language import family
from sandtable.imperium.language.family import CARD, CONFLICT, LEADER, SPACE, TRACK
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.modules.choam_language import CONTRACT
from sandtable.imperium.modules.icon_language import OBJECTIVE
from sandtable.imperium.modules.spy_language import POST

UPRISING: Final = Box(
    "uprising",
    "Dune: Imperium - Uprising",
    {
        CARD: [*STARTING_CARDS, *CARDS, *RESERVE_CARDS],
        family.INTRIGUE: INTRIGUE,
        SPACE: SPACES,
        CONFLICT: CONFLICTS,
        TRACK: TRACKS,
        LEADER: LEADERS,
        POST: POSTS,
        OBJECTIVE: OBJECTIVES,
        CONTRACT: CONTRACTS,
    },
    tie_breaks=("spice", "solari", "water", "garrison", "latest_reveal"),
    cites=CITES,
    trashed_lapse=True,
    figures=FIGURES,
)
