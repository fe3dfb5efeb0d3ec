"""The Tleilaxu Row: a market whose cards are paid for in specimens (IMM-6), and its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import TO_DECK, TO_DISCARD, Effect
from sandtable.imperium.language.family import CARD
from sandtable.imperium.modules.research.track import markers
from sandtable.imperium.modules.tleilaxu.acts import take_specimens_back
from sandtable.imperium.modules.tleilaxu.board import TAKE_BACK, refill, tleilaxu_of, tleilaxu_tables
from sandtable.imperium.modules.tleilaxu.language import ID
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARDS, NODES, OF_CARD
from sandtable.imperium.rules.draws import put_acquired, settle_acquired
from sandtable.imperium.rules.entries import Menu, add_menu
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.markets import acquire
from sandtable.imperium.rules.offers import Market, add_market
from sandtable.imperium.rules.question import ABOUT_NODE, ABOUT_TAKEN, Question, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_CARD, Frame, State
from sandtable.imperium.rules.vocabulary import NO, NONE, YES

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_TOP: Final = given(ID, "top")  # a: card
ASK_ACQUIRE: Final = given(ID, "acquire")  # a: node
ON_TOP_FROM: Final = 1  # the genetic marker from which acquired cards may go on top of the deck (IMM-4.3)


class TleilaxuRow(Market):
    """The market of the Tleilaxu Row: two cards of the Tleilaxu deck, and Reclaimed Forces, which stays there and gives
    its acquire box each time."""

    def kinds(self, s: State, seat: int) -> list[int]:
        found = [kind for kind in tleilaxu_of(s).row if kind != NO_CARD]
        return found + tleilaxu_tables(s.rules).fixed

    def price(self, s: State, seat: int, kind: int) -> Effect:
        return CARDS[kind].price

    def word(self, rules: Ruleset, kind: int) -> int:
        return rules.acquire_word[kind]

    def take(self, s: State, seat: int, kind: int, place: int) -> None:
        if kind in tleilaxu_tables(s.rules).fixed:
            if s.journal is not None:
                s.note("reclaimed", seat, 1, OF_CARD | kind)
            s.stack.append((frames.DO, seat, CARDS[kind].acquire.id, 0, 0))
            return
        row = tleilaxu_of(s).row
        refill(s, row.index(kind))
        if place == TO_DISCARD and markers(s, seat) >= ON_TOP_FROM:
            s.stack.append((ASK_TOP, seat, kind, 0, 0))
        else:
            settle_acquired(s, seat, kind, place, "tleilaxu")

    def payable(self, s: State, seat: int) -> list[int]:
        """Return the words that acquire those cards of the Row which the seat can pay for, even if the market is closed
        now."""
        out: list[int] = []
        for kind in self.kinds(s, seat):
            price = CARDS[kind].price
            if KINDS[price.op].can_pay(s, seat, price):
                out.append(self.word(s.rules, kind))
        return out


ROW: Final = TleilaxuRow("tleilaxu", CARD, "acquire", rule="IMM-6.1", later="closed-tleilaxu-later")


class OnTop(Question):
    """Ask whether an acquired Tleilaxu card goes on top of its owner's deck; asked for each such card."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TOP, "tleilaxu_top", "IMM-4.3", ABOUT_TAKEN, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = 0
        if action == YES:
            put_acquired(s, frame[1], frame[2], TO_DECK, "tleilaxu_top")
        else:
            put_acquired(s, frame[1], frame[2], TO_DISCARD, "tleilaxu")


class AcquireTleilaxu(Question):
    """Ask which card of the Tleilaxu Row to acquire for its price, if any."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ASK_ACQUIRE, "acquire_tleilaxu", "IMM-6.9", ABOUT_NODE, by_effect=True, asked_by=("acquire_tleilaxu",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [*ROW.payable(s, frame[1]), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            acquire(s, frame[1], ROW, s.rules.kind[action])
            s.cause = NODES[frame[2]].thing


class TakeBack(Menu):
    """Menu entry: move one specimen back to the supply, in the player's own turn or beside a question in another turn
    (IMM-2.3, 17.3)."""

    def words(self, rules: Ruleset) -> list[int]:
        return [rules.vocabulary.numbers[TAKE_BACK]]

    def entries(self, s: State, seat: int) -> list[int]:
        return [tleilaxu_tables(s.rules).back] if tleilaxu_of(s).specimens[seat] else []

    def beside(self, s: State, seat: int) -> list[int]:
        return [] if seat == s.turn_seat else self.entries(s, seat)

    def take(self, s: State, seat: int, word: int) -> None:
        take_specimens_back(s, seat, 1)

    def label(self, word: str, words: Words, known: State | None) -> str:
        return words.say("do-take-back-specimen")


declare(OnTop(), AcquireTleilaxu(), module=ID)
add_market(ID, ROW)
add_menu(ID, TakeBack())
