"""The free words of bots: answers to offers, help for their ally, and wishes (CLA-13.10, CLA-15.1, CLA-17.2).

A bot accepts an offer that brings it more spice than it gives, as long as it keeps enough to act with until the Mentat
Pause. It refuses offers with terms in words, which it cannot read and so could not keep. It makes no offers itself.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, FREMEN, TLEILAXU
from sandtable.classic.content.phases import BIDDING, STORM
from sandtable.classic.content.treachery import THUMPER
from sandtable.classic.judge.market import spare_for_ally
from sandtable.classic.judge.powers import moment_scores
from sandtable.classic.rules.aid import least, pledge
from sandtable.classic.rules.bargains import (
    CALLED,
    GIVES,
    GIVES_LATER,
    MADE,
    MAKER,
    OTHER,
    STATUS,
    TERMS,
    WANTS,
    WANTS_LATER,
    WIDTH,
    all_deals,
    offer_at,
    purse,
)
from sandtable.classic.rules.frames import ASK_MOMENT
from sandtable.classic.rules.state import State
from sandtable.classic.rules.wishes import THING, owned
from sandtable.classic.rules.words import (
    ACCEPT,
    CALL_OFF,
    FORGET,
    HELP,
    KARAMA_WORD,
    NUMBERS,
    REFUSE,
    TREACHERY_WORD,
    WANT,
)

NOTHING: Final = -1
KEPT: Final = 5  # spice to keep, unless the offer brings twice as much as it costs


def answer(s: State, seat: int, options: list[int]) -> int:
    """Return the free word, one of `options`, that a bot on this seat says now; NOTHING if it says none."""
    for other in range(s.seats):
        at = offer_at(s, other, seat)
        if at >= 0:
            accept = ACCEPT + s.factions[other]
            return accept if accept in options and pays(s, s.deals[at : at + WIDTH]) else REFUSE + s.factions[other]
    for deal in all_deals(s):
        if deal[STATUS] == MADE and seat in (deal[MAKER], deal[OTHER]) and deal[CALLED] in (1, 2):
            other = deal[OTHER] if deal[MAKER] == seat else deal[MAKER]
            asked = deal[CALLED] == (2 if deal[MAKER] == seat else 1)
            word = CALL_OFF + s.factions[other]
            if asked and word in options and owes(s, seat, other) > 0:
                return word
    if (s.renew >> seat) & 1:
        helps = [option for option in options if HELP <= option < HELP + NUMBERS]
        if helps:
            return min(max(HELP + spare_for_ally(s, seat), helps[0]), helps[-1])
    return wish(s, seat, options) if (s.musing >> seat) & 1 or s.wishes[seat] else NOTHING


def wish(s: State, seat: int, options: list[int]) -> int:
    """Return the word of a wish: to use the card or power that is worth most now, or to take back a wish for one that
    is no longer worth it; NOTHING if the bot changes no wish."""
    have = [word for word in owned(s, seat) if _soon(s, seat, word)]
    scores = moment_scores(s, (ASK_MOMENT, seat, 0, 0, 0), seat, have)
    best, said = 0.0, NOTHING
    for thing, word in enumerate(THING):
        score = scores[have.index(word)] if word in have else 0.0
        if score <= 0.0 and (s.wishes[seat] >> thing) & 1:
            return FORGET + thing
        if score > best and WANT + thing in options:
            best, said = score, WANT + thing
    return said


def _soon(s: State, seat: int, word: int) -> bool:
    """Tell whether the next moment at which this card or power can be used comes soon enough to judge its worth."""
    if word == KARAMA_WORD:
        if s.factions[seat] == FREMEN:
            return s.phase == STORM
        if s.factions[seat] == TLEILAXU:
            return s.phase == BIDDING
        return s.factions[seat] != ATREIDES or len(s.battle) > 0
    return word != TREACHERY_WORD + THUMPER or s.phase == STORM


def help_anew(s: State) -> None:
    """Decide for each seat that has not yet done so in this phase how much spice its ally may use; for games that a
    search plays on."""
    for seat in range(s.seats):
        if (s.renew >> seat) & 1:
            pledge(s, seat, max(spare_for_ally(s, seat), least(s, seat)))


def pays(s: State, deal: list[int]) -> bool:
    """Tell whether an offer brings clearly more spice than it costs the seat that receives it."""
    if deal[TERMS]:
        return False
    gets, gives = deal[GIVES] + deal[GIVES_LATER], deal[WANTS] + deal[WANTS_LATER]
    return gets > gives and (gets >= 2 * gives or purse(s, deal[OTHER]) - gives >= KEPT)


def owes(s: State, seat: int, other: int) -> int:
    """Return the spice that a seat has promised to `other`, less the spice that `other` has promised in return."""
    total = 0
    for deal in all_deals(s):
        if deal[STATUS] == MADE and {deal[MAKER], deal[OTHER]} == {seat, other}:
            net = deal[GIVES_LATER] - deal[WANTS_LATER]
            total += net if deal[MAKER] == seat else -net
    return total
