"""The interpreter: can an effect be done, and do it."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.modules.trades import trade_in
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import (
    CARD,
    CARD_COST,
    CARD_FACTIONS,
    DOUBLES_HARVEST,
    FOLDSPACE,
    KIND_OF,
    OF_CARD,
    OF_SPACE,
    RESERVE_SLOT,
    SPACE,
)
from sandtable.imperium.rules.draws import (
    draw_cards,
    draw_intrigue,
    reserve_offers,
    steal_intrigue,
    trash_card,
)
from sandtable.imperium.rules.hooks import can_hook, do_hook
from sandtable.imperium.rules.influence import gain_influence, score
from sandtable.imperium.rules.state import AGENT_TURN, NO_TURN, NOBODY, NOWHERE, REVEAL_TURN, RIVAL, Player, State

STEAL_LIMIT: Final = 4  # IMP-4.20
RIVAL_COPIES: Final = 2  # a solo Rival counts as holding two The Spice Must Flow (IMP-19.18)
SPICE_ADDICT: Final = TRAITS.index("spice_addict")
CONNECTIONS: Final = TRAITS.index("connections")


def copies_owned(p: Player, kind: int) -> int:
    """In every place of the owner (ruling on IMP-20.64)."""
    return p.deck.count(kind) + p.discard.count(kind) + p.hand.count(kind) + p.play.count(kind)


def faction_cards_in_play(p: Player, faction: int) -> int:
    bit = 1 << faction
    n = 0
    for kind in p.play:
        if CARD_FACTIONS[kind] & bit:
            n += 1
    return n


def in_play(s: State, seat: int, thing: int) -> bool:
    """Is this very card in play? The card of the turn is told apart from its twins: once it has left, it is gone."""
    kind = thing & KIND_OF
    if s.turn_kind == AGENT_TURN and seat == s.turn_seat and kind == s.turn_card:
        return not s.turn_card_left
    return kind in s.players[seat].play


def twin_in_play(s: State, seat: int) -> bool:
    """The card of the turn is in play, and another like it."""
    if s.turn_kind != AGENT_TURN or seat != s.turn_seat or s.turn_card_left:
        return False
    return s.players[seat].play.count(s.turn_card) > 1


def leave_play(s: State, seat: int, kind: int, twin: bool = False) -> None:
    """A card in play is taken away: the card of the turn before any like it, unless the other one was meant."""
    s.players[seat].play.remove(kind)
    if s.turn_kind == AGENT_TURN and seat == s.turn_seat and kind == s.turn_card and not twin:
        s.turn_card_left = True


def holds(s: State, seat: int, cond: Cond, thing: int) -> bool:
    """Is the condition true for this seat; `thing` is the piece that asks."""
    p = s.players[seat]
    op = cond.op
    if op == fx.IF_INFLUENCE:
        return p.influence[cond.a] >= cond.b
    if op == fx.IF_BOND:
        others = faction_cards_in_play(p, cond.a)
        if CARD_FACTIONS[thing & KIND_OF] & (1 << cond.a) and in_play(s, seat, thing):
            others -= 1  # another card, not the card itself (IMP-15.6)
        return others > 0
    if op == fx.IF_ALLIANCE:
        return seat in s.alliance if cond.a == fx.ANY else s.alliance[cond.a] == seat
    if op == fx.IF_COUNCIL:
        return p.council
    if op == fx.IF_MENTAT_HOME:
        return s.mentat == NOBODY
    if op == fx.IF_DECK:
        return len(p.deck) > 0
    if op == fx.IF_OPPONENT_IN_CONFLICT:
        return any(other.conflict > 0 for other in s.players if other is not p)
    if op == fx.IF_AGENT_ON_BOARD:
        return len(p.agents_at) > 0
    if op == fx.IF_COPIES:
        return copies_owned(p, CARD[cond.name]) >= cond.a
    if op == fx.IF_MOST_COPIES:
        kind = CARD[cond.name]
        mine = copies_owned(p, kind)
        return all(
            (RIVAL_COPIES if other.rival == RIVAL else copies_owned(other, kind)) < mine
            for other in s.players
            if other is not p
        )
    assert op == fx.IF_TRACKS, cond
    return sum(1 for level in p.influence if level >= cond.b) >= cond.a


def can_pay(s: State, seat: int, cost: Effect) -> bool:
    """All of the cost, exactly (IMP-4.10)."""
    p = s.players[seat]
    op = cost.op
    if op == fx.PAY:
        return p.solari >= cost.a and p.spice >= cost.b and p.water >= cost.c
    if op == fx.LOSE_TROOPS:
        return (p.garrison if cost.b == fx.FROM_GARRISON else p.conflict) >= cost.a
    if op == fx.ALL:
        return all(can_pay(s, seat, kid) for kid in cost.kids)
    return can(s, seat, cost)


def can(s: State, seat: int, node: Effect) -> bool:
    """Would doing it do anything that the rules ask for or allow?"""
    p = s.players[seat]
    op = node.op
    if op == fx.WHEN:
        assert node.cond is not None
        return holds(s, seat, node.cond, node.thing) and can(s, seat, node.kids[0])
    if op == fx.ARROW:
        return can_pay(s, seat, node.kids[0]) and can(s, seat, node.kids[1])
    if op == fx.CHOOSE or op == fx.ALL:
        return any(can(s, seat, kid) for kid in node.kids)
    if op == fx.TRASH:
        return bool(p.hand or p.discard or p.play)
    if op == fx.TRASH_SELF:
        return in_play(s, seat, node.thing)
    if op == fx.RETREAT:
        return p.conflict > 0
    if op == fx.DEPLOY:
        return p.garrison > 0
    if op == fx.LOSE_INFLUENCE:
        return any(p.influence)  # IMP-14.10
    if op == fx.FETCH:
        return any(CARD_FACTIONS[kind] & (1 << node.a) for kind in p.discard)
    if op == fx.ACQUIRE:
        return len(acquirable(s, seat, node.a)) > 0 or aside_within(p, node.a)
    if op == fx.RECALL_AGENT:
        return len(p.agents_at) > 0
    if op == fx.HOOK:
        return can_hook(s, seat, p, node.a)
    return True


def acquirable(s: State, seat: int, most: int) -> list[int]:
    """Cards of row and Reserve with a printed cost up to `most`, each kind once."""
    found: list[int] = []
    for kind in s.row:
        if CARD_COST[kind] <= most and kind not in found:
            found.append(kind)
    return found + [kind for kind in reserve_offers(s) if CARD_COST[kind] <= most]


def aside_within(p: Player, most: int) -> bool:
    """Helena's card counts as one of the row for such effects, without the discount (IMP-20.28)."""
    return p.aside >= 0 and CARD_COST[p.aside] <= most


