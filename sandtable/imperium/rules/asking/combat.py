"""Questions in Combat, about its rewards, and at the end of the game: Intrigue cards, order of rewards (IMP-10, 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sandtable.core.decisions import Decision
from sandtable.imperium.judge.judgement import POINT, Worth
from sandtable.imperium.judge.modules import weighing
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import OPS, Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import INTRIGUE, NODES, PART_NUMBER
from sandtable.imperium.rules.combat import REWARD_BOX, may_leave, open_rewards, placings
from sandtable.imperium.rules.intrigue import COMBAT, ENDGAME, WON, add_playable, effect_of, play
from sandtable.imperium.rules.question import ABOUT_CONFLICT, Question, declare
from sandtable.imperium.rules.resolve import do, holds
from sandtable.imperium.rules.rounds import endgame_words, go_on
from sandtable.imperium.rules.sides import fights
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, PART_0, PASS, W_INTRIGUE

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


LINES: Final = OPS.number("lines")  # of a card whose lines are used one by one


class Combat(Question):
    """Combat cards, then `pass`, or `done` if a card was played in this go, which the first number says."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_COMBAT, "combat", "IMP-10.1", window=COMBAT)

    def options(self, s: State, frame: Frame) -> list[int]:
        out: list[int] = []
        if fights(s, frame[1]):
            add_playable(s, frame[1], COMBAT, out)
        out.append(DONE if frame[2] else PASS)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        if s.rules.sort[action] == W_INTRIGUE:
            s.passes = 0
            if len(s.players[seat].intrigue) > 1:
                s.stack.append((frames.ASK_COMBAT, seat, 1, 0, 0))
            else:  # everybody sees that it was the last card: nothing to ask
                s.stack.append((frames.COMBAT, s.after(seat), 0, 0, 0))
            play(s, seat, s.rules.kind[action], COMBAT)
            return
        if action == PASS:
            s.passes += 1
            s.cause = 0
            if s.journal is not None:
                s.note("combat_pass", seat, 1)
        s.stack.append((frames.COMBAT, s.after(seat), 0, 0, 0))

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Play what changes the reward, the cheapest that does; else keep it."""
        seat = frame[1]
        w = Worth(s, seat)
        strengths = [p.strength() for p in s.players]
        third = len(s.players) >= 4
        now = _reward_at(w, placings(strengths, third, s.ties_third)[seat])
        scores = []
        for option in options:
            if option in (PASS, DONE):
                scores.append(0.0)
                continue
            card = INTRIGUE[s.rules.kind[option]]
            keep = 1.0
            lost = 0
            if card.cost.op == fx.LOSE_TROOPS:
                lost = 2 * card.cost.a
            elif card.cost.op != fx.NOTHING:
                keep += w.cost(card.cost)
            best = -1e9
            for swords, worth in _ways(w, effect_of(s.rules.kind[option], COMBAT)):
                after = strengths[:]
                after[seat] += swords - lost
                gain = _reward_at(w, placings(after, third, s.ties_third)[seat]) - now + worth
                best = max(best, gain - keep - 0.05 * swords)
            scores.append(best)
        return scores

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return _asked_for_cards("ask-combat", decision, words)


def _ways(w: Worth, node: Effect) -> list[tuple[int, float]]:
    """What a Combat card may come to: swords, and what the rest of it is worth to the seat."""
    kids = node.kids
    if node.op == fx.SWORDS:
        return [(node.a, 0.0)]
    if node.op == fx.CHOOSE:
        plain = [kid.a for kid in kids if kid.op == fx.SWORDS]
        return [(max(plain), 0.0)] if plain else [way for kid in kids for way in _ways(w, kid)]
    if node.op == fx.ARROW:
        if not w.can_pay(kids[0]):
            return [(0, 0.0)]
        cost = w.cost(kids[0])
        return [(swords, worth - cost) for swords, worth in _ways(w, kids[1])]
    if node.op == fx.WHEN:
        assert node.cond is not None
        return _ways(w, kids[0]) if holds(w.s, w.seat, node.cond, node.thing) else [(0, 0.0)]
    if node.op == fx.ALL or node.op == LINES:
        ways = [(0, 0.0)]
        for kid in kids:
            more = _ways(w, kid)
            if kid.op == fx.ARROW:
                more.append((0, 0.0))  # it may be left
            ways = [(a[0] + b[0], a[1] + b[1]) for a in ways for b in more]
        return ways
    return [(0, w.of(node))]


def _reward_at(w: Worth, place: int) -> float:
    return w.reward(place) if place else 0.0


def _asked_for_cards(id: str, decision: Decision, words: Words) -> str:
    from sandtable.imperium.tell import telling

    return words.say(id, cards=telling.offers(decision, "intrigue"), played=telling.offers(decision, "done"))


class Won(Question):
    """A card for having won the Conflict (IMP-10.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_WON, "won", "IMP-10.4", window=WON)

    def options(self, s: State, frame: Frame) -> list[int]:
        out: list[int] = []
        add_playable(s, frame[1], WON, out)
        out.append(PASS)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != PASS:
            s.stack.append((frames.WON, frame[1], 0, 0, 0))
            play(s, frame[1], s.rules.kind[action], WON)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [0.0 if option == PASS else 1.0 for option in options]

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        return _asked_for_cards("ask-won", decision, words)


