"""Uprising with other boxes: the pieces they bring to its board, as boxes added to Uprising (UPR-24, IX-11)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.uprising.ix_contracts import IX_CONTRACTS
from sandtable.imperium.language.builders import influence, influence_at_least
from sandtable.imperium.language.effects import GUILD
from sandtable.imperium.language.family import HAGAL
from sandtable.imperium.language.pieces import Box, Terms
from sandtable.imperium.language.rival_pieces import HagalCard, HagalWay
from sandtable.imperium.modules.choam_language import CONTRACT
from sandtable.imperium.modules.shipping.language import freight
from sandtable.imperium.modules.spy_language import POST, Post

# Its Conflict cards come in only by an option (`mixed_conflicts`, UPR-24.1). Calculated Hire stays out, there being no
# Mentat (UPR-24.2). Starting and Reserve cards are those of Uprising.
UPRISING_BASE: Final = Box(
    "uprising_base",
    "Dune: Imperium, in Uprising",
    shares=(
        "base/card:*",
        "!base/card:convincing_argument",
        "!base/card:dagger",
        "!base/card:diplomacy",
        "!base/card:dune_the_desert_planet",
        "!base/card:reconnaissance",
        "!base/card:seek_allies",
        "!base/card:signet_ring",
        "!base/card:arrakis_liaison",
        "!base/card:foldspace",
        "!base/card:the_spice_must_flow",
        "base/intrigue:*",
        "!base/intrigue:calculated_hire",
        "base/leader:*",
    ),
    modules=("secret_factions", "free_passage", "barred_spaces"),
)

# The posts of the overlay and of the Ix board (IX-11.20).
IX_POSTS: Final[list[Post]] = [
    Post("overlay", ("interstellar_shipping", "smuggling")),
    Post("ix_board", ("tech_negotiation", "dreadnought_space")),
]

# Its Conflict cards come in only by an option (`mixed_conflicts`, IX-11.6); only Ilesa Ecaz can acquire Foldspace
# (IX-11.21).
UPRISING_IX: Final = Box(
    "uprising_ix",
    "Rise of Ix, in Uprising",
    {POST: IX_POSTS, CONTRACT: IX_CONTRACTS},
    shares=(
        "ix/card:*",
        "ix/intrigue:*",
        "ix/space:*",
        "ix/leader:*",
        "ix/tech:*",
        "ix/shipping:*",
        "ix/snooper:*",
        "base/card:foldspace",
    ),
    replaces={
        "space:shipping": "interstellar_shipping",
        "space:accept_contract": "smuggling",
        "post:choam": "overlay",
        "post:landsraad_east": "ix_board",
    },
    leaves_out=("space:assembly_hall", "space:gather_support"),
    modules=("infiltration", "unload", "free_passage"),
)

# The House Hagal cards of the spaces that the overlay hides, and that of Foldspace, are taken out (IX-11.1, IX-11.2).
UPRISING_IX_RIVALS: Final = Box(
    "uprising_ix_rivals",
    "Rise of Ix, in Uprising with Rivals",
    shares=("ix/hagal:*", "!ix/hagal:hagal_foldspace_interstellar"),
    leaves_out=(
        "hagal:hagal_accept_contract_shipping_a",
        "hagal:hagal_accept_contract_shipping_b",
        "hagal:hagal_gather_support_a",
        "hagal:hagal_gather_support_b",
        "hagal:hagal_assembly_hall",
    ),
)

# The card of Foldspace stays, and sends the Rival to Deliver Supplies instead (IX-11.3).
UPRISING_IX_FOLDSPACE: Final = Box(
    "uprising_ix_foldspace",
    "Rise of Ix, in Uprising with Rivals and the card of Foldspace",
    {
        HAGAL: [
            HagalCard(
                "hagal_foldspace_interstellar",
                "Foldspace / Interstellar Shipping",
                swords=2,
                ways=(
                    HagalWay("interstellar_shipping", freight(2), when=influence_at_least(GUILD, 2)),
                    HagalWay("deliver_supplies", influence(GUILD)),
                ),
            )
        ]
    },
)

# The Epic game needs a fifth Conflict of level III (IX-11.6).
UPRISING_IX_EPIC: Final = Box(
    "uprising_ix_epic",
    "Rise of Ix: Epic game, in Uprising",
    shares=("ix_epic/card:control_the_spice", "ix/conflict:economic_supremacy"),
    modules=("epic",),
    terms=Terms(
        points_to_end=12,
        conflicts={2: 5, 3: 5},
        garrison=5,
        swaps={"dune_the_desert_planet": "control_the_spice"},
    ),
)
