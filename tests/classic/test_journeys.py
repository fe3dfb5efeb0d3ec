"""Compare the destinations and dials that are offered with a model that knows only the fact sheets.

It checks every move, every shipment and every number of a battle plan in random games.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from sandtable.classic.content.factions import FACTIONS
from sandtable.classic.content.map import PARTS, TERRITORIES
from sandtable.classic.meta import META
from sandtable.classic.rules.game import Game, new
from sandtable.classic.rules.movement import SLOW, WAYS
from sandtable.classic.rules.state import NOBODY, NOWHERE
from tests.citing import rule
from tests.classic.sheets import sheet

MAP: dict[str, Any] = sheet("map")
TOUCHES: dict[str, list[str]] = {part["id"]: part["touches"] for part in MAP["parts"]}
SECTOR: dict[str, int] = {part["id"]: part["sector"] for part in MAP["parts"]}
STRONGHOLDS = [t["id"] for t in MAP["territories"] if t["kind"] == "stronghold"]
ARRIVAL: list[str] = MAP["fremen_reinforcement_range"]["territories"]
COMMON: dict[str, Any] = sheet("factions")["common"]
FACTION_IDS = [faction["id"] for faction in sheet("factions")["factions"]]
MOBILE = "hidden_mobile_stronghold@0"


def territory_of(part: str) -> str:
    return part.partition("@")[0]


class Board:
    """A position on the table, in the names of the sheets."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.advanced: bool = game.rules.advanced
        self.factions = [FACTIONS[faction].id for faction in game.factions]
        self.points_at = PARTS[game.mobile].id if game.mobile != NOWHERE else ""
        self.advisors = [t.id for number, t in enumerate(TERRITORIES) if game.advisors >> number & 1]
        self.forces: dict[tuple[int, str], tuple[int, int]] = {}
        for seat in range(game.seats):
            for number, part in enumerate(PARTS):
                there = game.plain_at(seat, number), game.starred_at(seat, number)
                if sum(there):
                    self.forces[seat, part.id] = there

    def is_in(self, seat: int, territory: str) -> bool:
        return any(who == seat and territory_of(part) == territory for who, part in self.forces)

    def advises(self, seat: int, territory: str) -> bool:
        return self.factions[seat] == "bene_gesserit" and territory in self.advisors

    def fights_in(self, seat: int, territory: str) -> bool:
        return self.is_in(seat, territory) and not self.advises(seat, territory)

    def closed(self, seat: int, territory: str) -> bool:
        """Tell whether a stronghold is occupied by two others (CLA-9.3)."""
        others = [other for other in range(self.game.seats) if other != seat and self.fights_in(other, territory)]
        return territory in STRONGHOLDS and len(others) > 1

    def with_ally(self, seat: int, territory: str) -> bool:
        """Tell whether the ally has forces there (CLA-13.8)."""
        ally = self.game.ally[seat]
        return ally != NOBODY and territory != "polar_sink" and self.is_in(ally, territory)

    def stormy(self, part: str) -> bool:
        return SECTOR[self.points_at if part == MOBILE else part] == self.game.storm

    def touched(self, part: str) -> list[str]:
        if part == MOBILE:
            return [self.points_at]
        return TOUCHES[part] + ([MOBILE] if part == self.points_at else [])

    def within(self, seat: int, start: str, far: int) -> set[str]:
        """Return the parts in range according to the movement model of the map's sheet."""
        if self.stormy(start):
            return set()
        as_advisors = self.advanced and self.factions[seat] == "bene_gesserit"
        away = {start: 0}
        queue = [start]
        for part in queue:
            for other in self.touched(part):
                border = territory_of(other) != territory_of(part)
                barred = border and self.closed(seat, territory_of(other)) and not as_advisors
                steps = away[part] + (1 if border else 0)
                if steps <= far and not barred and not self.stormy(other) and steps < away.get(other, far + 1):
                    away[other] = steps
                    queue.append(other)
        return set(away)

    def range_of(self, seat: int, start: str) -> int:
        flies = any(self.fights_in(seat, city) for city in MAP["ornithopter_cities"])
        if flies and not self.advises(seat, territory_of(start)):
            return int(COMMON["move_range_ornithopters"])
        cyborgs = self.factions[seat] == "ixians" and self.forces[seat, start][1] > 0
        return 2 if self.factions[seat] == "fremen" or cyborgs else int(COMMON["move_range"])

    def goals(self, seat: int, start: str) -> set[str]:
        """Return the parts a group may move to from a part."""
        home = territory_of(start)
        found = self.within(seat, start, self.range_of(seat, start)) - {start}
        return {part for part in found if territory_of(part) == home or not self.with_ally(seat, territory_of(part))}

    def landings(self, seat: int) -> set[str]:
        """Return the parts that a force may be shipped to from reserves and can be paid for."""
        faction, ally = self.factions[seat], self.game.ally[seat]
        friends = [faction] if ally == NOBODY else [faction, self.factions[ally]]
        lent = 0 if ally == NOBODY else min(self.game.support[ally], self.game.spice[ally])
        found = set()
        for part in [*TOUCHES, MOBILE]:
            territory = territory_of(part)
            into_storm = faction == "fremen" and self.advanced
            joins = self.advises(seat, territory) and self.is_in(seat, territory)  # CLA-25.24
            barred = (self.closed(seat, territory) and not joins) or self.with_ally(seat, territory)
            if barred or (part == MOBILE and faction != "ixians") or (self.stormy(part) and not into_storm):
                continue
            dear = territory not in STRONGHOLDS and "spacing_guild" not in friends
            price = COMMON["ship_price_other"] if dear else COMMON["ship_price_stronghold"]
            possible = territory in ARRIVAL if faction == "fremen" else price <= self.game.spice[seat] + lent
            if possible:
                found.add(part)
        return found

    def dials(self, seat: int) -> set[float]:
        """Return the numbers that some of the fighting forces and some of the spice can make (CLA-18.4, CLA-18.9)."""
        place, *sides = PARTS[self.game.battle[0]].id, *self.game.battle[1:3]
        foe = self.factions[sides[1] if seat == sides[0] else sides[0]]
        here = {part for part in self.within(seat, place, 0) if territory_of(part) == territory_of(place)}
        plain = sum(self.forces.get((seat, part), (0, 0))[0] for part in here)
        starred = sum(self.forces.get((seat, part), (0, 0))[1] for part in here)
        low, high, double = (0.5 if self.advanced else 1.0), 1.0, True
        kinds = [(low, high), (2 * low, 2 * high)]
        if self.factions[seat] == "ixians":
            kinds[0] = (0.5, 0.5)
        elif self.factions[seat] == "fremen":
            kinds = [(high, high), (2 * high, 2 * high)]
        elif self.factions[seat] == "emperor" and foe == "fremen":
            double = False
        made = {(0.0, 0)}
        for (without, paid), count in zip(kinds if double else [kinds[0]] * 2, (plain, starred), strict=True):
            for _ in range(count):
                made |= {(dial + without, spice) for dial, spice in made} | {
                    (dial + paid, spice + 1) for dial, spice in made if paid > without and spice < self.game.spice[seat]
                }
        return {dial for dial, _ in made}


