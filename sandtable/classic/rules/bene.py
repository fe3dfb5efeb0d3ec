"""The Bene Gesserit in phase 6: accompanying shipments, advisors and fighters (CLA-16.2, CLA-19.2)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import BENE_GESSERIT
from sandtable.classic.content.map import (
    MOBILE_PART,
    PART_TERRITORY,
    POLAR_SINK,
    POLAR_SINK_PART,
    TERRITORIES,
    TERRITORY_PARTS,
)
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import advising, fighters, full, stormy, with_ally
from sandtable.classic.rules.goods import from_reserves, turn_side
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import ADVISORS, DONE, FIGHTERS, NO, PART, PASS, TERRITORY, YES

ALONG: Final = ability("bg_accompany")
ALONG_ADVISOR: Final = ability("bg_accompany_advisor")
INTRUSION: Final = ability("bg_intrusion")
WARTIME: Final = ability("bg_wartime")
ARMS: Final = ability("bg_take_arms")


# --- before the first shipment -----------------------------------------------------------
class War(Question):
    """Ask in which territories advisors turn into fighters; each is announced, and can be stopped, separately."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_WAR, "war", "CLA-19.2")

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if self._possible(s, f[1]) else []

    def _possible(self, s: State, seat: int) -> list[int]:
        """Return the territories where advisors may become fighters: not where the ally is, not in the storm, and not
        as third occupant of a stronghold."""
        found: list[int] = []
        for territory in range(len(TERRITORIES)):
            if not advising(s, seat, territory) or s.inside(seat, territory) == 0 or full(s, seat, territory):
                continue
            in_storm = any(s.at(seat, part) > 0 and stormy(s, part) for part in TERRITORY_PARTS[territory])
            if not in_storm and not with_ally(s, seat, territory):
                found.append(territory)
        return found

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        named = s.answers[seat]
        words = [TERRITORY + territory for territory in self._possible(s, seat)]
        return [DONE, *[word for word in words if word not in named]]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) > 0 and s.answers[seat][-1] == DONE

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for word in given[f[1]]:
            if word != DONE:
                s.push(frames.WAR_DECLARED, f[1], word - TERRITORY)
                offer_stop(s, WARTIME, f[1])


def _war(s: State, f: Frame) -> None:
    if not s.stopped:
        turn_side(s, f[2], False)


# --- accompanying a shipment -------------------------------------------------------------
def _shipped(s: State, f: Frame) -> None:
    """Ask the Bene Gesserit whether they accompany another seat's shipment from off the planet to part `a`."""
    bene = s.seat_of[BENE_GESSERIT]
    if bene not in (NOBODY, f[1]) and s.reserves[2 * bene]:
        s.push(frames.ASK_ALONG, bene, f[2])


class Along(Question):
    """Ask whether a force of the Bene Gesserit accompanies the shipment, to the Polar Sink or as an advisor.

    Only the Ixians ship into the Hidden Mobile Stronghold (CLA-22.9, R-CLA-55).
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_ALONG, "come_along", "CLA-16.2")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        found = [PASS, PART + POLAR_SINK_PART]
        territory = PART_TERRITORY[f[2]]
        if s.rules.advanced and f[2] not in (POLAR_SINK_PART, MOBILE_PART) and not fighters(s, seat, territory):
            if not with_ally(s, seat, territory):
                found.append(PART + f[2])
        return found

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        word = given[seat][0]
        if word != PASS:
            part = word - PART
            s.push(frames.SHIP_ALONG, seat, part)
            offer_stop(s, ALONG if part == POLAR_SINK_PART else ALONG_ADVISOR, seat)

    def cause(self, s: State, f: Frame) -> int:
        return PART + f[2]


def _along(s: State, f: Frame) -> None:
    if s.stopped:
        return
    seat, part = f[1], f[2]
    from_reserves(s, seat, part, 1, 0)
    s.tell("came_along", seat, 1, PART + part, rule="" if part == POLAR_SINK_PART else "CLA-19.2")
    if part != POLAR_SINK_PART:
        turn_side(s, PART_TERRITORY[part], True)


# --- others enter ------------------------------------------------------------------------
def _moved_in(s: State, f: Frame) -> None:
    """Ask the Bene Gesserit whether fighters turn into advisors after another seat has entered territory `a`."""
    bene = s.seat_of[BENE_GESSERIT]
    seat, territory = f[1], f[2]
    if not s.rules.advanced or bene in (NOBODY, seat) or territory == POLAR_SINK or s.ally[bene] == seat:
        return
    if fighters(s, bene, territory):
        s.push(frames.ASK_INTRUSION, bene, territory)


class Intrusion(Question):
    """Ask whether the Bene Gesserit fighters in a territory that another seat has entered turn into advisors."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_INTRUSION, "intrusion", "CLA-19.2")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == YES:
            s.push(frames.SHIP_INTRUDED, f[1], f[2])
            offer_stop(s, INTRUSION, f[1])

    def cause(self, s: State, f: Frame) -> int:
        return TERRITORY + f[2]


def _intruded(s: State, f: Frame) -> None:
    if not s.stopped:
        turn_side(s, f[2], True)


# --- entering a territory ----------------------------------------------------------------
class Arms(Question):
    """Ask whether forces that enter an occupied territory are advisors or fighters; `a` is the territory."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_ARMS, "arms", "CLA-19.2")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [ADVISORS] if full(s, seat, f[2]) else [ADVISORS, FIGHTERS]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == ADVISORS:
            s.push(frames.TAKE_ARMS, f[1], f[2])
            offer_stop(s, ARMS, f[1])

    def cause(self, s: State, f: Frame) -> int:
        return TERRITORY + f[2]


def _arms(s: State, f: Frame) -> None:
    """Turn forces that have just entered into advisors; if a Karama stops this, they stay fighters unless the
    stronghold is full (R-CLA-27)."""
    if not s.stopped or full(s, f[1], f[2]):
        turn_side(s, f[2], True)


declare(War(), Along(), Intrusion(), Arms())
steps(
    {
        frames.WAR_DECLARED: _war,
        frames.SHIP_BENE: _shipped,
        frames.SHIP_ALONG: _along,
        frames.MOVED_IN: _moved_in,
        frames.SHIP_INTRUDED: _intruded,
        frames.TAKE_ARMS: _arms,
    }
)
