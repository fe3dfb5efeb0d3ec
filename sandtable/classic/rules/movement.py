"""Phase 6: moving forces on the planet (CLA-9.5 to 9.11), and Hajr.

A move takes one group from one territory to another, in portions: each portion is a number of plain and starred forces
that go from one part to another. The first portion fixes both territories; more portions follow until the seat is done.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT, FREMEN, IXIANS, MOVE_RANGE, MOVE_RANGE_ORNITHOPTERS
from sandtable.classic.content.map import PART_TERRITORY
from sandtable.classic.content.treachery import HAJR
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import FAR, advising, distances, joined, may_stay, ornithopters, somebody_else
from sandtable.classic.rules.goods import play_card
from sandtable.classic.rules.karama import ability, might_hold, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOWHERE, PLACES, Frame, State
from sandtable.classic.rules.words import NUMBER, PART, PASS, TERRITORY, TREACHERY_WORD

FREMEN_MOVE: Final = ability("fre_move")
IXIAN_MOVE: Final = ability("ix_move")
FAST: Final = 2  # range in territories, for Fremen and groups with a cyborg

# Indices into `s.move`; after them come the start and end parts of each portion.
ORIGIN: Final = 0  # the territory, NOWHERE before the first portion
GOAL: Final = 1
FLYING: Final = 2  # 1 with ornithopters, decided when the move begins (CLA-25.13)
SLOW: Final = 3  # 1 once the faster move was stopped
CYBORG: Final = 4  # 1 once the group has a cyborg
ALLOWED: Final = 5  # 1 once nobody has stopped the faster move
WAYS: Final = 6


def _move_turn(s: State, f: Frame) -> None:
    """Start a seat's move. `a` is 1 for the additional move of a Hajr."""
    seat = f[1]
    s.move = [NOWHERE, NOWHERE, 1 if ornithopters(s, seat) else 0, 0, 0, 0]
    if not f[2]:
        s.push(frames.ASK_HAJR, seat)
    s.push(frames.MOVE_END, seat)
    s.push(frames.ASK_MOVE, seat)


def reach(s: State, seat: int, part: int, cyborg: bool) -> int:
    """Return how many territories a group from this part may move (CLA-9.6, CLA-16.4, CLA-22.6); advisors never fly."""
    if s.move[FLYING] and not advising(s, seat, PART_TERRITORY[part]):
        return MOVE_RANGE_ORNITHOPTERS
    if not s.move[SLOW]:
        faction = s.factions[seat]
        if faction == FREMEN or (faction == IXIANS and (cyborg or s.move[CYBORG] == 1)):
            return FAST
    return MOVE_RANGE


def starts(s: State, seat: int) -> list[int]:
    """Return the parts from which the next portion of a seat's move may leave. After the first portion, these are the
    parts in the territory that it left which are joined to its start (CLA-9.5)."""
    group = joined(s, s.move[WAYS]) if len(s.move) > WAYS else []
    found: list[int] = []
    for part in range(PLACES):
        if not s.at(seat, part):
            continue
        if group and part not in group:
            continue
        if ends(s, seat, part):
            found.append(part)
    return found


def ends(s: State, seat: int, start: int) -> list[int]:
    """Return the parts to which a portion of a seat's move may go from the part `start`; no two portions of a move have
    the same start and end."""
    far = reach(s, seat, start, s.starred_at(seat, start) > 0)
    away = distances(s, seat, start, far)
    origin = PART_TERRITORY[start]
    goal = s.move[GOAL]
    gone = [s.move[at + 1] for at in range(WAYS, len(s.move), 2) if s.move[at] == start]
    found: list[int] = []
    for part in range(PLACES):
        if away[part] == FAR or part == start or part in gone:
            continue
        territory = PART_TERRITORY[part]
        if goal != NOWHERE and territory != goal:
            continue
        if territory == origin or may_stay(s, seat, territory):
            found.append(part)
    return found


def is_fast(s: State, seat: int, start: int, end: int) -> bool:
    """Tell whether a move over this distance needs the faster speed of Fremen or a cyborg (CLA-16.4, CLA-22.6)."""
    slow = MOVE_RANGE_ORNITHOPTERS if s.move[FLYING] else MOVE_RANGE
    return distances(s, seat, start, slow)[end] == FAR


