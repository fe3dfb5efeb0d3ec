"""Changes that effects make to the Bene Tleilax board: specimens, steps of the track, cards removed from the Row."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import SPICE
from sandtable.imperium.modules.tleilaxu.board import NO_TOKEN, refill, tleilaxu_of, tleilaxu_tables
from sandtable.imperium.modules.tleilaxu.language import ID, RUNG
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.catalog import NODES, OF_CARD
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, Step, declare
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import NO_CARD, NOBODY, Frame, State

GO_ON: Final = given(ID, "go_on")  # a: node, b: steps left


# --- specimens ---------------------------------------------------------------------------
def specimens(s: State, seat: int) -> int:
    """Return the number of specimens that the seat can spend: its own, or for a commander those of the ally for whom he
    acts (IMM-13.5)."""
    return tleilaxu_of(s).specimens[receiver(s, seat)]


def make_specimens(s: State, seat: int, n: int) -> None:
    """Move `n` troops of the seat (of the ally for whom it acts) from the supply to the Axolotl tanks, or all of the
    supply if there are fewer (IMM-2.1, 17.2)."""
    seat = receiver(s, seat)
    p = s.players[seat]
    n = min(n, p.supply)
    p.supply -= n
    tleilaxu_of(s).specimens[seat] += n
    if s.journal is not None and n:
        s.note("specimen", seat, n)


def spend_specimens(s: State, seat: int, n: int) -> None:
    """Move `n` specimens from the tanks back to their owner's supply as a payment (IMM-2.2)."""
    _return(s, receiver(s, seat), n)
    if s.journal is not None:
        s.note("specimen_spent", receiver(s, seat), n)


def take_specimens_back(s: State, seat: int, n: int) -> None:
    """Move `n` specimens of the seat from the tanks back to the supply; nothing is gained in exchange (IMM-2.3)."""
    _return(s, seat, n)
    if s.journal is not None:
        s.cause = 0
        s.note("specimen_back", seat, n)


def _return(s: State, seat: int, n: int) -> None:
    tleilaxu_of(s).specimens[seat] -= n
    s.players[seat].supply += n


# --- the track ---------------------------------------------------------------------------
def steps_left(s: State, seat: int) -> int:
    """Return how many steps are left on the Tleilaxu track between the seat's token and the end; 0 if the seat has no
    token."""
    at = tleilaxu_of(s).step[seat]
    return tleilaxu_tables(s.rules).top - at if at != NO_TOKEN else 0


def advance(s: State, seat: int, node: int, n: int) -> None:
    """Move the seat's token one step on the Tleilaxu track and push the bonus of that step; if `n` is more than 1, the
    remaining steps follow after the bonus (IMM-5.4). At the end of the track do nothing (IMM-17.1). `node` is the
    effect that moves the token."""
    if not steps_left(s, seat):
        return
    if n > 1:
        s.stack.append((GO_ON, seat, node, n - 1, 0))
    part = tleilaxu_of(s)
    part.step[seat] += 1
    at = part.step[seat]
    tables = tleilaxu_tables(s.rules)
    if s.journal is not None:
        s.note("tleilaxu_step", seat, at, RUNG.thing | tables.rungs[at])
    rival = s.players[seat].rival
    s.stack.append((frames.RIVAL_DO if rival else frames.DO, seat, tables.rewards[at], 0, 0))
    if part.spice[at]:
        n, part.spice[at] = part.spice[at], 0
        s.cause = RUNG.thing | tables.rungs[at]
        gain_resource(s, seat, SPICE, n, "first_there")


def go_on_step(s: State, frame: Frame) -> None:
    s.cause = NODES[frame[2]].thing
    advance(s, frame[1], frame[2], frame[3])


# --- the Row -----------------------------------------------------------------------------
def remove_from_row(s: State, at: int) -> None:
    """Remove a card of the Tleilaxu Row from the game and replace it; `at` is 0 for the left card, 1 for the right one
    (IMM-11.4, 17.8)."""
    part = tleilaxu_of(s)
    kind = part.row[at]
    if kind == NO_CARD:
        return
    s.trashed.append(kind)
    if s.journal is not None:
        s.note("tleilaxu_removed", NOBODY, 1, OF_CARD | kind)
    refill(s, at)


declare(Step(GO_ON, "tleilaxu_on", go_on_step, ABOUT_NODE, MORE), module=ID)
