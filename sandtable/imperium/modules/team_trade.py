"""The questions of a trade: the teammate, the good, the amount, the Intrigue cards (UPR-S8.2)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules.team_effects import give_goods, give_intrigue
from sandtable.imperium.modules.team_questions import OfAllies
from sandtable.imperium.modules.team_seats import (
    AGAIN,
    ASK_TRADE_AMOUNT,
    ASK_TRADE_CARD,
    ASK_TRADE_GOOD,
    ASK_TRADE_WITH,
    GOODS,
    ID,
    INTRIGUE_GOOD,
    clockwise,
    held,
)
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import (
    ABOUT_NODE,
    MOST,
    PARTY,
    Question,
    declare,
)
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, NONE, NUMBER_0, NUMBERS, SEAT_0, each_once

MOST_GIVEN: Final = NUMBERS - 1  # the most in one answer: the vocabulary has no larger number (R-UPR-48)
ANSWER: Final = 1  # marks the return gift


class TradeWith(OfAllies):
    """Ask with which teammate to trade; the player may decline (UPR-S8.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_WITH, "trade_with", "UPR-S8.2", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [*(SEAT_0 + other for other in clockwise(frame[1])[1:]), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            ask_for_gift(s, frame[1], frame[2], action - SEAT_0, 0)


def ask_for_gift(s: State, seat: int, node: int, other: int, answer: int) -> None:
    """Ask the seat which good it gives to the seat `other`, if it has anything to give; otherwise ask `other`. `answer`
    is 0 for the first gift of the trade and ANSWER for the partner's."""
    if any(held(s, seat, good) for good in range(len(GOODS))):
        s.stack.append((ASK_TRADE_GOOD, seat, node, other, answer))
    elif not answer:
        ask_for_gift(s, other, node, seat, ANSWER)


class TradeGood(Question):
    """Ask which good the seat gives to its trading partner; it may give none (UPR-S8.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_GOOD, "trade_good", "UPR-S8.2", ABOUT_NODE, PARTY, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        first = s.rules.vocabulary.numbers[f"good:{GOODS[0]}"]
        return [*(first + good for good in range(len(GOODS)) if held(s, frame[1], good)), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, node, other, answer = frame
        if not answer:
            ask_for_gift_later(s, other, node, seat)
        if action == NONE:
            return
        good = action - s.rules.vocabulary.numbers[f"good:{GOODS[0]}"]
        if good == INTRIGUE_GOOD:
            s.stack.append((ASK_TRADE_CARD, seat, node, other, 0))
        else:
            s.stack.append((ASK_TRADE_AMOUNT, seat, node, other, good))


def ask_for_gift_later(s: State, seat: int, node: int, other: int) -> None:
    """Push the question which good the seat gives to the seat `other` in return; it is asked after the first gift, so
    that the seat may give goods that it has just received."""
    s.stack.append((ASK_TRADE_GOOD, seat, node, other, ANSWER))


def good_of(frame: Frame) -> int:
    """Return the index in `GOODS` of the good whose amount the question in this frame asks for."""
    return frame[4] & ~AGAIN


class TradeAmount(Question):
    """Ask how many units of the chosen good to give; any number is allowed (UPR-S8.2).

    The vocabulary has numbers up to 20; a player who gives 20 is asked again how many more to give.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_AMOUNT, "trade_amount", "UPR-S8.2", ABOUT_NODE, PARTY, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        least = 0 if frame[4] & AGAIN else 1
        return [NUMBER_0 + n for n in range(least, min(MOST_GIVEN, held(s, frame[1], good_of(frame))) + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, node, other, _ = frame
        good, n = good_of(frame), action - NUMBER_0
        if not n:
            return
        s.cause = NODES[node].thing
        give_goods(s, seat, other, good, n)
        if n == MOST_GIVEN and held(s, seat, good):
            s.stack.append((ASK_TRADE_AMOUNT, seat, node, other, good | AGAIN))


class TradeCard(Question):
    """Ask which Intrigue card to give to the trading partner next; the player may stop (UPR-S8.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_CARD, "trade_card", "UPR-S8.2", ABOUT_NODE, PARTY, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = each_once(sorted(s.players[frame[1]].intrigue), s.rules.intrigue_word)
        return [*words, DONE] if frame[4] else words

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        s.cause = NODES[frame[2]].thing
        give_intrigue(s, frame[1], frame[3], s.rules.kind[action])
        if s.players[frame[1]].intrigue:
            s.stack.append((ASK_TRADE_CARD, frame[1], frame[2], frame[3], frame[4] + 1))

    def hidden(self, s: State, seat: int) -> bool:
        return len(s.players[seat].intrigue) > 1


declare(TradeWith(), TradeGood(), TradeAmount(), TradeCard(), module=ID)
