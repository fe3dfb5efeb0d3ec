"""The Reveal turn, from revealing the hand to the clean-up (IMP-8)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import IN_REVEAL_TURN
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import (
    INTRIGUE,
    LEADER_REVEAL_PARTS,
    OF_CARD,
)
from sandtable.imperium.rules.draws import reveal_card
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import (
    NO_CARD,
    REVEAL_TURN,
    State,
)

COUNCIL_PERSUASION: Final = 2  # IMP-4.13


def begin_reveal(s: State, seat: int) -> None:
    p = s.players[seat]
    s.turn_kind = REVEAL_TURN
    s.fresh = False
    for module in s.rules.when_reveal_begins:
        module.reveal_begins(s, seat)
    s.cause = 0
    if s.journal is not None:
        s.note("reveal", seat, len(p.hand))
    extra = COUNCIL_PERSUASION if p.council else 0
    for space, persuasion in s.rules.reveal_persuasion:
        if space in p.agents_at:
            extra += persuasion  # IMP-8.5
    p.persuasion += extra
    s.allowance += s.recruits_ready
    if s.journal is not None and extra:
        s.note("persuasion", seat, extra, step="council" if p.council else "presence")
    s.revealed_from = len(p.play)
    hand = p.hand
    p.hand = []
    p.shown_hand = []
    for kind in hand:
        reveal_card(s, seat, p, kind)
    for part in LEADER_REVEAL_PARTS[p.leader]:
        s.todo.append((s.rules.leader_box_word, part))
    s.stack.append((frames.MENU, seat, 0, 0, 0))
    for kind in p.open_intrigue:
        if INTRIGUE[kind].effect.op == IN_REVEAL_TURN:
            s.stack.append((frames.DO, seat, INTRIGUE[kind].effect.id, 0, 0))
    for module in s.rules.when_reveals:
        module.reveals(s, seat)


def end_reveal(s: State, seat: int) -> None:
    """Clean up (IMP-8.9): discard cards, and drop unspent Persuasion and the card that the seat set aside."""
    p = s.players[seat]
    if s.journal is not None:
        whose = receiver(s, seat)
        strength = s.players[whose].strength()
        s.note("strength", whose, strength, step="" if strength else "no_units")
    p.revealed = True
    if s.rules.parts_by_reveal:
        before = 0
        for q in s.players:
            if q.revealed:
                before += 1
        p.revealed_at = before
    p.persuasion = 0
    p.discard += p.play
    p.play = []
    if p.open_intrigue:
        s.intrigue_discard += p.open_intrigue
        p.open_intrigue = []
    if p.aside != NO_CARD:  # IMP-20.29
        s.trashed.append(p.aside)
        if s.journal is not None:
            s.note("aside_lost", seat, 1, OF_CARD | p.aside)
        p.aside = NO_CARD
