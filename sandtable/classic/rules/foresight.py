"""The Voice and then prescience, used before battle plans are made (CLA-10.3, 16.1, 16.2)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, BENE_GESSERIT
from sandtable.classic.content.treachery import VOICE
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import dials, foe_of
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.memory import note_card
from sandtable.classic.rules.plans import card_word, combos_of, helper_of, hero_words
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import (
    DIAL,
    ELEMENT,
    ELEMENT_LEADER,
    ELEMENT_NUMBER,
    ELEMENT_WEAPON,
    ELEMENTS,
    PASS,
    TREACHERY_WORD,
    VOICE_PLAY,
    VOICE_REFUSE,
)

BG_VOICE: Final = ability("bg_voice")
BG_ALLY_VOICE: Final = ability("bg_ally_voice")
SIGHT: Final = ability("atr_prescience")
ALLY_SIGHT: Final = ability("atr_ally_prescience")


# --- the Voice ---------------------------------------------------------------------------
def _voice(s: State, f: Frame) -> None:
    if helper_of(s, BENE_GESSERIT) != NOBODY:
        s.push(frames.ASK_VOICE, s.seat_of[BENE_GESSERIT])


class Voice(Question):
    """Ask the Bene Gesserit what they command their enemy, or their ally's, to play or not to play (CLA-16.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_VOICE, "voice", "CLA-16.2")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        found = [PASS]
        for number, called in enumerate(VOICE):
            if any(s.rules.copies[kind] > 0 for kind in called.cards):
                found += [VOICE_PLAY + number, VOICE_REFUSE + number]
        return found

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        if word == PASS:
            return
        s.tell("voice", seat, 0, word)
        s.push(frames.BATTLE_COMMANDED, seat, word)
        offer_stop(s, BG_VOICE if helper_of(s, BENE_GESSERIT) == seat else BG_ALLY_VOICE, seat)


def _commanded(s: State, f: Frame) -> None:
    if s.stopped:
        return
    foe = foe_of(s, helper_of(s, BENE_GESSERIT))
    if f[2] >= VOICE_REFUSE:
        s.command = [foe, 0, f[2] - VOICE_REFUSE]
    else:
        s.command = [foe, 1, f[2] - VOICE_PLAY]


# --- prescience --------------------------------------------------------------------------
def _sight(s: State, f: Frame) -> None:
    if helper_of(s, ATREIDES) != NOBODY:
        s.push(frames.ASK_SIGHT, s.seat_of[ATREIDES])


class Sight(Question):
    """Ask which element of the enemy's plan Atreides want to see (CLA-16.1)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SIGHT, "prescience", "CLA-16.1")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, *[ELEMENT + n for n in range(len(ELEMENTS))]]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        if word == PASS:
            return
        s.tell("prescience", seat, 0, word)
        s.push(frames.BATTLE_ASKED, seat, word - ELEMENT)
        offer_stop(s, SIGHT if helper_of(s, ATREIDES) == seat else ALLY_SIGHT, seat)


def _asked(s: State, f: Frame) -> None:
    if not s.stopped:
        s.push(frames.ASK_SHOW, foe_of(s, helper_of(s, ATREIDES)), f[2])


class Show(Question):
    """Ask the enemy for element `a` of its plan, which it shows to Atreides and must then play. A command of the Voice
    takes precedence (CLA-25.27)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SHOW, "show_element", "CLA-16.1", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        element = f[2]
        if element == ELEMENT_NUMBER:
            return [DIAL + dial for dial in dials(s, seat)]
        combos = combos_of(s, seat)
        if element == ELEMENT_LEADER:
            return hero_words(s, seat, combos)
        found: list[int] = []
        for combo in combos:
            word = card_word(combo[1] if element == ELEMENT_WEAPON else combo[2])
            if word not in found:
                found.append(word)
        return sorted(found)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, element = f[1], f[2]
        word = given[seat][0]
        atreides = s.seat_of[ATREIDES]
        s.shown = [atreides, seat, element, word]
        s.learnt += 1
        if word >= TREACHERY_WORD:
            note_card(s, atreides, seat, word - TREACHERY_WORD)
        s.tell("foreseen", seat, 0, word, eyes=1 << atreides | 1 << seat, cause=ELEMENT + element)

    def cause(self, s: State, f: Frame) -> int:
        return ELEMENT + f[2]


declare(Voice(), Sight(), Show())
steps(
    {
        frames.BATTLE_VOICE: _voice,
        frames.BATTLE_COMMANDED: _commanded,
        frames.BATTLE_SIGHT: _sight,
        frames.BATTLE_ASKED: _asked,
    }
)