def gain_resource(s: State, seat: int, resource: int, n: int) -> None:
    p = s.players[seat]
    if resource == fx.SOLARI:
        p.solari += n
    elif resource == fx.SPICE:
        p.spice += n
    else:
        p.water += n
    if s.journal is not None and n:  # Spice Addict may bring nothing
        s.note(fx.RESOURCES[resource], seat, n)
    if p.rival:
        trade_in(s, seat)


def pay_resources(s: State, seat: int, solari: int, spice: int, water: int) -> None:
    p = s.players[seat]
    p.solari -= solari
    p.spice -= spice
    p.water -= water
    if s.journal is not None:
        for what, n in (("pay_solari", solari), ("pay_spice", spice), ("pay_water", water)):
            if n:
                s.note(what, seat, n)


def recruit(s: State, seat: int, n: int, deployable: bool) -> None:
    """Only what is in the supply (IMP-5.1); on a combat turn these may be deployed besides the two (IMP-5.4)."""
    p = s.players[seat]
    n = min(n, p.supply)
    p.supply -= n
    p.garrison += n
    if seat == s.turn_seat:
        if s.combat_turn or (deployable and s.turn_kind == REVEAL_TURN):
            s.allowance += n
        elif s.turn_kind == NO_TURN:
            s.recruits += n
            if deployable:
                s.recruits_ready += n
    if s.journal is not None and n:
        s.note("recruit", seat, n)


def deploy(s: State, seat: int, n: int) -> None:
    p = s.players[seat]
    p.garrison -= n
    p.conflict += n
    if seat == s.turn_seat:
        s.deployed += n
    if s.journal is not None and n:
        s.note("deploy", seat, n)


