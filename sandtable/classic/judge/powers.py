"""Scores for powers and cards used at their moments: storm, worms, Karama, traitors, Face Dancers."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    ABILITY_NUMBER,
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    HARKONNEN,
)
from sandtable.classic.content.map import (
    BEHIND_WALL,
    INNER,
    OUTER,
    PART_TERRITORY,
    SECTOR_PARTS,
    SECTORS,
    TERRITORY_PARTS,
)
from sandtable.classic.content.spice import SPICE
from sandtable.classic.content.treachery import (
    AMAL,
    THUMPER,
    TLEILAXU_GHOLA,
    TREACHERY,
    TRUTHTRANCE,
    WEAPON,
)
from sandtable.classic.judge.fight_powers import in_battle, size_of_battle
from sandtable.classic.judge.ground import danger
from sandtable.classic.judge.knowledge import strength_of, unseen
from sandtable.classic.judge.market import leader_wanted
from sandtable.classic.judge.nearness import NEARNESS
from sandtable.classic.judge.values import FORCE, RESERVE
from sandtable.classic.rules.board import IS_STRONGHOLD, exposed
from sandtable.classic.rules.dials import PLACE, STOPPABLE, foe_of
from sandtable.classic.rules.leaders import dead_own
from sandtable.classic.rules.plans import helper_of, kinds_used
from sandtable.classic.rules.state import NOBODY, Frame, State
from sandtable.classic.rules.words import (
    ABILITY,
    CALL,
    DONE,
    FACTION,
    GIFT,
    KARAMA_WORD,
    KILL,
    LEADER,
    NUMBER,
    PART,
    PASS,
    SHOW,
    TERRITORY,
    TREACHERY_WORD,
    YES,
)

VOICE: Final = ABILITY_NUMBER["bg_voice"]
ALLY_VOICE: Final = ABILITY_NUMBER["bg_ally_voice"]
SIGHT: Final = ABILITY_NUMBER["atr_prescience"]
ALLY_TRAITOR: Final = ABILITY_NUMBER["har_ally_traitor"]
CARD_KEPT: Final = 4.0  # worth of keeping a Karama for later


# --- the storm ---------------------------------------------------------------------------
def struck(s: State, seat: int, sectors: int, bare: bool) -> float:
    """Return the worth to this seat of a storm that crosses this many sectors: part of the losses of others, less its
    own. If `bare`, the Shield Wall protects nobody."""
    worth = 0.0
    for step in range(1, sectors + 1):
        for part in SECTOR_PARTS[(s.storm + step - 1) % SECTORS + 1]:
            walled = PART_TERRITORY[part] in BEHIND_WALL
            if not (exposed(s, part) or (bare and walled)):
                continue
            for other in range(s.seats):
                n = s.at(other, part)
                if n:
                    half = 0.5 if s.factions[other] == FREMEN and s.rules.advanced else 1.0
                    mine = other == seat or other == s.ally[seat]
                    worth += n * FORCE * half * (-1.0 if mine else 0.3)
                    if not mine and IS_STRONGHOLD[PART_TERRITORY[part]]:
                        worth += danger(s, seat, other) * 0.4
    return worth


def dial_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score dials for the storm: all alike in the first turn; later by the worth of the storm (`struck`), if the other
    seat dials two."""
    if s.turn == 1:
        return [0.0 for _ in options]
    return [struck(s, seat, option - NUMBER + 2, False) for option in options]


def weather_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    if s.answers[seat]:
        return [struck(s, seat, option - NUMBER, False) for option in options]
    if len(options) == 1:
        return [0.0]
    best = max([struck(s, seat, n, False) for n in range(11)])
    gain = best - struck(s, seat, s.storm_move, False)
    return [0.0 if option == PASS else gain - 5.0 for option in options]


