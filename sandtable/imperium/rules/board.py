"""The spaces to which a seat can send an Agent, and what each costs this seat (IMP-4.1 to 4.7)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.rules.catalog import IGNORES_NEEDS, ROAMS
from sandtable.imperium.rules.influence import influence_by_icon
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.ruleset import BY_COUNCIL, BY_SWORDMASTER, MOST_COST
from sandtable.imperium.rules.state import Player, State
from sandtable.imperium.rules.turn_cards import being_played

POPULARITY: Final = TRAITS.index("landsraad_popularity")
EYES_EVERYWHERE: Final = TRAITS.index("eyes_everywhere")
POPULAR_DISCOUNT: Final = 1  # Solari, at spaces of the Landsraad


def payable_spaces(s: State, seat: int, needs: bool = True, spice_off: int = 0) -> int:
    """Return the spaces, as bits, that the seat can pay for, whose requirements it meets, and that nobody bars to it.

    If `needs` is false, Influence requirements are ignored; `spice_off` is taken off the spice that each space costs.
    """
    p = s.players[seat]
    rules = s.rules
    held = p.spice + spice_off
    solari = rules.afford_solari_popular if p.has(POPULARITY) else rules.afford_solari
    mask = (
        solari[p.solari if p.solari < MOST_COST else MOST_COST]
        & rules.afford_spice[held if held < MOST_COST else MOST_COST]
        & rules.afford_water[p.water if p.water < MOST_COST else MOST_COST]
        & ~rules.shut
    )
    for bit, _, cond, way in rules.cheaper:
        if not mask & bit and way.a <= p.solari and way.b <= held and way.c <= p.water and holds(s, seat, cond, 0):
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
    for module in rules.when_closes:
        mask &= ~module.closes(s, seat)
    return mask


def closed_by(s: State, party: int) -> int:
    """Return the spaces, as bits, that a party bars to all others."""
    mask = 0
    for module in s.rules.when_closes:
        mask |= module.closed_by(s, party)
    return mask


def barred(p: Player, bit: int, by: int) -> bool:
    """Tell whether the party has already used a once-per-game space.

    `bit` is the bit of the space; `by` names the sign that it has been used: a seat on the High Council, a Swordmaster,
    or the visit itself. A gain by any other means counts too (IMP-4.12).
    """
    if by == BY_COUNCIL:
        return p.council
    if by == BY_SWORDMASTER:
        return p.swordmaster
    return p.visited & bit != 0


def cost_of(s: State, seat: int, space: int, way: Effect | None = None) -> tuple[int, int, int]:
    """Return the Solari, spice and water that a space costs this seat: by the payment `way`, or without it by the
    cheapest."""
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
    for module in rules.when_cheapens:
        spice = max(0, spice - module.spice_off(s, space))
    return solari, spice, water


def blocked_spaces(s: State, seat: int) -> int:
    """Return the spaces, as bits, that the seat may not enter because of the Agents there (IMP-4.3)."""
    mine = 0
    theirs = 0
    for other, p in enumerate(s.players):
        for space in p.agents_at:
            if other == seat:
                mine |= 1 << space
            else:
                theirs |= 1 << space
    if theirs and not s.fresh:
        for access in s.rules.when_frees:
            if access.frees(s):
                return mine
    if s.players[seat].has(EYES_EVERYWHERE):
        theirs &= ~s.rules.landsraad_and_city
    if theirs:
        for module in s.rules.when_unblocks:
            theirs &= ~module.unblocks(s, seat)
    return mine | theirs


def others_in_the_way(s: State, seat: int) -> int:
    """Return the spaces, as bits, that have Agents of other parties on them and so block the seat.

    Access despite these Agents counts only if it comes from the cards of the seat's current Agent turn.
    """
    theirs = 0
    if not s.fresh:
        for access in s.rules.when_frees:
            if access.frees(s):
                return theirs
    for other, p in enumerate(s.players):
        if other != seat:
            for space in p.agents_at:
                theirs |= 1 << space
    if s.players[seat].has(EYES_EVERYWHERE):
        theirs &= ~s.rules.landsraad_and_city
    if theirs and seat == s.turn_seat:
        for module in s.rules.when_passes:
            for kind in s.turn_cards:
                theirs &= ~module.passes(s, seat, kind)
    return theirs


def reachable(s: State, seat: int, kind: int, payable: int, blocked: int) -> int:
    """Return the spaces, as bits, to which a card can send an Agent; a card that sends its Agent anywhere ignores icons
    and Agents (IMP-20.41)."""
    if s.rules.by_icons_alone[kind] and not s.opened:
        return s.rules.card_spaces[kind] & payable & ~blocked
    if ROAMS[kind]:
        return payable
    if IGNORES_NEEDS[kind]:
        payable = payable_spaces(s, seat, False)
    return opened_by(s, seat, kind) & by_card(s, seat, kind, payable) & ~past_others(s, seat, kind, blocked)


def by_card(s: State, seat: int, kind: int, payable: int) -> int:
    """Return the spaces of `payable`, as bits, together with those that the seat can pay for because this card lowers
    their cost."""
    for module in s.rules.when_affords:
        payable |= module.affords(s, seat, kind)
    return payable


def past_others(s: State, seat: int, kind: int, blocked: int) -> int:
    """Return the spaces of `blocked`, as bits, less those that the card may enter despite Agents of others (IX-6.8); a
    space with an Agent of the seat itself stays blocked (IX-6.9)."""
    passed = 0
    for module in s.rules.when_passes:
        passed |= module.passes(s, seat, kind)
    if passed & blocked:
        for space in s.players[seat].agents_at:
            passed &= ~(1 << space)
    return blocked & ~passed


def playable_to(s: State, seat: int, kind: int, payable: int, blocked: int) -> int:
    """Return the spaces, as bits, to which a card of the hand can send an Agent, with other cards if a module allows
    it.

    The result is 0 if the card cannot be played, for example because no Agent is ready and the card sends none from the
    board.
    """
    mask = 0
    p = s.players[seat]
    if p.agents or (ROAMS[kind] and p.agents_at):
        mask = reachable(s, seat, kind, payable, blocked)
    for playing in s.rules.playing:
        mask = playing.reaches(s, seat, kind, mask, payable, blocked)
    return mask


def reached_together(s: State, seat: int, kind: int, payable: int, blocked: int) -> int:
    """Return the spaces, as bits, to which several cards played together can send an Agent.

    An icon of any of them opens a space, and a requirement that one ignores or a cost that one lowers counts for all
    (IMM-7.4, 7.5).
    """
    cards = being_played(s, kind)
    if any(ROAMS[each] for each in cards):
        return payable
    if any(IGNORES_NEEDS[each] for each in cards):
        payable = payable_spaces(s, seat, False)
    for each in cards:
        payable = by_card(s, seat, each, payable)
    mask = 0
    joining = s.joining
    for at, each in enumerate(cards):
        s.joining = cards[:at] + cards[at + 1 :]  # the others as seen from each card
        mask |= opened_by(s, seat, each) & ~past_others(s, seat, each, blocked)
    s.joining = joining
    return mask & payable


def opened_by(s: State, seat: int, kind: int) -> int:
    """Return the spaces, as bits, that a card opens with its icons."""
    spaces = s.rules.card_spaces[kind]
    if s.rules.further_icons[kind]:
        for module in s.rules.when_opens:
            spaces |= module.opens(s, seat, kind)
    return spaces | s.opened
