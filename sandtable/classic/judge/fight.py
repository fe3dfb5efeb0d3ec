"""Scores for battle plans: their expected value against the foe's likely plans."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    ATREIDES,
    KWISATZ_HADERACH_BONUS,
)
from sandtable.classic.content.map import PART_TERRITORY, TERRITORY_PARTS
from sandtable.classic.content.treachery import (
    ARTILLERY,
    BATTLE_TABLE,
    KILLS,
    LASGUN,
    NO_ATTACK,
    NO_GUARD,
    SHIELD,
    SHIELD_SNOOPER,
    STRIKES_BOTH,
    TREACHERY,
)
from sandtable.classic.judge.ground import Ground, danger, question_of
from sandtable.classic.judge.knowledge import (
    ATTACKS,
    GUARDS,
    guess_cards,
    shown_dial,
    shown_leader,
    strength_of,
    traitor_risk,
)
from sandtable.classic.judge.values import FOES_FORCE, VICTORY, card_worth, force_worth, leader_worth, prize, spice_rate
from sandtable.classic.rules.board import IS_STRONGHOLD
from sandtable.classic.rules.dials import (
    AGGRESSOR,
    PLACE,
    SEEN,
    dials,
    engaged,
    foe_of,
    least_spice,
    side_of,
    way_plain,
    way_spice,
    way_starred,
    ways,
    worth_of,
)
from sandtable.classic.rules.plans import (
    HERO,
    NO_HERO,
    P_DEFENCE,
    P_DIAL,
    P_HADERACH,
    P_LEADER,
    P_WEAPON,
    WITH_HERO,
    WITH_LEADER,
    card_word,
    combos_of,
    fit_leaders,
    haderach_ready,
    hero_word,
    shown_word,
)
from sandtable.classic.rules.state import NOWHERE, Frame, State
from sandtable.classic.rules.words import (
    DIAL,
    ELEMENT_DEFENCE,
    ELEMENT_LEADER,
    ELEMENT_NUMBER,
    ELEMENT_WEAPON,
    NO,
    NUMBER,
    YES,
)

HALVES: Final = 160  # more than any seat can dial
EAGER: Final = 0.6  # weight of high numbers in the guess of a foe's dial; the rest is uniform
HADERACH: Final = 3  # index of the answer about the Kwisatz Haderach
NUMBERED: Final = 4
BACKED: Final = 5
NOT_THERE: Final = -1e6


class Stakes:
    """The stakes of a battle for one side, as worths: of winning the place, of losing it to the foe, and of the forces
    of both sides."""

    __slots__ = ("hold", "clear", "lose", "forces", "theirs", "boom")

    def __init__(self, s: State, seat: int) -> None:
        foe = foe_of(s, seat)
        territory = PART_TERRITORY[s.battle[PLACE]]
        ground = Ground(s, seat)
        plain, starred = engaged(s, seat)
        self.forces = plain + 1.6 * starred if s.rules.advanced else float(plain + starred)
        there = engaged(s, foe)
        self.theirs = float(there[0] + there[1])
        self.hold = 0.0
        self.lose = 0.0
        if IS_STRONGHOLD[territory]:
            base = ground.have - ground.sure[territory]
            self.hold = prize(ground.goal, base + 1.0) - prize(ground.goal, base)
            self.lose = won_by_foe(s, seat, foe)
        for part in TERRITORY_PARTS[territory]:
            if s.spice_on[part]:
                each = 3 if ground.flies else 2
                self.hold += ground.rate * min(s.spice_on[part], each * max(1, s.at(seat, part)))
                self.lose += 0.3 * s.spice_on[part]
        self.clear = self.theirs * FOES_FORCE
        self.boom = self.clear - force_worth(s) * self.forces + 0.3 * self.lose

    @property
    def size(self) -> float:
        return self.hold + self.lose + 0.5 * self.forces


def won_by_foe(s: State, seat: int, foe: int) -> float:
    """Return how much this seat loses, in worth, if the foe wins the place of the battle."""
    worth = danger(s, seat, foe)
    # A contested stronghold counts for nobody: by winning, the foe gets one more.
    if worth <= 0.0:
        return worth
    return min(0.7 * VICTORY, 4.0 * worth) if worth < 0.5 * VICTORY else 10.0


class Foe:
    """The likely plan of a foe, as this seat can guess it: the chances of each attack, of each guard and of each
    total."""

    __slots__ = ("attacks", "guards", "alive", "dead", "strength")

    def __init__(self, s: State, seat: int) -> None:
        foe = foe_of(s, seat)
        cards = guess_cards(s, seat, foe)
        self.attacks = cards.attacks
        self.guards = cards.guards
        leaders = [strength_of(leader) for leader in fit_leaders(s, foe)]
        bonus = 2 * KWISATZ_HADERACH_BONUS if haderach_ready(s, foe) else 0
        numbers = guess_numbers(s, seat, foe)
        chosen: list[tuple[int, float]] = []
        known = shown_leader(s, seat, foe)
        seen = plan_seen(s, seat, foe)
        if seen:
            self.attacks = [0.0] * ATTACKS
            self.guards = [0.0] * GUARDS
            weapon, defence = seen[P_WEAPON], seen[P_DEFENCE]
            self.attacks[0 if weapon == NOWHERE else TREACHERY[weapon].attack + 1] = 1.0
            self.guards[NO_GUARD if defence == NOWHERE else TREACHERY[defence].guard] = 1.0
            numbers = [0.0] * (seen[P_DIAL] + 1)
            numbers[seen[P_DIAL]] = 1.0
            bonus = bonus if seen[P_HADERACH] else 0
            chosen.append((strength_of(seen[P_LEADER]), 1.0))
        elif known != NOWHERE:
            chosen.append((strength_of(known), 1.0))
        elif leaders:
            top = max(leaders)
            for strength in leaders:
                chosen.append((strength, (0.55 if strength == top else 0.0) + 0.45 / len(leaders)))
        else:
            chosen.append((0, 1.0))
        total = sum([chance for _, chance in chosen])
        self.strength = sum([strength * chance for strength, chance in chosen]) / total
        self.alive: list[float] = [0.0] * HALVES
        self.dead: list[float] = [0.0] * HALVES
        for number, chance in enumerate(numbers):
            self.dead[number] += chance
            for strength, share in chosen:
                self.alive[number + 2 * strength + bonus] += chance * share / total


def plan_seen(s: State, seat: int, foe: int) -> list[int]:
    """Return the plan of a foe if this seat can see it; else an empty list."""
    side = side_of(s, foe)
    plan = s.plans[side]
    if len(plan) < 6:
        return []
    if s.plans_open or (s.factions[seat] == ATREIDES and (s.battle[SEEN] >> side) & 1):
        return plan
    return []


def guess_numbers(s: State, seat: int, foe: int) -> list[float]:
    """Return the chance of each number that a foe may dial; the index in the list is the dial in halves."""
    shown = shown_dial(s, seat, foe)
    if shown != NOWHERE:
        found = [0.0] * (shown + 1)
        found[shown] = 1.0
        return found
    least = least_spice(worth_of(s, foe), s.spice[foe])
    while len(least) > 1 and least[-1] < 0:
        least.pop()
    top = max(1, len(least) - 1)
    found = [0.0] * len(least)
    total = 0.0
    for number, price in enumerate(least):
        if price >= 0:
            share = number / top
            found[number] = (1.0 - EAGER) + EAGER * 6.0 * share * share * (1.15 - share)
            total += found[number]
    return [n / total for n in found]


class Judge:
    """An evaluator of the battle plans that a seat could make in the current battle."""

    __slots__ = (
        "s", "seat", "foe", "stakes", "model", "beaten", "beaten_dead", "rate", "force", "costs", "lost", "asked",
        "numbers", "worths",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.foe = foe_of(s, seat)
        self.stakes = Stakes(s, seat)
        self.model = Foe(s, seat)
        self.rate = spice_rate(s, seat)
        self.force = force_worth(s)
        wins_ties = seat == s.battle[AGGRESSOR]
        self.beaten = _below(self.model.alive, wins_ties)
        self.beaten_dead = _below(self.model.dead, wins_ties)
        self.costs: dict[int, int] = {}  # by number: the best amount of spice to pay for it
        self.lost: dict[int, float] = {}  # by number: the forces lost with it
        self.asked = question_of(s, seat)
        shown = shown_word(s, seat, ELEMENT_NUMBER)
        self.numbers = dials(s, seat) if shown == NOWHERE else [shown - DIAL]
        self.worths: dict[tuple[int, int, int, bool], list[float]] = {}

    def number(self, dial: int) -> None:
        """Compute, for a dial in halves, the cheapest combination of spice and forces that makes it, and store it in
        `costs` and `lost`, unless it is stored already."""
        if dial in self.costs:
            return
        s = self.s
        best = 1e9
        spice = 0
        lost = 0.0
        for way in ways(worth_of(s, self.seat), dial, s.spice[self.seat] if s.rules.advanced else 0):
            forces = way_plain(way) + 1.6 * way_starred(way)
            cost = forces * self.force + way_spice(way) * self.rate
            if cost < best:
                best = cost
                spice = way_spice(way)
                lost = forces
        self.costs[dial] = spice
        self.lost[dial] = lost

    def killing(self, attack: int) -> float:
        """Return the chance that an attack of the seat kills the foe's leader."""
        if attack == NO_ATTACK:
            return 0.0
        chance = 0.0
        for guard in range(GUARDS):
            if BATTLE_TABLE[attack][guard] == KILLS:
                chance += self.model.guards[guard]
        return chance

    def killed(self, guard: int, own: int) -> float:
        """Return the chance that the seat's own leader dies if it plays this guard and `own`, its own attack."""
        if own in STRIKES_BOTH and BATTLE_TABLE[own][guard] == KILLS:
            return 1.0
        chance = 0.0
        for attack in range(ATTACKS - 1):
            if BATTLE_TABLE[attack][guard] == KILLS:
                chance += self.model.attacks[attack + 1]
        return chance

    def exploding(self, attack: int, guard: int) -> float:
        """Return the chance that a lasgun meets a Shield if the seat plays this attack and guard (CLA-10.19)."""
        shields = self.model.guards[SHIELD] + self.model.guards[SHIELD_SNOOPER]
        lasgun = self.model.attacks[LASGUN + 1]
        own_shield = guard in (SHIELD, SHIELD_SNOOPER)
        if attack == LASGUN:
            return 1.0 if own_shield else shields
        if own_shield:
            return lasgun
        return lasgun * shields

    def plans(self, leader: int, weapon: int, defence: int, haderach: bool) -> list[float]:
        """Return the expected value of plans with these pieces, one for each dial in `numbers`; cached."""
        key = (leader, weapon, defence, haderach)
        if key not in self.worths:
            self.worths[key] = self.weigh(leader, weapon, defence, haderach, self.numbers)
        return self.worths[key]

    def weigh(self, leader: int, weapon: int, defence: int, haderach: bool, numbers: list[int]) -> list[float]:
        """Return the expected value of plans with these pieces, one for each dial in `numbers`."""
        s = self.s
        attack = NO_ATTACK if weapon == NOWHERE else TREACHERY[weapon].attack
        guard = NO_GUARD if defence == NOWHERE else TREACHERY[defence].guard
        model = self.model
        stakes = self.stakes
        strength = strength_of(leader)
        die = self.killed(guard, attack) if leader != NO_HERO else 0.0
        kill = self.killing(attack)
        boom = self.exploding(attack, guard)
        betrayed = 0.0 if haderach else traitor_risk(s, self.seat, self.foe, leader)
        hand = s.hands[self.seat]
        played = 0.0
        for kind in (weapon, defence):
            if kind != NOWHERE:
                rest = hand[:]
                rest.remove(kind)
                played += max(0.2, card_worth(s, self.seat, kind, rest) * min(1.0, 0.4 + self.rate))
        hero = 3.0 if leader == HERO else 0.0
        own = leader_worth(leader) if 0 <= leader < HERO else 0.0
        base = -hero - die * own
        ruin = -self.force * stakes.forces - stakes.lose - played
        alive = 2 * strength + (2 * KWISATZ_HADERACH_BONUS if haderach else 0)
        if attack == ARTILLERY:
            alive = 0
        reward = self.rate * (kill * model.strength + die * strength)
        fair = (1.0 - boom) * (1.0 - betrayed)
        found: list[float] = []
        for dial in numbers:
            self.number(dial)
            living = kill * self.beaten_dead[dial + alive] + (1.0 - kill) * self.beaten[dial + alive]
            fallen = kill * self.beaten_dead[dial] + (1.0 - kill) * self.beaten[dial]
            win = (1.0 - die) * living + die * fallen
            lost = self.lost[dial]
            left = stakes.forces - lost
            won = stakes.clear + reward - lost * self.force
            if left >= 0.9:
                won += stakes.hold + min(2.0, 0.5 * left)
            elif stakes.hold > 0.0:
                won += 0.15 * stakes.hold
            worth = base + fair * (win * won + (1.0 - win) * ruin)
            worth += boom * stakes.boom + (1.0 - boom) * betrayed * (ruin - own)
            found.append(worth - self.costs[dial] * self.rate * (1.0 if win < 1.0 else 0.9))
        return found


