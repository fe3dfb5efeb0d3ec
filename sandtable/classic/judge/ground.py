"""Evaluate a seat's position on the map: strongholds it may hold, likely fights, the worth of forces in a place.

A `part` is a territory within one sector (`content.map.Part`).
"""

from __future__ import annotations

import math
from typing import Final

from sandtable.classic.content.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    HARKONNEN,
    IXIANS,
    LEADERS,
    SPACING_GUILD,
)
from sandtable.classic.content.map import (
    CITIES,
    FREMEN_RANGE,
    INCOME,
    MOBILE,
    PART_SECTOR,
    PART_TERRITORY,
    POLAR_SINK,
    SECTORS,
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY_PARTS,
)
from sandtable.classic.content.phases import SHIPMENT_MOVEMENT
from sandtable.classic.content.treachery import NO_ATTACK, NO_GUARD, TREACHERY, WORTHLESS_GUARD
from sandtable.classic.judge.nearness import NEARNESS, WITHIN
from sandtable.classic.judge.values import (
    BOLD,
    FOES_FORCE,
    VICTORY,
    caution,
    finish,
    force_worth,
    goal_of,
    holdings,
    living,
    prize,
    spice_rate,
)
from sandtable.classic.rules.board import IS_STRONGHOLD, advising, exposed, ornithopters, stormy
from sandtable.classic.rules.mentat import at_the_end, held
from sandtable.classic.rules.state import ALIVE, NOBODY, PLACES, State

# The chance that the next storm reaches each number of sectors: two dials of 1 to 3, or a card of 1 to 6.
BY_DIALS: Final = (0.0, 1.0, 1.0, 0.89, 0.67, 0.33, 0.11)
BY_CARD: Final = (0.0, 1.0, 0.83, 0.67, 0.5, 0.33, 0.17)
SCALE: Final = 2.4  # additional strength that multiplies the odds of a fight by e
ATTACKED: Final = 0.2  # chance that a seat that can attack a stronghold does so this turn …
ATTACKED_LATER: Final = 0.06  # … or in a later one
LEFT: Final = 0.97  # chance that the winner of a fight has forces left to hold the place …
LEFT_ADVANCED: Final = 0.85  # … and in the advanced game, where forces without spice count half
ADVANCED_GUILD: Final = -1.2  # the Guild ships more forces than it can back with spice
# The strength that a faction's powers add to a fight, as estimated by itself and by others.
OWN_EDGE: Final[dict[int, float]] = {BENE_GESSERIT: 1.2, ATREIDES: 1.2, HARKONNEN: 0.8}
FEARED: Final[dict[int, float]] = {
    BENE_GESSERIT: 1.2, ATREIDES: 2.7, HARKONNEN: 0.8, SPACING_GUILD: -1.0, FREMEN: 0.5,
}  # fmt: skip
BEATEN: Final = 3.5  # worth of the leader and cards that a lost battle costs
BOUGHT: Final = 5.0  # strength a foe loses if all its leaders are this seat's traitors
OPEN: Final = 8  # with this many turns left, stopping a winner has full weight; later less and less …
LATE: Final = 12  # … as it becomes clear who wins by default
RAIDED: Final = 0.4  # factor of an attack's chance outside strongholds
BLOCKED: Final = 2.5  # worth of blocking a seat that may win this turn …
MOST_BLOCKED: Final = 7.0  # … and the most for blocking all of them
GARRISON: Final = 3.0  # cost of leaving a stronghold empty
MARCH: Final = 0.1  # cost of each force taken out of a stronghold …
HOME_GUARD: Final = 7  # forces that make a stronghold safe in the first turns
FIRST_MARCH: Final = 2.5  # … and of each that is missing there in the first turn
FOOTHOLD: Final = 0.8  # in the last turn, the share by which a stronghold that does not decide counts less
LONE: Final = 3.0  # cost of attacking a stronghold with a handful of forces in the first turn …
FEW: Final = 2  # … that is, with at most this many
FLYING: Final = 1.5  # worth of ornithopters to a seat without them
TURNS_PAID: Final = 1.6  # turns of a stronghold's income that are counted
SHY: Final = 0.8  # share of a victory's worth that is not counted in the first turn …
SHY_ADVANCED: Final = 1.0  # … and in the advanced game, whose first turns are less predictable
ADVICE: Final = 1.2  # worth of a stronghold in which the Bene Gesserit have advisors
RESERVES: Final = 6  # with up to this many forces in reserve, each has its full worth there
IDLE: Final = 0.12  # worth of a force for each territory it is nearer to a stronghold


