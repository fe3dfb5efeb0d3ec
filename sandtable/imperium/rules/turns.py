"""Player turns: choosing the kind of turn and sending an Agent (IMP-3, IMP-4)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import NO_FACTION, Effect
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import GARRISON_DEPLOYS, pay_resources
from sandtable.imperium.rules.board import (
    EYES_EVERYWHERE,
    POPULARITY,
    cost_of,
)
from sandtable.imperium.rules.catalog import (
    AGENT_PARTS,
    DEPLOYS_RECRUITS,
    FACTION_SPACE_INFLUENCE,
    LEADER_VISIT_PARTS,
    NODES,
    OF_CARD,
    OF_LEADER,
    ROAMS,
    SIGNET_PARTS,
    TAKES_MENTAT,
    USES_SIGNET,
    follow,
)
from sandtable.imperium.rules.draws import draw_cards, leave_hand
from sandtable.imperium.rules.question import Step, declare
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.resolve import is_passive
from sandtable.imperium.rules.sides import controller_of
from sandtable.imperium.rules.state import (
    AGENT_TURN,
    NO_CARD,
    NO_CONFLICT,
    NO_TURN,
    NOBODY,
    NOWHERE,
    TURNS,
    Frame,
    Player,
    State,
)
from sandtable.imperium.rules.turn_cards import any_played, roams
from sandtable.imperium.rules.vocabulary import (
    BOX_INFLUENCE,
    BOX_SPACE,
)

NEGOTIATOR: Final = TRAITS.index("ruthless_negotiator")

# Whether a node only modifies the turn's space, where it is read: it leaves nothing to resolve.
PASSIVE: Final[list[bool]] = []


def _grow() -> None:
    for node in NODES[len(PASSIVE) :]:
        PASSIVE.append(is_passive(node))


follow(_grow)

READY: Final = NOWHERE  # the Agent comes from the player's ready Agents


def begin_turn(s: State, frame: Frame) -> None:
    seat = frame[1]
    s.phase = TURNS
    s.turn_seat = seat
    s.fresh = True
    s.cause = 0
    if s.journal is not None:
        s.note("turn", seat, 1)
    s.stack.append((frames.ASK_TURN, seat, 0, 0, 0))
    for module in s.rules.when_turn_begins:
        module.turn_begins(s, seat)


def clear_turn(s: State) -> None:
    s.turn_seat = NOBODY
    s.turn_kind = NO_TURN
    if s.turn_cards:
        s.turn_cards = []
    s.turn_card_left = 0
    if s.joining:
        s.joining = []
    s.lent = NO_CARD
    s.turn_space = NOWHERE
    s.fresh = False
    s.combat_turn = False
    s.allowance = 0
    s.deployed = 0
    s.entered = 0
    s.deploy_ban = False
    s.harvested = False
    s.recruits = 0
    s.recruits_ready = 0
    s.opened = 0
    s.paid = 0
    s.discount_card = NO_CARD
    s.discount = 0
    s.topdeck = False
    s.spice_gained = 0
    s.discarded = NO_CARD
    s.revealed_from = 0
    s.armed = 0
    if s.todo:
        s.todo = []
    for module in s.rules.when_turn_cleared:
        module.turn_cleared(s)


def next_turn(s: State, frame: Frame) -> None:
    """Give the turn to the next player clockwise who has not revealed; if all have, begin Combat (IMP-3.4, 3.6).

    If `frame[2]` is set, the same seat takes another turn instead.
    """
    seat = frame[1]
    clear_turn(s)
    if frame[2]:
        s.stack.append((frames.TURN, seat, 0, 0, 0))
        return
    n = s.circle
    for step in range(1, n + 1):
        other = s.after(seat, step) if n == len(s.players) else (seat + step) % n
        p = s.players[other]
        if p.rival:
            if p.agents:  # a Rival takes turns as long as it has an Agent (IMP-19.11)
                s.stack.append((frames.RIVAL_TURN, other, 0, 0, 0))
                return
        elif not p.revealed:
            s.stack.append((frames.TURN, other, 0, 0, 0))
            return
    s.stack.append((frames.COMBAT, s.first, 0, 0, 0))


def figure_matters(s: State, seat: int) -> bool:
    """Tell whether it makes a difference if the seat sends the Mentat or another Agent: both are ready, and this
    round's Conflict can take the Mentat off its space before Makers (IMP-10.14, 11.1)."""
    ready = s.mentat == seat and s.mentat_at == NOWHERE and s.players[seat].agents > 1
    return ready and s.conflict != NO_CONFLICT and TAKES_MENTAT[s.conflict]


def choose_space(s: State, seat: int, kind: int) -> None:
    """Ask for the space to which a card, with the cards that have joined it, sends an Agent.

    If an Agent already on the board may be sent, first ask which Agent (IMP-20.41).
    """
    if s.players[seat].agents_at and (ROAMS[kind] or (s.joining and roams(s, kind))):
        s.stack.append((frames.ASK_AGENT, seat, kind, 0, 0))
    else:
        s.stack.append((frames.ASK_SPACE, seat, kind, READY, 0))


