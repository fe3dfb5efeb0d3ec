"""The smaller questions effects put to a seat: their options, and what an answer does."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.modules.rival_choices import acting
from sandtable.imperium.nodes.base import speaks_of_itself
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import acquirable, aside_within, deploy, leave_play, lose_troops, twin_in_play
from sandtable.imperium.rules.catalog import CARD_COST, CARD_FACTIONS, NODES, OF_CARD, OF_LEADER, follow
from sandtable.imperium.rules.draws import (
    discard_from_hand,
    draw_cards,
    leave_hand,
    put_acquired,
    refill_row,
    take_card,
    trash_card,
)
from sandtable.imperium.rules.influence import alliance_heirs, gain_influence, give_alliance, lose_influence
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.state import NOWHERE, Frame, State
from sandtable.imperium.rules.words import (
    ACQUIRE_ASIDE,
    NO,
    NONE,
    NUMBER_0,
    OPTION_0,
    SEAT_0,
    TROOP,
    W_CARD,
    W_DISCARD,
    YES,
)

TWIN: Final = OPTION_0  # in a question what to trash: not the card of the turn but the other one like it


SPEAKS_OF_ITSELF: Final[list[bool]] = []  # by node


def _grow() -> None:
    for node in NODES[len(SPEAKS_OF_ITSELF) :]:
        SPEAKS_OF_ITSELF.append(speaks_of_itself(node))


follow(_grow)


def each_once(kinds: list[int], words: list[int]) -> list[int]:
    """The word of each different kind."""
    out: list[int] = []
    for kind in kinds:
        if words[kind] not in out:
            out.append(words[kind])
    return out


def yes_no(s: State, frame: Frame) -> list[int]:
    return [YES, NO]


# --- choosing among effects --------------------------------------------------------------
def option_options(s: State, frame: Frame) -> list[int]:
    node = NODES[frame[2]]
    return [OPTION_0 + i for i, kid in enumerate(node.kids) if not (frame[3] >> i) & 1 and can(s, frame[1], kid)]


def option_answer(s: State, frame: Frame, action: int) -> None:
    """Several are all named before any is resolved."""
    node = NODES[frame[2]]
    picked = frame[3] | 1 << (action - OPTION_0)
    if picked.bit_count() < node.a:
        s.stack.append((frames.ASK_OPTION, frame[1], node.id, picked, 0))
        return
    if s.trace is not None:
        s.trace.add(node.id)
    for i in range(len(node.kids) - 1, -1, -1):
        if (picked >> i) & 1:
            s.stack.append((frames.DO, frame[1], node.kids[i].id, 0, 0))


# --- influence ---------------------------------------------------------------------------
def faction_options(s: State, frame: Frame) -> list[int]:
    return [s.rules.faction_word[f] for f in range(len(s.rules.tracks)) if not (frame[3] >> f) & 1]


def faction_answer(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    faction = s.rules.kind[action]
    steps = 1
    if frame[2] >= 0:
        node = NODES[frame[2]]
        s.cause = node.thing
        if node.op == fx.INFLUENCE:
            steps = node.b
    else:
        s.cause = OF_LEADER | s.players[seat].leader  # Connections
    if frame[4] > 1:  # 1 with each of several different factions
        s.stack.append((frames.ASK_FACTION, seat, frame[2], frame[3] | 1 << faction, frame[4] - 1))
    gain_influence(s, seat, faction, steps)


def lose_influence_options(s: State, frame: Frame) -> list[int]:
    levels = s.players[acting(frame)].influence
    return [s.rules.faction_word[f] for f, level in enumerate(levels) if level > 0]  # IMP-14.10


def lose_influence_answer(s: State, frame: Frame, action: int) -> None:
    node = NODES[frame[2]]
    s.cause = node.thing
    lose_influence(s, acting(frame), s.rules.kind[action], node.b)


def ally_options(s: State, frame: Frame) -> list[int]:
    return [SEAT_0 + seat for seat in alliance_heirs(s, frame[3], frame[2])]


def ally_answer(s: State, frame: Frame, action: int) -> None:
    give_alliance(s, frame[2], action - SEAT_0)


# --- cards -------------------------------------------------------------------------------
def trash_options(s: State, frame: Frame) -> list[int]:
    """From hand, discard pile or play (IMP-15.12). Where the card of the turn and one like it are in play and its own
    effects are still open, `inplay` is the card of the turn and `option:0` the other."""
    p = s.players[frame[1]]
    rules = s.rules
    out = each_once(p.hand, rules.card_word)
    out += each_once(p.discard, rules.discard_word) + each_once(p.play, rules.inplay_word)
    if twin_in_play(s, frame[1]) and any(SPEAKS_OF_ITSELF[part] for _, part in s.todo):
        out.append(TWIN)
    if frame[3]:
        out.append(NONE)
    return out


def trash_answer(s: State, frame: Frame, action: int) -> None:
    if action == NONE:
        return
    seat = frame[1]
    p = s.players[seat]
    kind = s.turn_card if action == TWIN else s.rules.kind[action]
    s.cause = NODES[frame[2]].thing
    if s.rules.sort[action] == W_CARD:
        leave_hand(p, kind)
    elif s.rules.sort[action] == W_DISCARD:
        p.discard.remove(kind)
    else:
        leave_play(s, seat, kind, action == TWIN)
    trash_card(s, seat, kind)


def discard_options(s: State, frame: Frame) -> list[int]:
    return each_once(s.players[frame[1]].hand, s.rules.card_word)


def discard_answer(s: State, frame: Frame, action: int) -> None:
    s.cause = NODES[frame[2]].thing
    if frame[3] > 1:
        s.stack.append((frames.ASK_DISCARD, frame[1], frame[2], frame[3] - 1, 0))
    discard_from_hand(s, frame[1], s.rules.kind[action])


def ordeal_options(s: State, frame: Frame) -> list[int]:
    """Test of Humanity: a card of your choice, or a troop from the Conflict; what is possible (IMP-20.44)."""
    p = s.players[frame[1]]
    out = each_once(p.hand, s.rules.card_word)
    if p.conflict:
        out.append(TROOP)
    return out


def ordeal_answer(s: State, frame: Frame, action: int) -> None:
    node = NODES[frame[2]]
    s.cause = node.thing
    branch = 1 if action == TROOP else 0
    if s.trace is not None:
        s.trace.update((node.id, node.kids[branch].id))
    if action == TROOP:
        lose_troops(s, frame[1], node.kids[1].a, fx.FROM_CONFLICT)
        return
    more = min(node.kids[0].a, len(s.players[frame[1]].hand)) - 1
    if more > 0:
        s.stack.append((frames.ASK_DISCARD, frame[1], node.kids[0].id, more, 0))
    discard_from_hand(s, frame[1], s.rules.kind[action])


def victim_step(s: State, frame: Frame) -> None:
    """One opponent's share of an effect that touches each of them; what cannot be done is skipped."""
    node = NODES[frame[2]]
    s.cause = node.thing
    node.kind.suffer(s, frame[1], node)


