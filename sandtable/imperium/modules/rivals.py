"""House Hagal: automated Rivals for one and two players (IMP-17 to IMP-19).

Rivals are parties at the table, not bots: they decide nothing. Where the rules give a choice, the
player decides for them, as an ordinary decision of that seat (`rival_questions`).
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import HAGAL_SOLO, HAGAL_TWO
from sandtable.imperium.modules.rival_choices import wants_more
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy, gain_resource
from sandtable.imperium.rules.catalog import (
    HAGAL,
    NODES,
    OF_HAGAL,
    OF_LEADER,
)
from sandtable.imperium.rules.draws import draw_intrigue
from sandtable.imperium.rules.question import ABOUT_NODE, FLAG, Step, declare
from sandtable.imperium.rules.resolve import do
from sandtable.imperium.rules.state import HAGAL_LUCK, NOBODY, NOWHERE, OBSTACLE, RIVAL, TURNS, Frame, Player, State
from sandtable.imperium.rules.turns import clear_turn, lift_voice, move_agent

GARRISON_DEPLOYS: Final = 2  # IMP-17.8
# Why a House Hagal card is passed over, as the event says.
TAKEN: Final = 1  # an Agent stands on its space
VOICED: Final = 2  # The Voice has named it
NO_SPICE: Final = 3  # there is no bonus spice to harvest


# --- the House Hagal deck ----------------------------------------------------------------
def full_deck(s: State) -> list[int]:
    return s.rules.hagal_decks[HAGAL_SOLO if s.seats == 1 else HAGAL_TWO][:]


def shuffle_deck(s: State) -> None:
    """All House Hagal cards of this game into a new deck (IMP-17.4)."""
    s.hagal_deck = full_deck(s)
    s.hagal_discard = []
    s.chance.shuffle(HAGAL_LUCK, s.hagal_deck)
    if s.journal is not None:
        s.note("hagal_shuffle", NOBODY, len(s.hagal_deck))


def turn_up(s: State, seat: int) -> int:
    """The next House Hagal card; Reshuffle and an empty deck make a new one first."""
    while True:
        if not s.hagal_deck:
            shuffle_deck(s)
        kind = s.hagal_deck.pop()
        s.hagal_discard.append(kind)
        s.learnt += 1
        s.cause = OF_HAGAL | kind
        if s.journal is not None:
            s.note("hagal_card", seat, 1, OF_HAGAL | kind)
        if not HAGAL[kind].reshuffle:
            return kind
        if s.trace is not None:
            s.trace.add(HAGAL[kind].effect.id)
        shuffle_deck(s)


# --- a Rival's turn ----------------------------------------------------------------------
def turn_step(s: State, frame: Frame) -> None:
    """Reveal cards until one names a free space, then send an Agent there (IMP-17.3)."""
    seat = frame[1]
    clear_turn(s)
    s.phase = TURNS
    s.turn_seat = seat
    s.cause = 0
    if s.players[seat].rival == RIVAL:  # beside two players House Hagal has no place in the circle
        s.stack.append((frames.NEXT_TURN, seat, 0, 0, 0))
    if s.journal is not None:
        s.note("turn", seat, 1)
    lift_voice(s, seat, s.players[seat])
    closed = closed_spaces(s)
    if all(not is_open(s, kind, closed) for kind in full_deck(s)):
        return  # nowhere to go, however long cards are turned: not possible with the Agents there are
    while True:
        kind = turn_up(s, seat)
        if is_open(s, kind, closed):
            _send(s, seat, kind, space_of(s, kind))
            return
        if s.journal is not None:
            s.note("hagal_passed", seat, why_passed(s, kind), OF_HAGAL | kind)


def space_of(s: State, kind: int) -> int:
    """Where a card sends the Agent; NOWHERE for a Reshuffle, or a harvest without bonus spice."""
    return harvest_space(s) if HAGAL[kind].harvest else s.rules.hagal_space[kind]


def is_open(s: State, kind: int, closed: int) -> bool:
    space = space_of(s, kind)
    return space != NOWHERE and not (closed >> space) & 1


def why_passed(s: State, kind: int) -> int:
    """Of a card that cannot be used now."""
    space = space_of(s, kind)
    if space == NOWHERE:
        return NO_SPICE
    return TAKEN if any(space in p.agents_at for p in s.players) else VOICED


def closed_spaces(s: State) -> int:
    """Spaces with an Agent or named by The Voice, as bits."""
    mask = 0
    for p in s.players:
        for space in p.agents_at:
            mask |= 1 << space
        if p.voice != NOWHERE:
            mask |= 1 << p.voice
    return mask


def harvest_space(s: State) -> int:
    """The Maker space with most bonus spice, then with most spice in all; NOWHERE without any (IMP-17.10)."""
    best = NOWHERE
    for space in s.rules.maker_spaces:
        bonus = s.bonus_spice[space]
        if bonus and (
            best == NOWHERE
            or (bonus, bonus + s.rules.spaces[space].maker_base)
            > (s.bonus_spice[best], s.bonus_spice[best] + s.rules.spaces[best].maker_base)
        ):
            best = space
    return best


def _send(s: State, seat: int, kind: int, space: int) -> None:
    """Costs, requirements and effects of the space are ignored; only the card counts (IMP-17.5)."""
    p = s.players[seat]
    card = HAGAL[kind]
    move_agent(s, seat, p, NOWHERE, space)
    if s.journal is not None:
        s.note("agent", seat, 1, s.rules.space_thing[space])
    if s.trace is not None:
        s.trace.add(card.effect.id)
    controller = s.control[space]
    if controller != NOBODY:  # IMP-17.14, 19.15
        do(s, controller, s.rules.spaces[space].control_bonus)
    combat = (s.rules.combat_spaces >> space) & 1
    if combat:
        s.stack.append((frames.RIVAL_DEPLOY, seat, 0, 0, 0))
    if card.harvest:
        spice = s.rules.spaces[space].maker_base + s.bonus_spice[space]
        s.bonus_spice[space] = 0
        s.cause = OF_HAGAL | kind
        if p.rival == RIVAL:  # IMP-19.12; with two players back to the bank (IMP-18.8)
            gain_resource(s, seat, fx.SPICE, spice)
    for part in reversed(card.effect.parts()):
        s.stack.append((frames.RIVAL_DO, seat, part.id, combat, 0))


def deploy_step(s: State, frame: Frame) -> None:
    """Up to two from the garrison, as many as it has (IMP-17.8)."""
    seat = frame[1]
    p = s.players[seat]
    s.cause = OF_HAGAL | s.hagal_discard[-1]
    for _ in range(min(GARRISON_DEPLOYS, p.garrison)):
        if not wants_more(s, seat):
            return
        deploy(s, seat, 1)


def do_step(s: State, frame: Frame) -> None:
    """One effect for a Rival. What leaves a choice goes to the player (IMP-19.17)."""
    node = NODES[frame[2]]
    s.cause = node.thing
    if s.trace is not None:
        s.trace.add(node.id)
    node.kind.rival(s, frame[1], node, frame[3])


# --- Combat ------------------------------------------------------------------------------
def reveal_swords(s: State) -> None:
    """Each Rival with a troop in the Conflict adds the swords of one card, in turn order (IMP-17.11)."""
    n = len(s.players)
    for step in range(n):
        seat = (s.first + step) % n
        p = s.players[seat]
        if p.rival and p.units():
            swords = HAGAL[turn_up(s, seat)].swords
            p.swords += swords
            if s.journal is not None:
                s.note("swords", seat, swords)


def reward(s: State, seat: int, tree: Effect, place: int) -> None:
    """Solo Rivals take what they can use (IMP-19.14); House Hagal only blocks its place (IMP-18.9, 18.10)."""
    if s.players[seat].rival == OBSTACLE:
        space = s.rules.conflict_space[s.conflict]
        if place == 1 and space != NOWHERE and s.control[space] != NOBODY:
            if s.journal is not None:
                s.note("control_lost", s.control[space], 1, s.rules.space_thing[space])
            s.control[space] = NOBODY
        return
    for part in reversed(tree.parts()):
        if part.kind.rival_takes:  # IMP-19.14
            s.stack.append((frames.RIVAL_DO, seat, part.id, 0, 0))


# --- set-up and rounds -------------------------------------------------------------------
def add_rivals(s: State, troops: int) -> None:
    """One obstacle beside two players, two Rivals against one (IMP-18.2, 19.4)."""
    if s.seats == 2:
        hagal = Player(len(s.rules.tracks))
        hagal.rival = OBSTACLE
        hagal.supply = troops
        hagal.swordmaster = True
        hagal.agents = 3
        s.players.append(hagal)
    elif s.seats == 1:
        level = s.rules.level
        assert level is not None
        for _ in range(2):
            p = Player(len(s.rules.tracks))
            p.rival = RIVAL
            p.garrison = level.rival_garrison
            p.supply = troops - level.rival_garrison
            p.agents = 2
            p.water = 1
            s.players.append(p)
        s.circle = 3
    shuffle_deck(s)


def rivals_start(s: State) -> None:
    """What the level gives to the player and to the Rivals (IMP-19.9)."""
    level = s.rules.level
    assert level is not None
    if s.trace is not None:
        s.trace.add(level.your_extra.id)
    for part in level.your_extra.parts():
        do(s, 0, part)
    for seat, p in enumerate(s.players):
        if p.rival:
            s.cause = 0
            draw_intrigue(s, seat, level.rival_intrigue)


def join_swordmasters(s: State) -> None:
    """The Rivals' third Agents lie in the Conflict deck: at once, for this and all later rounds (IMP-19.6)."""
    level = s.rules.level
    if level is not None and s.round == level.conflicts_above_swordmasters:
        for seat, p in enumerate(s.players):
            if p.rival == RIVAL:
                p.swordmaster = True
                p.agents += 1
                s.cause = OF_LEADER | p.leader
                if s.journal is not None:
                    s.note("swordmaster", seat, 1)


declare(
    Step(frames.RIVAL_TURN, "rival_turn", turn_step),
    Step(frames.RIVAL_DO, "rival_do", do_step, ABOUT_NODE, FLAG),  # the flag: the Agent went to a Combat space
    Step(frames.RIVAL_DEPLOY, "rival_deploy", deploy_step),
)
