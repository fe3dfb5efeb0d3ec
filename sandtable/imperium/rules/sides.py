"""Who acts for whom, who is against whom, and who controls what.

Where everybody plays alone each of these is a look at an empty list. What teams there are, and whom somebody acts for
just now, the module of the game knows (`Module.receives`, `Module.sides`).
"""

from __future__ import annotations

from sandtable.imperium.rules.state import NOBODY, State


def receiver(s: State, seat: int) -> int:
    """Whose units, swords and Influence on the board are meant where an effect of this seat speaks of its own."""
    for module in s.rules.when_receives:
        seat = module.receives(s, seat)
    return seat


def of_turn(s: State, seat: int) -> bool:
    """Is it this seat's turn, or that of somebody who acts for it?"""
    if seat == s.turn_seat:
        return True
    return s.turn_seat != NOBODY and len(s.rules.when_receives) > 0 and receiver(s, s.turn_seat) == seat


def opposed(s: State, seat: int, other: int) -> bool:
    """Is the other an opponent of the seat?"""
    sides = s.rules.sides
    return seat != other and (not sides or not (sides[seat] >> other) & 1)


def opponents_with_troops(s: State, seat: int) -> list[int]:
    """Return the opponents of the seat who have a troop in the Conflict: other units do not count (IMP-20.54)."""
    return [other for other, p in enumerate(s.players) if p.conflict > 0 and opposed(s, seat, other)]


def controller_of(s: State, space: int) -> int:
    """Return who controls a space, or NOBODY: a module may say so, else it is the owner of the control marker there.

    `s.control` has the markers; whoever asks for control asks here.
    """
    for module in s.rules.when_controls:
        holder = module.controls(s, space)
        if holder != NOBODY:
            return holder
    return s.control[space]


def fights(s: State, seat: int) -> bool:
    """Has the seat a unit in the Conflict, or somebody on whose behalf it may play?"""
    p = s.players[seat]
    if p.conflict or p.other_units:
        return True
    return len(s.rules.when_receives) > 0 and any(module.in_combat(s, seat) for module in s.rules.when_receives)
