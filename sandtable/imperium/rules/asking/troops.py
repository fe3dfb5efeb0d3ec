"""Questions about troops and Agents on the board: deploying, retreating, recalling, defending and barring spaces."""

from __future__ import annotations

from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy, lose_troops, recall_agent, recallable, retreat
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, ABOUT_SPACE, ANYBODY, MOST, Question, declare
from sandtable.imperium.rules.rounds import defend
from sandtable.imperium.rules.sides import acting, opponents_with_troops
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, NUMBER_0, SEAT_0, YES, each_once


class Defend(Question):
    """Choose whether to defend, for the seat that controls the space of the Conflict (IMP-6.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_DEFEND, "defend", "IMP-6.4", ABOUT_SPACE, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            defend(s, frame[1], frame[2])


class Number(Question):
    """Choose the number of troops to deploy or retreat; if the effect says "any number", 0 is allowed (IMP-20.17)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_NUMBER, "number", "IMP-20.17", ABOUT_NODE, MOST, ANYBODY, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        node = NODES[frame[2]]
        least = node.c if node.op == fx.RETREAT else 0  # the minimum that a cost requires
        return [NUMBER_0 + n for n in range(least, frame[3] + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = acting(frame)
        n = action - NUMBER_0
        node = NODES[frame[2]]
        s.cause = node.thing
        if node.op == fx.DEPLOY:
            deploy(s, seat, n)
        else:
            retreat(s, seat, n)

    def step(self, s: State, frame: Frame) -> str:
        return "deploying" if NODES[frame[2]].op == fx.DEPLOY else ""


class Recall(Question):
    """Choose an Agent, possibly the Mentat, to recall to the Leader; it can then be sent again (ruling on
    IMP-21.10)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_RECALL, "recall", "IMP-15.10", ABOUT_NODE, third=ANYBODY, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(recallable(s, acting(frame), NODES[frame[2]].a == 1), s.rules.space_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = acting(frame)
        s.cause = NODES[frame[2]].thing
        recall_agent(s, seat, s.rules.kind[action])


class Victim(Question):
    """Choose the opponent whose troop leaves the Conflict (Double Cross, IMP-20.54)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_VICTIM,
            "victim",
            "IMP-20.54",
            ABOUT_NODE,
            third=ANYBODY,
            by_effect=True,
            asked_by=("hook:double_cross",),
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + seat for seat in opponents_with_troops(s, acting(frame))]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        lose_troops(s, action - SEAT_0, 1, fx.FROM_CONFLICT)


declare(Defend(), Number(), Recall(), Victim())
