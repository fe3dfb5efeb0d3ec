"""Free moves of bots: answers to offers, and the amount their ally may use (CLA-13.10, CLA-15.1).

A bot accepts an offer that brings it more spice than it gives, as long as it keeps enough to act with until the Mentat
Pause. It refuses offers with terms in words, which it cannot read and so could not keep. It makes no offers itself.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.judge.market import spare_for_ally
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
from sandtable.classic.rules.state import State
from sandtable.classic.rules.words import ACCEPT, CALL_OFF, HELP, NUMBERS, REFUSE

NOTHING: Final = -1
KEPT: Final = 5  # spice to keep, unless the offer brings twice as much as it costs


def answer(s: State, seat: int, options: list[int]) -> int:
    """Return the free word a seat says now, one of its options; NOTHING if it has none."""
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
    return NOTHING


def help_anew(s: State) -> None:
    """Set every seat's help for this phase, in a game that is played on by a search."""
    for seat in range(s.seats):
        if (s.renew >> seat) & 1:
            pledge(s, seat, max(spare_for_ally(s, seat), least(s, seat)))


def pays(s: State, deal: list[int]) -> bool:
    """Tell whether an offer pays for the seat it is made to."""
    if deal[TERMS]:
        return False
    gets, gives = deal[GIVES] + deal[GIVES_LATER], deal[WANTS] + deal[WANTS_LATER]
    return gets > gives and (gets >= 2 * gives or purse(s, deal[OTHER]) - gives >= KEPT)


def owes(s: State, seat: int, other: int) -> int:
    """Return the spice a seat has promised another, less the spice it is promised in return."""
    total = 0
    for deal in all_deals(s):
        if deal[STATUS] == MADE and {deal[MAKER], deal[OTHER]} == {seat, other}:
            net = deal[GIVES_LATER] - deal[WANTS_LATER]
            total += net if deal[MAKER] == seat else -net
    return total
