"""The seats' knowledge of the order of the Intrigue deck: cards put under the deck, and cards seen on top of it.

The functions work on lists of entries `Known`.
"""

from __future__ import annotations

from sandtable.imperium.rules.state import State

# What a seat knows: the seat, the kind of the Intrigue card, and its place in the deck counted from the bottom.
Known = tuple[int, int, int]


def still_there(s: State, known: list[Known]) -> list[Known]:
    """Return the entries of `known` whose card is still in the deck. An entry with a place above the present top of the
    deck belongs to a card that has been drawn."""
    return [entry for entry in known if entry[2] < len(s.intrigue_deck)]


def lifted(known: list[Known]) -> list[Known]:
    """Return the entries of `known` with all places raised by one, because another card has been put under the deck."""
    return [(seat, kind, place + 1) for seat, kind, place in known]


def arrange(s: State, seat: int, known: list[Known]) -> None:
    """Put the Intrigue cards whose places the seat knows in these places, after the deck has been filled at random.

    Each card changes places with the card that is there. Before that it may be elsewhere in the deck, or in the hand of
    another seat where this seat has not seen it.
    """
    fixed = [place for who, _, place in known if who == seat]
    for who, kind, place in known:
        deck = s.intrigue_deck
        if who != seat or not place < len(deck) or deck[place] == kind:
            continue
        for other, there in enumerate(deck):
            if there == kind and (other not in fixed or not _is_known(known, seat, kind, other)):
                deck[other], deck[place] = deck[place], deck[other]
                break
        else:
            _from_hand(s, seat, kind, place)


def _is_known(known: list[Known], seat: int, kind: int, place: int) -> bool:
    return (seat, kind, place) in known


def _from_hand(s: State, seat: int, kind: int, place: int) -> None:
    """Swap the card in this place of the deck with a card of kind `kind` from the hand of another seat, where the seat
    `seat` has not seen it."""
    for owner, p in enumerate(s.players):
        seen = sum(1 for who, whose, what in s.seen_intrigue if (who, whose, what) == (seat, owner, kind))
        if owner != seat and p.intrigue.count(kind) > seen:
            at = len(p.intrigue) - 1 - p.intrigue[::-1].index(kind)
            p.intrigue[at] = s.intrigue_deck[place]
            s.intrigue_deck[place] = kind
            return
