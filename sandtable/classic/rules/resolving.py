"""Resolve a battle: traitors, explosion, weapons, totals (CLA-10.9 to 10.21); the winner's losses are in `losses`."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    ATREIDES,
    HARKONNEN,
    KWISATZ_HADERACH_BONUS,
    KWISATZ_HADERACH_LOSSES,
    LEADER_FACTION,
    LEADERS,
)
from sandtable.classic.content.map import PART_TERRITORY, TERRITORY_PARTS
from sandtable.classic.content.pieces import MIRROR
from sandtable.classic.content.treachery import (
    ARTILLERY,
    BATTLE_TABLE,
    CHEAP_HERO,
    KILLS,
    LASGUN,
    NO_ATTACK,
    NO_GUARD,
    SHIELD,
    SHIELD_SNOOPER,
    STRIKES_BOTH,
    TREACHERY,
)
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import (
    AGGRESSOR,
    DEFENDER,
    PLACE,
    TOOTH,
    battle_parts,
    seat_at,
    side_of,
)
from sandtable.classic.rules.goods import discard, earn, kill, kill_leader, pay, send_home
from sandtable.classic.rules.plans import (
    HERO,
    NO_HERO,
    P_DEFENCE,
    P_DIAL,
    P_HADERACH,
    P_LEADER,
    P_SPICE,
    P_WEAPON,
)
from sandtable.classic.rules.question import (
    steps,
)
from sandtable.classic.rules.state import ALIVE, NOBODY, NOWHERE, Frame, State
from sandtable.classic.rules.words import HADERACH, PART, TERRITORY

# The rules behind what is lost, by how the battle ended.
CALLED: Final = "CLA-10.20"
BOTH_CALLED: Final = "CLA-10.21"
EXPLOSION: Final = "CLA-10.19"
LOSER: Final = "CLA-10.13"


def leader_strength(s: State, side: int) -> int:
    """Return the strength of a side's leader; Zoal has the strength of the enemy's leader (CLA-23.7)."""
    leader = s.plans[side][P_LEADER]
    if leader == NO_HERO or leader == HERO:
        return 0
    strength = LEADERS[leader].strength
    if strength != MIRROR:
        return strength
    other = s.plans[1 - side][P_LEADER]
    return 0 if other == NO_HERO or other == HERO else LEADERS[other].strength


def attack_of(s: State, side: int) -> int:
    """Return the attack of a side's weapon; none for a Poison Tooth that was withdrawn."""
    weapon = s.plans[side][P_WEAPON]
    if weapon == NOWHERE or (s.battle[TOOTH] >> side) & 1:
        return NO_ATTACK
    return TREACHERY[weapon].attack


def guard_of(s: State, side: int) -> int:
    defence = s.plans[side][P_DEFENCE]
    return NO_GUARD if defence == NOWHERE else TREACHERY[defence].guard


def _resolve(s: State, f: Frame) -> None:
    """Resolve the battle. `a` has a bit for each side that called a traitor."""
    calls = f[2]
    s.wheels = sorted([s.battle[AGGRESSOR], s.battle[DEFENDER]])  # CLA-25.43
    s.push(frames.BATTLE_END)
    for seat in s.wheels:
        if s.plans[side_of(s, seat)][P_HADERACH]:
            s.kh_used = PART_TERRITORY[s.battle[PLACE]]
    if calls == 3:
        _both_called(s)
    elif calls:
        _called(s, 0 if calls == 1 else 1)
    elif explodes(s):
        _explode(s)
    else:
        _fight(s)


# --- traitors ----------------------------------------------------------------------------
def _both_called(s: State) -> None:
    """Destroy both sides, and pay nobody, because each called the other's leader a traitor (CLA-10.21)."""
    for side in range(2):
        seat = seat_at(s, side)
        lose_all(s, seat, BOTH_CALLED)
        discard_plan(s, side, BOTH_CALLED)
        fall(s, side, BOTH_CALLED)
    s.tell("no_winner", NOBODY)