def atomics_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score Family Atomics: prefer them if the coming storm would hit rivals behind the Shield Wall (CLA-4.6)."""
    if len(options) == 1:
        return [0.0]
    gain = struck(s, seat, s.storm_move, True) - struck(s, seat, s.storm_move, False)
    return [0.0 if option == PASS else gain - 3.0 for option in options]


# --- worms -------------------------------------------------------------------------------
def devoured(s: State, seat: int, territory: int) -> float:
    """Return the worth to this seat of a worm that comes to a territory: it devours the forces and the spice there."""
    worth = 0.0
    for other in range(s.seats):
        n = s.inside(other, territory)
        if not n or s.factions[other] == FREMEN:
            continue
        if other == seat or other == s.ally[seat]:
            worth -= n * FORCE
        else:
            worth += 0.5 * n * FORCE
            if IS_STRONGHOLD[territory]:
                worth += danger(s, seat, other)
    for part in TERRITORY_PARTS[territory]:
        worth -= 0.1 * s.spice_on[part]
    if s.factions[seat] == FREMEN and s.inside(seat, territory):
        worth += 2.0  # worth of a ride
    return worth


def worm_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [devoured(s, seat, option - TERRITORY) for option in options]


def harvest_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score a Harvester: prefer it where forces of this seat are near the spice and no others are."""
    if len(options) == 1:
        return [0.0]
    part = SPICE[f[3]].part
    worth = -3.0
    for near in [part, *INNER[part], *OUTER[part]]:
        for other in range(s.seats):
            if s.at(other, near):
                worth += 4.0 if other == seat else -2.0
    return [0.0 if option == PASS else worth for option in options]


# --- powers and cards of any time --------------------------------------------------------
def power_worth(s: State, seat: int) -> float:
    """Return the worth of using the Karama power of this seat's faction now (CLA-20.6)."""
    faction = s.factions[seat]
    if faction == HARKONNEN:
        return 2.2 * (max([len(s.hands[other]) for other in range(s.seats) if other not in (seat, s.ally[seat])]) - 1)
    if faction == FREMEN:
        return max([devoured(s, seat, territory) for territory in range(len(TERRITORY_PARTS) - 1)])
    if faction == EMPEROR:
        forces = min(3, s.tanks[2 * seat] + s.tanks[2 * seat + 1]) * (RESERVE + 0.4)
        return max([forces] + [leader_wanted(s, seat, leader) for leader in dead_own(s, seat)])
    if faction == ATREIDES:
        return 0.35 * size_of_battle(s, seat)
    return 2.0


def moment_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    for option in options:
        score = 0.0
        if option == SHOW:
            score = -5.0
        elif option == GIFT:
            score = 1.0 if s.spice[seat] > max(14, s.spice[s.ally[seat]] + 8) else -1.0
        elif option == KARAMA_WORD:
            score = power_worth(s, seat) - CARD_KEPT - 0.5
        elif option == TREACHERY_WORD + TRUTHTRANCE:
            score = 1.0 if in_battle(s, seat) and size_of_battle(s, seat) > 12.0 else -1.0
        elif option == TREACHERY_WORD + TLEILAXU_GHOLA:
            dead = [leader_wanted(s, seat, leader) for leader in dead_own(s, seat)]
            forces = min(5, s.tanks[2 * seat] + s.tanks[2 * seat + 1]) * RESERVE
            score = max([forces, *dead]) - 5.0
        elif option == TREACHERY_WORD + AMAL:
            others = max([s.spice[other] for other in range(s.seats) if other != seat])
            score = 0.3 * others - 0.8 * s.spice[seat] - 2.0
        elif option == TREACHERY_WORD + THUMPER:
            score = -0.5
        found.append(score)
    return found


def truth_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score questions of Truthtrance: ask the foe of the battle about the weapon most likely in its hand."""
    if not s.answers[seat]:
        foe = foe_of(s, seat) if in_battle(s, seat) else NOBODY
        return [1.0 if s.seat_of[option - FACTION] == foe else 0.0 for option in options]
    pool = unseen(s, seat)
    found: list[float] = []
    for option in options:
        score = 0.0
        if option >= TREACHERY_WORD:
            card = TREACHERY[option - TREACHERY_WORD]
            score = 0.1 * pool[option - TREACHERY_WORD] + (1.0 if card.type == WEAPON else 0.0)
        found.append(score)
    return found


def stop_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score playing a Karama: prefer it against a power that harms the seat in an important battle (CLA-20.2)."""
    if len(options) == 1:
        return [0.0]
    user, ability = f[1], f[2]
    worth = 0.0
    if user != s.ally[seat] and in_battle(s, seat):
        if ability in (VOICE, ALLY_VOICE) and helper_of(s, BENE_GESSERIT) != seat:
            worth = 0.2 * size_of_battle(s, seat)
        elif ability == SIGHT and helper_of(s, ATREIDES) != seat:
            worth = 0.15 * size_of_battle(s, seat)
        elif ability == ALLY_TRAITOR and s.ally[seat] != user:
            worth = size_of_battle(s, seat) + 8.0
    return [0.0 if option == PASS else worth - CARD_KEPT - 2.0 for option in options]


