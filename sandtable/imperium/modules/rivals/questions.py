"""The questions in which the player chooses for a Rival (IMP-19.17, 19.20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.modules.rivals.choices import lowest_factions, take_faction
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, BARRED, FOR_RIVAL, PICKED, UNUSED, Question, declare
from sandtable.imperium.rules.resolve import can, pay_cost
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, OPTION_0, YES


class RivalFaction(Question):
    """Ask the player with which faction a Rival gains Influence, if the Rival has equally little with several."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_RIVAL_FACTION, "rival_faction", "IMP-19.17", ABOUT_NODE, BARRED, FOR_RIVAL, by_effect=True
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.faction_word[f] for f in lowest_factions(s, self.party(frame), frame[3])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        s.cause = node.thing
        take_faction(s, self.party(frame), node, frame[3], frame[4] >> 4, s.rules.kind[action])

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] == 1 or (options["seats"] == 2 and "ix" in options.get("boxes", ())))  # IX-9.8


class RivalPay(Question):
    """Ask the player whether the Rival pays the cost of an effect to get that effect."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_RIVAL_PAY,
            "rival_pay",
            "IMP-19.20",
            ABOUT_NODE,
            UNUSED,
            FOR_RIVAL,
            by_effect=True,
            named_within=True,
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            node = NODES[frame[2]]
            seat = self.party(frame)
            s.cause = node.thing
            s.stack.append((frames.RIVAL_DO, seat, node.kids[1].id, 0, 0))
            pay_cost(s, seat, node.kids[0])

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] == 1)


class RivalOption(Question):
    """Ask the player which effect a Rival takes, if a card offers it a choice of effects."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_RIVAL_OPTION, "rival_option", "IMP-19.17", ABOUT_NODE, PICKED, FOR_RIVAL, left_open=True
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        rival = self.party(frame)
        return [OPTION_0 + i for i, kid in enumerate(node.kids) if not (frame[3] >> i) & 1 and can(s, rival, kid)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        picked = frame[3] | 1 << (action - OPTION_0)
        seat = self.party(frame)
        if picked.bit_count() < node.a:
            s.stack.append((frames.ASK_RIVAL_OPTION, frame[1], node.id, picked, frame[4]))
            return
        for i in range(len(node.kids) - 1, -1, -1):
            if (picked >> i) & 1:
                s.stack.append((frames.RIVAL_DO, seat, node.kids[i].id, 0, 0))

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] == 1)


declare(RivalFaction(), RivalPay(), RivalOption())