class Endgame(Question):
    """Endgame cards and what modules add, one after the other (IMP-12.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_ENDGAME, "endgame", "IMP-12.1", window=ENDGAME)

    def options(self, s: State, frame: Frame) -> list[int]:
        out: list[int] = []
        add_playable(s, frame[1], ENDGAME, out)
        out += endgame_words(s, frame[1])
        out.append(PASS)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == PASS:
            return
        go_on(s)
        if s.rules.sort[action] == W_INTRIGUE:
            play(s, frame[1], s.rules.kind[action], ENDGAME)
            return
        for module in s.rules.endgames:
            if action in module.endgame_words(s, frame[1]):
                module.endgame_taken(s, frame[1], action)
                return

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            if option == PASS:
                scores.append(0.0)
            elif s.rules.sort[option] == W_INTRIGUE:
                scores.append(0.1 + w.of(effect_of(s.rules.kind[option], ENDGAME)))
            else:
                scores.append(_endgame_worth(w, option))
        return scores

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        from sandtable.imperium.tell import telling

        cards = telling.offers(decision, "intrigue")
        return words.say("ask-endgame", cards="besides" if cards == "no" and len(decision.options) > 1 else cards)


def _endgame_worth(w: Worth, option: int) -> float:
    for module in w.s.rules.endgames:
        if option in module.endgame_words(w.s, w.seat):
            return weighing(w.s.rules).by_id[module.module].endgame_worth(w, option)
    return 0.0


class RewardPart(Question):
    """Which part of a reward comes first, where order can matter (IMP-10.13); in the end, whether one is paid for."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_REWARD_PART, "reward_part", "IMP-10.13", ABOUT_CONFLICT)

    def options(self, s: State, frame: Frame) -> list[int]:
        parts = open_rewards(s, frame[1])
        out = [PART_0 + PART_NUMBER[part] for part in parts]
        if may_leave(parts):
            out.append(DONE)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == DONE:
            s.todo = []
            return
        for part in open_rewards(s, frame[1]):
            if PART_NUMBER[part] == action - PART_0:
                s.todo.remove((REWARD_BOX, part))
                do(s, frame[1], NODES[part])
                return

    def step(self, s: State, frame: Frame) -> str:
        return "paid" if may_leave(open_rewards(s, frame[1])) else ""

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        from sandtable.imperium.tell import telling

        return words.say("ask-reward-part", paid=telling.offers(decision, "done"))

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """One after the other, and what is paid for last, if it is worth it."""
        parts = open_rewards(s, frame[1])
        if not any(NODES[part].op == fx.ARROW for part in parts):
            return [float(-i) for i in range(len(options))]
        w = Worth(s, frame[1])
        scores = []
        for i, part in enumerate(parts):
            paid = NODES[part].op == fx.ARROW
            scores.append(w.of(NODES[part]) if paid else 2.0 * POINT - i)
        return [*scores, 0.1] if len(options) > len(scores) else scores

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling

        if option == DONE:
            return telling.tell_word(decision, option, words, known, names)
        parts = open_rewards(known, decision.seat) if known is not None else []
        return telling.tell_part(parts, option - PART_0, words)


declare(Combat(), Won(), Endgame(), RewardPart())