def question_of(s: State, seat: int) -> int:
    """Return a number that identifies the question that a seat is answering: it stays the same until the seat has given
    all answers to that question."""
    return s.before if len(s.asked) > 1 else s.before - len(s.answers[seat])


def reach(s: State, seat: int, plain: int, starred: int, spice: int) -> float:
    """Return the highest number these forces can dial with this much spice (CLA-10.4, CLA-18.5)."""
    faction = s.factions[seat]
    if faction == IXIANS:
        if not s.rules.advanced:
            return 0.5 * plain + 2.0 * starred
        return 0.5 * plain + starred + min(starred, spice)
    if not s.rules.advanced:
        return float(plain + starred)
    if faction == FREMEN:
        return plain + 2.0 * starred
    double = 2.0 if faction == EMPEROR else 1.0
    backed = min(starred, spice)
    rest = min(plain, spice - backed)
    return 0.5 * plain + 0.5 * rest + double * (0.5 * starred + 0.5 * backed)


def card_edge(s: State, me: int, of: int) -> float:
    """Return the strength that the hand of seat `of` adds to a fight, as seat `me` judges it: by its cards if the hand
    is its own, else by the number of cards."""
    edge = 0.0
    if of == me:
        weapon = False
        defence = False
        for kind in s.hands[me]:
            card = TREACHERY[kind]
            weapon = weapon or card.attack != NO_ATTACK
            defence = defence or card.guard not in (NO_GUARD, WORTHLESS_GUARD)
        edge += (2.2 if weapon else 0.0) + (1.8 if defence else 0.0)
    else:
        edge += min(3.2, 1.0 * len(s.hands[of]))
    if s.rules.advanced and s.factions[of] == SPACING_GUILD:
        edge += ADVANCED_GUILD
    edges = OWN_EDGE if of == me else FEARED
    return edge + edges.get(s.factions[of], 0.0)


def bought(s: State, seat: int, other: int) -> int:
    """Return how many living leaders of the seat `other` are on traitor cards that the seat `seat` holds."""
    n = 0
    for card in s.traitors[seat]:
        if card < len(LEADERS) and s.leader_of[card] == other and s.leader_is[card] == ALIVE:
            n += 1
    return n


def likely(difference: float) -> float:
    """Return the chance to win a fight with this much more strength."""
    return 1.0 / (1.0 + math.exp(-difference / SCALE))


def danger(s: State, seat: int, other: int) -> float:
    """Return the worth to this seat of `other` having one stronghold less: much, if `other` would win with it."""
    if other == seat or other == s.ally[seat]:
        return 0.0
    short = goal_of(s, other) - holdings(s, other)
    if s.factions[seat] == BENE_GESSERIT and s.predicted != NOBODY and s.predicted_turn == s.turn:
        if other == s.predicted or s.ally[other] == s.predicted:
            return -VICTORY if short <= 0 else -12.0  # its victory would be this seat's own (CLA-12.6)
    worth = 0.6 * VICTORY if short <= 0 else 13.0 if short == 1 else 5.0 if short == 2 else 2.0
    return worth * still_open(s, seat)


def still_open(s: State, seat: int) -> float:
    """Return the importance, from 0 to 1, of preventing others from winning.

    It falls towards the end of a game in which another seat then wins by default (CLA-12.7 to CLA-12.9).
    """
    left = s.rules.turns - s.turn
    if left >= OPEN or seat in at_the_end(s)[0]:
        return 1.0
    return 0.05 + 0.95 * left / LATE


def storm_risk(s: State, seat: int, part: int) -> float:
    """Return the chance that the next storm destroys forces in this part of a territory."""
    sector = PART_SECTOR[part]
    if sector == 0 or not exposed(s, part):
        return 0.0
    away = (sector - s.storm) % SECTORS
    half = 1.0
    if s.factions[seat] == FREMEN and s.rules.advanced:
        if s.storm_card > 0:
            return 0.5 if 0 < away <= s.storm_card else 0.0
        half = 0.5
    if away >= len(BY_DIALS):
        return 0.0
    by_card = s.rules.advanced and s.seat_of[FREMEN] != NOBODY
    return half * (BY_CARD[away] if by_card else BY_DIALS[away])


