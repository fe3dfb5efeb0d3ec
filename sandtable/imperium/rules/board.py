"""The spaces to which a seat can send an Agent, and the cost of each for it (IMP-4.1 to 4.7)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.rules.catalog import IGNORES_NEEDS, ROAMS
from sandtable.imperium.rules.influence import influence_by_icon
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.ruleset import BY_COUNCIL, BY_SWORDMASTER, MOST_COST
from sandtable.imperium.rules.state import NOWHERE, Player, State

POPULARITY: Final = TRAITS.index("landsraad_popularity")
EYES_EVERYWHERE: Final = TRAITS.index("eyes_everywhere")
POPULAR_DISCOUNT: Final = 1  # Solari, at spaces of the Landsraad


def payable_spaces(s: State, seat: int, needs: bool = True) -> int:
    """Return the spaces, as bits, whose cost and requirements the seat meets and that no Voice bars; without `needs`,
    Influence requirements are ignored."""
    p = s.players[seat]
    rules = s.rules
    solari = rules.afford_solari_popular if p.has(POPULARITY) else rules.afford_solari
    mask = (
        solari[p.solari if p.solari < MOST_COST else MOST_COST]
        & rules.afford_spice[p.spice if p.spice < MOST_COST else MOST_COST]
        & rules.afford_water[p.water if p.water < MOST_COST else MOST_COST]
        & ~rules.shut
    )
    for bit, _, cond, way in rules.cheaper:
        if not mask & bit and way.a <= p.solari and way.b <= p.spice and way.c <= p.water and holds(s, seat, cond, 0):
            mask |= bit & ~rules.shut
    if needs:
        for bit, faction, level in rules.needs_influence:
            if p.influence[faction] < level and influence_by_icon(s, seat, faction) < level:
                mask &= ~bit
    for bit, cond in rules.needs:
        if mask & bit and not holds(s, seat, cond, 0):
            mask &= ~bit
    for bit, by in rules.once:
        if barred(p, bit, by):
            mask &= ~bit
    for bit, leader in rules.own_spaces:
        if p.leader != leader:
            mask &= ~bit
    for other in s.players:
        if other.voice != NOWHERE and other is not p:
            mask &= ~(1 << other.voice)
    return mask


def barred(p: Player, bit: int, by: int) -> bool:
    """Tell whether the party has already used a once-per-game space, by any means (IMP-4.12)."""
    if by == BY_COUNCIL:
        return p.council
    if by == BY_SWORDMASTER:
        return p.swordmaster
    return p.visited & bit != 0


def cost_of(s: State, seat: int, space: int, way: Effect | None = None) -> tuple[int, int, int]:
    """Return the Solari, spice and water that a space costs this seat: the cheapest way to pay, or `way`."""
    rules = s.rules
    solari = rules.solari[space]
    spice = rules.spice[space]
    water = rules.water[space]
    for _, slot, cond, cheaper in rules.cheaper:
        if slot == space and holds(s, seat, cond, 0):
            way = cheaper
    if way is not None:
        solari, spice, water = way.a, way.b, way.c
    if solari and s.players[seat].has(POPULARITY) and rules.is_landsraad(space):
        solari -= POPULAR_DISCOUNT
    return solari, spice, water


def blocked_spaces(s: State, seat: int) -> int:
    """Return the spaces, as bits, that Agents block for this seat (IMP-4.3)."""
    mine = 0
    theirs = 0
    for other, p in enumerate(s.players):
        for space in p.agents_at:
            if other == seat:
                mine |= 1 << space
            else:
                theirs |= 1 << space
    if s.infiltrating:
        return mine
    if s.players[seat].has(EYES_EVERYWHERE):
        theirs &= ~s.rules.landsraad_and_city
    if theirs:
        for module in s.rules.when_unblocks:
            theirs &= ~module.unblocks(s, seat)
    return mine | theirs


def others_in_the_way(s: State, seat: int) -> int:
    """Return the spaces, as bits, blocked by others' Agents, ignoring any way past them that a module opens."""
    theirs = 0
    if s.infiltrating:
        return theirs
    for other, p in enumerate(s.players):
        if other != seat:
            for space in p.agents_at:
                theirs |= 1 << space
    if s.players[seat].has(EYES_EVERYWHERE):
        theirs &= ~s.rules.landsraad_and_city
    return theirs


def reachable(s: State, seat: int, kind: int, payable: int, blocked: int) -> int:
    """Return the spaces to which a card can send an Agent; a card that roams ignores icons and Agents (IMP-20.41)."""
    if s.rules.by_icons_alone[kind] and not s.envoy:
        return s.rules.card_spaces[kind] & payable & ~blocked
    if ROAMS[kind]:
        return payable
    if IGNORES_NEEDS[kind]:
        payable = payable_spaces(s, seat, False)
    return opened_by(s, seat, kind) & payable & ~blocked


def playable_to(s: State, seat: int, kind: int, payable: int, blocked: int) -> int:
    """Return the spaces to which a card of the hand can send an Agent, with other cards if a module allows it. The
    result is 0 if the card cannot be played, for example without a ready Agent, unless it roams."""
    mask = 0
    p = s.players[seat]
    if p.agents or (ROAMS[kind] and p.agents_at):
        mask = reachable(s, seat, kind, payable, blocked)
    for playing in s.rules.playing:
        mask = playing.reaches(s, seat, kind, mask, payable, blocked)
    return mask


def reached_by_joining(s: State, seat: int) -> int:
    """Return the spaces to which the cards that go with the one being played can send an Agent."""
    payable = payable_spaces(s, seat)
    blocked = blocked_spaces(s, seat)
    mask = 0
    for kind in s.joining:
        mask |= reachable(s, seat, kind, payable, blocked)
    return mask


def opened_by(s: State, seat: int, kind: int) -> int:
    """Return the spaces, as bits, that the icons of a card open."""
    spaces = s.rules.card_spaces[kind]
    if s.rules.further_icons[kind]:
        for module in s.rules.when_opens:
            spaces |= module.opens(s, seat, kind)
    if s.envoy:
        spaces |= s.rules.faction_icon_spaces
    return spaces
