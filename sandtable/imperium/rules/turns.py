"""Player turns: choosing the turn and sending an Agent (IMP-3, IMP-4)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import pay_resources
from sandtable.imperium.rules.board import EYES_EVERYWHERE, POPULARITY, blocked_spaces, payable_spaces, reachable
from sandtable.imperium.rules.catalog import (
    AGENT_PARTS,
    COMBAT_SPACES,
    CONFLICTS,
    DIFFICULTIES,
    FACTION_SPACE_INFLUENCE,
    KWISATZ_HADERACH,
    LANDSRAAD_AND_CITY,
    MELANGE_LEAST,
    MELANGE_MOST,
    MENTAT_SPACE,
    NODES,
    OF_CARD,
    OF_LEADER,
    OF_SPACE,
    SELL_MELANGE,
    SIGNET_PARTS,
    SIGNET_RING,
    SPACE_FACTION,
    SPACE_INFLUENCE_NODES,
    SPACE_PARTS,
    SPACES,
)
from sandtable.imperium.rules.draws import draw_cards, leave_hand
from sandtable.imperium.rules.intrigue import PLOT, add_playable, play
from sandtable.imperium.rules.menu import masterstroke, masterstroke_open
from sandtable.imperium.rules.resolve import do, is_passive
from sandtable.imperium.rules.reveal import begin_reveal
from sandtable.imperium.rules.state import (
    AGENT_TURN,
    NO_TURN,
    NOBODY,
    NOWHERE,
    TURNS,
    Frame,
    Player,
    State,
)
from sandtable.imperium.rules.words import (
    ABILITY,
    AGENT_READY,
    BOX_INFLUENCE,
    BOX_SPACE,
    BOX_WORD,
    CARD_WORD,
    KIND,
    NUMBER_0,
    REVEAL,
    SORT,
    SPACE_WORD,
    W_CARD,
    YES,
)

GARRISON_DEPLOYS: Final = 2  # IMP-5.4
NEGOTIATOR: Final = TRAITS.index("ruthless_negotiator")

# Effects that change what the turn's space gives and are read there: nothing is left to resolve.
PASSIVE: Final[list[bool]] = [is_passive(node) for node in NODES]

_READY: Final = NOWHERE  # the Agent comes from the Leader

# Conflicts that have the Mentat among their rewards.
TAKES_MENTAT: Final[list[bool]] = [
    any(part.op == fx.MENTAT for tree in (card.first, card.second, card.third) for part in tree.parts())
    for card in CONFLICTS
]


def begin_turn(s: State, frame: Frame) -> None:
    seat = frame[1]
    p = s.players[seat]
    s.phase = TURNS
    s.turn_seat = seat
    s.fresh = True
    s.cause = 0
    if s.journal is not None:
        s.note("turn", seat, 1)
    if p.voice != NOWHERE:  # until the next turn of its owner (IMP-20.35)
        if s.journal is not None:
            s.note("voice_lifted", seat, 1, OF_SPACE | p.voice)
        p.voice = NOWHERE
    s.stack.append((frames.ASK_TURN, seat, 0, 0, 0))


def clear_turn(s: State) -> None:
    s.turn_seat = NOBODY
    s.turn_kind = NO_TURN
    s.turn_card = -1
    s.turn_card_left = False
    s.turn_space = NOWHERE
    s.fresh = False
    s.combat_turn = False
    s.allowance = 0
    s.deployed = 0
    s.recruits = 0
    s.recruits_ready = 0
    s.envoy = False
    s.infiltrating = False
    s.melange = 0
    s.discount_card = -1
    s.discount = 0
    s.topdeck = False
    s.todo = []


def next_turn(s: State, frame: Frame) -> None:
    """Clockwise to the next player that has not revealed; nobody left: Combat (IMP-3.4, 3.6)."""
    seat = frame[1]
    clear_turn(s)
    n = s.circle
    for step in range(1, n + 1):
        other = (seat + step) % n
        p = s.players[other]
        if p.rival:
            if p.agents:  # as long as it has an Agent (IMP-19.11)
                s.stack.append((frames.RIVAL_TURN, other, 0, 0, 0))
                return
        elif not p.revealed:
            s.stack.append((frames.TURN, other, 0, 0, 0))
            return
    s.stack.append((frames.COMBAT, s.first, 0, 0, 0))


def turn_options(s: State, frame: Frame) -> list[int]:
    """An Agent turn with some card, the Reveal turn, or a Plot card first."""
    seat = frame[1]
    p = s.players[seat]
    out: list[int] = []
    if p.agents or KWISATZ_HADERACH in p.hand:
        payable = payable_spaces(s, seat)
        blocked = blocked_spaces(s, seat)
        for kind in p.hand:
            if kind == KWISATZ_HADERACH:
                if not (p.agents or p.agents_at):
                    continue
            elif not p.agents:
                continue
            if reachable(s, kind, payable, blocked):
                word = CARD_WORD[kind]
                if word not in out:
                    out.append(word)
    if p.intrigue:
        add_playable(s, seat, PLOT, out)
    if masterstroke_open(s, p):
        out.append(ABILITY)
    out.append(REVEAL)
    return out


def turn_answer(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == REVEAL:
        begin_reveal(s, seat)
    elif SORT[action] == W_CARD:
        kind = KIND[action]
        p = s.players[seat]
        s.fresh = False
        if kind not in p.shown_hand:  # everybody sees the card while its space is chosen
            p.shown_hand.append(kind)
        if kind == KWISATZ_HADERACH and p.agents_at:
            s.stack.append((frames.ASK_AGENT, seat, kind, 0, 0))
        else:
            s.stack.append((frames.ASK_SPACE, seat, kind, _READY, 0))
    else:
        s.stack.append(frame)
        if action == ABILITY:
            masterstroke(s, seat)
        else:
            play(s, seat, KIND[action], PLOT)


def agent_options(s: State, frame: Frame) -> list[int]:
    """Which Agent Kwisatz Haderach sends: a ready one or one from the board."""
    p = s.players[frame[1]]
    out = [AGENT_READY] if p.agents else []
    for space in p.agents_at:
        if SPACE_WORD[space] not in out:
            out.append(SPACE_WORD[space])
    return out


def agent_answer(s: State, frame: Frame, action: int) -> None:
    origin = _READY if action == AGENT_READY else KIND[action]
    s.stack.append((frames.ASK_SPACE, frame[1], frame[2], origin, 0))


def space_options(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    mask = reachable(s, frame[2], payable_spaces(s, seat), blocked_spaces(s, seat))
    out = []
    space = 0
    while mask:
        if mask & 1:
            out.append(SPACE_WORD[space])
        mask >>= 1
        space += 1
    return out


def space_answer(s: State, frame: Frame, action: int) -> None:
    space = KIND[action]
    if space == SELL_MELANGE:
        s.stack.append((frames.ASK_MELANGE, frame[1], frame[2], frame[3], 0))
    else:
        _send(s, frame[1], frame[2], frame[3], space)


def melange_options(s: State, frame: Frame) -> list[int]:
    most = min(MELANGE_MOST, s.players[frame[1]].spice)
    return [NUMBER_0 + n for n in range(MELANGE_LEAST, most + 1)]


def melange_answer(s: State, frame: Frame, action: int) -> None:
    s.melange = action - NUMBER_0
    _send(s, frame[1], frame[2], frame[3], SELL_MELANGE)


def figure_matters(s: State, seat: int) -> bool:
    """The Mentat and an own Agent stand ready, and the Conflict of this round can take the Mentat off its space
    before Makers (IMP-10.14, 11.1): only then does it matter which of them stands where."""
    ready = s.mentat == seat and s.mentat_at == NOWHERE and s.players[seat].agents > 1
    return ready and s.conflict >= 0 and TAKES_MENTAT[s.conflict]


def _send(s: State, seat: int, kind: int, origin: int, space: int) -> None:
    if origin == _READY and figure_matters(s, seat):
        s.stack.append((frames.ASK_FIGURE, seat, kind, space, 0))
    else:
        send_agent(s, seat, kind, origin, space, False)


def figure_answer(s: State, frame: Frame, action: int) -> None:
    send_agent(s, frame[1], frame[2], _READY, frame[3], action == YES)


def send_agent(s: State, seat: int, kind: int, origin: int, space: int, mentat: bool) -> None:
    """Card to the table, Agent to the space, the cost paid at once; then everything is open (IMP-4.1 to 4.8)."""
    p = s.players[seat]
    leave_hand(p, kind)
    p.play.append(kind)
    s.turn_kind = AGENT_TURN
    s.turn_card = kind
    s.turn_space = space
    s.cause = OF_CARD | kind
    if s.journal is not None:
        s.note("card_played", seat, 1, OF_CARD | kind)
    if s.trace is not None and p.trait == EYES_EVERYWHERE and (LANDSRAAD_AND_CITY >> space) & 1:
        if any(space in other.agents_at for other in s.players if other is not p):
            s.trace.add(-EYES_EVERYWHERE)
    move_agent(s, seat, p, origin, space, mentat)
    if s.journal is not None:
        s.note("agent", seat, 1, OF_SPACE | space)
    _pay_space(s, seat, p, space)
    controller = s.control[space]
    if controller != NOBODY:  # IMP-6.2
        do(s, controller, SPACES[space].control_bonus)
    if (COMBAT_SPACES >> space) & 1:
        s.combat_turn = True
        s.allowance += GARRISON_DEPLOYS + s.recruits
    _open_effects(s, p, kind, space)
    s.stack.append((frames.MENU, seat, 0, 0, 0))


def move_agent(s: State, seat: int, p: Player, origin: int, space: int, mentat: bool = False) -> None:
    """The Mentat is the last Agent a player sends unless they said so (R-IMP-5): the last one left is it."""
    if origin == _READY:
        p.agents -= 1
        if mentat or (p.agents == 0 and s.mentat == seat and s.mentat_at == NOWHERE):
            s.mentat_at = space
    else:
        p.agents_at.remove(origin)
        if s.mentat == seat and s.mentat_at == origin and origin not in p.agents_at:
            s.mentat_at = space
    p.agents_at.append(space)


def _pay_space(s: State, seat: int, p: Player, space: int) -> None:
    place = SPACES[space]
    s.cause = OF_SPACE | space
    solari = place.solari
    if space == MENTAT_SPACE and s.difficulty >= 0:
        solari = DIFFICULTIES[s.difficulty].mentat_cost
    if solari and p.trait == POPULARITY and place.icon == fx.LANDSRAAD:
        solari -= 1
        if s.trace is not None:
            s.trace.add(-POPULARITY)
    spice = s.melange if space == SELL_MELANGE else place.spice
    if solari or spice or place.water:
        pay_resources(s, seat, solari, spice, place.water)
    if solari and p.trait == NEGOTIATOR:
        s.cause = OF_LEADER | p.leader
        draw_cards(s, seat, 1)
        if s.trace is not None:
            s.trace.add(-NEGOTIATOR)


def _open_effects(s: State, p: Player, kind: int, space: int) -> None:
    todo = s.todo
    word = BOX_WORD[kind]
    for part in SIGNET_PARTS[p.leader] if kind == SIGNET_RING else AGENT_PARTS[kind]:
        if not PASSIVE[part]:
            todo.append((word, part))
        elif s.trace is not None:
            s.trace.add(part)
    for part in SPACE_PARTS[space]:
        todo.append((BOX_SPACE, part))
    faction = SPACE_FACTION[space]
    if faction >= 0:
        node = SPACE_INFLUENCE_NODES[faction][FACTION_SPACE_INFLUENCE[kind] - 1]
        todo.append((BOX_INFLUENCE, node.id))
