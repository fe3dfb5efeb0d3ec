"""A seat's knowledge about others: cards it has seen, and guesses about the rest.

All other advice reads other seats' holdings through this module only. Its results follow from the seat's view, so that
advice is the same on a full position as on a view.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, HARKONNEN, LEADERS, TLEILAXU
from sandtable.classic.content.pieces import MIRROR
from sandtable.classic.content.treachery import DEFENCE_SLOT, NO_GUARD, TREACHERY, VOICE, WEAPON_SLOT
from sandtable.classic.rules.dials import leaderless
from sandtable.classic.rules.memory import SPAN, heard_of, seen_in_hand
from sandtable.classic.rules.plans import HERO, NO_HERO
from sandtable.classic.rules.state import NOBODY, NOWHERE, State
from sandtable.classic.rules.words import (
    DIAL,
    ELEMENT_DEFENCE,
    ELEMENT_LEADER,
    ELEMENT_NUMBER,
    ELEMENT_WEAPON,
    LEADER,
    NONE,
    TREACHERY_WORD,
)

ATTACKS: Final = 7  # none, then the rows of BATTLE_TABLE
GUARDS: Final = 7
USED: Final = 0.85  # chance that a seat plays a weapon or a defence it has
MIRRORED: Final = 3  # assumed strength of a leader without one of its own


def strength_of(leader: int) -> int:
    """Return the strength of a leader in a battle plan, guessed if it equals that of the enemy's leader; 0 for a Cheap
    Hero or no leader."""
    if leader == NO_HERO or leader == HERO:
        return 0
    strength = LEADERS[leader].strength
    return MIRRORED if strength == MIRROR else strength


def seen_of(s: State, me: int, other: int) -> list[int]:
    """Return the cards in the hand of `other` that this seat has seen (CLA-14.1, CLA-16.1)."""
    return seen_in_hand(s, me, other)


def hidden_of(s: State, me: int, other: int) -> int:
    """Return how many cards in the hand of `other` this seat has not seen."""
    return max(0, len(s.hands[other]) - len(seen_of(s, me, other)))


def unseen(s: State, me: int) -> list[int]:
    """Return, for each kind of card, how many copies may be in hands this seat cannot see, or in the deck."""
    left = s.rules.copies[:]
    for kind in s.treachery_discard:
        left[kind] -= 1
    for kind in s.removed:
        left[kind] -= 1
    for kind in s.hands[me]:
        left[kind] -= 1
    for other in range(s.seats):
        if other != me:
            for kind in seen_of(s, me, other):
                left[kind] -= 1
    if s.row and s.row_seen and s.factions[me] == ATREIDES:
        left[s.row[0]] -= 1
    return [max(0, n) for n in left]


def traitor_risk(s: State, me: int, foe: int, leader: int) -> float:
    """Return the chance that a foe, or Harkonnen as its ally, has this leader as a traitor."""
    if leader < 0 or leader >= HERO:
        return 0.0
    if leader in s.traitors_shown:
        return 1.0 if leader in s.traitors[foe] and s.traitors[foe] else 0.0
    if leader in s.traitors[me] or leader in s.returned[me]:
        return 0.0
    if LEADER + leader in heard_of(s, foe, False):
        return 0.0
    for note in s.noted[me]:
        if note % SPAN == LEADER + leader:
            return 1.0 if note // SPAN == foe else 0.0
    faction = s.factions[foe]
    if faction == TLEILAXU:
        return 0.0
    if faction == HARKONNEN:
        return 0.13
    helper = s.seat_of[HARKONNEN]
    keen = 0.015 + 0.012 * strength_of(leader)
    if helper != NOBODY and s.ally[foe] == helper and helper != me:
        return keen + 0.12
    return keen


class Guess:
    """The chances of a foe's attacks and guards: at index 0 that it plays none, then in the order of BATTLE_TABLE."""

    __slots__ = ("attacks", "guards")

    def __init__(self) -> None:
        self.attacks: list[float] = [0.0] * ATTACKS
        self.guards: list[float] = [0.0] * GUARDS