def fetch_options(s: State, frame: Frame) -> list[int]:
    faction = NODES[frame[2]].a
    cards = [kind for kind in s.players[frame[1]].discard if CARD_FACTIONS[kind] & (1 << faction)]
    return each_once(cards, s.rules.discard_word)


def fetch_answer(s: State, frame: Frame, action: int) -> None:
    p = s.players[frame[1]]
    kind = s.rules.kind[action]
    s.cause = NODES[frame[2]].thing
    p.discard.remove(kind)
    p.hand.append(kind)
    p.shown_hand.append(kind)
    if s.journal is not None:
        s.note("fetch", frame[1], 1, OF_CARD | kind)


def acquire_options(s: State, frame: Frame) -> list[int]:
    most = NODES[frame[2]].a
    out = [s.rules.acquire_word[kind] for kind in acquirable(s, frame[1], most)]
    if aside_within(s.players[frame[1]], most):
        out.append(ACQUIRE_ASIDE)
    return out


def acquire_answer(s: State, frame: Frame, action: int) -> None:
    node = NODES[frame[2]]
    s.cause = node.thing
    aside = action == ACQUIRE_ASIDE
    kind = s.players[frame[1]].aside if aside else s.rules.kind[action]
    take_card(s, frame[1], kind, aside, node.b == 1)


