"""Pairs of grafted cards: which pairs are possible, where they can send the Agent, and conditions on the other card."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import AGENT_ICONS, HOOK, NO_NODE, OPS, Effect
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces, reached_together
from sandtable.imperium.rules.catalog import CARDS, COPIES, GAINS_ICONS, NODES, OF_CARD, ROAMS, follow
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD, State

# By kind of card.
IS_GRAFT: Final[list[bool]] = []  # it is played with another card (IMM-7.1)
GRAFTS_ROW: Final[list[bool]] = []  # the other card may come from the Imperium Row (IMM-14.11)
IGNORES_AGENTS: Final[list[bool]] = []  # enemy Agents do not block the Agent, with either card's icon
RETURNS: Final[list[bool]] = []  # the other card comes back for the Reveal turn (IMM-7.12)
FACTION_ICONS: Final = 0b1111


def _has(box: Effect, name: str) -> bool:
    return any(part.op == OPS.number(name) for part in box.parts())


def _grow() -> None:
    for card in CARDS[len(IS_GRAFT) :]:
        IS_GRAFT.append(_has(card.agent, "graft"))
        GRAFTS_ROW.append(_has(card.agent, "graft_with_row"))
        IGNORES_AGENTS.append(any(part.op == HOOK and part.name == "ignore_agents" for part in card.agent.parts()))
        RETURNS.append(_has(card.agent, "return_partner"))


follow(_grow)


# --- before the Agent is sent ------------------------------------------------------------
def from_hand(s: State, seat: int, kind: int) -> list[int]:
    """Return the kinds of the cards in the seat's hand that could be paired with the Graft card `kind`, each once: all
    but one copy of that card itself (IMM-7.2, 7.3)."""
    hand = s.players[seat].hand[:]
    if kind in hand:
        hand.remove(kind)
    return list(dict.fromkeys(hand))


def from_row(s: State, kind: int) -> list[int]:
    """Return the kinds of the cards in the Imperium Row, each once, if the card `kind` can be paired with cards from
    there; otherwise none."""
    return list(dict.fromkeys(s.row)) if GRAFTS_ROW[kind] else []


def reach_of_pair(s: State, seat: int, kind: int, other: int, lent: bool, payable: int, blocked: int) -> int:
    """Return the spaces, as bits, to which the cards `kind` and `other` together can send an Agent.

    `lent` is true if `other` is in the Imperium Row. `payable` has the spaces whose cost the seat can pay, `blocked`
    those that Agents or other parties block, both as bits.
    """
    p = s.players[seat]
    if not p.agents and not (p.agents_at and (ROAMS[kind] or ROAMS[other])):
        return 0
    before, was = s.joining, s.lent
    s.joining, s.lent = [other], other if lent else NO_CARD
    mask = reached_together(s, seat, kind, payable, blocked)
    s.joining, s.lent = before, was
    return mask


def partners(s: State, seat: int, kind: int) -> tuple[list[int], list[int]]:
    """Return the kinds of the cards with which the card `kind` can be paired to send an Agent to at least one space: a
    list of cards in hand, and a list of cards in the Imperium Row."""
    payable, blocked = payable_spaces(s, seat), blocked_spaces(s, seat)
    hand = [each for each in from_hand(s, seat, kind) if reach_of_pair(s, seat, kind, each, False, payable, blocked)]
    row = [each for each in from_row(s, kind) if reach_of_pair(s, seat, kind, each, True, payable, blocked)]
    return hand, row


# --- icons -------------------------------------------------------------------------------
def gains_icons(s: State, seat: int, kind: int) -> bool:
    """Tell whether the card `kind` fulfils its condition for additional Agent icons.

    A card of the pair that copies this card may fulfil the condition in its place (IMM-16.7). Before the Agent is sent,
    this card and the cards chosen to go with it (`s.joining`) count as in play.
    """
    cond = NODES[GAINS_ICONS[kind]].cond
    assert cond is not None
    if s.turn_kind == AGENT_TURN and seat == s.turn_seat:
        things = [kind, *(other for other in s.turn_cards if COPIES[other])]
        return any(holds(s, seat, cond, OF_CARD | thing) for thing in things)
    p = s.players[seat]
    things = [kind, *(other for other in s.joining if COPIES[other])]
    play = p.play
    p.play = play + [each for each in (kind, *s.joining) if each != s.lent]
    found = any(holds(s, seat, cond, OF_CARD | thing) for thing in things)
    p.play = play
    return found


def icons_of(s: State, seat: int, kind: int, envoy: bool) -> int:
    """Return the Agent icons, as bits, that a card of this turn's pair has now: the printed ones, additional ones whose
    condition holds and, if `envoy` is true, the icons of all factions (Dispatch an Envoy)."""
    icons = 0
    for icon in CARDS[kind].icons:
        icons |= 1 << icon
    if GAINS_ICONS[kind] != NO_NODE and gains_icons(s, seat, kind):
        icons |= NODES[GAINS_ICONS[kind]].a
    return icons | (FACTION_ICONS if envoy else 0)


def icon_spaces(s: State, icons: int) -> int:
    """Return the spaces to which these Agent icons can send an Agent; both are given as bits."""
    mask = 0
    for icon in range(len(AGENT_ICONS)):
        if (icons >> icon) & 1 and icon < len(s.rules.icon_spaces):
            mask |= s.rules.icon_spaces[icon]
    return mask
