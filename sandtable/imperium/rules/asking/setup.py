"""Questions of the setup: drafting Leaders, and the Baron's secret choice of two factions (IMP-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import OF_LEADER
from sandtable.imperium.rules.question import Question, declare
from sandtable.imperium.rules.setup import MASTERSTROKE, PRESCIENCE, TOKENS_PICKED, take_leader
from sandtable.imperium.rules.state import Frame, State


class Leader(Question):
    """Choose a Leader in a draft."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_LEADER, "leader", "IMP-1.7")

    def options(self, s: State, frame: Frame) -> list[int]:
        taken = [p.leader for p in s.players]
        return [s.rules.leader_word[kind] for kind in s.rules.leaders if kind not in taken]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        take_leader(s, frame[1], s.rules.kind[action])
        if s.players[frame[1]].has(PRESCIENCE):
            s.learnt += 1  # the seat sees the top of its deck from now on

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["leaders"] == "draft")


class Tokens(Question):
    """Choose the Baron's two factions, one after the other (IMP-20.26)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_TOKENS, "tokens", "IMP-1.14")

    def options(self, s: State, frame: Frame) -> list[int]:
        picked = s.players[frame[1]].tokens
        return [s.rules.faction_word[f] for f in range(len(fx.FACTIONS)) if not (picked >> f) & 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        p = s.players[frame[1]]
        p.tokens |= 1 << s.rules.kind[action]
        if p.tokens.bit_count() < TOKENS_PICKED:
            s.stack.append(frame)
        elif s.journal is not None:
            s.cause = OF_LEADER | p.leader
            s.note("tokens_picked", frame[1], TOKENS_PICKED)

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return MASTERSTROKE in traits


declare(Leader(), Tokens())
