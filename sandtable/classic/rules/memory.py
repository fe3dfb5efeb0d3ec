"""What players have seen of each other's cards and might have written down (CLA-14.1, CLA-16.1).

`seen_cards` of a seat are cards in its hand that everybody has seen, `traitors_shown` traitors. What one player alone
has seen is noted for it: `noted` of a seat has a number for each card, whose it is and the card's word. A note goes
when its card leaves the hand in the open; where cards change hands unseen, notes go that are no longer sure. `heard`
has the answers to Truthtrance that are in neither, for as long as they must hold.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.rules.state import State
from sandtable.classic.rules.words import LEADER, TRAITOR_HERO, TREACHERY_WORD, traitor_of, traitor_word

SPAN: Final = 1024  # more than there are words


def about(s: State, viewer: int, owner: int) -> list[int]:
    """The notes of a seat about one owner's cards; nobody has any."""
    return [note for note in s.noted[viewer] if note // SPAN == owner]


# --- treachery cards ---------------------------------------------------------------------
def noted_cards(s: State, viewer: int, owner: int) -> list[int]:
    """Cards in a hand that this seat has seen, beyond those that everybody has."""
    first = owner * SPAN + TREACHERY_WORD
    last = (owner + 1) * SPAN
    return [note - first for note in s.noted[viewer] if first <= note < last]


def seen_in_hand(s: State, viewer: int, owner: int) -> list[int]:
    """All cards in a hand that this seat has seen."""
    return s.seen_cards[owner] + noted_cards(s, viewer, owner)


def note_card(s: State, viewer: int, owner: int, kind: int, n: int = 1) -> None:
    """A seat sees that another holds this card, or so many of it."""
    note = owner * SPAN + TREACHERY_WORD + kind
    notes = s.noted[viewer]
    while s.seen_cards[owner].count(kind) + notes.count(note) < n:
        notes.append(note)
        notes.sort()


def note_another(s: State, viewer: int, owner: int, kind: int) -> None:
    """A seat sees a card come to a hand."""
    s.noted[viewer].append(owner * SPAN + TREACHERY_WORD + kind)
    s.noted[viewer].sort()


def show_card(s: State, owner: int, kind: int, n: int = 1) -> None:
    """Everybody sees that a seat holds this card, or so many of it: which of several it is nobody can tell."""
    seen = s.seen_cards[owner]
    while seen.count(kind) < n:
        seen.append(kind)
        seen.sort()
    note = owner * SPAN + TREACHERY_WORD + kind
    for notes in s.noted:
        while note in notes and seen.count(kind) + notes.count(note) > s.hands[owner].count(kind):
            notes.remove(note)


def forget_card(s: State, owner: int, kind: int) -> None:
    """A card leaves a hand in the open: what was known of one is known of it."""
    if kind in s.seen_cards[owner]:
        s.seen_cards[owner].remove(kind)
        return
    note = owner * SPAN + TREACHERY_WORD + kind
    for notes in s.noted:
        if note in notes:
            notes.remove(note)


def forget_hand(s: State, owner: int) -> None:
    """Cards have left or come unseen: what others knew of the hand is no longer sure."""
    s.seen_cards[owner] = []
    forget_denials(s, owner)
    first = owner * SPAN + TREACHERY_WORD
    last = (owner + 1) * SPAN
    for viewer, notes in enumerate(s.noted):
        s.noted[viewer] = [note for note in notes if not first <= note < last]


def note_gone(s: State, viewer: int, owner: int, kind: int) -> None:
    """A seat sees a card leave a hand that others do not."""
    note = owner * SPAN + TREACHERY_WORD + kind
    if note in s.noted[viewer]:
        s.noted[viewer].remove(note)


# --- answers to Truthtrance ---------------------------------------------------------------
def hear(s: State, whom: int, word: int, true: bool) -> None:
    """Everybody hears whether something is so (CLA-17.4)."""
    entry = (whom * SPAN + word) * 2 + (1 if true else 0)
    if entry not in s.heard:
        s.heard.append(entry)
        s.heard.sort()


def unhear(s: State, whom: int, word: int) -> None:
    """What was said to be so has come to light, and is so no more."""
    entry = (whom * SPAN + word) * 2 + 1
    if entry in s.heard:
        s.heard.remove(entry)


def names_traitor(word: int) -> bool:
    return LEADER <= word < TREACHERY_WORD or word == TRAITOR_HERO


def all_heard(s: State) -> list[tuple[int, int, bool]]:
    """Of whom, which word, and whether it is so: all that was said and still holds."""
    return [(entry // 2 // SPAN, entry // 2 % SPAN, entry % 2 == 1) for entry in s.heard]


def heard_of(s: State, whom: int, true: bool) -> list[int]:
    """The words of what was said of a seat to be so, or not to be so, and still holds."""
    return [word for seat, word, so in all_heard(s) if seat == whom and so == true]


def forget_denials(s: State, owner: int) -> None:
    """A card comes to a hand unseen: it may be one that was not there."""
    s.heard = [entry for entry in s.heard if entry // 2 // SPAN != owner or entry // 2 % SPAN < TREACHERY_WORD]


def forget_dancers(s: State, owner: int) -> None:
    """The Face Dancers are others than before."""
    kept: list[int] = []
    for entry in s.heard:
        if entry // 2 // SPAN != owner or not names_traitor(entry // 2 % SPAN):
            kept.append(entry)
    s.heard = kept


# --- traitors ----------------------------------------------------------------------------
def noted_traitors(s: State, viewer: int, owner: int) -> list[int]:
    """Traitor cards of another that this seat has seen, beyond those that everybody has."""
    first = owner * SPAN
    last = first + TREACHERY_WORD
    return [traitor_of(note - first) for note in s.noted[viewer] if first <= note < last]


def note_traitor(s: State, viewer: int, owner: int, card: int) -> None:
    """A seat sees a traitor card of another."""
    note = owner * SPAN + traitor_word(card)
    if card not in s.traitors_shown and note not in s.noted[viewer]:
        s.noted[viewer].append(note)
        s.noted[viewer].sort()


def show_traitor(s: State, owner: int, card: int) -> None:
    """Everybody sees a traitor card."""
    if card in s.traitors_shown:
        return
    s.traitors_shown.append(card)
    s.traitors_shown.sort()
    note = owner * SPAN + traitor_word(card)
    for notes in s.noted:
        if note in notes:
            notes.remove(note)