def deploy_from_supply(s: State, seat: int, n: int) -> None:
    p = s.players[seat]
    n = min(n, p.supply)
    p.supply -= n
    p.conflict += n
    if seat == s.turn_seat:
        s.deployed += n
    if s.journal is not None and n:
        s.note("deploy_supply", seat, n)


def lose_troops(s: State, seat: int, n: int, place: int) -> None:
    """Back to the supply (IMP-5.7); as many as there are."""
    p = s.players[seat]
    if place == fx.FROM_GARRISON:
        n = min(n, p.garrison)
        p.garrison -= n
    else:
        n = min(n, p.conflict)
        p.conflict -= n
    p.supply += n
    if s.journal is not None and n:
        s.note("lose_troop", seat, n)


def take_mentat(s: State, seat: int, from_anywhere: bool) -> None:
    """From its space (IMP-4.15), or as a reward from wherever it is, kept over this Recall (IMP-10.14)."""
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


def do(s: State, seat: int, node: Effect) -> None:
    """Do an effect now, or put on the stack what it asks."""
    op = node.op
    s.cause = node.thing
    if s.trace is not None:
        s.trace.add(node.id)
    if op == fx.GAIN:
        gain_resource(s, seat, node.a, node.b)
    elif op == fx.RECRUIT:
        recruit(s, seat, node.a, node.b == 1)
    elif op == fx.DRAW:
        draw_cards(s, seat, node.a)
    elif op == fx.INTRIGUE:
        draw_intrigue(s, seat, node.a)
    elif op == fx.INFLUENCE:
        if node.a == fx.ANY:
            s.stack.append((frames.ASK_FACTION, seat, node.id, 0, 1))
        else:
            gain_influence(s, seat, node.a, node.b)
    elif op == fx.PERSUASION:
        s.players[seat].persuasion += node.a
        if s.journal is not None:
            s.note("persuasion", seat, node.a)
    elif op == fx.SWORDS:
        s.players[seat].swords += node.a
        if s.journal is not None:
            s.note("swords", seat, node.a)
    elif op == fx.VP:
        score(s, seat, node.a)
    elif op == fx.PAY:
        pay_resources(s, seat, node.a, node.b, node.c)
    elif op == fx.ALL:
        for kid in reversed(node.kids):
            s.stack.append((frames.DO, seat, kid.id, 0, 0))
    elif op == fx.CHOOSE:
        possible = [i for i, kid in enumerate(node.kids) if can(s, seat, kid)]
        if len(possible) > node.a:
            s.stack.append((frames.ASK_OPTION, seat, node.id, 0, 0))
        else:
            for i in reversed(possible):
                s.stack.append((frames.DO, seat, node.kids[i].id, 0, 0))
    elif op == fx.ARROW:
        s.stack.append((frames.DO, seat, node.kids[1].id, 0, 0))
        pay_cost(s, seat, node.kids[0])
    elif op == fx.WHEN:
        assert node.cond is not None
        if holds(s, seat, node.cond, node.thing):
            do(s, seat, node.kids[0])
    else:
        _do_rarer(s, seat, node)


def pay_cost(s: State, seat: int, cost: Effect) -> None:
    """Pay what was found payable; a cost that leaves a choice asks, and cannot be declined any more."""
    if s.trace is not None:
        s.trace.add(cost.id)
    if cost.op == fx.ALL:
        for kid in cost.kids:
            pay_cost(s, seat, kid)
    elif cost.op == fx.TRASH:
        s.stack.append((frames.ASK_TRASH, seat, cost.id, 0, 0))
    elif cost.op == fx.LOSE_INFLUENCE:
        s.stack.append((frames.ASK_LOSE_INFLUENCE, seat, cost.id, 0, 0))
    else:
        do(s, seat, cost)


