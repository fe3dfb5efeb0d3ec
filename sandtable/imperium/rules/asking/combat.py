"""Questions in Combat, about its rewards, and at the end of the game: Intrigue cards, order of rewards (IMP-10, 12)."""

from __future__ import annotations

from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import INTRIGUE, NODES, PART_NUMBER
from sandtable.imperium.rules.combat import REWARD_BOX, may_leave, open_rewards
from sandtable.imperium.rules.intrigue import COMBAT, ENDGAME, LOST, WON, add_playable, play
from sandtable.imperium.rules.question import ABOUT_CONFLICT, MOST, Question, declare
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.rounds import endgame_words, go_on
from sandtable.imperium.rules.sides import fights
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, PART_0, PASS, W_INTRIGUE


class Combat(Question):
    """Choose a Combat card to play, or `pass`.

    After the seat has played a card, `done` replaces `pass`; the first number of the frame is then 1.
    """

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
            else:  # everybody sees that it was the last card, so there is nothing to ask
                s.stack.append((frames.COMBAT, s.after(seat), 0, 0, 0))
            for module in s.rules.when_combat_card:
                module.card_played(s, seat, s.rules.kind[action])
            play(s, seat, s.rules.kind[action], COMBAT)
            return
        if action == PASS:
            s.passes += 1
            s.cause = 0
            if s.journal is not None:
                s.note("combat_pass", seat, 1)
        s.stack.append((frames.COMBAT, s.after(seat), 0, 0, 0))


class Won(Question):
    """Choose an Intrigue card to play because the seat has won the Conflict (IMP-10.4), or none."""

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


class Lost(Question):
    """Choose an Intrigue card to play because the seat has lost troops at the end of the Conflict, or none; the second
    number of the frame is the number of these troops."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_LOST, "lost", "IMM-16.10", second=MOST, window=LOST, asked_by=("intrigue:lost",))

    def options(self, s: State, frame: Frame) -> list[int]:
        out: list[int] = []
        add_playable(s, frame[1], LOST, out)
        return [word for word in out if INTRIGUE[s.rules.kind[word]].lost <= frame[3]] + [PASS]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != PASS:
            s.stack.append((frames.LOST, frame[1], 0, frame[3], 0))
            play(s, frame[1], s.rules.kind[action], LOST)


class Endgame(Question):
    """Choose the next Endgame card to play or action of a module to take, until the seat passes (IMP-12.1)."""

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


class RewardPart(Question):
    """Choose the next part of a Conflict reward where order can matter (IMP-10.13); finally, choose whether to pay for
    the parts that have a cost."""

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


declare(Combat(), Won(), Lost(), Endgame(), RewardPart())
