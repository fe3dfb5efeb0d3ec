"""Battle plans: their contents, and the abilities that a Karama stops before plans are shown (CLA-10.4 to 10.8, 20.2).

A combo is a choice of leader, Cheap Hero or neither, with a weapon and a defence. The Voice and prescience, which come
first, are in `foresight`.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    ATREIDES,
    EMPEROR,
    FREMEN,
    IXIANS,
    KWISATZ_HADERACH_LOSSES,
)
from sandtable.classic.content.map import PART_TERRITORY
from sandtable.classic.content.traitors import CHEAP_HERO_TRAITOR
from sandtable.classic.content.treachery import (
    CHEAP_HERO,
    DEFENCE,
    DEFENCE_SLOT,
    TREACHERY,
    VOICE,
    VOICE_NUMBER,
    WEAPON,
    WEAPON_SLOT,
)
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import (
    AGGRESSOR,
    CYBORGS_STOP,
    DEFENDER,
    FEDAYKIN_STOP,
    HADERACH_STOP,
    NO_SPICE_STOP,
    PLACE,
    SARDAUKAR_STOP,
    SEEN,
    STOPPABLE,
    dials,
    engaged,
    foe_of,
    seat_at,
    side_of,
    spices,
    stopped,
)
from sandtable.classic.rules.karama import karamas, might_karama, played_karama
from sandtable.classic.rules.memory import note_card
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import ALIVE, NOBODY, NOWHERE, Frame, State
from sandtable.classic.rules.words import (
    ABILITY,
    DIAL,
    ELEMENT_DEFENCE,
    ELEMENT_LEADER,
    ELEMENT_NUMBER,
    ELEMENT_WEAPON,
    FACTION,
    LEADER,
    NO,
    NONE,
    NUMBER,
    PASS,
    TREACHERY_WORD,
    YES,
)

# Indices into a plan.
P_LEADER: Final = 0  # NO_HERO, a leader, or HERO
P_WEAPON: Final = 1  # a card or NOWHERE
P_DEFENCE: Final = 2
P_HADERACH: Final = 3
P_DIAL: Final = 4  # in halves
P_SPICE: Final = 5
NO_HERO: Final = -1
HERO: Final = 40  # a Cheap Hero
CALLED_HERO: Final = VOICE_NUMBER["cheap_hero"]


def helper_of(s: State, faction: int) -> int:
    """Return the seat in this battle that gains from a faction's power: the faction itself or its ally; NOBODY if
    neither of them fights."""
    seat = s.seat_of[faction]
    if seat == NOBODY:
        return NOBODY
    for side in (s.battle[AGGRESSOR], s.battle[DEFENDER]):
        if seat == side or s.ally[seat] == side:
            return side
    return NOBODY


def card_word(kind: int) -> int:
    return NONE if kind == NOWHERE else TREACHERY_WORD + kind


def shown_word(s: State, seat: int, element: int) -> int:
    """Return the word that this seat has shown to prescience for an element, and must play; NOWHERE if none."""
    if len(s.shown) == 4 and s.shown[1] == seat and s.shown[2] == element:
        return s.shown[3]
    return NOWHERE


# --- contents of a plan ------------------------------------------------------------------
# A combo is (hero, weapon, defence); hero: 0 no leader, 1 a leader, 2 a Cheap Hero; the others: a card or NOWHERE.
Combo = tuple[int, int, int]
WITHOUT: Final = 0
WITH_LEADER: Final = 1
WITH_HERO: Final = 2


def fit_leaders(s: State, seat: int) -> list[int]:
    """Return a seat's leaders that can fight this battle: alive, and not used elsewhere this turn (CLA-10.6)."""
    territory = PART_TERRITORY[s.battle[PLACE]]
    found: list[int] = []
    for leader, holder in enumerate(s.leader_of):
        if holder == seat and s.leader_is[leader] == ALIVE and s.leader_at[leader] in (NOWHERE, territory):
            found.append(leader)
    return found