class Move(Question):
    """Ask for the start, the end, and the numbers of plain and starred forces of a portion."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_MOVE, "move", "CLA-9.5")

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if starts(s, f[1]) else []

    def _needs_cyborg(self, s: State, seat: int, start: int, end: int) -> bool:
        """Tell whether a cyborg must be in the group to cover this distance."""
        if s.factions[seat] != IXIANS or s.move[CYBORG]:
            return False
        slow = reach(s, seat, start, False)
        return slow < FAST and distances(s, seat, start, slow)[end] == FAR

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            return [PASS, *[PART + part for part in starts(s, seat)]]
        start = answers[0] - PART
        if len(answers) == 1:
            return [PART + part for part in ends(s, seat, start)]
        end = answers[1] - PART
        plain, starred = s.plain_at(seat, start), s.starred_at(seat, start)
        if len(answers) == 2 and plain:
            return [NUMBER + n for n in range(0 if starred else 1, plain + 1)]
        chosen = answers[2] - NUMBER if plain else 0
        least = 1 if chosen == 0 or self._needs_cyborg(s, seat, start, end) else 0
        return [NUMBER + n for n in range(least, starred + 1)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        if not answers or answers[0] == PASS:
            return len(answers) > 0
        start = answers[0] - PART
        kinds = (1 if s.plain_at(seat, start) else 0) + (1 if s.starred_at(seat, start) else 0)
        return len(answers) == 2 + kinds

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        answers = given[seat]
        if not answers or answers[0] == PASS:
            return
        start, end = answers[0] - PART, answers[1] - PART
        at = 2
        plain = 0
        starred = 0
        if s.plain_at(seat, start):
            plain = answers[at] - NUMBER
            at += 1
        if s.starred_at(seat, start):
            starred = answers[at] - NUMBER
        s.push(frames.MOVE_CHECKED, seat, start, end, plain * 32 + starred)
        s.stopped = 0
        fast = FREMEN_MOVE if s.factions[seat] == FREMEN else IXIAN_MOVE
        if not s.move[ALLOWED] and is_fast(s, seat, start, end):
            offer_stop(s, fast, seat)

    def cause(self, s: State, f: Frame) -> int:
        """Return the word of the territory that the move's first portion has entered; 0 before that."""
        return TERRITORY + s.move[GOAL] if len(s.move) > WAYS else 0


def _checked(s: State, f: Frame) -> None:
    """Move a portion; if a Karama stopped its greater speed, ask again for a move without it (CLA-20.2)."""
    seat, start, end = f[1], f[2], f[3]
    plain, starred = f[4] // 32, f[4] % 32
    if s.stopped:
        s.move[SLOW] = 1
        s.push(frames.ASK_MOVE, seat)
        return
    origin, goal = PART_TERRITORY[start], PART_TERRITORY[end]
    settled = s.inside(seat, goal) > 0
    was_advising = advising(s, seat, origin)
    s.move[ORIGIN] = origin
    s.move[GOAL] = goal
    if is_fast(s, seat, start, end):
        s.move[ALLOWED] = 1
    if starred:
        s.move[CYBORG] = 1
    s.move += [start, end]
    s.put(seat, start, -plain, -starred)
    s.put(seat, end, plain, starred)
    s.tell("moved", seat, plain + starred, PART + end, cause=PART + start)
    s.push(frames.ASK_MOVE, seat)
    if s.rules.advanced and s.factions[seat] == BENE_GESSERIT and goal != origin and not settled:
        if somebody_else(s, seat, goal):
            s.push(frames.ASK_ARMS, seat, goal)
        elif was_advising:
            s.tell("fighters", seat, plain + starred, PART + end)


def _move_end(s: State, f: Frame) -> None:
    goal, origin = s.move[GOAL], s.move[ORIGIN]
    s.move = []
    if goal != NOWHERE and goal != origin:
        s.push(frames.MOVED_IN, f[1], goal)


class Hajr(Question):
    """Ask whether the seat plays a Hajr to move once more (CLA-17.1)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_HAJR, "hajr", "CLA-17.2", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if might_hold(s, f[1], HAJR) else []

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, TREACHERY_WORD + HAJR] if HAJR in s.hands[seat] else [PASS]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        if given[seat] and given[seat][0] != PASS:
            play_card(s, seat, HAJR)
            s.learnt += 1
            s.push(frames.MOVE_TURN, seat, 1)


declare(Move(), Hajr())
steps({frames.MOVE_TURN: _move_turn, frames.MOVE_CHECKED: _checked, frames.MOVE_END: _move_end})