def send(s: State, seat: int, kind: int, origin: int, space: int) -> None:
    for module in s.rules.when_goes:
        if module.goes(s, seat, kind, space):
            return
    if origin == READY and figure_matters(s, seat):
        s.stack.append((frames.ASK_FIGURE, seat, kind, space, 0))
    else:
        send_agent(s, seat, kind, origin, space, False)


def send_agent(s: State, seat: int, kind: int, origin: int, space: int, mentat: bool) -> None:
    """Send an Agent: play the cards, place it and pay the cost at once; then open all effects (IMP-4.1 to 4.8)."""
    p = s.players[seat]
    s.turn_kind = AGENT_TURN
    s.turn_cards = [kind]
    if s.joining:
        s.turn_cards += s.joining
        s.joining = []
    s.turn_space = space
    last = len(s.turn_cards) - 1
    for at, each in enumerate(s.turn_cards):
        if at == last and s.lent != NO_CARD:
            s.turn_card_left |= 1 << at  # it stays in the Imperium Row and is not in play (IMM-14.12)
        else:
            leave_hand(p, each)
            p.play.append(each)
        s.cause = OF_CARD | each
        if s.journal is not None:
            s.note("card_played", seat, 1, OF_CARD | each)
    s.cause = OF_CARD | kind
    if s.trace is not None and p.has(EYES_EVERYWHERE) and (s.rules.landsraad_and_city >> space) & 1:
        if any(space in other.agents_at for other in s.players if other is not p):
            s.trace.add(-EYES_EVERYWHERE)
    move_agent(s, seat, p, origin, space, mentat)
    if s.journal is not None:
        s.note("agent", seat, 1, s.rules.space_thing[space])
    _pay_space(s, seat, p, space)
    controller = controller_of(s, space)
    if controller != NOBODY:  # IMP-6.2
        do(s, controller, s.rules.spaces[space].control_bonus)
    if (s.rules.combat_spaces >> space) & 1:
        s.combat_turn = True
        s.allowance += GARRISON_DEPLOYS + s.recruits
    elif any_played(s, DEPLOYS_RECRUITS):
        s.allowance += s.recruits
    _open_effects(s, p, space)
    s.stack.append((frames.MENU, seat, 0, 0, 0))
    for module in s.rules.when_agent_sent:
        module.agent_sent(s, seat, space)


def move_agent(s: State, seat: int, p: Player, origin: int, space: int, mentat: bool = False) -> None:
    """Move an Agent to a space, from `origin` or from the Leader. The Mentat is the last Agent that a player sends,
    unless `mentat` sends it earlier (R-IMP-5)."""
    if origin == READY:
        p.agents -= 1
        if mentat or (p.agents == 0 and s.mentat == seat and s.mentat_at == NOWHERE):
            s.mentat_at = space
    else:
        p.agents_at.remove(origin)
        if s.mentat == seat and s.mentat_at == origin and origin not in p.agents_at:
            s.mentat_at = space
    p.agents_at.append(space)


def _pay_space(s: State, seat: int, p: Player, space: int) -> None:
    rules = s.rules
    s.cause = rules.space_thing[space]
    way: Effect | None = None
    ways = rules.ways[space]
    if len(ways) > 1:
        for each in ways:  # the one that was chosen
            if each.a + each.b + each.c == s.paid:
                way = each
    solari, spice, water = cost_of(s, seat, space, way)
    if s.trace is not None:
        if rules.ways[space]:
            s.trace.add(rules.spaces[space].cost.id)
        if way is not None:
            s.trace.add(way.id)
        for _, slot, _, less in rules.cheaper:
            if slot == space and (solari, spice, water) == (less.a, less.b, less.c):
                s.trace.add(less.id)
        if rules.solari[space] and p.has(POPULARITY) and rules.is_landsraad(space):
            s.trace.add(-POPULARITY)
    if solari or spice or water:
        pay_resources(s, seat, solari, spice, water, "cost" if way is None else "chosen_cost")
    if rules.spaces[space].once_per_game:
        p.visited |= 1 << space
    if solari and p.has(NEGOTIATOR):
        s.cause = OF_LEADER | p.leader
        draw_cards(s, seat, 1)
        if s.trace is not None:
            s.trace.add(-NEGOTIATOR)


def _open_effects(s: State, p: Player, space: int) -> None:
    todo = s.todo
    steps = 1
    for kind in s.turn_cards:
        word = s.rules.box_word[kind]
        for part in SIGNET_PARTS[p.leader] if USES_SIGNET[kind] else AGENT_PARTS[kind]:
            if not PASSIVE[part]:
                todo.append((word, part))
            elif s.trace is not None:
                s.trace.add(part)
        if FACTION_SPACE_INFLUENCE[kind] > steps:
            steps = FACTION_SPACE_INFLUENCE[kind]
    for part in s.rules.space_parts[space]:
        todo.append((BOX_SPACE, part))
    faction = s.rules.space_faction[space]
    if faction != NO_FACTION:
        node = s.rules.influence_nodes[faction][steps - 1]
        todo.append((BOX_INFLUENCE, node.id))
    for part in LEADER_VISIT_PARTS[p.leader]:
        todo.append((s.rules.leader_box_word, part))


declare(
    Step(frames.TURN, "turn", begin_turn, begins="turns"),
    Step(frames.NEXT_TURN, "next_turn", next_turn),
)