def _do_rarer(s: State, seat: int, node: Effect) -> None:
    p = s.players[seat]
    op = node.op
    if op == fx.TRASH:
        s.stack.append((frames.ASK_TRASH, seat, node.id, 1, 0))
    elif op == fx.TRASH_SELF:
        if in_play(s, seat, node.thing):
            kind = node.thing & KIND_OF
            leave_play(s, seat, kind)
            trash_card(s, seat, kind)
    elif op == fx.HARVEST:
        _harvest(s, seat, node)
    elif op == fx.RETREAT:
        s.stack.append((frames.ASK_NUMBER, seat, node.id, min(node.a, p.conflict), 0))
    elif op == fx.DEPLOY:
        s.stack.append((frames.ASK_NUMBER, seat, node.id, min(node.a, p.garrison), 0))
    elif op == fx.DEPLOY_SUPPLY:
        deploy_from_supply(s, seat, node.a)
    elif op == fx.LOSE_TROOPS:
        lose_troops(s, seat, node.a, node.b)
    elif op == fx.DISCARD:
        if p.hand:
            s.stack.append((frames.ASK_DISCARD, seat, node.id, min(node.a, len(p.hand)), 0))
    elif op == fx.EACH_OPPONENT:
        n = len(s.players)
        for step in range(n - 1, 0, -1):
            s.stack.append((frames.VICTIM, (seat + step) % n, node.kids[0].id, 0, 0))
    elif op == fx.PER:
        for _ in range(faction_cards_in_play(p, fx.FREMEN)):
            s.stack.append((frames.DO, seat, node.kids[0].id, 0, 0))
    elif op == fx.INFLUENCE_DIFFERENT:
        s.stack.append((frames.ASK_FACTION, seat, node.id, 0, node.a))
    elif op == fx.LOSE_INFLUENCE:
        s.stack.append((frames.ASK_LOSE_INFLUENCE, seat, node.id, 0, 0))
    elif op == fx.FOLDSPACE:
        slot = RESERVE_SLOT[FOLDSPACE]
        if s.reserve[slot]:
            s.reserve[slot] -= 1
            p.discard.append(FOLDSPACE)
            if s.journal is not None:
                s.note("foldspace", seat, 1, OF_CARD | FOLDSPACE)
    elif op == fx.STEAL_INTRIGUE:
        steal_intrigue(s, seat, STEAL_LIMIT)
    elif op == fx.MENTAT:
        take_mentat(s, seat, s.turn_seat == NOBODY)
    elif op == fx.SWORDMASTER:
        p.swordmaster = True
        p.agents += 1
        if s.journal is not None:
            s.note("swordmaster", seat, 1)
    elif op == fx.COUNCIL_SEAT:
        p.council = True
        if s.journal is not None:
            s.note("council", seat, 1)
        if p.trait == CONNECTIONS:
            if s.trace is not None:
                s.trace.add(-CONNECTIONS)
            s.stack.append((frames.ASK_FACTION, seat, -1, 0, 1))
    elif op == fx.CONTROL:
        space = SPACE[node.name]
        before = s.control[space]
        s.control[space] = seat
        if s.journal is not None:
            if before != NOBODY and before != seat:
                s.note("control_lost", before, 1, OF_SPACE | space)
            s.note("control", seat, 1, OF_SPACE | space)
    elif op == fx.RECALL_AGENT:
        s.stack.append((frames.ASK_RECALL, seat, node.id, 0, 0))
    elif op == fx.SELL_MELANGE:
        gain_resource(s, seat, fx.SOLARI, 2 * s.melange + 2)  # IMP-4.18
    elif op == fx.ACQUIRE:
        s.stack.append((frames.ASK_ACQUIRE, seat, node.id, 0, 0))
    elif op == fx.FETCH:
        s.stack.append((frames.ASK_FETCH, seat, node.id, 0, 0))
    elif op == fx.IN_REVEAL_TURN:
        do(s, seat, node.kids[0])
    elif op == fx.TOPDECK:
        s.topdeck = True
    elif op == fx.DISCOUNT:
        s.discount_card = CARD[node.name]
        s.discount += node.a
    elif op == fx.HOOK:
        do_hook(s, seat, p, node)
    else:
        assert op == fx.NOTHING, node


def _harvest(s: State, seat: int, node: Effect) -> None:
    """Base and bonus spice (IMP-7.2); Carryall doubles the base alone, Spice Addict trades one for a card."""
    space = s.turn_space
    base = 2 * node.a if DOUBLES_HARVEST[s.turn_card] else node.a
    spice = base + s.bonus_spice[space]
    s.bonus_spice[space] = 0
    if s.players[seat].trait == SPICE_ADDICT:
        if s.trace is not None:
            s.trace.add(-SPICE_ADDICT)
        gain_resource(s, seat, fx.SPICE, spice - 1)
        draw_cards(s, seat, 1)
    else:
        gain_resource(s, seat, fx.SPICE, spice)