def guess_cards(s: State, me: int, foe: int) -> Guess:
    """Guess a foe's cards from those seen and those not seen anywhere, respecting the Voice and prescience."""
    pool = unseen(s, me)
    total = max(1, sum(pool))
    hidden = hidden_of(s, me, foe) / total
    expected = [hidden * n for n in pool]
    for kind in seen_of(s, me, foe):
        expected[kind] += 1.0
    for word in heard_of(s, foe, False):
        if word >= TREACHERY_WORD:
            expected[word - TREACHERY_WORD] = 0.0
    command = s.command if len(s.command) == 3 and s.command[0] == foe else []
    forced = -1
    if command:
        for kind in VOICE[command[2]].cards:
            if command[1] == 0:
                expected[kind] = 0.0
            elif expected[kind] > 0.0:
                forced = kind
    found = Guess()
    found.attacks = _shares(expected, WEAPON_SLOT)
    found.guards = _shares(expected, DEFENCE_SLOT)
    if forced >= 0:
        weight = min(1.0, sum([expected[kind] for kind in VOICE[command[2]].cards]))
        card = TREACHERY[forced]
        if card.attack >= 0:
            found.attacks = _leaning(found.attacks, card.attack + 1, weight)
        elif card.guard > 0:
            found.guards = _leaning(found.guards, card.guard, weight)
    for element in (ELEMENT_WEAPON, ELEMENT_DEFENCE):
        word = shown_to(s, me, foe, element)
        if word == NOWHERE:
            continue
        kind = NOWHERE if word == NONE else word - TREACHERY_WORD
        if element == ELEMENT_WEAPON:
            found.attacks = _certain(ATTACKS, 0 if kind == NOWHERE else TREACHERY[kind].attack + 1)
        else:
            found.guards = _certain(GUARDS, NO_GUARD if kind == NOWHERE else TREACHERY[kind].guard)
    if foe in leaderless(s):  # without a leader no card is played (CLA-10.5, CLA-10.7)
        found.attacks = _certain(ATTACKS, 0)
        found.guards = _certain(GUARDS, NO_GUARD)
    return found


def shown_to(s: State, me: int, foe: int, element: int) -> int:
    """Return the word with which a foe has answered this seat's prescience about this element of its plan; NOWHERE if
    it has not."""
    if len(s.shown) == 4 and s.shown[0] == me and s.shown[1] == foe and s.shown[2] == element:
        return s.shown[3]
    return NOWHERE


def shown_leader(s: State, me: int, foe: int) -> int:
    """Return the leader that a foe has shown to this seat's prescience; NOWHERE if not known."""
    word = shown_to(s, me, foe, ELEMENT_LEADER)
    return word - LEADER if LEADER <= word < LEADER + HERO else NOWHERE


def shown_dial(s: State, me: int, foe: int) -> int:
    """Return the number, in halves, that a foe has shown to this seat's prescience; NOWHERE if not known."""
    word = shown_to(s, me, foe, ELEMENT_NUMBER)
    return NOWHERE if word == NOWHERE else word - DIAL


def _shares(expected: list[float], slot: int) -> list[float]:
    """Return the chance of each way to fill this slot of a plan, from the expected number of each card in the hand."""
    found = [0.0] * ATTACKS
    total = 0.0
    missing = 1.0
    for kind, n in enumerate(expected):
        card = TREACHERY[kind]
        if n > 0.0 and card.slots & slot and not card.beside & slot:
            way = card.attack + 1 if slot == WEAPON_SLOT else card.guard
            if way > 0:
                found[way] += n
                total += n
                missing *= max(0.0, 1.0 - n)
    if total > 0.0:
        some = (1.0 - missing) * USED
        found = [n / total * some for n in found]
        found[0] = 1.0 - some
    else:
        found[0] = 1.0
    return found


def _leaning(shares: list[float], way: int, weight: float) -> list[float]:
    found = [n * (1.0 - weight) for n in shares]
    found[way] += weight
    return found


def _certain(n: int, way: int) -> list[float]:
    found = [0.0] * n
    found[way] = 1.0
    return found
