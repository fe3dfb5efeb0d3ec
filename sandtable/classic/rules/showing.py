"""Showing cards voluntarily: cards in hand or traitors, to one player or to all (CLA-14.1, R-CLA-37).

Everybody learns which player shows how many cards to whom; only the players to whom they are shown see the cards.
"""

from __future__ import annotations

from sandtable.classic.rules import frames
from sandtable.classic.rules.memory import note_card, note_traitor, show_card, show_traitor
from sandtable.classic.rules.question import Question, declare
from sandtable.classic.rules.state import Frame, State
from sandtable.classic.rules.words import DONE, EVERYBODY, FACTION, TREACHERY_WORD, traitor_of, traitor_word
from sandtable.core.events import EVERYONE


class Reveal(Question):
    """Ask a seat to whom it shows cards, then for the cards one by one until it is done."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_REVEAL, "reveal", "CLA-14.1", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            return [FACTION + s.factions[other] for other in s.order if other != seat] + [EVERYBODY]
        left = _cards(s, seat)
        for word in answers[1:]:
            left.remove(word)
        found = list(dict.fromkeys(left))
        return found if len(answers) == 1 else [DONE, *found]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        if len(answers) < 2:
            return False
        return answers[-1] == DONE or len(answers) == 1 + len(s.hands[seat]) + len(s.traitors[seat])

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        to = given[seat][0]
        words = sorted([word for word in given[seat][1:] if word != DONE])
        viewers = list(range(s.seats)) if to == EVERYBODY else [s.seat_of[to - FACTION]]
        for word in dict.fromkeys(words):
            if to == EVERYBODY:
                _show_all(s, seat, word, words.count(word))
            else:
                _show_one(s, viewers[0], seat, word, words.count(word))
        s.learnt += 1
        eyes = EVERYONE if to == EVERYBODY else 1 << seat | 1 << viewers[0]
        s.tell("shown", seat, len(words), to, items=tuple([(word, 1, eyes) for word in words]))


def _cards(s: State, seat: int) -> list[int]:
    """Return the words of all cards that a seat can show."""
    return [TREACHERY_WORD + kind for kind in s.hands[seat]] + [traitor_word(card) for card in s.traitors[seat]]


def _show_all(s: State, seat: int, word: int, n: int) -> None:
    if word >= TREACHERY_WORD:
        show_card(s, seat, word - TREACHERY_WORD, n)
    else:
        show_traitor(s, seat, traitor_of(word))


def _show_one(s: State, viewer: int, seat: int, word: int, n: int) -> None:
    if word >= TREACHERY_WORD:
        note_card(s, viewer, seat, word - TREACHERY_WORD, n)
    else:
        note_traitor(s, viewer, seat, traitor_of(word))


declare(Reveal())
