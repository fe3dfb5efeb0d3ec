"""The questions by which the player chooses for a Rival (IMP-19.17, 19.20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.core.decisions import Decision
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.rivals.choices import lowest_factions, take_faction
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, BARRED, FOR_RIVAL, PICKED, UNUSED, Question, declare
from sandtable.imperium.rules.resolve import can, pay_cost
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, OPTION_0, YES

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class RivalFaction(Question):
    """The faction in which the Rival has least; between equals the player decides."""

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

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """The player picks what helps the Rival least."""
        w = Worth(s, self.party(frame))
        return [-w.influence(s.rules.kind[option], 1) for option in options]

    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        node = NODES[decision.node]
        left = known.stack[-1][4] >> 4 if known is not None else node.a
        return build.influence(fx.ANY) if node.op == fx.INFLUENCE_DIFFERENT and left == 1 else node

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] == 1)


class RivalPay(Question):
    """Whether the Rival pays for something it may pay for."""

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

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [-1.0 if option == YES else 0.0 for option in options]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling, wording

        if option == YES:
            return wording.phrase(NODES[decision.node], words)
        return telling.tell_word(decision, option, words, known, names)

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] == 1)


class RivalOption(Question):
    """One of the effects of a choice, for the Rival."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_RIVAL_OPTION, "rival_option", "IMP-19.17", ABOUT_NODE, PICKED, FOR_RIVAL)

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

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, self.party(frame))
        kids = NODES[frame[2]].kids
        return [-w.of(kids[option - OPTION_0]) for option in options]

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        from sandtable.imperium.tell import telling

        return telling.tell_choice(decision, words, known)

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] == 1)


declare(RivalFaction(), RivalPay(), RivalOption())
