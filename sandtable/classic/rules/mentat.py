"""Phase 9: the Mentat Pause, and all ways to win (CLA-12)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    HARKONNEN,
    SPACING_GUILD,
    STRONGHOLDS_TO_WIN,
    STRONGHOLDS_TO_WIN_ALLIED,
    TLEILAXU,
)
from sandtable.classic.content.map import HABBANYA_SIETCH, SIETCH_TABR, TUEKS_SIETCH
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import fighters, occupants, strongholds_of
from sandtable.classic.rules.deals import pay_promises
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.setup import draw_dancer
from sandtable.classic.rules.state import NOBODY, TRAITOR_LUCK, Frame, State
from sandtable.classic.rules.words import NO, NUMBER, YES, traitor_word

FACE_SWAP: Final = ability("tle_face_swap")

REASONS: Final = ("strongholds", "prediction", "fremen", "guild", "most_strongholds")
BY_STRONGHOLDS: Final = 0
BY_PREDICTION: Final = 1
BY_FREMEN: Final = 2
BY_GUILD: Final = 3
BY_MOST: Final = 4
_VICTORIES: Final = ("CLA-12.2", "CLA-12.6", "CLA-12.7", "CLA-12.8", "CLA-12.9")  # the rules, by reason
TIES: Final = ("none", "storm_order", "shared")
NO_TIE: Final = 0
STORM_ORDER: Final = 1
SHARED: Final = 2


def _mentat(s: State, f: Frame) -> None:
    """Pay everything promised for the Mentat Pause, then move the spice of deals behind the shields (CLA-12.1)."""
    if s.deals:
        pay_promises(s)
    for seat in range(s.seats):
        if s.bribes[seat]:
            s.tell("bribe_taken", seat, s.bribes[seat])
            s.spice[seat] += s.bribes[seat]
            s.bribes[seat] = 0
    s.push(frames.MENTAT_END)
    tleilaxu = s.seat_of[TLEILAXU]
    if tleilaxu != NOBODY and s.dancers and s.traitor_deck:
        s.push(frames.ASK_FACE_SWAP, tleilaxu)


class FaceSwap(Question):
    """Ask whether the Tleilaxu replace a Face Dancer (CLA-23.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_FACE_SWAP, "face_swap", "CLA-23.4")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            s.push(frames.MENTAT_SWAP, f[1])
            offer_stop(s, FACE_SWAP, f[1])


def _swap(s: State, f: Frame) -> None:
    if not s.stopped:
        s.push(frames.ASK_FACE, f[1])


