"""Karama: stopping an ability when it is used, and the cards that count as a Karama (CLA-20).

Whenever a stoppable ability is used, all seats that might hold a Karama, judging by public information, are asked at
the same time, and their answers are sealed (`offer_stop`). A seat that cannot play one has only the option `pass`. The
next step on the stack reads `s.stopped`.
"""

from __future__ import annotations

from sandtable.classic.content.factions import ABILITIES, ABILITY_NUMBER, BENE_GESSERIT
from sandtable.classic.content.treachery import KARAMA, TREACHERY, WORTHLESS
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER, side_of
from sandtable.classic.rules.goods import left_of, play_card
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import Frame, State
from sandtable.classic.rules.words import ABILITY, PASS, TREACHERY_WORD

BG_WORTHLESS = ABILITY_NUMBER["bg_worthless_karama"]


def might_hold(s: State, seat: int, kind: int) -> bool:
    """Tell whether a seat might hold a card of this kind, judging by public information."""
    hand = len(s.hands[seat])
    if hand == 0:
        return False
    seen = s.seen_cards[seat]
    return kind in seen or (hand > len(seen) and left_of(s, kind) > 0)


def any_worthless(s: State, seat: int) -> bool:
    """Tell whether this seat plays worthless cards as Karama (CLA-19.2)."""
    return s.rules.advanced and s.factions[seat] == BENE_GESSERIT


def might_karama(s: State, seat: int) -> bool:
    """Tell whether a seat might hold a card that works as a Karama, judging by public information."""
    return might_hold(s, seat, KARAMA) or (any_worthless(s, seat) and len(s.hands[seat]) > 0)


def karamas(s: State, seat: int) -> list[int]:
    """Return the words of the cards that a seat can play as a Karama."""
    found: list[int] = []
    worthless = any_worthless(s, seat)
    hand = s.hands[seat]
    for kind in hand:
        if kind == KARAMA or (worthless and TREACHERY[kind].type == WORTHLESS):
            if TREACHERY_WORD + kind not in found and hand.count(kind) > bound(s, seat, kind):
                found.append(TREACHERY_WORD + kind)
    return found


def bound(s: State, seat: int, kind: int) -> int:
    """Return how many cards of a kind are in the seat's own battle plan and can be used for nothing else."""
    if not s.battle or seat not in (s.battle[AGGRESSOR], s.battle[DEFENDER]):
        return 0
    return s.plans[side_of(s, seat)][1:3].count(kind)


def offer_stop(s: State, ability: int, user: int) -> None:
    """Ask all seats but the user whether they stop this use of an ability; the next step reads `s.stopped`."""
    assert ABILITIES[ability].karama
    s.stopped = 0
    s.push(frames.ASK_STOP, user, ability)


def ability(id: str) -> int:
    """Return the number of the stoppable ability with this id."""
    number = ABILITY_NUMBER[id]
    assert ABILITIES[number].karama, id
    return number


class Stop(Question):
    """Ask the seats that might hold a Karama whether they stop this ability (CLA-20.2).

    `b` is 1 after a worthless card was played as a Karama to stop it: the seats are asked again if that card was itself
    stopped.
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_STOP, "stop", "CLA-20.2", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        if f[3] and s.stopped:
            return []
        return [seat for seat in range(s.seats) if seat != f[1] and might_karama(s, seat)]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, *karamas(s, seat)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if f[3] and s.stopped:
            return
        s.stopped = 0
        for seat in s.order:  # if several want to, the first in storm order plays its card; the others keep theirs
            if given[seat] and given[seat][0] != PASS:
                s.tell("stopped", seat, 0, ABILITY + f[2])
                if given[seat][0] != TREACHERY_WORD + KARAMA:
                    s.push(frames.ASK_STOP, f[1], f[2], 1)
                played_karama(s, seat, given[seat][0])
                return

    def cause(self, s: State, f: Frame) -> int:
        return ABILITY + f[2]


def played_karama(s: State, seat: int, word: int) -> None:
    """Play a card as a Karama, which sets `s.stopped` to 1; a worthless card can itself be stopped by others."""
    kind = word - TREACHERY_WORD
    play_card(s, seat, kind)
    s.learnt += 1
    s.stopped = 1
    if kind != KARAMA:
        s.push(frames.WORTHLESS_KARAMA, seat)
        offer_stop(s, BG_WORTHLESS, seat)


def _worthless_karama(s: State, f: Frame) -> None:
    """Let the ability be used after all if the worthless card that was played as a Karama to stop it was itself
    stopped."""
    s.stopped = 1 - s.stopped


declare(Stop())
steps({frames.WORTHLESS_KARAMA: _worthless_karama})