def battle_stop_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score stopping a power in a battle: prefer one that strengthens the foe in an important battle of this seat."""
    if s.answers[seat] or len(options) == 1:
        return [0.0 for _ in options]
    worth = 0.0
    against: list[int] = []
    if in_battle(s, seat):
        foe = foe_of(s, seat)
        against = [ABILITY + STOPPABLE[which] for which in kinds_used(s, foe)]
        worth = 0.2 * size_of_battle(s, seat)
    return [worth - CARD_KEPT - 1.0 if option in against else 0.0 if option == PASS else -5.0 for option in options]


def call_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score calling a traitor: always prefer it, unless the foe's victory is also this seat's."""
    worth = 10.0
    if in_battle(s, seat) and IS_STRONGHOLD[PART_TERRITORY[s.battle[PLACE]]]:
        worth += danger(s, seat, foe_of(s, seat))
    return [worth if option == CALL else 0.0 for option in options]


def traitor_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score traitor cards to keep: prefer the strongest leader of another faction."""
    found: list[float] = []
    for option in options:
        leader = option - LEADER
        own = 0 <= leader < len(s.leader_of) and s.leader_of[leader] == seat
        strength = strength_of(leader) if 0 <= leader < len(s.leader_of) else 2
        found.append(0.3 * strength if own else float(strength))
    return found


def captive_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the fates of a captive: kill a weak one, so that it cannot go home; keep a strong one for a battle."""
    strong = strength_of(f[2]) >= 5
    return [(0.0 if strong else 1.0) if option == KILL else (1.0 if strong else 0.0) for option in options]


def dance_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score revealing a Face Dancer: prefer it in a stronghold, or where many forces are removed (CLA-23.3)."""
    if len(options) == 1:
        return [0.0]
    winner = f[2]
    territory = PART_TERRITORY[s.battle[PLACE]]
    worth = -2.0 + 0.6 * s.inside(winner, territory)
    if IS_STRONGHOLD[territory]:
        worth += 4.0 + danger(s, seat, winner) + (3.0 if s.reserves[2 * seat] else 0.0)
    if winner == s.ally[seat]:
        worth -= 40.0
    return [worth if option == YES else 0.0 for option in options]


def dancers_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score numbers of forces that enter with a revealed Face Dancer: prefer as many as possible from the reserves,
    then no more."""
    if not s.answers[seat]:
        return [float(option) for option in options]
    return [1.0 if option == DONE else -float(option) * 0.001 for option in options]


def take_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score taking cards by Karama: as many as possible, from the seat with the most cards (CLA-20.6)."""
    if s.answers[seat]:
        return [float(option) for option in options]
    found: list[float] = []
    for option in options:
        other = s.seat_of[option - FACTION]
        found.append(len(s.hands[other]) + 0.1 * danger(s, seat, other) - (5.0 if other == s.ally[seat] else 0.0))
    return found


def harm_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the seats that the Tleilaxu can harm by stopping a revival: prefer the one that is nearest to victory and
    has the most forces in the tanks."""
    found: list[float] = []
    for option in options:
        other = s.seat_of[option - FACTION]
        found.append(danger(s, seat, other) + s.tanks[2 * other] - (50.0 if other == s.ally[seat] else 0.0))
    return found


# --- the Hidden Mobile Stronghold ----------------------------------------------------------
def pointed(s: State, part: int) -> float:
    """Return the worth of the Hidden Mobile Stronghold pointing at a part: spice there, and strongholds nearby."""
    return min(12, s.spice_on[part]) - 0.8 * NEARNESS[PART_TERRITORY[part]]


def point_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [pointed(s, option - PART) for option in options]


def mobile_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score moves of the Hidden Mobile Stronghold: prefer parts nearer to spice, which it collects on its way."""
    found: list[float] = []
    for option in options:
        if option == DONE:
            found.append(0.5 + pointed(s, s.mobile) - s.spice_on[s.mobile])
            continue
        part = option - PART
        if part in s.move:  # its spice is already collected
            found.append(-20.0)
            continue
        ahead = 0.0
        for other in OUTER[part] + INNER[part]:
            if other not in s.move:
                ahead = max(ahead, 0.7 * s.spice_on[other])
        found.append(pointed(s, part) + (ahead if f[2] > 1 else 0.0))
    return found
