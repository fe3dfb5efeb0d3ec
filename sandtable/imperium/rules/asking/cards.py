"""Questions about the player's own cards: which to trash, discard, fetch or look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import lapse, leave_play, lose_troops, others_of_faction
from sandtable.imperium.rules.catalog import CARD_FACTIONS, NODES, OF_CARD, follow
from sandtable.imperium.rules.draws import (
    discard_from_hand,
    draw_cards,
    leave_hand,
    trash_card,
)
from sandtable.imperium.rules.question import (
    ABOUT_NODE,
    FLAG,
    MORE,
    Question,
    declare,
    holds_unseen,
)
from sandtable.imperium.rules.resolve import speaks_of_itself
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.turn_cards import twins
from sandtable.imperium.rules.vocabulary import (
    NONE,
    OPTION_0,
    PARTS,
    TROOP,
    W_CARD,
    W_DISCARD,
    each_once,
)

TWIN: Final = OPTION_0  # in `Trash`: not the first card of the turn but another copy of it


SPEAKS_OF_ITSELF: Final[list[bool]] = []  # by node


def _grow() -> None:
    for node in NODES[len(SPEAKS_OF_ITSELF) :]:
        SPEAKS_OF_ITSELF.append(speaks_of_itself(node))


follow(_grow)


class Trash(Question):
    """Choose a card to trash from hand, discard pile or play (IMP-15.12).

    If a card played this turn is in play together with another copy and it matters which is trashed, the answer
    `inplay` names the card of the turn and `option:0` the other copy (`option:1` if the card was the second one played
    this turn).
    """

    __slots__ = ()

    def __init__(self) -> None:
        # The second number: 1 if it may be declined.
        super().__init__(frames.ASK_TRASH, "trash", "IMP-15.12", ABOUT_NODE, FLAG, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        node = NODES[frame[2]]
        if node.b != fx.ANYWHERE and (node.c or node.b == fx.FROM_HAND):
            others = others_of_faction(s, frame[1], node.b, node.c - 1, node.thing)
            return each_once(others, s.rules.inplay_word if node.b == fx.FROM_PLAY else s.rules.card_word)
        out = each_once(p.play, s.rules.inplay_word)
        if node.b == fx.ANYWHERE:
            out = each_once(p.hand, s.rules.card_word) + each_once(p.discard, s.rules.discard_word) + out
        for place in twins(s, frame[1]):
            if _matters_which(s, s.turn_cards[place]):
                out.append(TWIN + place)
        if frame[3]:
            out.append(NONE)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == NONE:
            return
        seat = frame[1]
        p = s.players[seat]
        twin = is_twin(action)
        kind = s.turn_cards[action - TWIN] if twin else s.rules.kind[action]
        s.cause = NODES[frame[2]].thing
        if s.rules.sort[action] == W_CARD:
            leave_hand(p, kind)
        elif s.rules.sort[action] == W_DISCARD:
            p.discard.remove(kind)
        else:
            leave_play(s, seat, kind, twin)
            if s.rules.trashed_lapse and not twin:
                lapse(s, seat, kind)
        trash_card(s, seat, kind)

    def hidden(self, s: State, seat: int) -> bool:
        p = s.players[seat]
        return holds_unseen(p) and (len(p.hand) > 1 or len(p.discard) > 0 or len(p.play) > 0)


def is_twin(option: int) -> bool:
    return TWIN <= option < TWIN + PARTS


def _matters_which(s: State, kind: int) -> bool:
    """Tell whether an open effect makes a difference between trashing the copy of a card that was played this turn and
    another copy."""
    if s.rules.trashed_lapse and any(word == s.rules.box_word[kind] for word, _ in s.todo):
        return True
    return any(SPEAKS_OF_ITSELF[part] for _, part in s.todo)


class Discard(Question):
    """Choose a card of the hand to discard (IMP-15.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_DISCARD, "discard", "IMP-15.4", ABOUT_NODE, MORE, by_effect=True, brought_by=("discard",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.players[frame[1]].hand, s.rules.card_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        if frame[3] > 1:
            s.stack.append((frames.ASK_DISCARD, frame[1], frame[2], frame[3] - 1, 0))
        discard_from_hand(s, frame[1], s.rules.kind[action])

    def hidden(self, s: State, seat: int) -> bool:
        return holds_unseen(s.players[seat]) and len(s.players[seat].hand) > 1

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] > 1)  # Rivals have no hand (IMP-17.15)


class Ordeal(Question):
    """Choose between discarding a card and losing a troop from the Conflict (Test of Humanity, IMP-20.44)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_ORDEAL, "ordeal", "IMP-20.44", ABOUT_NODE, by_effect=True, asked_by=("choose:discard",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        out = each_once(p.hand, s.rules.card_word)
        if p.conflict:
            out.append(TROOP)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        s.cause = node.thing
        branch = 1 if action == TROOP else 0
        if s.trace is not None:
            s.trace.update((node.id, node.kids[branch].id))
        if action == TROOP:
            lose_troops(s, frame[1], node.kids[1].a, fx.FROM_CONFLICT)
            return
        more = min(node.kids[0].a, len(s.players[frame[1]].hand)) - 1
        if more > 0:
            s.stack.append((frames.ASK_DISCARD, frame[1], node.kids[0].id, more, 0))
        discard_from_hand(s, frame[1], s.rules.kind[action])

    def hidden(self, s: State, seat: int) -> bool:
        p = s.players[seat]
        return holds_unseen(p) and len(p.hand) > 1 and not p.conflict

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return bool(options["seats"] > 1)  # a Rival always loses the troop (IMP-17.15)


class Fetch(Question):
    """Choose a card of some faction to move from the discard pile to the hand."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_FETCH, "fetch", "IMP-4.8", ABOUT_NODE, by_effect=True, asked_by=("fetch",))

    def options(self, s: State, frame: Frame) -> list[int]:
        faction = NODES[frame[2]].a
        cards = [kind for kind in s.players[frame[1]].discard if CARD_FACTIONS[kind] & (1 << faction)]
        return each_once(cards, s.rules.discard_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        p = s.players[frame[1]]
        kind = s.rules.kind[action]
        s.cause = NODES[frame[2]].thing
        p.discard.remove(kind)
        p.hand.append(kind)
        p.shown_hand.append(kind)
        if s.journal is not None:
            s.note("fetch", frame[1], 1, OF_CARD | kind)


class Peek(Question):
    """Choose whether to draw or trash the top card of the deck, which the player is looking at (IMP-20.56)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_PEEK, "peek", "IMP-20.56", ABOUT_NODE, peeks=1, asked_by=("hook:peek_draw_or_trash",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return [OPTION_0, OPTION_0 + 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        s.cause = NODES[frame[2]].thing
        if action == OPTION_0:
            draw_cards(s, seat, 1)
            return
        p = s.players[seat]
        kind = p.deck.pop()
        if p.shown_deck:
            p.shown_deck -= 1
        s.learnt += 1  # Prescience now sees the next card
        trash_card(s, seat, kind)


declare(Trash(), Discard(), Ordeal(), Fetch(), Peek())