def told(game: Game, seat: int, sort: str) -> set[str]:
    words = [game.vocabulary.words[word] for word in game.options_of(seat)]
    return {word.partition(":")[2] for word in words if word.startswith(sort)}


def looked_at(game: Game, seat: int) -> str:
    """Compare the open question with the model and return its kind, or an empty string if the model does not cover
    it."""
    kind, answers = game.decision(seat).kind, game.answers[seat]
    if kind == "move" and len(answers) == 1 and len(game.move) == WAYS and not game.move[SLOW]:
        start = game.vocabulary.words[answers[0]].partition(":")[2]
        assert told(game, seat, "part:") == Board(game).goals(seat, start)
    elif kind == "ship" and not answers and not game.stack[-1][2] and any(game.reserves[2 * seat : 2 * seat + 2]):
        assert told(game, seat, "part:") == Board(game).landings(seat)
    elif kind == "plan" and len(answers) == 4 and not game.shown:
        assert {float(dial) for dial in told(game, seat, "dial:")} == Board(game).dials(seat)
    else:
        return ""
    return kind


@rule("CLA-9.3", "CLA-9.5", "CLA-9.6", "CLA-9.7", "CLA-9.8", "CLA-10.4", "CLA-13.8", "CLA-18.5", "CLA-18.9", "CLA-22.4")
def test_moves_shipments_and_dials_are_those_of_the_sheets() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        random = Random(seed)
        factions = random.sample(FACTION_IDS, 3 + seed % 4)
        options = {"seats": len(factions), "factions": factions, "advanced": seed % 3 > 0, "ixians_tleilaxu": True}
        game = new("classic", seed, META.check({**options, "deals": False, "turns": 4}))
        while not game.over:
            seat = random.choice(game.to_act)
            seen[looked_at(game, seat)] += 1
            choices = game.options_of(seat)
            goes = game.decision(seat).kind in ("ship", "move") and len(choices) > 1 and random.random() < 0.8
            game.apply(seat, random.choice(choices[1:] if goes else choices))
    assert min(seen["move"], seen["ship"], seen["plan"]) > 50, seen
