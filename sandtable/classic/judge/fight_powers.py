"""Scores of the choices around a battle: powers over the foe's plan, the next battle, losses."""

from __future__ import annotations

from sandtable.classic.content.factions import (
    ATREIDES,
    BENE_GESSERIT,
)
from sandtable.classic.content.treachery import (
    BATTLE_TABLE,
    CHEAP_HERO,
    KILLS,
    NO_ATTACK,
    NO_GUARD,
    TREACHERY,
    VOICE,
)
from sandtable.classic.judge.fight import Stakes
from sandtable.classic.judge.ground import Ground, reach
from sandtable.classic.judge.knowledge import (
    guess_cards,
    strength_of,
)
from sandtable.classic.rules.board import IS_STRONGHOLD
from sandtable.classic.rules.dials import (
    AGGRESSOR,
    DEFENDER,
    foe_of,
    side_of,
)
from sandtable.classic.rules.plans import (
    P_DIAL,
    P_LEADER,
    helper_of,
)
from sandtable.classic.rules.state import Frame, State
from sandtable.classic.rules.words import (
    ELEMENT,
    ELEMENT_DEFENCE,
    ELEMENT_LEADER,
    ELEMENT_NUMBER,
    ELEMENT_WEAPON,
    PASS,
    VOICE_REFUSE,
    YES,
)
from sandtable.classic.rules.words import TERRITORY as TERRITORY_WORD


def own_ways(s: State, seat: int) -> tuple[list[int], list[int]]:
    """Return two lists without duplicates: the attacks that the weapons in a seat's hand make, and the guards that its
    defences make."""
    attacks: list[int] = []
    guards: list[int] = [NO_GUARD]
    for kind in s.hands[seat]:
        card = TREACHERY[kind]
        if card.attack != NO_ATTACK and card.attack not in attacks:
            attacks.append(card.attack)
        if card.guard != NO_GUARD and card.guard not in guards:
            guards.append(card.guard)
    return attacks, guards


def voice_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score commands of the Voice: prefer to forbid a weapon that the seat cannot stop, or a defence that stops its
    weapons (CLA-16.2)."""
    side = helper_of(s, BENE_GESSERIT)
    foe = foe_of(s, side)
    cards = guess_cards(s, seat, foe)
    attacks, guards = own_ways(s, side) if side == seat else ([], [NO_GUARD])
    stakes = 4.0 + 0.3 * Stakes(s, seat).size if side == seat else 4.0
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
            continue
        if option < VOICE_REFUSE:
            found.append(-0.5)
            continue
        card = TREACHERY[VOICE[option - VOICE_REFUSE].cards[0]]
        score = -0.1
        if card.attack != NO_ATTACK:
            stops = any(BATTLE_TABLE[card.attack][guard] != KILLS for guard in guards)
            # A weapon that can be guarded against still counts half: the guard may be needed against another one.
            score += cards.attacks[card.attack + 1] * stakes * (0.5 if stops else 1.0)
        elif card.guard != NO_GUARD and attacks:
            stopped = [attack for attack in attacks if BATTLE_TABLE[attack][card.guard] != KILLS]
            if len(stopped) == len(attacks):
                score += cards.guards[card.guard] * stakes * 0.9
            elif stopped:
                score += cards.guards[card.guard] * stakes * 0.4
        elif card is TREACHERY[CHEAP_HERO]:
            score += 0.2
        found.append(score)
    return found


def sight_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the elements of the enemy's plan that prescience can ask for: prefer the weapon if the seat can choose a
    defence, the defence if it can choose a weapon, else the number."""
    side = helper_of(s, ATREIDES)
    attacks, guards = own_ways(s, seat)
    found: list[float] = []
    for option in options:
        score = 0.0
        if option == ELEMENT + ELEMENT_NUMBER:
            score = 3.0
        elif option == ELEMENT + ELEMENT_WEAPON:
            score = 2.0 + 1.2 * (len(guards) - 1)
        elif option == ELEMENT + ELEMENT_DEFENCE:
            score = 1.5 + 1.0 * len(attacks)
        elif option == ELEMENT + ELEMENT_LEADER:
            score = 1.0
        if side != seat and option != PASS:
            score *= 0.5
        found.append(score)
    return found


def in_battle(s: State, seat: int) -> bool:
    return len(s.battle) > 0 and seat in (s.battle[AGGRESSOR], s.battle[DEFENDER])


def size_of_battle(s: State, seat: int) -> float:
    """Return how much is at stake for this seat in the current battle; 0 if it does not fight there."""
    return Stakes(s, seat).size if in_battle(s, seat) else 0.0


def battle_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the battles that a seat can fight next: prefer the most important, while it still has all its leaders and
    cards."""
    found: list[float] = []
    ground = Ground(s, seat)
    for option in options:
        territory = option - TERRITORY_WORD
        score = 0.0
        if not s.answers[seat] and 0 <= territory < len(IS_STRONGHOLD):
            plain, starred = ground.forces(territory)
            score = 5.0 if IS_STRONGHOLD[territory] else 0.0
            score += 0.2 * reach(s, seat, plain, starred, s.spice[seat])
        found.append(score)
    return found


def losses_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the numbers that a winner can name for its losses: prefer the smallest, for starred forces, spice and plain
    forces alike."""
    return [-float(option) for option in options]


def tooth_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the use of a Poison Tooth: prefer it if it kills the foe's leader and the seat's own leader is worth
    less."""
    side = side_of(s, seat)
    mine, theirs = s.plans[side], s.plans[1 - side]
    worth = strength_of(theirs[P_LEADER]) - strength_of(mine[P_LEADER])
    total = mine[P_DIAL] + 2 * strength_of(mine[P_LEADER]) - theirs[P_DIAL] - 2 * strength_of(theirs[P_LEADER])
    return [(float(worth) if total < 0 else -1.0) if option == YES else 0.0 for option in options]
