"""Phase 6: the order of shipping and moving, and when the Guild takes its turn (CLA-9.1, 9.2, 16.1, 19.9)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ATREIDES, BENE_GESSERIT, SPACING_GUILD
from sandtable.classic.content.map import POLAR_SINK
from sandtable.classic.rules import aid, frames
from sandtable.classic.rules.blow import fill_deck
from sandtable.classic.rules.board import territories_of
from sandtable.classic.rules.goods import kill_all, parts_with
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import FACTION, NO, SPICE_WORD, YES

PEEK: Final = ability("atr_spice_peek")
TIMING: Final = ability("gui_timing")


def _shipment(s: State, f: Frame) -> None:
    s.done = 0
    s.push(frames.SHIP_CLOSE)
    s.push(frames.SHIP_NEXT)
    if s.rules.advanced and s.seat_of[BENE_GESSERIT] != NOBODY:
        s.push(frames.ASK_WAR, s.seat_of[BENE_GESSERIT])
    if s.seat_of[ATREIDES] != NOBODY:
        s.push(frames.SHIP_PEEK, s.seat_of[ATREIDES])
        offer_stop(s, PEEK, s.seat_of[ATREIDES])
    aid.begin(s)


def _peek(s: State, f: Frame) -> None:
    """Show Atreides the top spice card (CLA-16.1), after rebuilding an empty deck (CLA-1.4)."""
    if not s.stopped:
        fill_deck(s)
        s.spice_seen = 1
        s.learnt += 1
        s.tell("spice_peek", f[1], 0, SPICE_WORD + s.spice_deck[-1], eyes=1 << f[1])


def _next(s: State, f: Frame) -> None:
    """Start the turn of the next seat in storm order, or ask the Guild whether it takes its turn now (CLA-19.9).

    `a` is 1 if the Guild has declined for now, and 2 if it was stopped and keeps its place. `b` is 1 if it waits and
    nobody has stopped that.
    """
    left = [seat for seat in s.order if not (s.done >> seat) & 1]
    if not left:
        return
    guild = s.seat_of[SPACING_GUILD]
    if s.rules.advanced and guild in left and len(left) > 1 and f[2] == 0:
        s.push(frames.ASK_GO, guild, left[0], f[3])
        return
    seat = left[0]
    if seat == guild and f[2] == 1 and len(left) > 1:
        seat = left[1]
    s.push(frames.SHIP_NEXT, NOBODY, 2 if f[2] == 2 else 0, f[3])
    s.push(frames.SHIP_TURN, seat)


class Go(Question):
    """Ask whether the Guild takes its turn now (CLA-19.9); `a` is the next seat, `b` is 1 if it has waited before.

    A turn before its place in storm order can be stopped, and so can letting others go first when its place has come.
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_GO, "guild_now", "CLA-19.9")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        waits = given[seat][0] == NO
        in_its_place = f[2] == seat
        if waits == in_its_place and not f[3]:
            s.push(frames.SHIP_GUILD, seat, 1 if waits else 0)
            offer_stop(s, TIMING, seat)
        elif waits:
            s.push(frames.SHIP_NEXT, NOBODY, 1, f[3])
        else:
            s.push(frames.SHIP_NEXT)
            s.push(frames.SHIP_TURN, seat)


def _guild(s: State, f: Frame) -> None:
    """Carry out the Guild's decision. `a` is 1 if it lets others go first. If stopped, it takes its turn in storm order
    (CLA-20.2)."""
    if s.stopped:
        s.push(frames.SHIP_NEXT, NOBODY, 2)
    elif f[2]:
        s.push(frames.SHIP_NEXT, NOBODY, 1, 1)
    else:
        s.push(frames.SHIP_NEXT)
        s.push(frames.SHIP_TURN, f[1])


def _turn(s: State, f: Frame) -> None:
    """Run one seat's shipment, then its move (CLA-9.1)."""
    seat = f[1]
    first = s.done == 0
    s.done |= 1 << seat
    s.tell("shipping", seat)
    s.push(frames.SHIP_TURN_END, seat)
    s.push(frames.MOVE_TURN, seat)
    s.push(frames.ASK_SHIP, seat)
    if not first:
        s.push(frames.MOMENT, NOBODY, frames.WITHIN_PHASE)


def _turn_end(s: State, f: Frame) -> None:
    """Kill forces that are with the ally's at the end of a turn: those of the later of the two (CLA-13.9, CLA-25.15)
    or, with the option of CLA-26, of the seat whose turn ends."""
    seat = f[1]
    ally = s.ally[seat]
    at_once = s.rules.mover_loses or s.rules.ally_entry
    if ally == NOBODY or not (at_once or (s.done >> ally) & 1):
        return
    for territory in territories_of(s, seat):
        if territory != POLAR_SINK and s.inside(ally, territory):
            s.tell("with_ally", seat, 0, FACTION + s.factions[ally])
            kill_all(s, seat, parts_with(s, seat, territory), "CLA-13.9")


def _close(s: State, f: Frame) -> None:
    aid.end(s)


declare(Go())
steps(
    {
        frames.SHIPMENT: _shipment,
        frames.SHIP_PEEK: _peek,
        frames.SHIP_NEXT: _next,
        frames.SHIP_GUILD: _guild,
        frames.SHIP_TURN: _turn,
        frames.SHIP_TURN_END: _turn_end,
        frames.SHIP_CLOSE: _close,
    }
)