def _called(s: State, side: int) -> None:
    """Let the side that called a traitor win without losses; the other side loses everything (CLA-10.20)."""
    winner, loser = seat_at(s, side), seat_at(s, 1 - side)
    s.tell("won", winner, 0, TERRITORY + PART_TERRITORY[s.battle[PLACE]], rule=CALLED)
    reward = leader_strength(s, 1 - side)
    lose_all(s, loser, CALLED)
    discard_plan(s, 1 - side, CALLED)
    if s.rules.betrayed_pays:
        pay(s, loser, s.plans[1 - side][P_SPICE], rule="CLA-18.7")
    fall(s, 1 - side, CALLED)
    if not s.rules.caller_free:
        use_up(s, side)
    earn(s, winner, reward, rule=CALLED)
    s.push(frames.BATTLE_SPOILS, winner, loser)


# --- explosion ---------------------------------------------------------------------------
def explodes(s: State) -> bool:
    """Tell whether the two plans together contain a lasgun and a Shield (CLA-10.19, CLA-25.18)."""
    lasgun = attack_of(s, 0) == LASGUN or attack_of(s, 1) == LASGUN
    return lasgun and (guard_of(s, 0) in (SHIELD, SHIELD_SNOOPER) or guard_of(s, 1) in (SHIELD, SHIELD_SNOOPER))


def _explode(s: State) -> None:
    territory = PART_TERRITORY[s.battle[PLACE]]
    s.tell("explosion", NOBODY, 0, TERRITORY + territory)
    for side in range(2):
        if s.plans[side][P_HADERACH]:
            s.kh_dead = 1
            s.tell("leader_killed", seat_at(s, side), 0, HADERACH, rule="CLA-19.1")
        discard_plan(s, side, EXPLOSION)
        fall(s, side, EXPLOSION)
        if s.rules.advanced and not s.rules.loser_keeps_spice:
            pay(s, seat_at(s, side), s.plans[side][P_SPICE])
    for part in TERRITORY_PARTS[territory]:
        if s.spice_on[part]:
            s.tell("spice_gone", NOBODY, s.spice_on[part], PART + part)
            s.spice_on[part] = 0
        for seat in range(s.seats):
            battle_loss(s, seat, part, s.plain_at(seat, part), s.starred_at(seat, part), EXPLOSION)
    s.tell("no_winner", NOBODY, rule=EXPLOSION)


# --- weapons and totals ------------------------------------------------------------------
def killed(s: State, side: int) -> bool:
    """Tell whether a side's leader is killed (CLA-10.10): by the enemy's weapon, or by its own if that strikes both."""
    leader = s.plans[side][P_LEADER]
    if leader == NO_HERO:
        return False
    guard = guard_of(s, side)
    theirs, own = attack_of(s, 1 - side), attack_of(s, side)
    if theirs != NO_ATTACK and BATTLE_TABLE[theirs][guard] == KILLS:
        return True
    return own in STRIKES_BOTH and BATTLE_TABLE[own][guard] == KILLS


def artillery(s: State) -> bool:
    return attack_of(s, 0) == ARTILLERY or attack_of(s, 1) == ARTILLERY


def total_of(s: State, side: int, dead: bool) -> int:
    """Return a side's total in halves: its dial, surviving leader and Kwisatz Haderach (CLA-10.11, CLA-19.1)."""
    plan = s.plans[side]
    total = plan[P_DIAL]
    if dead or plan[P_LEADER] == NO_HERO or artillery(s):
        return total
    total += 2 * leader_strength(s, side)
    if plan[P_HADERACH]:
        total += 2 * KWISATZ_HADERACH_BONUS
    return total


