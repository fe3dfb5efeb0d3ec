"""Changes that effects make to the table: goods, troops, the Mentat, cards in play.

These are plain functions that read no effect tree.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import ANY, FROM_GARRISON, FROM_PLAY, RESOURCES, SOLARI, SPICE
from sandtable.imperium.rules.catalog import (
    AGENT_PARTS,
    CARD_FACTIONS,
    COPIED,
    DEPLOYS_RECRUITS,
    KIND_OF,
    OF_CARD,
    REVEAL_PARTS,
    SIGNET_PARTS,
    parts_of,
)
from sandtable.imperium.rules.sides import of_turn, receiver
from sandtable.imperium.rules.state import AGENT_TURN, NO_TURN, NOBODY, NOWHERE, REVEAL_TURN, Player, State
from sandtable.imperium.rules.turn_cards import any_played, is_of_turn, mark_left, still_there
from sandtable.imperium.rules.units import (
    CONFLICT,
    DEPLOY,
    DEPLOY_SUPPLY,
    GARRISON,
    LOSE,
    RECRUIT,
    RETREAT,
    SUPPLY,
    TROOP,
    Unit,
    move,
)

GARRISON_DEPLOYS: Final = 2  # IMP-5.4


def copies_owned(p: Player, kind: int) -> int:
    """Return the number of copies of a card that a player owns, in deck, discard pile, hand and play (ruling on
    IMP-20.64)."""
    return p.deck.count(kind) + p.discard.count(kind) + p.hand.count(kind) + p.play.count(kind)


def faction_cards_in_play(p: Player, faction: int) -> int:
    bit = 1 << faction
    n = 0
    for kind in p.play:
        if CARD_FACTIONS[kind] & bit:
            n += 1
    return n


def in_play(s: State, seat: int, thing: int) -> bool:
    """Tell whether the card that `thing` identifies is in play. If the seat played it this turn and it has left play,
    another copy of it does not count."""
    kind = thing & KIND_OF
    if is_of_turn(s, seat, kind):
        return still_there(s, kind) > 0
    return kind in s.players[seat].play


def leave_play(s: State, seat: int, kind: int, twin: bool = False) -> None:
    """Remove one copy of a card from play: the one played in this Agent turn if there is one; with `twin`, a copy other
    than that."""
    play = s.players[seat].play
    if s.turn_kind == REVEAL_TURN and play.index(kind) < s.revealed_from:
        s.revealed_from -= 1  # of two copies it is the one that was played in an Agent turn
    play.remove(kind)
    if not twin and is_of_turn(s, seat, kind):
        mark_left(s, kind)


def lapse(s: State, seat: int, kind: int) -> None:
    """Remove the open effects of a card that has been trashed from play (UPR-23.6).

    The effects of its other copies stay open, and so do the remaining icons of a group if one of its icons was already
    used (R-UPR-60).
    """
    p = s.players[seat]
    word = s.rules.box_word[kind]
    unused = AGENT_PARTS[kind] + REVEAL_PARTS[kind] + SIGNET_PARTS[p.leader]
    for other in s.turn_cards:
        if (kind, other) in COPIED:
            unused = unused + parts_of(COPIED[kind, other])
    if s.turn_kind == AGENT_TURN:
        like_it = still_there(s, kind) if kind in s.turn_cards else 1
    else:
        like_it = p.play[s.revealed_from :].count(kind)
    for entry in [entry for entry in s.todo if entry[0] == word and entry[1] in unused]:
        if s.todo.count(entry) > like_it:
            s.todo.remove(entry)


def return_to_hand(s: State, seat: int, kind: int) -> None:
    """Move a card from play back to the hand; everybody sees it."""
    leave_play(s, seat, kind)
    p = s.players[seat]
    p.hand.append(kind)
    p.shown_hand.append(kind)
    if s.journal is not None:
        s.note("returned", seat, 1, OF_CARD | kind)


def others_of_faction(s: State, seat: int, place: int, faction: int, thing: int) -> list[int]:
    """Return the cards in `place` (hand or play) that belong to the faction, except the card `thing` whose effect asks;
    if `faction` is ANY, return all cards there."""
    p = s.players[seat]
    cards = p.play if place == FROM_PLAY else p.hand
    if faction == ANY:
        return cards[:]
    found = [kind for kind in cards if (CARD_FACTIONS[kind] >> faction) & 1]
    own = thing & KIND_OF
    if place == FROM_PLAY and own in found and in_play(s, seat, thing):
        found.remove(own)
    return found


def recallable(s: State, seat: int, another: bool) -> list[int]:
    """Return the spaces from which the seat can recall its Agents; with `another`, not the Agent sent this turn
    (UPR-8.4)."""
    spaces = s.players[seat].agents_at
    if another and s.turn_kind == AGENT_TURN and seat == s.turn_seat:
        return [space for space in spaces if space != s.turn_space]
    return spaces


def recall_agent(s: State, seat: int, space: int) -> None:
    """Take an Agent back from a space to its Leader; it may be the Mentat (R-IMP-4)."""
    p = s.players[seat]
    p.agents_at.remove(space)
    p.agents += 1
    if s.mentat == seat and s.mentat_at == space and space not in p.agents_at:
        s.mentat_at = NOWHERE
    if s.journal is not None:
        s.note("recall", seat, 1, s.rules.space_thing[space])
    for module in s.rules.when_recalled:
        module.recalled(s, seat, space)


def gain_resource(s: State, seat: int, resource: int, n: int, step: str = "") -> None:
    p = s.players[seat]
    if p.rival and not s.rules.automata.collects(p):
        return
    if resource == SOLARI:
        p.solari += n
    elif resource == SPICE:
        p.spice += n
        if seat == s.turn_seat:
            s.spice_gained += n
    else:
        p.water += n
    if s.journal is not None and n:  # Spice Addict may give nothing
        s.note(RESOURCES[resource], seat, n, step=step)
    for module in s.rules.when_gained:
        module.gained(s, seat, resource, n)
    if p.rival:
        s.rules.automata.gained(s, seat)


def pay_resources(s: State, seat: int, solari: int, spice: int, water: int, step: str = "") -> None:
    p = s.players[seat]
    p.solari -= solari
    p.spice -= spice
    p.water -= water
    if s.journal is not None:
        for what, n in (("pay_solari", solari), ("pay_spice", spice), ("pay_water", water)):
            if n:
                s.note(what, seat, n, step=step)


def recruit(s: State, seat: int, n: int, deployable: bool, unit: Unit = TROOP) -> None:
    """Recruit units, at most those in the supply (IMP-5.1). On a Combat space, or in a Reveal turn if `deployable`,
    they add to the number of units that the seat may deploy this turn (IMP-5.4)."""
    seat = receiver(s, seat)
    n = min(n, unit.count(s, seat, SUPPLY))
    move(s, seat, unit, n, SUPPLY, GARRISON)
    if of_turn(s, seat) and not unit.recruited(s, seat, n):
        if s.combat_turn or (deployable and s.turn_kind == REVEAL_TURN):
            s.allowance += n
        elif s.turn_kind == AGENT_TURN and any_played(s, DEPLOYS_RECRUITS):
            s.allowance += n  # without the two from the garrison, because it is no Combat space (UPR-23.13)
        elif s.turn_kind == AGENT_TURN and s.rules.combat_icons:
            s.recruits += n  # an icon may still allow them to be deployed (IMM-8.1)
        elif s.turn_kind == NO_TURN:
            s.recruits += n
            if deployable:
                s.recruits_ready += n
    if s.journal is not None and n:
        s.note(unit.events[RECRUIT], seat, n)


def allow_combat(s: State) -> None:
    """Let the player of this Agent turn deploy as if the Agent were on a Combat space. A second combat icon, or an icon
    on a Combat space, allows no additional units (IMM-8.1, 16.14)."""
    if not s.combat_turn:
        s.combat_turn = True
        s.allowance += GARRISON_DEPLOYS + (0 if any_played(s, DEPLOYS_RECRUITS) else s.recruits)


def may_enter(s: State, seat: int) -> bool:
    """Tell whether units of this seat may enter the Conflict now."""
    return not s.deploy_ban or not of_turn(s, receiver(s, seat))


def deploy(s: State, seat: int, n: int, step: str = "", unit: Unit = TROOP) -> None:
    """Move `n` units from the garrison to the Conflict."""
    seat = receiver(s, seat)
    move(s, seat, unit, n, GARRISON, CONFLICT)
    _entered(s, seat, unit, n)
    if s.journal is not None and n:
        s.note(unit.events[DEPLOY], seat, n, step=step)


def deploy_from_supply(s: State, seat: int, n: int, step: str = "", unit: Unit = TROOP) -> None:
    """Move `n` units from the supply directly to the Conflict, or all of the supply if it has fewer; none if the seat's
    units may not enter."""
    seat = receiver(s, seat)
    n = min(n, unit.count(s, seat, SUPPLY)) if may_enter(s, seat) else 0
    move(s, seat, unit, n, SUPPLY, CONFLICT)
    _entered(s, seat, unit, n)
    if s.journal is not None and n:
        s.note(unit.events[DEPLOY_SUPPLY], seat, n, step=step)


def _entered(s: State, seat: int, unit: Unit, n: int) -> None:
    """Add `n` to the number of units that entered the Conflict in this turn, if it is the turn of their seat; troops
    also count as deployed (R-IMP-11)."""
    if of_turn(s, seat):
        s.entered += n
        if unit.is_troop:
            s.deployed += n


def retreat(s: State, seat: int, n: int, unit: Unit = TROOP) -> None:
    """Move `n` units from the Conflict to the garrison (IMP-5.7)."""
    seat = receiver(s, seat)
    move(s, seat, unit, n, CONFLICT, GARRISON)
    if of_turn(s, seat):
        s.entered -= n
    if s.journal is not None and n:
        s.note(unit.events[RETREAT], seat, n)


def lose_troops(s: State, seat: int, n: int, place: int) -> None:
    """Move `n` troops from the garrison or the Conflict to the supply (IMP-5.7), or all of them if there are fewer."""
    lose(s, seat, n, GARRISON if place == FROM_GARRISON else CONFLICT)


def lose(s: State, seat: int, n: int, place: int, unit: Unit = TROOP) -> None:
    """Move `n` units from the garrison or the Conflict to the supply, or all of them if there are fewer."""
    seat = receiver(s, seat)
    n = min(n, unit.count(s, seat, place))
    move(s, seat, unit, n, place, SUPPLY)
    if s.journal is not None and n:
        s.note(unit.events[LOSE], seat, n)


def take_mentat(s: State, seat: int, from_anywhere: bool) -> None:
    """Give the seat the Mentat.

    Without `from_anywhere`, it comes only from its space, if nobody has it (IMP-4.15). With `from_anywhere`, as a
    Conflict reward, it comes from any holder, and the seat keeps it over this round's Recall (IMP-10.14).
    """
    if not from_anywhere and s.mentat != NOBODY:
        return
    holder = s.mentat
    if holder != NOBODY:
        before = s.players[holder]
        if s.mentat_at == NOWHERE:
            before.agents -= 1
        else:
            before.agents_at.remove(s.mentat_at)
    s.mentat = seat
    s.mentat_at = NOWHERE
    s.mentat_kept = from_anywhere
    s.players[seat].agents += 1
    if s.journal is not None:
        s.note("mentat", seat, 1)