_LATEST: Final[list[Judge | None]] = [None]


def judge_of(s: State, seat: int) -> Judge:
    """Return the `Judge` of a seat's battle plan; all answers of one plan share the same object."""
    latest = _LATEST[0]
    if latest is not None and latest.s is s and latest.seat == seat and s.answers[seat]:
        if latest.asked == question_of(s, seat):
            return latest
    found = Judge(s, seat)
    _LATEST[0] = found
    return found


def _below(shares: list[float], ties: bool) -> list[float]:
    """Return, for each total of this seat in halves, the chance that it beats the foe's; `shares` has the chance of
    each total of the foe. If `ties`, an equal total beats it too."""
    found: list[float] = []
    so_far = 0.0
    for share in shares:
        found.append(so_far + (share if ties else 0.0))
        so_far += share
    return found


def plan_table(s: State, seat: int, answers: list[int], place: int) -> dict[int, float]:
    """Return the value of each word that can be answer number `place` to the question for a battle plan, as a dict: the
    value of the best plan that contains the word. `answers` are the words already given for the earlier places."""
    judge = judge_of(s, seat)
    numbers = judge.numbers
    ready = haderach_ready(s, seat)
    leaders = fit_leaders(s, seat)
    shown_first = shown_word(s, seat, ELEMENT_LEADER)
    found: dict[int, float] = {}
    for hero, weapon, defence in combos_of(s, seat):
        if len(answers) > 1 and card_word(weapon) != answers[1]:
            continue
        if len(answers) > 2 and card_word(defence) != answers[2]:
            continue
        for leader in leaders if hero == WITH_LEADER else [HERO] if hero == WITH_HERO else [NO_HERO]:
            word = hero_word(leader)
            if answers and word != answers[0]:
                continue
            if hero == WITH_LEADER and shown_first != NOWHERE and word != shown_first:
                continue
            for haderach in (False, True):
                if haderach and not (ready and leader != NO_HERO):
                    continue
                if len(answers) > HADERACH and haderach != (answers[HADERACH] == YES):
                    continue
                worths = judge.plans(leader, weapon, defence, haderach)
                for at, worth in enumerate(worths):
                    if place == 0:
                        key = word
                    elif place == 1:
                        key = card_word(weapon)
                    elif place == 2:
                        key = card_word(defence)
                    elif place == HADERACH:
                        key = YES if haderach else NO
                    else:
                        key = DIAL + numbers[at]
                    if worth > found.get(key, NOT_THERE):
                        found[key] = worth
    return found


def plan_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score each answer about a battle plan by the best plan it can lead to."""
    answers = s.answers[seat]
    place = len(answers)
    if place == BACKED:
        judge = judge_of(s, seat)
        dial = answers[NUMBERED] - DIAL
        judge.number(dial)
        return [-abs(float(option - NUMBER - judge.costs[dial])) for option in options]
    found = plan_table(s, seat, answers, place)
    return [found.get(option, -50.0) for option in options]


def show_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score the answers with which a seat can show Atreides an element of its plan (prescience): each by the best plan
    that contains it, played against a foe who knows it."""
    places = {ELEMENT_LEADER: 0, ELEMENT_WEAPON: 1, ELEMENT_DEFENCE: 2, ELEMENT_NUMBER: NUMBERED}
    found = plan_table(s, seat, [], places[f[2]])
    return [found.get(option, -50.0) for option in options]
