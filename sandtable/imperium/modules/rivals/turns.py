"""The turns of automated Rivals, which House Hagal cards drive, for one and two players (IMP-17 to IMP-19, UPR-R).

Rivals are parties at the table, not bots: they decide nothing. If the rules leave a choice, the player decides for
them, as an ordinary decision of the player's seat (`questions`). A Rival with a Rival card (`Player.rival_card`)
decides by the order of factions on that card instead, and has a place in the turn order beside two players too.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import CONTROL, NO_FACTION, Effect
from sandtable.imperium.language.rival_pieces import (
    NO_AGENT,
    NO_SPICE,
    PASSED_BY,
    POLITICS,
    TAKEN,
    UNMET,
    VOICED,
)
from sandtable.imperium.modules.rivals import cites as cites  # registers the citations
from sandtable.imperium.modules.rivals.choices import wants_more
from sandtable.imperium.modules.rivals.deck import full_deck, hagal_of, turn_up
from sandtable.imperium.modules.rivals.moments import rival_turns
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy, gain_resource
from sandtable.imperium.rules.board import closed_by
from sandtable.imperium.rules.capabilities import repeats
from sandtable.imperium.rules.catalog import (
    CONFLICTS,
    HAGAL,
    NODES,
    OF_HAGAL,
    parts_of,
)
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.question import ABOUT_NODE, FLAG, Step, declare
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.state import (
    NOBODY,
    NOWHERE,
    OBSTACLE,
    RIVAL,
    TURNS,
    Frame,
    State,
)
from sandtable.imperium.rules.turns import clear_turn, move_agent
from sandtable.imperium.rules.units import CONFLICT, GARRISON

GARRISON_DEPLOYS: Final = 2  # IMP-17.8
# Variants for Rivals with cards (UPR-R13.3 to 13.5).
BRUTAL: Final = "brutal"
EXPERT: Final = "expert"
SMART: Final = "politics"
LAST_LEVEL: Final = 3  # the highest level of Conflicts
EXPERT_LEAD: Final = 3  # lead in troops over everybody else, tested before deploying (UPR-R13.4, R-UPR-36)
POLITICS_HELD: Final = 2
POLITICS_BEHIND: Final = 2


# --- a Rival's turn ----------------------------------------------------------------------
def turn_step(s: State, frame: Frame) -> None:
    """Take the turn of a Rival: turn up House Hagal cards until one names a space that is free, then send an Agent
    there (IMP-17.3).

    `frame[1]` is the Rival; `frame[2]` is 1 if its turn goes on after a card that placed a Spy, otherwise 0.
    """
    seat = frame[1]
    if not frame[2]:
        _begin_turn(s, seat)
    closed = closed_spaces(s)
    if all(why_passed(s, seat, kind, closed) for kind in full_deck(s)):
        return  # no card can send an Agent; impossible with the number of Agents in the game
    while True:
        kind = turn_up(s, seat)
        why = why_passed(s, seat, kind, closed)
        if why == TAKEN and _joins(s, seat, goal_of(s, seat, kind)[0]):
            why = 0
        for module in rival_turns(s.rules):
            module.hagal_turned(s, seat, kind, why)
        if not why:
            space, effect = goal_of(s, seat, kind)
            _send(s, seat, kind, space, effect)
            return
        if s.journal is not None:
            s.note("hagal_passed", seat, why, OF_HAGAL | kind, step=PASSED_BY[why])
        if why == NO_AGENT:
            s.stack.append((frames.RIVAL_TURN, seat, 1, 0, 0))
            _do_card(s, seat, kind, HAGAL[kind].effect, 0)
            return


def _joins(s: State, seat: int, space: int) -> bool:
    """Tell whether a module lets the Rival send its Agent to a space with Agents of other parties; if one of them is
    its own, it cannot."""
    if space in s.players[seat].agents_at:
        return False
    return any(module.joins(s, seat, space) for module in rival_turns(s.rules))


def _begin_turn(s: State, seat: int) -> None:
    clear_turn(s)
    s.phase = TURNS
    s.turn_seat = seat
    s.cause = 0
    if s.players[seat].rival != OBSTACLE:  # with two players House Hagal has no place in the turn order
        s.stack.append((frames.NEXT_TURN, seat, 0, 0, 0))
    for module in rival_turns(s.rules):
        module.rival_begins(s, seat)
    if s.journal is not None:
        s.note("turn", seat, 1)
    for module in rival_turns(s.rules):
        module.rival_begun(s, seat)


def goal_of(s: State, seat: int, kind: int) -> tuple[int, Effect]:
    """Return the space to which the House Hagal card `kind` sends the Agent of a Rival, and the effect of the card
    there.

    The space is NOWHERE for a harvest if no Maker space has bonus spice, and for cards that send no Agent. If a card
    lists several spaces, the first one whose condition holds is returned (UPR-R6.3).
    """
    card = HAGAL[kind]
    ways = s.rules.hagal_ways[kind]
    if card.harvest:
        best = harvest_space(s, [way[0] for way in ways] or s.rules.maker_spaces)
        for space, _, effect in ways:
            if space == best:
                return space, effect
        return best, card.effect
    for space, cond, effect in ways:
        if cond is None or holds(s, seat, cond, 0):
            return space, effect
    return NOWHERE, card.effect


def why_passed(s: State, seat: int, kind: int, closed: int) -> int:
    """Return the reason, as an index of `PASSED_BY`, why the House Hagal card `kind` is passed over now, or 0 if it
    sends an Agent; `closed` has the spaces, as bits, that are not free."""
    card = HAGAL[kind]
    if card.posts or not (s.rules.hagal_ways[kind] or card.harvest or card.reshuffle):
        return NO_AGENT
    if card.needs is not None and not holds(s, seat, card.needs, 0):
        return UNMET
    space, _ = goal_of(s, seat, kind)
    if space == NOWHERE:
        return NO_SPICE
    if (closed >> space) & 1:
        return TAKEN if any(space in p.agents_at for p in s.players) else VOICED
    return POLITICS if SMART in s.rules.variants and _leads_nowhere(s, seat, space) else 0


def _leads_nowhere(s: State, seat: int, space: int) -> bool:
    """Tell whether the variant Smart Politics makes the Rival skip this space (UPR-R13.5).

    The Rival skips a faction space without a cost if it leads that faction and has the Alliance, or if it is too far
    behind another party there.
    """
    faction = s.rules.space_faction[space]
    if faction == NO_FACTION or s.rules.ways[space]:
        return False
    mine = s.players[seat].influence[faction]
    others = max(p.influence[faction] for other, p in enumerate(s.players) if other != seat)
    if s.alliance[faction] == seat and mine > others:
        return True
    return mine >= POLITICS_HELD and others - mine >= POLITICS_BEHIND


def closed_spaces(s: State) -> int:
    """Return the spaces, as bits, to which no Rival can go: an Agent is there, or a party bars them to others."""
    mask = 0
    for party, p in enumerate(s.players):
        for space in p.agents_at:
            mask |= 1 << space
        mask |= closed_by(s, party)
    return mask


def harvest_space(s: State, spaces: list[int]) -> int:
    """Return the one of these Maker spaces that has the most bonus spice; among equals, the one with the most spice in
    total (IMP-17.10, R-UPR-31).

    Return NOWHERE if none of them has bonus spice.
    """
    best = NOWHERE
    for space in spaces:
        bonus = s.bonus_spice[space]
        if bonus and (
            best == NOWHERE
            or (bonus, bonus + s.rules.spaces[space].maker_base)
            > (s.bonus_spice[best], s.bonus_spice[best] + s.rules.spaces[best].maker_base)
        ):
            best = space
    return best


def _send(s: State, seat: int, kind: int, space: int, effect: Effect) -> None:
    """Send the Agent of a Rival to a space and push the effects of the House Hagal card `kind`; the costs, requirements
    and effects printed on the space do not count (IMP-17.5)."""
    p = s.players[seat]
    card = HAGAL[kind]
    move_agent(s, seat, p, NOWHERE, space)
    if s.journal is not None:
        s.note("agent", seat, 1, s.rules.space_thing[space])
    controller = controller_of(s, space)
    if controller != NOBODY:  # IMP-17.14, 19.15
        do(s, controller, s.rules.spaces[space].control_bonus)
    combat = (s.rules.combat_spaces >> space) & 1
    if combat:
        s.stack.append((frames.RIVAL_DEPLOY, seat, 0, 0, 0))
    if card.harvest and not card.ways:
        spice = s.rules.spaces[space].maker_base + s.bonus_spice[space]
        s.bonus_spice[space] = 0
        s.cause = OF_HAGAL | kind
        if p.rival == RIVAL:  # IMP-19.12; with two players back to the bank (IMP-18.8)
            gain_resource(s, seat, fx.SPICE, spice)
    _do_card(s, seat, kind, effect, combat)
    for module in rival_turns(s.rules):
        module.rival_sent(s, seat, space)


def _do_card(s: State, seat: int, kind: int, effect: Effect, combat: int) -> None:
    """Push the parts of `effect`, which the House Hagal card `kind` has, so that they are done in their printed order
    (R-UPR-33); `combat` is 1 if the Agent is on a Combat space."""
    if s.trace is not None:
        s.trace.update((HAGAL[kind].effect.id, effect.id))
    for part in reversed(effect.parts()):
        s.stack.append((frames.RIVAL_DO, seat, part.id, combat, 0))


def deploy_step(s: State, frame: Frame) -> None:
    """Deploy up to two units from the garrison of a Rival whose Agent is on a Combat space (IMP-17.8).

    A Rival with a Rival card also deploys the troops recruited this turn, including those from a scheme (UPR-R5.6, 5.7,
    8.7).
    """
    seat = frame[1]
    p = s.players[seat]
    s.cause = OF_HAGAL | hagal_of(s).discard[-1]
    others = _deploy_others(s, seat)
    if p.rival_card:
        if not _far_ahead(s, seat):
            deploy(s, seat, min(s.recruits + GARRISON_DEPLOYS - others, p.garrison))
        return
    for _ in range(min(GARRISON_DEPLOYS - others, p.garrison)):
        if not wants_more(s, seat):
            return
        deploy(s, seat, 1)


def _deploy_others(s: State, seat: int) -> int:
    """Deploy units of a Rival that are no troops, as many as it may deploy from its garrison; return how many were
    deployed."""
    sent = 0
    for at in s.rules.deployable:
        unit = s.rules.units[at]
        for _ in range(min(GARRISON_DEPLOYS - sent, unit.count(s, seat, GARRISON))):
            if _far_ahead(s, seat) or not wants_more(s, seat):
                return sent
            deploy(s, seat, 1, "", unit)
            sent += 1
    return sent


def _far_ahead(s: State, seat: int) -> bool:
    """Tell whether the variant Expert Deployment makes the Rival keep its troops back (UPR-R13.4).

    It does in Conflicts of level I and II while the Rival leads every other party by three troops; each other unit that
    can be deployed counts as one troop (UPR-R14.10).
    """
    if EXPERT not in s.rules.variants or CONFLICTS[s.conflict].level == LAST_LEVEL:
        return False
    others = max(_deployed(s, other) for other in range(len(s.players)) if other != seat)
    return _deployed(s, seat) - others >= EXPERT_LEAD


def _deployed(s: State, seat: int) -> int:
    """Return how many units the party has in the Conflict, counting only troops and other units that can be
    deployed."""
    others = sum(s.rules.units[at].count(s, seat, CONFLICT) for at in s.rules.deployable)
    return s.players[seat].conflict + others


def do_step(s: State, frame: Frame) -> None:
    """Resolve the effect `frame[2]` for the Rival `frame[1]`; the player makes any choice that it leaves
    (IMP-19.17)."""
    node = NODES[frame[2]]
    s.cause = node.thing
    s.source = node.id
    if s.trace is not None:
        s.trace.add(node.id)
    KINDS[node.op].rival(s, frame[1], node, frame[3])


# --- Combat ------------------------------------------------------------------------------
def reveal_swords(s: State) -> None:
    """For each Rival with a unit in the Conflict, in turn order, turn up a House Hagal card and add the swords of that
    card to the Rival's (IMP-17.11, UPR-R11.1).

    In the variant Brutal Escalation each Rival gets two cards in Conflicts of level III (UPR-R13.3).
    """
    cards = 2 if BRUTAL in s.rules.variants and CONFLICTS[s.conflict].level == LAST_LEVEL else 1
    for step in range(len(s.players)):
        seat = s.after(s.first, step)
        p = s.players[seat]
        if p.rival and p.units():
            for _ in range(cards):
                swords = HAGAL[turn_up(s, seat)].swords
                p.swords += swords
                if s.journal is not None:
                    s.note("swords", seat, swords)


def reward(s: State, seat: int, tree: Effect, place: int) -> None:
    """Give an automated party the reward `tree` for its place (from 1) in the Conflict.

    A Rival without a Rival card takes the parts it can use (IMP-19.14); House Hagal beside two players gets nothing,
    but nobody else gets the reward of its place (IMP-18.9, 18.10). A Rival with a Rival card takes the reward as
    players do; a sandworm doubles all but control of a space (UPR-R11.5).
    """
    if s.players[seat].rival_card:
        s.stack.append((frames.RIVAL_REWARDED, seat, place, 0, 0))
        for helping in range(repeats(s, seat) - 1, -1, -1):
            for id in reversed(parts_of(tree)):
                if not helping or NODES[id].op != CONTROL:
                    s.stack.append((frames.RIVAL_DO, seat, id, 0, 0))
        return
    if s.players[seat].rival == OBSTACLE:
        space = s.rules.conflict_space[s.conflict]
        if place == 1 and space != NOWHERE and s.control[space] != NOBODY:
            if s.journal is not None:
                s.note("control_lost", s.control[space], 1, s.rules.space_thing[space], step="obstacle_won")
            s.control[space] = NOBODY
        return
    if s.rules.combats:
        s.stack.append((frames.RIVAL_REWARDED, seat, place, 0, 0))
    for part in reversed(tree.parts()):
        if KINDS[part.op].rival_takes:  # IMP-19.14
            s.stack.append((frames.RIVAL_DO, seat, part.id, 0, 0))


def rewarded_step(s: State, frame: Frame) -> None:
    for module in s.rules.combats:
        module.rewarded(s, frame[1], frame[2])


declare(
    Step(frames.RIVAL_TURN, "rival_turn", turn_step),
    Step(frames.RIVAL_DO, "rival_do", do_step, ABOUT_NODE, FLAG),  # flag: the Agent went to a combat space
    Step(frames.RIVAL_DEPLOY, "rival_deploy", deploy_step),
    Step(frames.RIVAL_REWARDED, "rival_rewarded", rewarded_step),
)
