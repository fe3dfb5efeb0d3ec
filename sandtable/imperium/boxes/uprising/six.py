"""What the game for six in two teams changes of the box Uprising, as a `Box` over it. Facts only."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.commanders import CHANGED_LEADERS, COMMANDER_CARDS
from sandtable.imperium.boxes.uprising.figures import FIGURES_OF_TEAMS
from sandtable.imperium.boxes.uprising.six_board import SIX_POSTS, SIX_SPACES, SIX_TRACKS
from sandtable.imperium.language.family import CARD, LEADER, SPACE, TRACK
from sandtable.imperium.language.pieces import Box
from sandtable.imperium.modules.spy_language import POST

UPRISING_SIX: Final = Box(
    "uprising_six",
    "Dune: Imperium - Uprising, for six",
    {CARD: COMMANDER_CARDS, SPACE: SIX_SPACES, TRACK: SIX_TRACKS, LEADER: CHANGED_LEADERS, POST: SIX_POSTS},
    tie_breaks=("spice", "solari", "water", "garrison"),
    trashed_lapse=True,
    figures=FIGURES_OF_TEAMS,
    replaces={
        "space:sardaukar": "military_support",
        "space:dutiful_service": "economic_support",
        "space:desert_tactics": "controversial_technology",
        "space:fremkit": "expedition",
        "space:swordmaster": "swordmaster",
        "track:emperor": "great_houses",
        "track:fremen": "fringe_worlds",
        "post:emperor": "great_houses",
        "post:fremen": "fringe_worlds",
        "leader:gurney_halleck": "gurney_halleck",
    },
    leaves_out=("conflict:skirmish_crysknife", "conflict:skirmish_ornithopter", "conflict:skirmish_desert_mouse"),
)