class Ground:
    """A seat's position on the map: its chance to hold each stronghold, and who may still come this turn.

    Values needed repeatedly for one decision are computed once.
    """

    __slots__ = (
        "s", "seat", "ally", "rate", "goal", "have", "sure", "leaders", "edge", "contested", "flies", "block", "others",
        "strengths", "force", "willing", "far", "near", "_foes", "_plain", "_starred", "_before", "_walk",
        "finish", "scarce", "asked", "_decides", "_groups", "_losses", "_dangers",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.ally = s.ally[seat]
        self.rate = spice_rate(s, seat)
        self.goal = goal_of(s, seat)
        self.force = force_worth(s)
        self.finish = finish(s)
        self.scarce = min(1.0, RESERVES / max(1, s.reserves[2 * seat] + s.reserves[2 * seat + 1]))
        self.asked = question_of(s, seat)
        self._decides: dict[int, float] = {}
        self._losses: dict[int, float] = {}
        self._dangers: dict[int, float] = {}
        self.sure: list[float] = [0.0] * len(TERRITORIES)
        self.leaders = living(s, seat)
        self.edge = card_edge(s, seat, seat)
        self.flies = ornithopters(s, seat)
        self._count()
        self._rivals()
        self.contested = 0
        self.have = 0.0
        if self.ally != NOBODY:
            self.have += held(s, self.ally)
        standing = [n for n in STRONGHOLDS if self._plain[n] + self._starred[n] and not advising(s, seat, n)]
        for territory in standing:
            if self._foes[territory]:
                self.contested += 1
        for territory in standing:
            chance = self.chance(territory, self._plain[territory], self._starred[territory], s.spice[seat], True)
            self.sure[territory] = chance
            self.have += chance

    def _count(self) -> None:
        """Count the forces of every seat except the ally by territory, and list the foes of each territory."""
        s = self.s
        self._plain: list[int] = [0] * len(TERRITORIES)
        self._starred: list[int] = [0] * len(TERRITORIES)
        self._foes: list[list[int]] = [[] for _ in TERRITORIES]
        self._before: dict[int, float] = {}
        self._groups: list[dict[int, int]] = [{} for _ in range(s.seats)]
        forces = s.forces
        for seat in range(s.seats):
            if seat == self.ally:
                continue
            place = 2 * seat * PLACES
            for part in range(PLACES):
                plain, starred = forces[place + part], forces[place + PLACES + part]
                if plain or starred:
                    territory = PART_TERRITORY[part]
                    if seat == self.seat:
                        self._plain[territory] += plain
                        self._starred[territory] += starred
                        continue
                    group = self._groups[seat]
                    group[territory] = group.get(territory, 0) + plain + starred
                    if seat not in self._foes[territory] and not advising(s, seat, territory):
                        self._foes[territory].append(seat)
        self._foes[POLAR_SINK] = []

    def _rivals(self) -> None:
        """Collect the strength of every rival, the forces it could bring, and whether it may still come."""
        s = self.s
        self.others: list[int] = []
        self.strengths: list[float] = [0.0] * s.seats  # of leader and hand
        self.willing: list[float] = [0.0] * s.seats
        self.far: list[int] = [0] * s.seats  # forces it could ship to a stronghold …
        self.near: list[int] = [0] * s.seats  # … or elsewhere
        self.block = 0.0
        self._walk: list[list[int]] = [[] for _ in range(s.seats)]  # by seat, stronghold: forces that could walk there
        for other in range(s.seats):
            if other == self.seat or other == self.ally:
                continue
            self.others.append(other)
            leaders = living(s, other)
            self.strengths[other] = (0.85 * leaders[0] if leaders else 0.0) + card_edge(s, self.seat, other)
            if leaders:
                self.strengths[other] -= BOUGHT * bought(s, self.seat, other) / len(leaders)
            gone = s.phase > SHIPMENT_MOVEMENT or (s.phase == SHIPMENT_MOVEMENT and (s.done >> other) & 1 == 1)
            self.willing[other] = 0.0 if gone else ATTACKED * (1.0 + caution(s))
            reserves = s.reserves[2 * other] + s.reserves[2 * other + 1]
            if s.factions[other] == FREMEN:
                self.far[other] = reserves
            else:
                spend = (2 if s.factions[other] == SPACING_GUILD else 1) * s.spice[other]
                self.far[other] = min(reserves, spend)
                self.near[other] = min(reserves, spend // 2)
            self._walkers(other)
            short = goal_of(s, other) - holdings(s, other)
            if short <= 2 and not gone:
                self.block += BLOCKED if short == 1 else 0.5 * BLOCKED
        self.block = min(self.block, MOST_BLOCKED) * still_open(s, self.seat)

    def _walkers(self, other: int) -> None:
        """Store the largest group another seat could walk to each stronghold, ignoring the storm."""
        s = self.s
        range_of = 3 if ornithopters(s, other) else 2 if s.factions[other] == FREMEN else 1
        groups = self._groups[other]
        for rings in WITHIN:
            near = rings[range_of]
            most = 0
            for territory, n in groups.items():
                if n > most and territory in near:
                    most = n
            self._walk[other].append(most)

    def forces(self, territory: int) -> tuple[int, int]:
        """Return the plain and starred forces of the seat in a territory."""
        return self._plain[territory], self._starred[territory]

    def foes(self, territory: int) -> list[int]:
        """Return the foes of this seat in a territory."""
        return self._foes[territory]

    def leader(self, there: bool) -> int:
        """Return the strength of the leader left for one more fight if the seat's stronger leaders fight in the other
        contested places. `there` tells whether this fight is one of the contested places."""
        at = max(0, self.contested - 1 if there else self.contested)
        return self.leaders[at] if at < len(self.leaders) else 0

    def beats(self, foe: int, territory: int, mine: float, there: bool) -> float:
        """Return the chance to win a fight against a foe in this territory, with a dial of `mine`; for `there` see
        `leader`."""
        s = self.s
        plain = 0
        starred = 0
        for part in TERRITORY_PARTS[territory]:
            plain += s.plain_at(foe, part)
            starred += s.starred_at(foe, part)
        theirs = 0.7 * reach(s, foe, plain, starred, s.spice[foe]) + self.strengths[foe]
        return likely(mine + self.leader(there) + self.edge - theirs)

    def kept(self, territory: int, mine: float) -> float:
        """Return the chance that the seat, alone in a territory and able to dial `mine`, is still there at the end of
        the turn."""
        s = self.s
        if territory == MOBILE:
            return 0.97
        stronghold = IS_STRONGHOLD[territory]
        if stronghold and stormy(s, TERRITORY_PARTS[territory][0]):
            return 1.0
        chance = 1.0
        strength = mine + self.leader(True) + self.edge
        for other in self.others:
            willing = self.willing[other]
            if stronghold:
                comes = self.far[other]
                if s.factions[other] == FREMEN and territory not in FREMEN_RANGE:
                    comes = 0
                comes = max(comes, self._walk[other][STRONGHOLDS.index(territory)])
                if willing == 0.0:
                    willing = ATTACKED_LATER
            else:
                comes = self.near[other]
                if s.factions[other] == FREMEN and territory not in FREMEN_RANGE:
                    comes = 0
                willing *= RAIDED
            if willing > 0.0:
                chance *= 1.0 - willing * likely(0.8 * comes + self.strengths[other] - strength)
        return chance

    def chance(self, territory: int, plain: int, starred: int, spice: int, there: bool) -> float:
        """Return the chance that these forces, with this spice, are the only ones in the territory when the turn ends;
        for `there` see `leader`."""
        if plain + starred == 0:
            return 0.0
        mine = 0.85 * reach(self.s, self.seat, plain, starred, spice) - 1.0  # one must be left to hold it
        foes = self._foes[territory]
        if not foes:
            return self.kept(territory, mine)
        chance = 1.0
        for foe in foes:
            chance *= self.beats(foe, territory, mine, there)
        return chance * (LEFT_ADVANCED if self.s.rules.advanced else LEFT)

    def stand(self, part: int, plain: int, starred: int, here: int, spice: int) -> float:
        """Return the worth of having these forces in a territory, `here` of them in this part, and this spice left."""
        n = plain + starred
        if n == 0:
            return 0.0
        s = self.s
        seat = self.seat
        territory = PART_TERRITORY[part]
        stronghold = IS_STRONGHOLD[territory]
        foes = self._foes[territory]
        lying = s.spice_on[part]
        if not stronghold and not foes and not lying:
            worth = n * (0.4 - IDLE * NEARNESS[territory])
            return worth - storm_risk(s, seat, part) * here * self.force
        there = len(foes) > 0 and self._plain[territory] + self._starred[territory] > 0
        chance = self.chance(territory, plain, starred, spice, there)
        worth = 0.2 * n
        if stronghold:
            base = self.have - self.sure[territory]
            steps = self.prize(base + chance) - self.prize(base)
            worth += (1.0 - FOOTHOLD * self.finish) * steps + chance * (
                self.block + self.finish * VICTORY * self.decides(territory)
            )
            worth += chance * self.income(territory)
        if lying:
            each = 3 if self.flies else 2
            worth += chance * self.rate * 0.95 * min(lying, each * here)
        if foes:
            lost = (1.0 - chance) * n
            for foe in foes:
                theirs = s.inside(foe, territory)
                lost += chance * 0.55 * min(n, theirs)
                worth += chance * FOES_FORCE * theirs
                if stronghold:
                    worth += chance * self.danger(foe)
            worth -= min(float(n), lost) * self.force + BEATEN * (1.0 - chance)
        return worth - storm_risk(s, seat, part) * here * self.force * 0.8

    def danger(self, foe: int) -> float:
        """Return the worth to this seat of a foe having one stronghold less; cached."""
        if foe not in self._dangers:
            self._dangers[foe] = danger(self.s, self.seat, foe)
        return self._dangers[foe]

    def calm(self, part: int, plain: int, starred: int, here: int, spice: int) -> float:
        """Return the worth of having these forces in a territory if none of them changes between fighter and advisor;
        advisors take no part in a fight (CLA-19.2)."""
        territory = PART_TERRITORY[part]
        if not advising(self.s, self.seat, territory):
            return self.stand(part, plain, starred, here, spice)
        n = plain + starred
        return (ADVICE if n and IS_STRONGHOLD[territory] else 0.0) + 0.3 * n

    def income(self, territory: int) -> float:
        """Return the worth of a territory's yield each turn: ornithopters (CLA-9.6), and spice in the advanced game
        (CLA-18.3)."""
        left = min(1.0, (self.s.rules.turns - self.s.turn) / BOLD)
        worth = FLYING if territory in CITIES and not self.flies else 0.0
        if self.s.rules.advanced and territory in INCOME:
            worth += TURNS_PAID * INCOME[territory] * self.rate
        return left * worth

    def prize(self, have: float) -> float:
        """Return the worth of this many strongholds.

        In the first turns the winning stronghold counts less, because everybody can still attack it.
        """
        safe = prize(self.goal, min(have, self.goal - 1.0))
        shy = SHY_ADVANCED if self.s.rules.advanced else SHY
        return safe + (prize(self.goal, have) - safe) * (1.0 - shy * caution(self.s))

    def decides(self, territory: int) -> float:
        """Return the chance that holding this stronghold decides the game: that the seat holds exactly as many others
        as it also needs to win."""
        if territory not in self._decides:
            odds = [1.0]
            for other in STRONGHOLDS:
                chance = self.sure[other]
                if other != territory and chance > 0.0:
                    odds = [
                        (odds[n] * (1.0 - chance) if n < len(odds) else 0.0) + (odds[n - 1] * chance if n else 0.0)
                        for n in range(len(odds) + 1)
                    ]
            need = self.goal - 1 - (held(self.s, self.ally) if self.ally != NOBODY else 0)
            self._decides[territory] = 1.0 if need < 0 else odds[need] if need < len(odds) else 0.0
        return self._decides[territory]

    def now(self, part: int) -> float:
        """Return the worth of the forces that the seat has now in this part of a territory."""
        if part not in self._before:
            territory = PART_TERRITORY[part]
            plain, starred = self._plain[territory], self._starred[territory]
            here = self.s.at(self.seat, part)
            self._before[part] = self.calm(part, plain, starred, here, self.s.spice[self.seat])
        return self._before[part]

    def gain(self, part: int, plain: int, starred: int, price: int) -> float:
        """Return how much the worth of the seat's forces rises if these forces come to this part of a territory.
        `price` reduces the spice left for a battle; its worth is not subtracted."""
        territory = PART_TERRITORY[part]
        spice = max(0, self.s.spice[self.seat] - price)
        here = self.s.at(self.seat, part) + plain + starred
        all_plain, all_starred = self._plain[territory] + plain, self._starred[territory] + starred
        few = self._foes[territory] and IS_STRONGHOLD[territory] and all_plain + all_starred <= FEW
        gamble = LONE * caution(self.s) if few else 0.0
        return self.calm(part, all_plain, all_starred, here, spice) - self.now(part) - gamble

    def loss(self, part: int, plain: int, starred: int) -> float:
        """Return how much the worth of the seat's forces falls if these forces leave this part of a territory; their
        destination is ignored."""
        key = (part << 16) + (plain << 8) + starred
        if key not in self._losses:
            self._losses[key] = self._loss(part, plain, starred)
        return self._losses[key]

    def _loss(self, part: int, plain: int, starred: int) -> float:
        territory = PART_TERRITORY[part]
        here = self.s.at(self.seat, part) - plain - starred
        left_plain, left_starred = self._plain[territory] - plain, self._starred[territory] - starred
        cost = self.now(part) - self.calm(part, left_plain, left_starred, here, self.s.spice[self.seat])
        if IS_STRONGHOLD[territory]:
            left = left_plain + left_starred
            guard = min(plain + starred, max(0, HOME_GUARD - left))  # of the forces that leave, the number missed there
            cost += MARCH * (plain + starred) + FIRST_MARCH * caution(self.s) * guard
            cost += 0.0 if left else GARRISON
        return cost
