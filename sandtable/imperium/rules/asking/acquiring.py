"""Questions about acquiring cards from the Imperium Row and the Reserve, and about setting a card aside (IMP-9)."""

from __future__ import annotations

from sandtable.imperium.language.effects import TO_DECK, TO_DISCARD
from sandtable.imperium.language.pieces import NO_COST
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import pay_resources
from sandtable.imperium.rules.catalog import CARD_COST, NODES, OF_CARD
from sandtable.imperium.rules.draws import (
    put_acquired,
    refill_row,
)
from sandtable.imperium.rules.markets import dearest, kind_of, take, within
from sandtable.imperium.rules.question import (
    ABOUT_NODE,
    ABOUT_TAKEN,
    Question,
    declare,
)
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.state import NO_CARD, Frame, State
from sandtable.imperium.rules.vocabulary import (
    NO,
    YES,
    each_once,
)


class Acquire(Question):
    """Choose a card of the Imperium Row or the Reserve to acquire by an effect that limits the cost and takes no
    Persuasion (IMP-2.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_ACQUIRE, "acquire", "IMP-2.2", ABOUT_NODE, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return within(s, frame[1], 0, dearest(s, frame[1], NODES[frame[2]]))

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        s.cause = node.thing
        place = node.b
        if node.cond is not None and not holds(s, frame[1], node.cond, node.thing):
            place = TO_DISCARD
        if node.c:
            pay_resources(s, frame[1], CARD_COST[kind_of(s, frame[1], action)], 0, 0, "acquired")
        take(s, frame[1], action, place)


class DeckTop(Question):
    """Choose whether the card just acquired goes on top of the deck, which Recruitment Mission allows (IMP-20.53);
    asked for each card."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_DECK_TOP,
            "deck_top",
            "IMP-20.53",
            ABOUT_TAKEN,
            named_within=True,
            asked_by=("may_put_acquired_on_deck",),
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        put_acquired(s, frame[1], frame[2], TO_DECK if action == YES else TO_DISCARD)

    def step(self, s: State, frame: Frame) -> str:
        return "" if s.topdeck else "module"


class Aside(Question):
    """Choose the card of the row that Helena sets aside (IMP-20.28)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_ASIDE, "aside", "IMP-20.28", ABOUT_NODE, asked_by=("hook:manipulate",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.row, s.rules.acquire_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        p = s.players[frame[1]]
        kind = s.rules.kind[action]
        assert CARD_COST[kind] != NO_COST
        s.cause = NODES[frame[2]].thing
        s.row.remove(kind)
        if p.aside != NO_CARD:
            s.trashed.append(p.aside)
        p.aside = kind
        if s.journal is not None:
            s.note("aside", frame[1], 1, OF_CARD | kind)
        refill_row(s)


declare(Acquire(), DeckTop(), Aside())
