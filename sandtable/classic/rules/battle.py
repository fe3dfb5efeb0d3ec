"""Phase 7: choosing battles, showing plans and calling traitors (CLA-10.1, 10.2, 10.8, 10.20 to 10.23)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import HARKONNEN
from sandtable.classic.content.map import PART_TERRITORY, POLAR_SINK, TERRITORIES
from sandtable.classic.content.treachery import CHEAP_HERO, POISON_TOOTH, TREACHERY
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import fighters, fighters_in, joined, occupants, pieces_of
from sandtable.classic.rules.dials import (
    AGGRESSOR,
    DEFENDER,
    HADERACH_STOP,
    LEADERLESS,
    PLACE,
    TOOTH,
    foe_of,
    reachable,
    seat_at,
    side_of,
    stopped,
)
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.memory import hear, show_card, show_traitor
from sandtable.classic.rules.plans import (
    HERO,
    NO_HERO,
    P_DEFENCE,
    P_DIAL,
    P_HADERACH,
    P_LEADER,
    P_SPICE,
    P_WEAPON,
    fit_leaders,
    hero_word,
    plan_items,
    traitor_in,
)
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, NOWHERE, Frame, State
from sandtable.classic.rules.words import (
    CALL,
    FACTION,
    NO,
    PART,
    PASS,
    TERRITORY,
    TREACHERY_WORD,
    YES,
    traitor_word,
)
from sandtable.core.events import EVERYONE

ALLY_TRAITOR: Final = ability("har_ally_traitor")
MOMENT_BATTLE: Final = 1  # argument of the question about any-time cards: before battle plans


# --- places and order of battles ---------------------------------------------------------
def battles_of(s: State, seat: int) -> list[tuple[int, int]]:
    """Return the battles of a seat as (part, enemy): a part of the contested territory, and the enemy's seat (CLA-10.1,
    CLA-25.16)."""
    found: list[tuple[int, int]] = []
    for territory in range(len(TERRITORIES)):
        if territory == POLAR_SINK or not fighters(s, seat, territory):
            continue
        there = occupants(s, territory)
        if len(there) < 2:
            continue
        for parts in pieces_of(s, territory):
            if not any(fighters_in(s, seat, part) > 0 for part in parts):
                continue
            for foe in there:
                if foe != seat and foe != s.ally[seat] and any(fighters_in(s, foe, part) > 0 for part in parts):
                    found.append((parts[0], foe))
    return found


def _next(s: State, f: Frame) -> None:
    """Begin the next battle: the first seat in storm order that has one is the aggressor, and picks it (CLA-10.2)."""
    for seat in s.order:
        battles = battles_of(s, seat)
        if battles:
            s.push(frames.BATTLE_NEXT)
            if len(battles) == 1:
                begin(s, seat, battles[0][0], battles[0][1])
            else:
                s.push(frames.ASK_BATTLE, seat)
            return


class Choose(Question):
    """Ask the aggressor for its next battle: the territory, the enemy, and the side of the storm.

    The enemy and the side are asked for only if several are possible. A side of the storm is named by a part of the
    territory in which the aggressor has forces.
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_BATTLE, "battle", "CLA-10.2")

    def _left(self, s: State, seat: int, answers: list[int]) -> list[tuple[int, int]]:
        """Return the battles that the seat can still choose after its answers to this question, as (part of the
        contested territory, seat of the enemy)."""
        found: list[tuple[int, int]] = []
        for part, foe in battles_of(s, seat):
            named = (TERRITORY + PART_TERRITORY[part], FACTION + s.factions[foe], self._side(s, seat, part))
            if all(answer in named for answer in answers):
                found.append((part, foe))
        return found

    def _side(self, s: State, seat: int, place: int) -> int:
        for part in joined(s, place):
            if fighters_in(s, seat, part):
                return PART + part
        raise AssertionError("nobody fights where they are not")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        battles = self._left(s, seat, s.answers[seat])
        if not s.answers[seat]:
            return list(dict.fromkeys([TERRITORY + PART_TERRITORY[part] for part, _ in battles]))
        foes = list(dict.fromkeys([FACTION + s.factions[foe] for _, foe in battles]))
        return foes if len(foes) > 1 else [self._side(s, seat, part) for part, _ in battles]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) > 0 and len(self._left(s, seat, s.answers[seat])) == 1

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        part, foe = self._left(s, f[1], given[f[1]])[0]
        begin(s, f[1], part, foe)


def begin(s: State, seat: int, place: int, foe: int) -> None:
    s.battle = [place, seat, foe, 0, 0, 0, 0]
    s.plans = [[], []]
    s.command = []
    s.shown = []
    s.stops = 0
    s.plans_open = 0
    s.tell("battle", seat, 0, TERRITORY + PART_TERRITORY[place], cause=FACTION + s.factions[foe])
    s.push(frames.BATTLE_SHOW)
    s.push(frames.ASK_BATTLE_STOP)
    s.push(frames.BATTLE_PLANS)
    s.push(frames.BATTLE_SIGHT)
    s.push(frames.BATTLE_VOICE)
    s.push(frames.BATTLE_LEADERS)
    s.push(frames.MOMENT, NOBODY, MOMENT_BATTLE)


