"""The Nexus: making and breaking alliances (CLA-13), and the rides of the Fremen after it (CLA-16.4)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import FREMEN
from sandtable.classic.content.map import MOBILE_PART, PART_TERRITORY, TERRITORY_PARTS
from sandtable.classic.content.phases import NEXUS, SPICE_BLOW
from sandtable.classic.rules import aid, frames
from sandtable.classic.rules.board import may_stay, stormy
from sandtable.classic.rules.deals import now_allied
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, PLACES, Frame, State
from sandtable.classic.rules.words import BREAK, FACTION, NO, NUMBER, PART, PASS, TERRITORY, YES

RIDE: Final = ability("fre_ride")
ROUNDS: Final = 2  # the most turns a seat gets in a Nexus; the second one only if something changed (R-CLA-30)
PAIR: Final = 2  # players in an alliance; at a table of two it would unite everybody, so it is refused (CLA-13.2)


def _nexus(s: State, f: Frame) -> None:
    s.phase = NEXUS
    s.tell("nexus", NOBODY)
    s.push(frames.NEXUS_TURN, NOBODY, 0, 0, changes(s))


def _nexus_turn(s: State, f: Frame) -> None:
    """Let the next seat in storm order break an alliance, propose one or pass. A seat is asked a second time only if
    something changed since its first word (R-CLA-30)."""
    had = f[2]
    silent = f[3] if f[4] == changes(s) else 0
    if had == ROUNDS * s.seats or silent == s.seats:
        s.phase = SPICE_BLOW
        return
    s.push(frames.NEXUS_TURN, NOBODY, had + 1, silent + 1, changes(s))
    s.push(frames.ASK_ALLIANCE, s.order[had % s.seats])


def changes(s: State) -> int:
    """Return a number, known to all, that grows in a Nexus whenever a card is played or spice is given in a deal."""
    return len(s.treachery_discard) + sum(s.bribes)


def _stir(s: State) -> None:
    """Note in the frame of the Nexus that a card was played or spice was given, so that every seat may speak again."""
    what, whose, had, _, known = s.stack.pop()
    s.push(what, whose, had, 0, known)


class Alliance(Question):
    """Ask whether a seat breaks its alliance or proposes one (CLA-13.1 to CLA-13.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_ALLIANCE, "alliance", "CLA-13.1")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        if s.ally[seat] != NOBODY:
            return [PASS, BREAK]
        if s.seats == PAIR:
            return [PASS]
        free = [FACTION + s.factions[other] for other in s.order if other != seat and s.ally[other] == NOBODY]
        return [PASS, *free]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        if word != PASS:
            _stir(s)
        if word == BREAK:
            other = s.ally[seat]
            s.ally[seat] = NOBODY
            s.ally[other] = NOBODY
            aid.forget(s, seat)
            aid.forget(s, other)
            s.tell("alliance_broken", seat, 0, FACTION + s.factions[other])
        elif word != PASS:
            s.tell("alliance_asked", seat, 0, word)
            s.push(frames.ASK_ACCEPT, s.seat_of[word - FACTION], seat)


class Accept(Question):
    """Ask whether the seat to which an alliance was proposed accepts it."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_ACCEPT, "alliance_accept", "CLA-13.2")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, asker = f[1], f[2]
        if given[seat][0] == YES:
            s.ally[seat] = asker
            s.ally[asker] = seat
            aid.forget(s, seat)
            aid.forget(s, asker)
            now_allied(s, seat, asker)
            s.tell("alliance", seat, 0, FACTION + s.factions[asker])
        else:
            s.tell("alliance_refused", seat, 0, FACTION + s.factions[asker])

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


# --- riding worms ------------------------------------------------------------------------
def _rides(s: State, f: Frame) -> None:
    """Offer the Fremen one ride for each worm, from its territory to any other (CLA-16.4, CLA-16.10)."""
    if not s.worms:
        return
    territory = s.worms.pop(0)
    s.push(frames.RIDES)
    fremen = s.seat_of[FREMEN]
    if movable(s, fremen, territory):
        s.push(frames.ASK_RIDE, fremen, territory)


def movable(s: State, seat: int, territory: int) -> list[int]:
    """Return the parts of a territory, not under the storm, where a seat has forces."""
    return [part for part in TERRITORY_PARTS[territory] if s.at(seat, part) and not stormy(s, part)]


class Ride(Question):
    """Ask whether the Fremen ride: first for the goal, then for the plain and starred forces from each part."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_RIDE, "ride", "CLA-16.4")

    def _places(self, s: State, f: Frame, seat: int) -> list[int]:
        """Return an index into `s.forces` for each number that the question asks for: one for each kind of force in
        each part."""
        found: list[int] = []
        for part in movable(s, seat, f[2]):
            for kind in range(2):
                place = (2 * seat + kind) * PLACES + part
                if s.forces[place]:
                    found.append(place)
        return found

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            found = [PASS]
            for part in range(PLACES):
                territory = PART_TERRITORY[part]
                if territory != f[2] and part != MOBILE_PART and not stormy(s, part) and may_stay(s, seat, territory):
                    found.append(PART + part)
            return found
        places = self._places(s, f, seat)
        at = len(answers) - 1
        last = at == len(places) - 1
        none_yet = all(number == NUMBER for number in answers[1:])
        return [NUMBER + n for n in range(1 if last and none_yet else 0, s.forces[places[at]] + 1)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        if not answers:
            return False
        return answers[0] == PASS or len(answers) == 1 + len(self._places(s, f, seat))

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        answers = given[seat]
        if answers[0] == PASS:
            return
        s.move = [answers[0] - PART]
        for at, place in enumerate(self._places(s, f, seat)):
            s.move += [place, answers[at + 1] - NUMBER]
        s.push(frames.RIDE_DONE, seat, f[2])
        offer_stop(s, RIDE, seat)

    def cause(self, s: State, f: Frame) -> int:
        return TERRITORY + f[2]


def _ride_done(s: State, f: Frame) -> None:
    seat = f[1]
    moved = s.move
    s.move = []
    if s.stopped:
        return
    goal = moved[0]
    total = 0
    for at in range(1, len(moved), 2):
        place, n = moved[at], moved[at + 1]
        s.forces[place] -= n
        starred = 1 if place >= (2 * seat + 1) * PLACES else 0
        s.forces[(2 * seat + starred) * PLACES + goal] += n
        total += n
    s.tell("rode", seat, total, PART + goal, cause=TERRITORY + f[2])


declare(Alliance(), Accept(), Ride())
steps(
    {
        frames.NEXUS: _nexus,
        frames.NEXUS_TURN: _nexus_turn,
        frames.RIDES: _rides,
        frames.RIDE_DONE: _ride_done,
    }
)
