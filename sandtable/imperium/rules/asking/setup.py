"""The question of setup: drafting Leaders (IMP-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.rules import frames
from sandtable.imperium.rules.question import Question, declare
from sandtable.imperium.rules.setup import PRESCIENCE, take_leader
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


declare(Leader())
