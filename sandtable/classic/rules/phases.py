"""The turn: nine phases in order, each starting with a moment to use any-time cards and powers (CLA-3.1)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.phases import (
    BATTLE,
    BIDDING,
    CHOAM_CHARITY,
    MENTAT_PAUSE,
    REVIVAL,
    SHIPMENT_MOVEMENT,
    SPICE_BLOW,
    SPICE_COLLECTION,
    STORM,
)
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.rules import frames
from sandtable.classic.rules.goods import earn
from sandtable.classic.rules.question import steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import TECH

# The phases in order, each with its first step. A Nexus is part of the spice blow (CLA-5.6).
ORDER: Final = (
    (STORM, frames.STORM),
    (SPICE_BLOW, frames.BLOW_PHASE),
    (CHOAM_CHARITY, frames.CHARITY),
    (BIDDING, frames.BIDDING),
    (REVIVAL, frames.REVIVAL),
    (SHIPMENT_MOVEMENT, frames.SHIPMENT),
    (BATTLE, frames.BATTLE_PHASE),
    (SPICE_COLLECTION, frames.COLLECTION),
    (MENTAT_PAUSE, frames.MENTAT),
)


def _turn(s: State, f: Frame) -> None:
    s.turn += 1
    s.barred = 0
    s.starred_back = 0
    s.tell("turn", NOBODY, s.turn)
    s.push(frames.NEXT_PHASE, NOBODY, 0)


def _next_phase(s: State, f: Frame) -> None:
    """Pay the technology tokens that pay in the ending phase (CLA-24.2), then begin the next phase."""
    at = f[2]
    pay_tokens(s)
    phase, step = ORDER[at]
    s.phase = phase
    s.done = 0
    s.showed = 0
    s.gifted = 0
    s.tell("phase", NOBODY, phase)
    if at + 1 < len(ORDER):
        s.push(frames.NEXT_PHASE, NOBODY, at + 1)
    s.push(step)
    s.push(frames.MOMENT)


def trigger_token(s: State, token: int, seat: int) -> None:
    """Mark a technology token to pay, because a seat took the action that it rewards, unless the seat plays the token's
    `not_alone` faction (CLA-24.3)."""
    if s.tokens[token] != NOBODY and s.factions[seat] != TECHNOLOGY[token].not_alone:
        s.due |= 1 << token


def pay_tokens(s: State) -> None:
    """Pay the holder of each marked technology token one spice for every token that it owns (CLA-24.2)."""
    for token in range(len(TECHNOLOGY)):
        if (s.due >> token) & 1:
            holder = s.tokens[token]
            earn(s, holder, s.tokens.count(holder), cause=TECH + token, rule="CLA-24.2")
    s.due = 0


steps({frames.TURN: _turn, frames.NEXT_PHASE: _next_phase})
