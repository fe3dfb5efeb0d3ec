"""Wishes: cards and powers that a seat wants to use at any time, noted by free words and secret until they are used.

A seat may want to use something at the next moment that allows it (`want:`), or to be asked at every such moment
(`hold:`); `forget:` takes either back. `State.wishes` has a bit for each thing wanted, then a bit for each thing to be
asked about. The module `moments` carries wishes out.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, EMPEROR, FREMEN, HARKONNEN, TLEILAXU
from sandtable.classic.content.treachery import AMAL, THUMPER, TLEILAXU_GHOLA, TRUTHTRANCE
from sandtable.classic.rules.karama import karamas
from sandtable.classic.rules.state import NOBODY, State
from sandtable.classic.rules.words import (
    FORGET,
    GIFT,
    HOLD,
    HOLD_ALL,
    KARAMA_WORD,
    SHOW,
    TREACHERY_WORD,
    WANT,
)

# The things in the order of `words.WISHES`.
THING: Final = (
    TREACHERY_WORD + TRUTHTRANCE, TREACHERY_WORD + TLEILAXU_GHOLA, TREACHERY_WORD + AMAL, TREACHERY_WORD + THUMPER,
    KARAMA_WORD, GIFT, SHOW,
)  # fmt: skip
THINGS: Final = 7
ALL_HELD: Final = (1 << THINGS) - 1 << THINGS
_POWERS: Final = (ATREIDES, EMPEROR, FREMEN, HARKONNEN, TLEILAXU)  # their Karama power needs no other question


def owned(s: State, seat: int) -> list[int]:
    """Return the words of the cards and powers that a seat could use at some moment of the game."""
    hand = s.hands[seat]
    found: list[int] = []
    for kind in (TRUTHTRANCE, TLEILAXU_GHOLA, AMAL, THUMPER):
        if kind in hand:
            found.append(TREACHERY_WORD + kind)
    faction = s.factions[seat]
    if s.rules.advanced and faction in _POWERS and not (s.powers >> seat) & 1 and karamas(s, seat):
        found.append(KARAMA_WORD)
    if faction == EMPEROR and s.ally[seat] != NOBODY:
        found.append(GIFT)
    if s.rules.deals and len(hand) + len(s.traitors[seat]) > 0:
        found.append(SHOW)
    return found


def wants_of(s: State, seat: int) -> list[int]:
    """Return the words of the cards and powers that a seat has wished to use as soon as possible."""
    wishes = s.wishes[seat]
    return [word for thing, word in enumerate(THING) if (wishes >> thing) & 1] if wishes else []


def holds_of(s: State, seat: int) -> list[int]:
    """Return the words of the cards and powers about which a seat has wished to be asked."""
    wishes = s.wishes[seat] >> THINGS
    return [word for thing, word in enumerate(THING) if (wishes >> thing) & 1] if wishes else []


def options(s: State, seat: int) -> list[int]:
    """Return the free words with which a seat makes wishes or takes them back."""
    wishes = s.wishes[seat]
    found: list[int] = []
    have = owned(s, seat)
    for thing, word in enumerate(THING):
        wants, holds = (wishes >> thing) & 1, (wishes >> THINGS + thing) & 1
        if wants or holds:
            found.append(FORGET + thing)
        if word in have:
            if not wants:
                found.append(WANT + thing)
            if not holds:
                found.append(HOLD + thing)
    if wishes & ALL_HELD != ALL_HELD:
        found.append(HOLD_ALL)
    return found


def wish(s: State, seat: int, word: int) -> None:
    """Note a seat's wish, given as a free word; it replaces an earlier wish about the same card or power."""
    if word == HOLD_ALL:
        s.wishes[seat] = ALL_HELD
        return
    thing = (word - WANT) % THINGS
    s.wishes[seat] &= ~(1 << thing | 1 << THINGS + thing)
    if word < HOLD:
        s.wishes[seat] |= 1 << thing
    elif word < FORGET:
        s.wishes[seat] |= 1 << THINGS + thing
