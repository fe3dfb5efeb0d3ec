"""How well a seat stands on the map: what it may hold, what a fight would bring, what forces somewhere are worth."""

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
    SPACING_GUILD,
)
from sandtable.classic.content.map import (
    BORDERS,
    FREMEN_RANGE,
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
from sandtable.classic.judge.values import (
    FOES_FORCE,
    FORCE,
    VICTORY,
    goal_of,
    holdings,
    living,
    prize,
    spice_rate,
)
from sandtable.classic.rules.board import IS_STRONGHOLD, exposed, fighters, ornithopters, stormy
from sandtable.classic.rules.mentat import held
from sandtable.classic.rules.state import NOBODY, State

# How likely the next storm reaches so many sectors on: two dials of 1 to 3, or a card of 1 to 6.
BY_DIALS: Final = (0.0, 1.0, 1.0, 0.89, 0.67, 0.33, 0.11)
BY_CARD: Final = (0.0, 1.0, 0.83, 0.67, 0.5, 0.33, 0.17)
SCALE: Final = 2.4  # strength by which a fight is e times as likely to be won
ATTACKED: Final = 0.3  # how likely somebody who can comes to a stronghold this turn …
ATTACKED_LATER: Final = 0.06  # … or in a later one
SPICE_RAIDED: Final = 0.12
IDLE: Final = 0.12  # what a force is worth for each territory that it is nearer to a stronghold


def _nearness() -> list[int]:
    """Of each territory how many borders the nearest stronghold is away."""
    found = [0 if n in STRONGHOLDS else 99 for n in range(len(TERRITORIES))]
    for step in range(1, 9):
        for n in range(len(TERRITORIES)):
            if found[n] == 99 and any(found[other] == step - 1 for other in BORDERS[n]):
                found[n] = step
    return [min(n, 6) for n in found]


NEARNESS: Final[list[int]] = _nearness()


def reach(s: State, seat: int, plain: int, starred: int, spice: int) -> float:
    """The highest number such forces can dial with so much spice (CLA-10.4, CLA-18.5)."""
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
    """What a hand adds to a fight: the own one as it is, another's by its size."""
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
    faction = s.factions[of]
    if faction == BENE_GESSERIT or faction == ATREIDES:
        edge += 1.2
    elif faction == HARKONNEN:
        edge += 0.8
    return edge


def likely(difference: float) -> float:
    """How likely a fight is won with so much more strength."""
    return 1.0 / (1.0 + math.exp(-difference / SCALE))


def danger(s: State, seat: int, other: int) -> float:
    """What it is worth to this seat that another has a stronghold less: much, if it wins with it."""
    if other == seat or other == s.ally[seat]:
        return 0.0
    short = goal_of(s, other) - holdings(s, other)
    if s.factions[seat] == BENE_GESSERIT and s.predicted != NOBODY and s.predicted_turn == s.turn:
        if other == s.predicted or s.ally[other] == s.predicted:
            return -VICTORY if short <= 0 else -12.0  # its victory would be one's own (CLA-12.6)
    if short <= 0:
        return 0.7 * VICTORY
    return 14.0 if short == 1 else 4.0 if short == 2 else 2.0


def storm_risk(s: State, seat: int, part: int) -> float:
    """How likely forces in a part are lost to the next storm."""
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
    """How a seat stands: for each stronghold how likely it holds it, and who may still come this turn."""

    __slots__ = (
        "s",
        "seat",
        "ally",
        "rate",
        "goal",
        "have",
        "sure",
        "to_come",
        "leaders",
        "edge",
        "contested",
        "flies",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.ally = s.ally[seat]
        self.rate = spice_rate(s, seat)
        self.goal = goal_of(s, seat)
        self.sure: list[float] = [0.0] * len(TERRITORIES)
        self.to_come: list[int] = []
        for other in range(s.seats):
            if other != seat and other != self.ally:
                gone = s.phase > SHIPMENT_MOVEMENT or (s.phase == SHIPMENT_MOVEMENT and (s.done >> other) & 1 == 1)
                if not gone:
                    self.to_come.append(other)
        self.leaders = living(s, seat)
        self.edge = card_edge(s, seat, seat)
        self.flies = ornithopters(s, seat)
        self.contested = 0
        self.have = 0.0
        if self.ally != NOBODY:
            self.have += held(s, self.ally)
        for territory in STRONGHOLDS:
            n = fighters(s, seat, territory)
            if n and self.foes(territory):
                self.contested += 1
        for territory in STRONGHOLDS:
            n = fighters(s, seat, territory)
            if n:
                plain, starred = self.forces(territory)
                chance = self.chance(territory, plain, starred, s.spice[seat], True)
                self.sure[territory] = chance
                self.have += chance

    def forces(self, territory: int) -> tuple[int, int]:
        """Plain and starred forces of the seat in a territory."""
        s = self.s
        plain = 0
        starred = 0
        for part in TERRITORY_PARTS[territory]:
            plain += s.plain_at(self.seat, part)
            starred += s.starred_at(self.seat, part)
        return plain, starred

    def foes(self, territory: int) -> list[int]:
        """Who stands there against this seat."""
        if territory == POLAR_SINK:
            return []
        s = self.s
        found: list[int] = []
        for other in range(s.seats):
            if other != self.seat and other != self.ally and fighters(s, other, territory):
                found.append(other)
        return found

    def leader(self, there: bool) -> int:
        """The leader that is left for a fight: one for each place that is fought for."""
        at = self.contested - 1 if there else self.contested
        at = max(0, at)
        return self.leaders[at] if at < len(self.leaders) else 0

    def beats(self, foe: int, territory: int, mine: float, there: bool) -> float:
        """How likely the seat wins a fight against a foe that stands there."""
        s = self.s
        plain = 0
        starred = 0
        for part in TERRITORY_PARTS[territory]:
            plain += s.plain_at(foe, part)
            starred += s.starred_at(foe, part)
        theirs = 0.7 * reach(s, foe, plain, starred, s.spice[foe])
        leaders = living(s, foe)
        theirs += (0.85 * leaders[0] if leaders else 0.0) + card_edge(s, self.seat, foe)
        return likely(mine + self.leader(there) + self.edge - theirs)

    def comes(self, other: int, territory: int) -> float:
        """The strength another could bring to a territory from off the planet."""
        s = self.s
        reserves = s.reserves[2 * other] + s.reserves[2 * other + 1]
        faction = s.factions[other]
        if faction == FREMEN:
            n = reserves if territory in FREMEN_RANGE else 0
        else:
            each = 1 if IS_STRONGHOLD[territory] else 2
            n = min(reserves, (2 if faction == SPACING_GUILD else 1) * s.spice[other] // each)
        leaders = living(s, other)
        return n + (leaders[0] if leaders else 0)

    def kept(self, territory: int, mine: float) -> float:
        """How likely a place where nobody else stands is still held when the turn ends."""
        s = self.s
        if territory == MOBILE:
            return 0.97
        if all(stormy(s, part) for part in TERRITORY_PARTS[territory]):
            return 1.0
        chance = 1.0
        strength = mine + self.leader(True) + self.edge
        stronghold = IS_STRONGHOLD[territory]
        for other in range(s.seats):
            if other == self.seat or other == self.ally:
                continue
            willing = ATTACKED if other in self.to_come else ATTACKED_LATER
            if not stronghold:
                willing = SPICE_RAIDED if other in self.to_come else 0.0
            if willing > 0.0:
                chance *= 1.0 - willing * likely(self.comes(other, territory) + 1.5 - strength)
        return chance

    def chance(self, territory: int, plain: int, starred: int, spice: int, there: bool) -> float:
        """How likely the seat alone has forces there when the turn ends."""
        if plain + starred == 0:
            return 0.0
        mine = 0.8 * reach(self.s, self.seat, plain, starred, spice) - 0.5
        foes = self.foes(territory)
        if not foes:
            return self.kept(territory, mine)
        chance = 1.0
        for foe in foes:
            chance *= self.beats(foe, territory, mine, there)
        return chance * 0.97

    def stand(self, part: int, plain: int, starred: int, here: int, spice: int) -> float:
        """What it is worth to have so many forces in a territory, `here` of them in this part, and so much spice."""
        n = plain + starred
        if n == 0:
            return 0.0
        s = self.s
        seat = self.seat
        territory = PART_TERRITORY[part]
        stronghold = IS_STRONGHOLD[territory]
        foes = self.foes(territory)
        lying = s.spice_on[part]
        if not stronghold and not foes and not lying:
            worth = n * (0.4 - IDLE * NEARNESS[territory])
            return worth - storm_risk(s, seat, part) * here * FORCE
        there = fighters(s, seat, territory) > 0 and len(foes) > 0
        chance = self.chance(territory, plain, starred, spice, there)
        worth = 0.0
        if stronghold:
            base = self.have - self.sure[territory]
            worth += prize(self.goal, base + chance) - prize(self.goal, base)
        if lying:
            each = 3 if self.flies else 2
            worth += chance * self.rate * 0.95 * min(lying, each * here)
        if foes:
            mine = 0.8 * reach(s, seat, plain, starred, spice)
            lost = (1.0 - chance) * n
            for foe in foes:
                theirs = s.inside(foe, territory)
                lost += chance * 0.55 * min(n, theirs)
                worth += chance * FOES_FORCE * theirs
                if stronghold:
                    worth += chance * danger(s, seat, foe)
            worth -= min(float(n), lost) * FORCE
            worth -= 1.5 * (1.0 - chance) if mine > 0.0 else 3.0
        worth -= storm_risk(s, seat, part) * here * FORCE * 0.8
        return worth + 0.2 * n

    def gain(self, part: int, plain: int, starred: int, price: int) -> float:
        """What it is worth to bring forces to a part at a price, without the price itself."""
        territory = PART_TERRITORY[part]
        had_plain, had_starred = self.forces(territory)
        here = self.s.at(self.seat, part)
        spice = self.s.spice[self.seat]
        before = self.stand(part, had_plain, had_starred, here, spice)
        n = plain + starred
        return self.stand(part, had_plain + plain, had_starred + starred, here + n, max(0, spice - price)) - before

    def loss(self, part: int, plain: int, starred: int) -> float:
        """What it costs to take forces away from a part."""
        territory = PART_TERRITORY[part]
        had_plain, had_starred = self.forces(territory)
        here = self.s.at(self.seat, part)
        spice = self.s.spice[self.seat]
        before = self.stand(part, had_plain, had_starred, here, spice)
        n = plain + starred
        return before - self.stand(part, had_plain - plain, had_starred - starred, here - n, spice)
