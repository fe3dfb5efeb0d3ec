"""Functions that tell which seat acts for which, who is an opponent, and who controls a space.

In games without teams each function only checks an empty list. The game's module knows the teams and the seat for which
somebody acts at the moment (`Sides.receives`, `Sides.sides`).
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.state import NOBODY, Frame, State

DECIDES: Final = 0  # the seat that decides for automated parties


def receiver(s: State, seat: int) -> int:
    """Return the seat to which "your units, swords and Influence" refers in an effect of this seat: another seat if
    this one acts for it."""
    for module in s.rules.when_receives:
        seat = module.receives(s, seat)
    return seat


def has_own_units(s: State, seat: int) -> bool:
    """Tell whether the seat can have units of its own; some parties never have any (UPR-S2.5)."""
    return all(module.may_fight(s, seat) for module in s.rules.when_receives)


def acts_for_nobody(s: State, seat: int) -> bool:
    """Tell whether the seat can have no units of its own and acts for no other party now."""
    return len(s.rules.when_receives) > 0 and receiver(s, seat) == seat and not has_own_units(s, seat)


def of_turn(s: State, seat: int) -> bool:
    """Tell whether the current turn is this seat's own, or that of a seat that acts for this one."""
    if seat == s.turn_seat:
        return True
    return s.turn_seat != NOBODY and len(s.rules.when_receives) > 0 and receiver(s, s.turn_seat) == seat


def opposed(s: State, seat: int, other: int) -> bool:
    """Tell whether the seat `other` is an opponent of the seat."""
    sides = s.rules.sides
    return seat != other and (not sides or not (sides[seat] >> other) & 1)


def opponents_with_troops(s: State, seat: int) -> list[int]:
    """Return the opponents of the seat with a troop in the Conflict; other units do not count (IMP-20.54)."""
    return [other for other, p in enumerate(s.players) if p.conflict > 0 and opposed(s, seat, other)]


def controller_of(s: State, space: int) -> int:
    """Return the seat that controls a space, or NOBODY: a module may decide it, otherwise the control marker does.

    `s.control` has only the markers; always use this function to find out who controls a space.
    """
    for module in s.rules.when_controls:
        holder = module.controls(s, space)
        if holder != NOBODY:
            return holder
    return s.control[space]


def fights(s: State, seat: int) -> bool:
    """Tell whether the seat takes part in the Conflict: it has a unit there, or may play there for a party that has
    one."""
    p = s.players[seat]
    if p.conflict or p.other_units:
        return True
    return len(s.rules.when_receives) > 0 and any(module.in_combat(s, seat) for module in s.rules.when_receives)


# --- automated parties -------------------------------------------------------------------
def ask_for_rival(s: State, question: int, rival: int, node: Effect, b: int) -> None:
    """Ask the player, on behalf of a Rival, a question that players otherwise answer for themselves; the last number of
    the frame names the Rival (`acting`), `b` is the number before it."""
    s.stack.append((question, DECIDES, node.id, b, rival + 1))


def acting(frame: Frame) -> int:
    """Return the party whose pieces the answer to this question moves: the seat that is asked, or the Rival for which
    it is asked."""
    return frame[4] - 1 if frame[4] else frame[1]
