"""Cards and powers that can be used at any time, and the moments at which they are used.

They are Truthtrance, Tleilaxu Ghola, Amal, Thumper, the Karama powers of factions, the Emperor's gift to its ally, and
showing cards. Normally nobody is asked about them: a seat says by a free word (`wishes`) which one it wants to use, or
about which one it wants to be asked. A wish acts at once if the present moment allows it (`moment_now`), otherwise at
the next moment that does: at the start of a phase and before battle plans; things that belong to no phase also before
cards for sale and turns of shipment. Of several seats, the first in storm order acts first.

If a seat wishes to be asked, everybody is shown as asked, but only the seats that wished it answer; so nobody learns
which seats they are.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, EMPEROR, FREMEN, HARKONNEN, TLEILAXU
from sandtable.classic.content.phases import BATTLE, BIDDING, REVIVAL, SHIPMENT_MOVEMENT, SPICE_BLOW, STORM
from sandtable.classic.content.treachery import AMAL, THUMPER, TLEILAXU_GHOLA, TRUTHTRANCE
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import calm, purse
from sandtable.classic.rules.blow import THUMPED
from sandtable.classic.rules.deals import keep_possible
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER
from sandtable.classic.rules.goods import haderach_dead, pay, play_card
from sandtable.classic.rules.karama import karamas, played_karama
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.revival import in_tanks, some_dead
from sandtable.classic.rules.state import ALIVE, NOBODY, Frame, State
from sandtable.classic.rules.wishes import THING, holds_of, owned, wants_of
from sandtable.classic.rules.words import GIFT, KARAMA_WORD, PASS, SHOW, TREACHERY_WORD

AT_START: Final = 0
BEFORE_PLANS: Final = 1
WITHIN: Final = frames.WITHIN_PHASE  # before a card is put up for bid, and before each turn of phase 6 (R-CLA-52)
SHOWING: Final = (BIDDING, SHIPMENT_MOVEMENT, BATTLE)  # the phases at whose start players may show cards (R-CLA-37)
NOT_NOW: Final = -1

# The first questions of phases: until one of them is answered, nothing has happened in the phase.
_FIRST: Final = {
    STORM: (frames.ASK_DIAL,),
    BIDDING: (frames.ASK_SUPPORT, frames.ASK_STOP),
    REVIVAL: (frames.ASK_LIMIT, frames.ASK_GRANT, frames.ASK_REVIVE, frames.ASK_LEADER),
    SHIPMENT_MOVEMENT: (frames.ASK_SUPPORT, frames.ASK_STOP, frames.ASK_WAR, frames.ASK_GO, frames.ASK_SHIP),
    BATTLE: (frames.ASK_BATTLE,),
}
_BEFORE_PLANS: Final = (frames.ASK_VOICE, frames.ASK_SIGHT, frames.ASK_PLAN)
_BOTH: Final = 3  # argument of ASK_PLAN if neither plan has been made
# Questions to one seat about what it does next, before which anything of no phase can be used (R-CLA-52).
_WITHIN: Final = (
    frames.ASK_BID, frames.ASK_REVIVE, frames.ASK_GO, frames.ASK_SHIP, frames.ASK_MOVE, frames.ASK_BATTLE,
    frames.ASK_ALLIANCE,
)  # fmt: skip


def power_time(s: State, seat: int, moment: int) -> bool:
    """Tell whether this moment allows the Karama power of a seat's faction (CLA-20.6)."""
    if not s.rules.advanced or (s.powers >> seat) & 1:
        return False
    faction = s.factions[seat]
    tied = s.rules.powers_in_phase  # CLA-26.15
    if faction == HARKONNEN:
        now = moment == AT_START and s.phase == BIDDING if tied else True
        return now and any(s.hands[other] for other in range(s.seats) if other != seat)
    if faction == EMPEROR:
        now = moment == AT_START and s.phase == REVIVAL if tied else True
        return now and (in_tanks(s, seat) > 0 or some_dead(s, seat))
    if moment == BEFORE_PLANS:
        return faction == ATREIDES
    if moment == WITHIN:
        return False
    if faction == FREMEN:
        return s.phase == SPICE_BLOW and s.turn > 1
    return faction == TLEILAXU and s.phase == REVIVAL


