"""A question and a step from elsewhere, for tests: all their parts are in this one file, its words in `wager_words`.

Whoever bets on a space gains spice, as often as the frame says. No other file of the program knows them.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.question import ABOUT_SPACE, MORE, Question, Step, declare
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, YES

MODULE: Final = "wagers"
WAGER_STEP: Final = given(MODULE, "wager_step")
ASK_WAGER: Final = given(MODULE, "wager")  # a: space, b: how many more

WORDS: Final = {
    "en": "ask-wager = Bet on { $piece }?\ndo-wager-yes = Bet\ndo-wager-no = Do not bet\n",
    "ja": "ask-wager = { $piece }に賭けますか?\ndo-wager-yes = 賭ける\ndo-wager-no = 賭けない\n",
    "ko": "ask-wager = { $piece }에 겁니까?\ndo-wager-yes = 건다\ndo-wager-no = 걸지 않는다\n",
    "zh-Hant": "ask-wager = 要押注{ $piece }嗎?\ndo-wager-yes = 押注\ndo-wager-no = 不押注\n",
}


class Wager(Question):
    """The question whether the seat bets on a space."""

    def __init__(self) -> None:
        super().__init__(ASK_WAGER, "wager", "IMP-2.7", ABOUT_SPACE, MORE, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            s.players[frame[1]].spice += 1
        if frame[3] > 1:
            s.stack.append((ASK_WAGER, frame[1], frame[2], frame[3] - 1, 0))

    def hidden(self, s: State, seat: int) -> bool:
        return True


class WagerLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [float(frame[3]) if option == YES else 0.0 for option in options]


def wager_step(s: State, frame: Frame) -> None:
    s.stack.append((ASK_WAGER, frame[1], frame[2], 2, 0))


declare(Wager(), Step(WAGER_STEP, "wager", wager_step, ABOUT_SPACE), module=MODULE)
liked("wager", WagerLiking())
