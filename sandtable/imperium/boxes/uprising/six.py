"""The changes of the six-player team game to the Uprising box, declared as a `Box` added to it. Facts only."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.commanders import CHANGED_LEADERS, COMMANDER_CARDS
from sandtable.imperium.boxes.uprising.figures import FIGURES_OF_TEAMS
from sandtable.imperium.boxes.uprising.six_board import SIX_POSTS, SIX_SPACES, SIX_TRACKS
from sandtable.imperium.language.family import CARD, LEADER, SPACE, TRACK
from sandtable.imperium.language.pieces import Box, Terms
from sandtable.imperium.modules.spy_language import POST

# The rules of this mode; `modules/team_rules` has those about commanders and the allies for whom they act.
CITES: Final[dict[str, str]] = {
    "objective": "UPR-S2.10",
    "contract_offered by nothing": "UPR-S2.4",
    "contract by aside": "UPR-S12.1",
    "effect by faction:emperor": "UPR-S5.4",
    "effect by faction:fremen": "UPR-S5.3",
    "effect of served by faction:emperor": "UPR-S5.4",
    "effect of served by faction:fremen": "UPR-S5.3",
    "spy_placed by faction:emperor": "UPR-S5.4",
    "swordmaster": "UPR-S11.2",
    "maker_hooks": "UPR-S9.5",
    "endgame": "UPR-S14.1",
    "ask endgame": "UPR-S14.2",
    "closed-swordmaster": "UPR-S11.1",
    "closed-visited": "UPR-S11.1",
}

UPRISING_SIX: Final = Box(
    "uprising_six",
    "Dune: Imperium - Uprising, for six",
    {CARD: COMMANDER_CARDS, SPACE: SIX_SPACES, TRACK: SIX_TRACKS, LEADER: CHANGED_LEADERS, POST: SIX_POSTS},
    cites=CITES,
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
    terms=Terms(conflicts={2: 5, 3: 4}),  # none of level I, also of other boxes (UPR-S2.3)
)