def may_show(s: State, seat: int, moment: int) -> bool:
    """Tell whether a seat may show cards voluntarily: once in each phase of SHOWING (CLA-14.1, R-CLA-37)."""
    if not s.rules.deals or moment != AT_START or s.phase not in SHOWING or (s.showed >> seat) & 1:
        return False
    return len(s.hands[seat]) + len(s.traitors[seat]) > 0


def may_give(s: State, seat: int, moment: int) -> bool:
    """Tell whether the Emperor may give spice to its ally: once in a phase (CLA-16.3, R-CLA-32)."""
    return s.factions[seat] == EMPEROR and s.ally[seat] != NOBODY and not s.gifted and moment == AT_START


def ghola_helps(s: State, seat: int) -> bool:
    """Tell whether the seat has a leader or forces in the tanks that a Tleilaxu Ghola could revive."""
    if in_tanks(s, seat) or haderach_dead(s, seat):
        return True
    return any(s.leader_is[leader] != ALIVE and s.leader_of[leader] == seat for leader in range(len(s.leader_is)))


def playable(s: State, seat: int, moment: int) -> list[int]:
    """Return the words of the cards and powers that a seat can use at this moment."""
    hand = s.hands[seat]
    found: list[int] = []
    if TRUTHTRANCE in hand:
        found.append(TREACHERY_WORD + TRUTHTRANCE)
    if TLEILAXU_GHOLA in hand and ghola_helps(s, seat):
        found.append(TREACHERY_WORD + TLEILAXU_GHOLA)
    if moment == AT_START:
        if AMAL in hand:
            found.append(TREACHERY_WORD + AMAL)
        if THUMPER in hand and s.phase == SPICE_BLOW and s.turn > 1 and s.nexus != THUMPED:
            found.append(TREACHERY_WORD + THUMPER)
    if power_time(s, seat, moment) and karamas(s, seat):
        found.append(KARAMA_WORD)
    if may_give(s, seat, moment) and purse(s, seat):
        found.append(GIFT)
    if may_show(s, seat, moment):
        found.append(SHOW)
    return found


def moment_now(s: State) -> int:
    """Return the moment at which the open question can be interrupted, or NOT_NOW.

    The start of a phase lasts until its first answer (CLA-3.1). Before plans are shown to somebody, they can be made
    again. A seat that is about to act can be interrupted.
    """
    frame = s.stack[-1]
    question = frame[0]
    begun = len(s.asked) == 1 and len(s.answers[s.asked[0]]) > 0
    if begun:
        return NOT_NOW
    if s.battle and not s.plans[0] and not s.plans[1] and question in _BEFORE_PLANS:
        return BEFORE_PLANS if question != frames.ASK_PLAN or frame[2] == _BOTH else NOT_NOW
    if s.since == s.before - s.spoken and s.phase in _FIRST and question in _FIRST[s.phase]:
        again = question == frames.ASK_STOP and frame[3] == 1
        return NOT_NOW if again or s.row else AT_START
    if len(s.asked) > 1 or question not in _WITHIN or s.move or not calm(s):
        return NOT_NOW
    return NOT_NOW if question == frames.ASK_BID and (s.bid or s.bid_passes) else WITHIN


def interject(s: State) -> bool:
    """Interrupt the open question if a seat has wished to use something that is allowed now; return whether that
    happened."""
    moment = moment_now(s)
    if moment == NOT_NOW:
        return False
    for seat in range(s.seats):
        wants = wants_of(s, seat)
        if wants and any(word in wants for word in playable(s, seat, moment)):
            if s.stack[-1][0] == frames.ASK_PLAN:  # a plan may be shown to Atreides first now
                s.stack.pop()
                s.push(frames.BATTLE_PLANS)
            if moment == BEFORE_PLANS:
                s.push(frames.BATTLE_LEADERS)
            s.push(frames.MOMENT, NOBODY, moment)
            return True
    return False


