"""The cards that players have seen in each other's hands and could have written down (CLA-14.1, CLA-16.1).

`seen_cards` of a seat are the cards in its hand that everybody has seen; `traitors_shown` are the traitor cards that
everybody has seen. `noted` holds what one player alone has seen: each note is a number made of the card's owner and its
word. A note is removed when its card leaves the hand in public; when cards change hands unseen, the notes that are no
longer certain are removed. `heard` holds answers to Truthtrance not covered by these, while they must be true.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import IXIANS
from sandtable.classic.rules.state import HIDDEN, NOBODY, State
from sandtable.classic.rules.words import LEADER, TRAITOR_HERO, TREACHERY_WORD, traitor_of, traitor_word

SPAN: Final = 1024  # more than the number of words


def about(s: State, viewer: int, owner: int) -> list[int]:
    """Return the viewer's notes about cards of this owner that nobody else has seen. A note is the number of the owner
    times `SPAN`, plus the number of a word of the vocabulary."""
    return [note for note in s.noted[viewer] if note // SPAN == owner]


# --- treachery cards ---------------------------------------------------------------------
def noted_cards(s: State, viewer: int, owner: int) -> list[int]:
    """Return the cards in the owner's hand that only the viewer has seen."""
    first = owner * SPAN + TREACHERY_WORD
    last = (owner + 1) * SPAN
    return [note - first for note in s.noted[viewer] if first <= note < last]


def seen_in_hand(s: State, viewer: int, owner: int) -> list[int]:
    """Return the cards in the owner's hand that the viewer has seen, alone or with everybody."""
    return s.seen_cards[owner] + noted_cards(s, viewer, owner)


def card_up(s: State, reader: int) -> int:
    """Return the next card for sale if this seat knows it, else HIDDEN; the Ixians do not know the order of the cards
    (CLA-22.3)."""
    if not s.row or (reader != NOBODY and reader == s.seat_of[IXIANS] and len(s.row) > 1):
        return HIDDEN
    return s.row[0]


def note_card(s: State, viewer: int, owner: int, kind: int, n: int = 1) -> None:
    """Note that the viewer has seen `n` cards of this kind in the owner's hand."""
    note = owner * SPAN + TREACHERY_WORD + kind
    notes = s.noted[viewer]
    while s.seen_cards[owner].count(kind) + notes.count(note) < n:
        notes.append(note)
        notes.sort()


def note_another(s: State, viewer: int, owner: int, kind: int) -> None:
    """Note that the viewer has seen a card of this kind enter the owner's hand."""
    s.noted[viewer].append(owner * SPAN + TREACHERY_WORD + kind)
    s.noted[viewer].sort()


def show_card(s: State, owner: int, kind: int, n: int = 1) -> None:
    """Record that everybody has seen `n` cards of this kind in a hand; copies of a card cannot be told apart."""
    seen = s.seen_cards[owner]
    while seen.count(kind) < n:
        seen.append(kind)
        seen.sort()
    note = owner * SPAN + TREACHERY_WORD + kind
    for notes in s.noted:
        while note in notes and seen.count(kind) + notes.count(note) > s.hands[owner].count(kind):
            notes.remove(note)


def forget_card(s: State, owner: int, kind: int) -> None:
    """Forget that one card of this kind was seen in a hand, because everybody has seen it leave."""
    if kind in s.seen_cards[owner]:
        s.seen_cards[owner].remove(kind)
        return
    note = owner * SPAN + TREACHERY_WORD + kind
    for notes in s.noted:
        if note in notes:
            notes.remove(note)


def forget_hand(s: State, owner: int) -> None:
    """Forget all cards seen in a hand, because cards have left or entered it unseen."""
    s.seen_cards[owner] = []
    forget_denials(s, owner)
    first = owner * SPAN + TREACHERY_WORD
    last = (owner + 1) * SPAN
    for viewer, notes in enumerate(s.noted):
        s.noted[viewer] = [note for note in notes if not first <= note < last]


def note_gone(s: State, viewer: int, owner: int, kind: int) -> None:
    """Remove the viewer's note of a card that only it has seen leave the owner's hand."""
    note = owner * SPAN + TREACHERY_WORD + kind
    if note in s.noted[viewer]:
        s.noted[viewer].remove(note)


# --- answers to Truthtrance --------------------------------------------------------------
def hear(s: State, whom: int, word: int, true: bool) -> None:
    """Record that everybody has heard whether the statement `word` is true of a seat (CLA-17.4)."""
    entry = (whom * SPAN + word) * 2 + (1 if true else 0)
    if entry not in s.heard:
        s.heard.append(entry)
        s.heard.sort()


def unhear(s: State, whom: int, word: int) -> None:
    """Remove a statement about a seat that was heard to be true, and that no longer holds because it was revealed."""
    entry = (whom * SPAN + word) * 2 + 1
    if entry in s.heard:
        s.heard.remove(entry)


def names_traitor(word: int) -> bool:
    return LEADER <= word < TREACHERY_WORD or word == TRAITOR_HERO


def all_heard(s: State) -> list[tuple[int, int, bool]]:
    """Return every answer that still holds, as (seat, word, whether it is true)."""
    return [(entry // 2 // SPAN, entry // 2 % SPAN, entry % 2 == 1) for entry in s.heard]


def heard_of(s: State, whom: int, true: bool) -> list[int]:
    """Return the words that were heard to be true of a seat (false if `true` is False), and still are."""
    return [word for seat, word, so in all_heard(s) if seat == whom and so == true]


def forget_denials(s: State, owner: int) -> None:
    """Forget which cards a seat is known not to hold, because it has drawn a card that others did not see."""
    s.heard = [entry for entry in s.heard if entry // 2 // SPAN != owner or entry // 2 % SPAN < TREACHERY_WORD]


def forget_dancers(s: State, owner: int) -> None:
    """Forget what was heard about a seat's Face Dancers, because they have changed."""
    kept: list[int] = []
    for entry in s.heard:
        if entry // 2 // SPAN != owner or not names_traitor(entry // 2 % SPAN):
            kept.append(entry)
    s.heard = kept


# --- traitors ----------------------------------------------------------------------------
def noted_traitors(s: State, viewer: int, owner: int) -> list[int]:
    """Return the owner's traitor cards that only the viewer has seen."""
    first = owner * SPAN
    last = first + TREACHERY_WORD
    return [traitor_of(note - first) for note in s.noted[viewer] if first <= note < last]


def note_traitor(s: State, viewer: int, owner: int, card: int) -> None:
    """Note that the viewer has seen a traitor card of the owner."""
    note = owner * SPAN + traitor_word(card)
    if card not in s.traitors_shown and note not in s.noted[viewer]:
        s.noted[viewer].append(note)
        s.noted[viewer].sort()


def show_traitor(s: State, owner: int, card: int) -> None:
    """Record that everybody has seen a traitor card of the owner."""
    if card in s.traitors_shown:
        return
    s.traitors_shown.append(card)
    s.traitors_shown.sort()
    note = owner * SPAN + traitor_word(card)
    for notes in s.noted:
        if note in notes:
            notes.remove(note)