def _fight(s: State) -> None:
    dead = [killed(s, 0), killed(s, 1)]
    totals = [total_of(s, 0, dead[0]), total_of(s, 1, dead[1])]
    reward = 0
    if not artillery(s):
        reward = (leader_strength(s, 0) if dead[0] else 0) + (leader_strength(s, 1) if dead[1] else 0)
    win = 0 if totals[0] >= totals[1] else 1  # the aggressor wins a tie
    for side in range(2):
        s.tell("total", seat_at(s, side), totals[side])
    winner, loser = seat_at(s, win), seat_at(s, 1 - win)
    s.tell("won", winner, 0, TERRITORY + PART_TERRITORY[s.battle[PLACE]])
    for side in range(2):
        if dead[side]:
            fall(s, side)
        else:
            use_up(s, side)
    lose_all(s, loser, LOSER)
    if s.rules.advanced and not s.rules.loser_keeps_spice:
        pay(s, loser, s.plans[1 - win][P_SPICE])
    discard_plan(s, 1 - win, LOSER)
    s.push(frames.BATTLE_SPOILS, winner, loser)
    s.push(frames.ASK_KEEP, winner)
    s.push(frames.BATTLE_REWARD, winner, reward)
    s.push(frames.ASK_EXCHANGE, winner)
    s.push(frames.ASK_LOSSES, winner)


def _reward(s: State, f: Frame) -> None:
    """Pay the winner the strength of all leaders killed in the battle (CLA-10.12, CLA-25.19)."""
    earn(s, f[1], f[2])


def fall(s: State, side: int, rule: str = "") -> None:
    """Send the leader of a side to the tanks; a Cheap Hero is discarded as a card instead."""
    leader = s.plans[side][P_LEADER]
    if 0 <= leader < HERO and s.leader_is[leader] == ALIVE:
        kill_leader(s, leader, rule=rule)


def use_up(s: State, side: int) -> None:
    """Mark the leader of a side as used in this territory for the rest of the turn (CLA-10.6, CLA-10.23)."""
    leader = s.plans[side][P_LEADER]
    if 0 <= leader < HERO:
        s.leader_at[leader] = PART_TERRITORY[s.battle[PLACE]]


def battle_loss(s: State, seat: int, part: int, plain: int, starred: int, rule: str) -> None:
    """Kill forces of a seat in battle; enough losses of Atreides wake the Kwisatz Haderach (CLA-19.1)."""
    n = kill(s, seat, part, plain, starred, rule)
    if s.factions[seat] == ATREIDES and n:
        before = s.kh_lost
        s.kh_lost = min(KWISATZ_HADERACH_LOSSES, s.kh_lost + n)
        if s.rules.advanced and before < KWISATZ_HADERACH_LOSSES <= s.kh_lost:
            s.tell("haderach", seat, 0, HADERACH)


def lose_all(s: State, seat: int, rule: str) -> None:
    for part in battle_parts(s):
        battle_loss(s, seat, part, s.plain_at(seat, part), s.starred_at(seat, part), rule)


def discard_plan(s: State, side: int, rule: str) -> None:
    """Discard every card of a side's plan (CLA-10.13)."""
    seat = seat_at(s, side)
    plan = s.plans[side]
    for kind in (plan[P_WEAPON], plan[P_DEFENCE]):
        if kind != NOWHERE:
            discard(s, seat, kind, rule)
    if plan[P_LEADER] == HERO:
        discard(s, seat, CHEAP_HERO, rule)


def _end(s: State, f: Frame) -> None:
    """Return a captive leader that has fought to its owner (CLA-19.8), and clear all data of the battle."""
    for side in range(2):
        leader = s.plans[side][P_LEADER]
        if 0 <= leader < HERO and s.leader_is[leader] == ALIVE:
            holder = s.leader_of[leader]
            if s.factions[holder] == HARKONNEN and LEADER_FACTION[leader] != HARKONNEN:
                if holder == seat_at(s, side):
                    send_home(s, leader)
    s.battle = []
    s.plans = [[], []]
    s.command = []
    s.shown = []
    s.stops = 0
    s.plans_open = 0


steps({frames.BATTLE_RESOLVE: _resolve, frames.BATTLE_REWARD: _reward, frames.BATTLE_END: _end})
