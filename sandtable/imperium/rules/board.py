"""Which spaces a seat can send an Agent to (IMP-4.1 to 4.7)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.rules.catalog import (
    AFFORD_SOLARI,
    AFFORD_SOLARI_POPULAR,
    AFFORD_SPICE,
    AFFORD_WATER,
    CARD_SPACES,
    DIFFICULTIES,
    FACTION_ICON_SPACES,
    HIGH_COUNCIL,
    KWISATZ_HADERACH,
    LANDSRAAD_AND_CITY,
    MENTAT_SPACE,
    MOST_COST,
    NEEDS_INFLUENCE,
    SWORDMASTER_SPACE,
)
from sandtable.imperium.rules.state import (
    NOWHERE,
    State,
)

POPULARITY: Final = TRAITS.index("landsraad_popularity")
EYES_EVERYWHERE: Final = TRAITS.index("eyes_everywhere")


def payable_spaces(s: State, seat: int) -> int:
    """Spaces whose cost and requirement the seat meets and that nobody's Voice bars, as bits."""
    p = s.players[seat]
    solari = AFFORD_SOLARI_POPULAR if p.trait == POPULARITY else AFFORD_SOLARI
    mask = (
        solari[p.solari if p.solari < MOST_COST else MOST_COST]
        & AFFORD_SPICE[p.spice if p.spice < MOST_COST else MOST_COST]
        & AFFORD_WATER[p.water if p.water < MOST_COST else MOST_COST]
    )
    for bit, faction, level in NEEDS_INFLUENCE:
        if p.influence[faction] < level:
            mask &= ~bit
    if p.council:  # once per game, by whatever means (IMP-4.12)
        mask &= ~(1 << HIGH_COUNCIL)
    if p.swordmaster:
        mask &= ~(1 << SWORDMASTER_SPACE)
    if s.difficulty >= 0:  # the solo levels change two spaces (IMP-19.10)
        solo = DIFFICULTIES[s.difficulty]
        if p.solari + (1 if p.trait == POPULARITY else 0) < solo.mentat_cost:
            mask &= ~(1 << MENTAT_SPACE)
        if not solo.swordmaster_open:
            mask &= ~(1 << SWORDMASTER_SPACE)
    for other in s.players:
        if other.voice != NOWHERE and other is not p:
            mask &= ~(1 << other.voice)
    return mask


def blocked_spaces(s: State, seat: int) -> int:
    """Spaces closed by an Agent for this seat, as bits (IMP-4.3)."""
    mine = 0
    theirs = 0
    for other, p in enumerate(s.players):
        for space in p.agents_at:
            if other == seat:
                mine |= 1 << space
            else:
                theirs |= 1 << space
    if s.infiltrating:
        theirs = 0
    elif s.players[seat].trait == EYES_EVERYWHERE:
        theirs &= ~LANDSRAAD_AND_CITY
    return mine | theirs


def reachable(s: State, kind: int, payable: int, blocked: int) -> int:
    """The spaces a card can send an Agent to; Kwisatz Haderach ignores icons and Agents (IMP-20.41)."""
    if kind == KWISATZ_HADERACH:
        return payable
    spaces = CARD_SPACES[kind]
    if s.envoy:
        spaces |= FACTION_ICON_SPACES
    return spaces & payable & ~blocked