def combos_of(s: State, seat: int) -> list[Combo]:
    """Return the combos (leader, weapon and defence) that a seat may play; only those that obey the Voice, if there are
    any (CLA-16.2)."""
    hand = s.hands[seat]
    leaders = len(fit_leaders(s, seat)) > 0
    heroes: list[int] = []
    if leaders:
        heroes.append(WITH_LEADER)
    if CHEAP_HERO in hand:
        heroes.append(WITH_HERO)
    command = s.command if len(s.command) == 3 and s.command[0] == seat else []
    if not heroes or (not leaders and command and command[1] == 0 and command[2] == CALLED_HERO):
        heroes.append(WITHOUT)
    weapons = [NOWHERE, *[kind for kind in dict.fromkeys(hand) if TREACHERY[kind].slots & WEAPON_SLOT]]
    defences = [NOWHERE, *[kind for kind in dict.fromkeys(hand) if TREACHERY[kind].slots & DEFENCE_SLOT]]
    found: list[Combo] = []
    for hero in heroes:
        if hero == WITHOUT:
            found.append((WITHOUT, NOWHERE, NOWHERE))  # CLA-10.7: no card without a leader
            continue
        for weapon in weapons:
            for defence in defences:
                if beside(weapon, defence) and (weapon == NOWHERE or weapon != defence or hand.count(weapon) > 1):
                    found.append((hero, weapon, defence))
    if command:
        obeying = [combo for combo in found if obeys(combo, command)]
        if obeying:
            found = obeying
    return [combo for combo in found if as_shown(s, seat, combo)]


def beside(weapon: int, defence: int) -> bool:
    """Tell whether two cards may be played together as weapon and defence (CLA-21.2): Weirding Way is a defence only
    with another weapon, Chemistry a weapon only with another defence."""
    if weapon != NOWHERE and TREACHERY[weapon].beside & WEAPON_SLOT:
        if defence == NOWHERE or TREACHERY[defence].type != DEFENCE or defence == weapon:
            return False
    if defence != NOWHERE and TREACHERY[defence].beside & DEFENCE_SLOT:
        if weapon == NOWHERE or TREACHERY[weapon].type != WEAPON or defence == weapon:
            return False
    return True


def obeys(combo: Combo, command: list[int]) -> bool:
    cards = VOICE[command[2]].cards
    played = combo[1] in cards or combo[2] in cards or (combo[0] == WITH_HERO and CHEAP_HERO in cards)
    return played == (command[1] == 1)


def as_shown(s: State, seat: int, combo: Combo) -> bool:
    """Tell whether a combo (leader, weapon and defence) agrees with what the seat has shown to prescience."""
    leader = shown_word(s, seat, ELEMENT_LEADER)
    if leader != NOWHERE:
        hero = WITHOUT if leader == NONE else WITH_HERO if leader >= TREACHERY_WORD else WITH_LEADER
        if combo[0] != hero:
            return False
    weapon = shown_word(s, seat, ELEMENT_WEAPON)
    if weapon != NOWHERE and card_word(combo[1]) != weapon:
        return False
    defence = shown_word(s, seat, ELEMENT_DEFENCE)
    return defence == NOWHERE or card_word(combo[2]) == defence


def hero_words(s: State, seat: int, combos: list[Combo]) -> list[int]:
    """Return the words that a plan may have for its leader in these combos: a leader, a Cheap Hero or none."""
    heroes = [combo[0] for combo in combos]
    found: list[int] = []
    shown = shown_word(s, seat, ELEMENT_LEADER)
    if WITH_LEADER in heroes:
        found += [LEADER + n for n in fit_leaders(s, seat) if shown == NOWHERE or LEADER + n == shown]
    if WITH_HERO in heroes:
        found.append(TREACHERY_WORD + CHEAP_HERO)
    if WITHOUT in heroes:
        found.append(NONE)
    return found


