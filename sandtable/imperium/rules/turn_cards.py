"""The cards of an Agent turn: usually one, or several where a module lets them be played together.

`s.turn_cards` lists the cards that have sent the Agent; `s.joining` lists the cards chosen to go with the card whose
space is being chosen. The last of them may be lent by the Imperium Row: `s.lent` has its kind as long as it lies there.
Of two cards of one kind, these functions mean the first that is still in play.
"""

from __future__ import annotations

from sandtable.imperium.rules.catalog import COPIES, ROAMS
from sandtable.imperium.rules.state import AGENT_TURN, NO_CARD, State


def any_played(s: State, table: list[bool]) -> bool:
    """Tell whether a card of this Agent turn is marked in `table`, which has a flag for each kind of card."""
    if len(s.turn_cards) == 1:
        return table[s.turn_cards[0]]
    return any(table[kind] for kind in s.turn_cards)


def times_played(s: State, table: list[bool]) -> int:
    """Return the number of cards of this Agent turn that are marked in `table`, which has a flag for each kind of card;
    a card that copies a marked card counts too."""
    n = 0
    for kind in s.turn_cards:
        if table[kind]:
            n += 1
    if n and len(s.turn_cards) > 1:
        n += sum(1 for kind in s.turn_cards if COPIES[kind])
    return n


def first_played(s: State, table: list[bool]) -> int:
    """Return the kind of the first card of this Agent turn that is marked in `table`, which has a flag for each kind;
    there must be one."""
    for kind in s.turn_cards:
        if table[kind]:
            return kind
    raise ValueError("no card of this turn is marked")


def is_of_turn(s: State, seat: int, kind: int) -> bool:
    """Tell whether the seat has played a card of this kind in this Agent turn."""
    return s.turn_kind == AGENT_TURN and seat == s.turn_seat and kind in s.turn_cards


def still_there(s: State, kind: int) -> int:
    """Return the number of cards of this kind that were played in this Agent turn and are still in play."""
    n = 0
    for place, other in enumerate(s.turn_cards):
        if other == kind and not (s.turn_card_left >> place) & 1:
            n += 1
    return n


def mark_left(s: State, kind: int) -> None:
    """Record that a card of this kind, played in this Agent turn, has left play."""
    for place, other in enumerate(s.turn_cards):
        if other == kind and not (s.turn_card_left >> place) & 1:
            s.turn_card_left |= 1 << place
            return


def twins(s: State, seat: int) -> list[int]:
    """Return the indices in `turn_cards` of those cards of which another copy is in play too, one index for each
    kind."""
    if s.turn_kind != AGENT_TURN or seat != s.turn_seat:
        return []
    found: list[int] = []
    for place, kind in enumerate(s.turn_cards):
        there = still_there(s, kind)
        if there and s.turn_cards.index(kind) == place and s.players[seat].play.count(kind) > there:
            found.append(place)
    return found


def partner_of(s: State, kind: int) -> int:
    """Return the kind of the card that was played together with a card of this kind in this Agent turn, or NO_CARD."""
    if len(s.turn_cards) != 2 or kind not in s.turn_cards:
        return NO_CARD
    return s.turn_cards[1] if s.turn_cards[0] == kind else s.turn_cards[0]


# --- before the Agent is sent ------------------------------------------------------------
def join(s: State, seat: int, kind: int, other: int) -> None:
    """Add the card `other` of the hand to the card `kind` that is being played; everybody sees it."""
    s.joining.append(other)
    shown = s.players[seat].shown_hand
    while shown.count(other) < being_played(s, kind).count(other):
        shown.append(other)


def lend(s: State, kind: int) -> None:
    """Add a card of the Imperium Row to the card that is being played, without taking it out of the row."""
    s.joining.append(kind)
    s.lent = kind


def being_played(s: State, kind: int) -> list[int]:
    """Return the kinds of the card being played, `kind`, whose space is being chosen, and of the cards that go with
    it."""
    return [kind, *s.joining] if s.joining else [kind]


def roams(s: State, kind: int) -> bool:
    """Tell whether the card being played, or one that goes with it, may send an Agent from the board to any space
    (IMP-20.41)."""
    return any(ROAMS[each] for each in being_played(s, kind))
