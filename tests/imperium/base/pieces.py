"""The base box as tests speak of it: its ruleset, and pieces by their ids."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HAGAL_TWO
from sandtable.imperium.meta import META
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.catalog import BOXES
from sandtable.imperium.rules.ruleset import ruleset_for

RULES: Final = ruleset_for(META.id, META.check({}))

# The base box's own, whatever other boxes have been added: its kinds are the first.
CARDS: Final = catalog.CARDS[: len(BASE.pieces["card"])]
INTRIGUE: Final = catalog.INTRIGUE[: len(BASE.pieces["intrigue"])]
CONFLICTS: Final = catalog.CONFLICTS[: len(BASE.pieces["conflict"])]
LEADERS: Final = catalog.LEADERS[: len(BASE.pieces["leader"])]
TRACKS: Final = catalog.TRACKS[: len(BASE.pieces["track"])]
HAGAL: Final = catalog.HAGAL[: len(BASE.pieces["hagal"])]
DIFFICULTIES: Final = catalog.DIFFICULTIES[: len(BASE.pieces["difficulty"])]
NODES: Final = [
    node for node in catalog.NODES if node.id < min((b.node for b in BOXES.values() if b.node), default=1 << 30)
]

CARD: Final = RULES.card
INTRIGUE_KIND: Final = RULES.intrigue
CONFLICT: Final = RULES.conflict
LEADER: Final = RULES.leader
HAGAL_KIND: Final = RULES.hagal_kind
SPACE: Final = RULES.space
SPACES: Final = RULES.spaces
IMPERIUM_CARDS: Final = RULES.imperium_cards
INTRIGUE_CARDS: Final = RULES.intrigue_cards
STARTING_DECK: Final = RULES.starting_deck
RESERVE_CARDS: Final = RULES.reserve_cards
RESERVE_SLOT: Final = RULES.reserve_slot
MAKER_SPACES: Final = RULES.maker_spaces
CONTROL_SPACES: Final = RULES.control_spaces
HAGAL_SOLO_DECK: Final = RULES.hagal_decks[HAGAL_SOLO]
HAGAL_TWO_DECK: Final = RULES.hagal_decks[HAGAL_TWO]
SIGNET_RING: Final = CARD["signet_ring"]
FOLDSPACE: Final = CARD["foldspace"]
KWISATZ_HADERACH: Final = CARD["kwisatz_haderach"]
VOCABULARY: Final = RULES.vocabulary