def _leaders(s: State, f: Frame) -> None:
    """Announce each side that has neither a leader nor a Cheap Hero (CLA-10.5).

    So everybody knows which sides without a leader hold a Cheap Hero: those that are not announced.
    """
    announced = s.battle[LEADERLESS]  # something played after the announcement may have changed that
    s.battle[LEADERLESS] = 0
    for seat in (s.battle[AGGRESSOR], s.battle[DEFENDER]):
        if fit_leaders(s, seat):
            continue
        s.learnt += 1
        if CHEAP_HERO in s.hands[seat]:
            show_card(s, seat, CHEAP_HERO)
        else:
            s.battle[LEADERLESS] |= 1 << side_of(s, seat)
            hear(s, seat, TREACHERY_WORD + CHEAP_HERO, False)
            if not announced & s.battle[LEADERLESS]:
                s.tell("leaderless", seat, 0, TERRITORY + PART_TERRITORY[s.battle[PLACE]])


# --- showing plans -----------------------------------------------------------------------
def _show(s: State, f: Frame) -> None:
    """Show both plans at the same time (CLA-10.8), without the abilities that a Karama stopped (CLA-25.28)."""
    s.learnt += 1
    s.plans_open = 1
    for seat in (s.battle[AGGRESSOR], s.battle[DEFENDER]):
        plan = s.plans[side_of(s, seat)]
        plan[P_DIAL] = reachable(s, seat, plan[P_DIAL], plan[P_SPICE])
        if stopped(s, HADERACH_STOP):
            plan[P_HADERACH] = 0
        if plan[P_LEADER] == HERO:
            show_card(s, seat, CHEAP_HERO)
        for kind in (plan[P_WEAPON], plan[P_DEFENCE]):
            if kind != NOWHERE:
                show_card(s, seat, kind)
        s.tell("plan", seat, 0, hero_word(plan[P_LEADER]), items=plan_items(plan, EVERYONE))
    s.push(frames.ASK_CALL)


def callers(s: State, side: int) -> list[int]:
    """Return the seats that may call the other side's leader a traitor: the seat that fights on this side, and
    Harkonnen if allied with it."""
    plan = s.plans[1 - side]
    leader = plan[P_LEADER]
    if leader == NO_HERO or (leader == HERO and not s.rules.box) or plan[P_HADERACH]:
        return []
    seat = seat_at(s, side)
    found = [seat] if s.traitors[seat] else []
    harkonnen = s.seat_of[HARKONNEN]
    if harkonnen != NOBODY and s.ally[seat] == harkonnen and harkonnen != foe_of(s, seat):
        found.append(harkonnen)
    return found


def traitor_card(s: State, side: int) -> int:
    """Return the traitor card of the other side's leader."""
    return traitor_in(s.plans[1 - side])


class Call(Question):
    """Ask, at the same time, all seats that might call the enemy's leader a traitor (CLA-10.20, CLA-10.22)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_CALL, "call_traitor", "CLA-10.20", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return sorted(set(callers(s, 0) + callers(s, 1)))

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        for side in range(2):
            if seat in callers(s, side) and traitor_card(s, side) in s.traitors[seat]:
                return [PASS, CALL]
        return [PASS]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        calls = 0
        for_ally = 0
        for side in range(2):
            own = seat_at(s, side)
            for seat in callers(s, side):
                card = traitor_card(s, side)
                if given[seat][0] == CALL and card in s.traitors[seat]:
                    show_traitor(s, seat, card)
                    s.tell("traitor", seat, 0, traitor_word(card))
                    if seat == own:
                        calls |= 1 << side
                    else:
                        for_ally |= 1 << side
        s.learnt += 1
        for_ally &= ~calls
        s.push(frames.BATTLE_CALLED, NOBODY, calls, for_ally)
        s.stopped = 0
        if for_ally:
            offer_stop(s, ALLY_TRAITOR, s.seat_of[HARKONNEN])


def _called(s: State, f: Frame) -> None:
    calls = f[2] if s.stopped else f[2] | f[3]
    s.push(frames.BATTLE_RESOLVE, NOBODY, calls)
    if not calls:
        for side in (1, 0):
            weapon = s.plans[side][P_WEAPON]
            if weapon != NOWHERE and TREACHERY[weapon].attack == POISON_TOOTH:
                s.push(frames.ASK_TOOTH, seat_at(s, side))


class Tooth(Question):
    """Ask whether a seat uses the Poison Tooth in its plan or takes it back (CLA-21.3)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_TOOTH, "poison_tooth", "CLA-21.3")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [YES, NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]][0] == NO:
            s.battle[TOOTH] |= 1 << side_of(s, f[1])
            weapon = s.plans[side_of(s, f[1])][P_WEAPON]
            s.tell("taken_back", f[1], 0, TREACHERY_WORD + weapon)


def _phase(s: State, f: Frame) -> None:
    s.push(frames.BATTLE_PHASE_END)
    s.push(frames.BATTLE_NEXT)


def _phase_end(s: State, f: Frame) -> None:
    """Release the surviving leaders from the territories in which they fought this turn (CLA-10.16)."""
    s.leader_at = [NOWHERE] * len(s.leader_at)
    s.kh_used = NOWHERE


declare(Choose(), Call(), Tooth())
steps(
    {
        frames.BATTLE_PHASE: _phase,
        frames.BATTLE_NEXT: _next,
        frames.BATTLE_LEADERS: _leaders,
        frames.BATTLE_SHOW: _show,
        frames.BATTLE_CALLED: _called,
        frames.BATTLE_PHASE_END: _phase_end,
    }
)