class SwapFace(Question):
    """Ask which of their Face Dancers the Tleilaxu replace."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_FACE, "face_swapped", "CLA-23.4", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [traitor_word(card) for card in s.dancers]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word = given[f[1]][0]
        for card in s.dancers:
            if traitor_word(card) == word:
                s.dancers.remove(card)
                s.traitor_deck.append(card)
                break
        s.tell("dancer_returned", f[1], 1, word, eyes=1 << f[1])
        s.traitor_deck.sort()
        s.chance.shuffle(TRAITOR_LUCK, s.traitor_deck)
        draw_dancer(s)


# --- victory -----------------------------------------------------------------------------
def _end(s: State, f: Frame) -> None:
    winners = by_strongholds(s)
    reason = BY_STRONGHOLDS
    tie = STORM_ORDER if len(candidates(s)) > 1 else NO_TIE
    if not winners and s.turn == s.rules.turns:
        winners, reason = at_the_end(s)
        tie = SHARED if reason == BY_MOST and len(winners) > len(together(s, winners[0])) else NO_TIE
    if reason in (BY_STRONGHOLDS, BY_MOST) and foreseen(s, winners):
        winners, reason = [s.seat_of[BENE_GESSERIT]], BY_PREDICTION
        tie = NO_TIE if tie == SHARED else tie
    if not winners:
        s.push(frames.TURN)
        return
    points = [held(s, seat) for seat in range(s.seats)]
    ranks = [1 if seat in winners else 2 for seat in range(s.seats)]
    s.outcomes = [*ranks, *points, reason, tie]
    for seat in winners:
        s.tell("winner", seat, held(s, seat), NUMBER + s.turn, rule=_rule_behind(s, seat, reason))
    s.learnt += 1
    s.stack = []


def _rule_behind(s: State, seat: int, reason: int) -> str:
    """Return the number of the rule by which a seat wins for this reason."""
    if reason == BY_STRONGHOLDS and s.ally[seat] != NOBODY:
        return "CLA-12.3"
    if reason == BY_FREMEN and not fremen_hold(s, s.seat_of[FREMEN]):
        return "CLA-12.8"
    return _VICTORIES[reason]


def foreseen(s: State, winners: list[int]) -> bool:
    """Tell whether the Bene Gesserit predicted this turn and one of these winners (CLA-12.6, R-CLA-53)."""
    return s.seat_of[BENE_GESSERIT] != NOBODY and s.predicted_turn == s.turn and s.predicted in winners


def held(s: State, seat: int) -> int:
    """Return how many strongholds count for a seat; three technology tokens count as one more stronghold (CLA-24.5)."""
    n = len(strongholds_of(s, seat))
    if s.tokens.count(seat) == len(s.tokens):
        n += 1
    return n


def candidates(s: State) -> list[list[int]]:
    """Return the seats or alliances that have enough strongholds, in storm order (CLA-12.2, CLA-12.3, CLA-2.9)."""
    found: list[list[int]] = []
    alone = STRONGHOLDS_TO_WIN if s.seats > 2 else STRONGHOLDS_TO_WIN_ALLIED
    for seat in s.order:
        ally = s.ally[seat]
        if ally == NOBODY:
            if held(s, seat) >= alone:
                found.append([seat])
        elif held(s, seat) + held(s, ally) >= STRONGHOLDS_TO_WIN_ALLIED:
            pair = sorted([seat, ally])
            if pair not in found:
                found.append(pair)
    return found


def by_strongholds(s: State) -> list[int]:
    """Return the first seat or alliance in storm order with enough strongholds; empty if none (CLA-12.5)."""
    found = candidates(s)
    return found[0] if found else []


def together(s: State, seat: int) -> list[int]:
    return [seat] if s.ally[seat] == NOBODY else sorted([seat, s.ally[seat]])


def at_the_end(s: State) -> tuple[list[int], int]:
    """Return the winners, and the reason, if nobody has won by the end of the last turn (CLA-12.7 to CLA-12.9)."""
    fremen, guild = s.seat_of[FREMEN], s.seat_of[SPACING_GUILD]
    if fremen != NOBODY and fremen_hold(s, fremen):
        return together(s, fremen), BY_FREMEN
    if guild != NOBODY:
        return together(s, guild), BY_GUILD
    if fremen != NOBODY:
        return together(s, fremen), BY_FREMEN
    most = max([held(s, seat) for seat in range(s.seats)])
    first = [seat for seat in range(s.seats) if held(s, seat) == most]  # all tied seats win (CLA-25.20)
    return [seat for seat in range(s.seats) if seat in first or s.ally[seat] in first], BY_MOST  # CLA-12.3


def fremen_hold(s: State, fremen: int) -> bool:
    """Tell whether the Fremen meet the conditions of their own victory (CLA-12.7)."""
    for sietch in (SIETCH_TABR, HABBANYA_SIETCH):
        if any(seat != fremen for seat in occupants(s, sietch)):
            return False
    for faction in (HARKONNEN, ATREIDES, EMPEROR):
        seat = s.seat_of[faction]
        if seat != NOBODY and fighters(s, seat, TUEKS_SIETCH):
            return False
    return True


declare(FaceSwap(), SwapFace())
steps({frames.MENTAT: _mentat, frames.MENTAT_SWAP: _swap, frames.MENTAT_END: _end})