def haderach_ready(s: State, seat: int) -> bool:
    """Tell whether the Kwisatz Haderach may accompany a leader of this seat in this battle (CLA-19.1)."""
    if not s.rules.advanced or s.factions[seat] != ATREIDES or s.kh_dead or s.kh_lost < KWISATZ_HADERACH_LOSSES:
        return False
    return s.kh_used in (NOWHERE, PART_TERRITORY[s.battle[PLACE]])


# --- plans -------------------------------------------------------------------------------
def _plans(s: State, f: Frame) -> None:
    """Ask for both plans at the same time; a plan that Atreides see by a Karama power is made first (CLA-20.6)."""
    seen = s.battle[SEEN]
    if seen:
        s.push(frames.ASK_PLAN, NOBODY, 3 - seen)
        s.push(frames.PLAN_SEEN, NOBODY, seen)
        s.push(frames.ASK_PLAN, NOBODY, seen)
    else:
        s.push(frames.ASK_PLAN, NOBODY, 3)


class Plan(Question):
    """Ask the sides with a bit in `a` for battle plans: leader, weapon, defence, Kwisatz Haderach, number, spice."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_PLAN, "plan", "CLA-10.4", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        if f[2] & 1:
            found.append(s.battle[AGGRESSOR])
        if f[2] & 2:
            found.append(s.battle[DEFENDER])
        found.sort()
        return found

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        at = len(answers)
        if at < 3:
            combos = left_of_combos(s, seat, answers)
            if at == 0:
                return hero_words(s, seat, combos)
            found: list[int] = []
            for combo in combos:
                word = card_word(combo[at])
                if word not in found:
                    found.append(word)
            return sorted(found)
        if at == 3:
            return [NO, YES] if haderach_ready(s, seat) and answers[0] != NONE else [NO]
        if at == 4:
            shown = shown_word(s, seat, ELEMENT_NUMBER)
            return [shown] if shown != NOWHERE else [DIAL + dial for dial in dials(s, seat)]
        return [NUMBER + n for n in spices(s, seat, answers[4] - DIAL)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == 6

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in self.seats(s, f):
            s.plans[side_of(s, seat)] = plan_of(given[seat])
            s.tell("planned", seat)

    def cause(self, s: State, f: Frame) -> int:
        return 0


def left_of_combos(s: State, seat: int, answers: list[int]) -> list[Combo]:
    """Return the combos (leader, weapon and defence) that a seat can still play after its answers to the question for
    its battle plan."""
    combos = combos_of(s, seat)
    if answers:
        hero = WITHOUT if answers[0] == NONE else WITH_HERO if answers[0] >= TREACHERY_WORD else WITH_LEADER
        combos = [combo for combo in combos if combo[0] == hero]
    if len(answers) > 1:
        combos = [combo for combo in combos if card_word(combo[1]) == answers[1]]
    return combos


def plan_of(answers: list[int]) -> list[int]:
    """Return the battle plan, as a row of numbers, that six answers describe."""
    leader = NO_HERO
    if answers[0] >= TREACHERY_WORD:
        leader = HERO
    elif answers[0] != NONE:
        leader = answers[0] - LEADER
    weapon = NOWHERE if answers[1] == NONE else answers[1] - TREACHERY_WORD
    defence = NOWHERE if answers[2] == NONE else answers[2] - TREACHERY_WORD
    return [leader, weapon, defence, 1 if answers[3] == YES else 0, answers[4] - DIAL, answers[5] - NUMBER]


def hero_word(leader: int) -> int:
    """Return the word for the leader of a plan, a Cheap Hero or none."""
    if leader == NO_HERO:
        return NONE
    return TREACHERY_WORD + CHEAP_HERO if leader == HERO else LEADER + leader


def traitor_in(plan: list[int]) -> int:
    """Return the traitor card of the leader in this plan, with which an enemy could call the leader a traitor."""
    return CHEAP_HERO_TRAITOR if plan[P_LEADER] == HERO else plan[P_LEADER]


def _seen(s: State, f: Frame) -> None:
    """Show Atreides the plan that they see by their Karama power."""
    seat = seat_at(s, f[2] - 1)
    plan = s.plans[f[2] - 1]
    atreides = s.seat_of[ATREIDES]
    s.learnt += 1
    for kind in (CHEAP_HERO if plan[P_LEADER] == HERO else NOWHERE, plan[P_WEAPON], plan[P_DEFENCE]):
        if kind != NOWHERE:
            note_card(s, atreides, seat, kind)
    eyes = 1 << atreides | 1 << seat
    s.tell("plan_seen", seat, 0, FACTION + s.factions[seat], items=plan_items(plan, eyes))


def plan_items(plan: list[int], eyes: int) -> tuple[tuple[int, int, int], ...]:
    """Return a battle plan as items of an event, which only the seats in `eyes` see: leader, weapon, defence, Kwisatz
    Haderach, dial with its spice."""
    return (
        (hero_word(plan[P_LEADER]), 1, eyes),
        (card_word(plan[P_WEAPON]), 2, eyes),
        (card_word(plan[P_DEFENCE]), 3, eyes),
        (YES if plan[P_HADERACH] else NO, 4, eyes),
        (DIAL + plan[P_DIAL], plan[P_SPICE], eyes),
    )


# --- stopping abilities before plans are shown -------------------------------------------
def in_use(s: State, seat: int) -> list[int]:
    """Return the abilities of others in this battle that this seat could stop by Karama, as indices in STOPPABLE."""
    found: list[int] = []
    for user in (s.battle[AGGRESSOR], s.battle[DEFENDER]):
        if user != seat:
            found += [which for which in kinds_used(s, user) if not stopped(s, which)]
    return found


def kinds_used(s: State, user: int) -> list[int]:
    """Return the indices in STOPPABLE of a side's abilities in this battle, judging by public information."""
    faction = s.factions[user]
    starred = engaged(s, user)[1] > 0
    if faction == IXIANS:
        return [CYBORGS_STOP] if starred else []
    if not s.rules.advanced:
        return []
    if faction == ATREIDES:
        return [HADERACH_STOP] if haderach_ready(s, user) else []
    if faction == EMPEROR:
        return [SARDAUKAR_STOP] if starred and s.factions[foe_of(s, user)] != FREMEN else []
    if faction == FREMEN:
        return [FEDAYKIN_STOP, NO_SPICE_STOP] if starred else [NO_SPICE_STOP]
    return []


class BattleStop(Question):
    """Ask the seats that might hold a Karama whether they stop an ability in this battle, and which (CLA-20.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_BATTLE_STOP, "stop_in_battle", "CLA-20.2", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if might_karama(s, seat) and in_use(s, seat)]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        cards = karamas(s, seat)
        if s.answers[seat]:
            return cards
        return [PASS, *[ABILITY + STOPPABLE[which] for which in in_use(s, seat)]] if cards else [PASS]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        return len(answers) == 2 or (len(answers) == 1 and answers[0] == PASS)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in s.order:
            if len(given[seat]) == 2:
                number = given[seat][0] - ABILITY
                s.push(frames.ASK_BATTLE_STOP)
                s.push(frames.BATTLE_STOPPED, seat, STOPPABLE.index(number))
                s.tell("stopped", seat, 0, ABILITY + number)
                played_karama(s, seat, given[seat][1])
                return


def _stopped(s: State, f: Frame) -> None:
    if s.stopped:
        s.stops |= 1 << f[2]


declare(Plan(), BattleStop())
steps(
    {
        frames.BATTLE_PLANS: _plans,
        frames.PLAN_SEEN: _seen,
        frames.BATTLE_STOPPED: _stopped,
    }
)