def deck_top_answer(s: State, frame: Frame, action: int) -> None:
    """Recruitment Mission, card by card (IMP-20.53)."""
    put_acquired(s, frame[1], frame[2], action == YES)


def aside_options(s: State, frame: Frame) -> list[int]:
    return each_once(s.row, s.rules.acquire_word)


def aside_answer(s: State, frame: Frame, action: int) -> None:
    p = s.players[frame[1]]
    kind = s.rules.kind[action]
    assert CARD_COST[kind] >= 0
    s.cause = NODES[frame[2]].thing
    s.row.remove(kind)
    if p.aside >= 0:
        s.trashed.append(p.aside)
    p.aside = kind
    if s.journal is not None:
        s.note("aside", frame[1], 1, OF_CARD | kind)
    refill_row(s)


def peek_options(s: State, frame: Frame) -> list[int]:
    return [OPTION_0, OPTION_0 + 1]


def peek_answer(s: State, frame: Frame, action: int) -> None:
    """Draw the card that was looked at, or trash it (IMP-20.56)."""
    seat = frame[1]
    s.cause = NODES[frame[2]].thing
    if action == OPTION_0:
        draw_cards(s, seat, 1)
        return
    p = s.players[seat]
    kind = p.deck.pop()
    if p.shown_deck:
        p.shown_deck -= 1
    s.learnt += 1  # Prescience sees the next card
    trash_card(s, seat, kind)


# --- troops and Agents -------------------------------------------------------------------
def number_options(s: State, frame: Frame) -> list[int]:
    """Any number includes none (IMP-20.17)."""
    return [NUMBER_0 + n for n in range(frame[3] + 1)]


def number_answer(s: State, frame: Frame, action: int) -> None:
    seat = acting(frame)
    n = action - NUMBER_0
    node = NODES[frame[2]]
    s.cause = node.thing
    if node.op == fx.DEPLOY:
        deploy(s, seat, n)
        return
    p = s.players[seat]
    p.conflict -= n
    p.garrison += n
    if s.journal is not None and n:
        s.note("retreat", seat, n)


def recall_options(s: State, frame: Frame) -> list[int]:
    return each_once(s.players[acting(frame)].agents_at, s.rules.space_word)


def recall_answer(s: State, frame: Frame, action: int) -> None:
    """Back to the Leader, usable again; the Mentat too (ruling on IMP-21.10)."""
    seat = acting(frame)
    p = s.players[seat]
    space = s.rules.kind[action]
    s.cause = NODES[frame[2]].thing
    p.agents_at.remove(space)
    p.agents += 1
    if s.mentat == seat and s.mentat_at == space and space not in p.agents_at:
        s.mentat_at = NOWHERE
    if s.journal is not None:
        s.note("recall", seat, 1, s.rules.space_thing[space])


def voice_options(s: State, frame: Frame) -> list[int]:
    return s.rules.space_word[:]


def voice_answer(s: State, frame: Frame, action: int) -> None:
    seat = acting(frame)
    s.players[seat].voice = s.rules.kind[action]
    s.cause = NODES[frame[2]].thing
    if s.journal is not None:
        s.note("voice", seat, 1, s.rules.space_thing[s.rules.kind[action]])


def victim_options(s: State, frame: Frame) -> list[int]:
    return [SEAT_0 + seat for seat, p in enumerate(s.players) if seat != acting(frame) and p.conflict > 0]


def victim_answer(s: State, frame: Frame, action: int) -> None:
    s.cause = NODES[frame[2]].thing
    lose_troops(s, action - SEAT_0, 1, fx.FROM_CONFLICT)


def pass_turn_answer(s: State, frame: Frame, action: int) -> None:
    """Bindu Suspension: the turn may end here; it was neither an Agent nor a Reveal turn (IMP-20.55)."""
    if action == NO:
        return
    s.stack = [f for f in s.stack if f[0] != frames.ASK_TURN]
    s.stack.insert(0, (frames.NEXT_TURN, frame[1], 0, 0, 0))
    if s.journal is not None:
        s.cause = NODES[frame[2]].thing
        s.note("turn_passed", frame[1], 1)