def _moment(s: State, f: Frame) -> None:
    """Let the first seat in storm order that wants to use a card or power do so. If there is none, ask the seats that
    wished to be asked.

    What a seat uses at this moment reveals something to everybody, so no earlier move can be undone.
    """
    moment = f[2]
    asked = 0
    s.learnt += 1
    for seat in s.order:
        if not s.wishes[seat]:
            continue
        words = playable(s, seat, moment)
        for thing, word in enumerate(THING):
            if word in words and (s.wishes[seat] >> thing) & 1:
                s.wishes[seat] &= ~(1 << thing)
                s.push(frames.MOMENT, NOBODY, moment)
                _act(s, seat, word)
                return
        if any(word in holds_of(s, seat) for word in words):
            asked |= 1 << seat
    if asked:
        s.waiting = asked
        s.tell("moment", NOBODY)
        s.push(frames.ASK_MOMENT, NOBODY, moment)
    _think_again(s, moment)


def _think_again(s: State, moment: int) -> None:
    """Mark the seats that own a card or power for the phase or battle now beginning, so that bots reconsider their
    wishes (`called`)."""
    if moment == AT_START:
        s.since = s.before - s.spoken
        s.musing = 0
    elif moment == BEFORE_PLANS:
        s.musing = 0
    else:
        return
    for seat in range(s.seats):
        fights = moment == AT_START or seat in (s.battle[AGGRESSOR], s.battle[DEFENDER])
        if (fights or s.factions[seat] == ATREIDES) and any(word != SHOW for word in owned(s, seat)):
            s.musing |= 1 << seat
    s.occasions += 1


class Moment(Question):
    """Ask the seats that wished to be asked which card or power they use now. `a` is the moment: AT_START, BEFORE_PLANS
    or WITHIN."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_MOMENT, "moment", "CLA-17.2", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return list(range(s.seats))  # whoever wished it, everybody is shown as asked

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, *playable(s, seat, f[2])]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) > 0 or not (s.waiting >> seat) & 1

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.waiting = 0
        for seat in s.order:
            if given[seat] and given[seat][0] != PASS:
                s.push(frames.MOMENT, NOBODY, f[2])
                _act(s, seat, given[seat][0])
                return


def _act(s: State, seat: int, word: int) -> None:
    """Let a seat use the card or power of this word."""
    if word == SHOW:
        s.tell("showing", seat)
        s.showed |= 1 << seat
        s.push(frames.ASK_REVEAL, seat)
    elif word == GIFT:
        s.tell("offering", seat, 0, word)
        s.gifted = 1
        s.push(frames.ASK_GIFT, seat)
    elif word == KARAMA_WORD:
        s.powers |= 1 << seat
        s.push(frames.POWER_KARAMA, seat)
        played_karama(s, seat, word)
    elif word == TREACHERY_WORD + TRUTHTRANCE:
        play_card(s, seat, TRUTHTRANCE)
        s.push(frames.ASK_TRUTH, seat)
    elif word == TREACHERY_WORD + TLEILAXU_GHOLA:
        play_card(s, seat, TLEILAXU_GHOLA)
        s.push(frames.ASK_GHOLA, seat)
    elif word == TREACHERY_WORD + THUMPER:
        play_card(s, seat, THUMPER)
        s.nexus = THUMPED
    else:
        play_card(s, seat, AMAL)
        for other in s.order:  # includes the player of the card; rounded up (CLA-21.5)
            pay(s, other, (s.spice[other] + 1) // 2, rule="CLA-21.5")
            if s.deals:
                keep_possible(s, other)


def _power(s: State, f: Frame) -> None:
    """Start the Karama power of a seat's faction."""
    seat = f[1]
    faction = s.factions[seat]
    s.tell("power", seat)
    if faction == ATREIDES:
        s.push(frames.ASK_SEE_PLAN, seat)
    elif faction == EMPEROR:
        s.push(frames.ASK_FREE, seat)
    elif faction == FREMEN:
        s.push(frames.ASK_CALL_WORM, seat)
    elif faction == HARKONNEN:
        s.push(frames.ASK_TAKE, seat)
    else:
        s.push(frames.ASK_STOP_REVIVAL, seat)


declare(Moment())
steps({frames.POWER_KARAMA: _power, frames.MOMENT: _moment})
