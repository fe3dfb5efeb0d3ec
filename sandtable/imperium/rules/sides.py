"""Who acts for whom, who is against whom, and who controls what.

Where everybody plays alone each of these is a look at an empty list. What teams there are, and whom somebody acts for
just now, the module of the game knows (`Module.receives`, `Module.sides`).
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules.state import NOBODY, Frame, State

DECIDES: Final = 0  # the seat that decides for parties that play by themselves


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


# --- parties that play by themselves -----------------------------------------------------
def ask_for_rival(s: State, question: int, rival: int, node: Effect, b: int) -> None:
    """Put a player's question to the player for a Rival: the last number of its frame says for whom (`acting`)."""
    s.stack.append((question, DECIDES, node.id, b, rival + 1))


def acting(frame: Frame) -> int:
    """Whose pieces an answer moves: the seat that is asked, or the Rival it is asked for."""
    return frame[4] - 1 if frame[4] else frame[1]
