"""The seats of six players in two teams, and the component of the module `teams` (UPR-S1, S2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import FREMEN
from sandtable.imperium.rules.catalog import CARD_FACTIONS, CARDS, LEADERS
from sandtable.imperium.rules.draws import refill_row
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, place_of
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NOBODY, NOWHERE, State

ID: Final = "teams"
PLACE: Final = place_of(ID)
SEATS: Final = 6
# Clockwise: Muad'Dib, an ally of Shaddam, one of Muad'Dib, Shaddam, and again one of each (UPR-S2.6). So the teams
# alternate, and each player sits across from an opponent.
TEAMS: Final = ((0, 2, 4), (1, 3, 5))
COMMANDERS: Final = (0, 3)
COMMANDER_IDS: Final = ("muad_dib", "shaddam_corrino_iv")
ALLIES: Final = ((2, 4), (5, 1))  # by team, clockwise from the commander, as his arrows point (UPR-S3.2)
HOOKED: Final = 0  # the team that can own Maker Hooks (UPR-S9.5)
THRONE: Final = 1  # the team that may acquire from the Throne Row (UPR-S10.2)
COMMANDER_POINTS: Final = 4  # UPR-S2.9
BONUS_SWORDS: Final = 2  # swords from a Swordmaster bonus token (UPR-S11.3)
SPLIT_ICON: Final = "desert_mouse"  # each team has one Objective with this icon (UPR-S2.10)
THRONE_AT_SETUP: Final = True  # UPR-S2.12 (R-UPR-46)

# The Agents of a commander: two with one arrow, 0 for the first of his allies and 1 for the other, and his Swordmaster
# with both (UPR-S2.8).
MASTER: Final = 2

# Frames of the questions in `team_questions`, `team_troops` and `team_trade`.
ASK_SERVED: Final = given("teams", "served", was=200)  # a: card, b: space; the ally that the Agent serves
ASK_MASTER: Final = given("teams", "master", was=201)  # a: card, b: space, c: ally; whether to send the Swordmaster
ASK_ACTIVATE: Final = given("teams", "activate", was=202)  # the ally he reveals for
ASK_BEHALF: Final = given("teams", "behalf", was=203)  # a: Intrigue card, b: window; the ally it is played for
ASK_ALLY_DEPLOY: Final = given("teams", "ally_deploy", was=204)  # a: most; the troops that the activated ally deploys
ASK_REINFORCE: Final = given("teams", "reinforce", was=205)  # a: node, b: most; the troops for the first ally
ASK_REINFORCED: Final = given("teams", "reinforced", was=206)  # a: node, b: most; the troops that an ally deploys
ASK_TRADE_WITH: Final = given("teams", "trade_with", was=207)  # a: node
ASK_TRADE_GOOD: Final = given("teams", "trade_good", was=208)  # a: node, b: the other, c: 1 for the return gift
ASK_TRADE_AMOUNT: Final = given(
    "teams", "trade_amount", was=209
)  # a: node, b: the other, c: the good, and AGAIN for the rest
ASK_TRADE_CARD: Final = given("teams", "trade_card", was=210)  # a: node, b: the other, c: cards given so far
ASK_THRONE: Final = given("teams", "throne", was=211)  # a: node, or NO_NODE during setup
ASK_WHICH_ROW: Final = given("teams", "which_row", was=212)  # a: card, b: its destination
ASK_YIELD: Final = given("teams", "yield", was=213)
ASK_CONTRIBUTE: Final = given("teams", "contribute", was=214)  # a: node, b: paid so far, c: number of allies asked
ASK_DEAL: Final = given("teams", "deal", was=215)  # a: node
ASK_TEAM_MAY: Final = given("teams", "team_may", was=216)  # a: node

NOT_YET: Final = -2  # instead of a space: the Swordmaster is not hired yet or has served

# Goods that can be traded (UPR-S8.2).
GOODS: Final = ("solari", "spice", "water", "intrigue")
INTRIGUE_GOOD: Final = 3
AGAIN: Final = 4


class Teams(Component):
    """The component of both teams.

    - `active`: by team, the ally activated by its commander, or NOBODY.
    - `agents`: by team, the space of each figure of its commander, in the order left Agent, right Agent, Swordmaster;
      NOWHERE: ready; NOT_YET: not in the game.
    - `served`: by seat, true if its Swordmaster has had its only placement.
    - `masters`: by seat, the space of an ally's Swordmaster, NOWHERE if it is not on the board.
    - `throne`: the kinds of the cards in the Throne Row.
    - `passed`: the number of units that the activated ally could have deployed in this turn and did not.
    - `yielded`, `asked`: during Combat, as bits, the seats that have yielded to the other ally, and those that have
      been asked whether to yield.
    - `adjacent`: true if Objectives are exchanged with an adjacent seat (`share_objectives`).
    """

    def __init__(self) -> None:
        self.active: list[int] = [NOBODY, NOBODY]
        self.agents: list[list[int]] = [[NOWHERE, NOWHERE, NOT_YET], [NOWHERE, NOWHERE, NOT_YET]]
        self.served: list[bool] = [False] * SEATS
        self.masters: list[int] = [NOWHERE] * SEATS
        self.throne: list[int] = []
        self.passed: int = 0
        self.yielded: int = 0
        self.asked: int = 0
        self.adjacent: bool = False

    def clone(self) -> Teams:
        copy = Teams()
        copy.active = self.active[:]
        copy.agents = [stand[:] for stand in self.agents]
        copy.served = self.served[:]
        copy.masters = self.masters[:]
        copy.throne = self.throne[:]
        copy.passed = self.passed
        copy.yielded = self.yielded
        copy.asked = self.asked
        copy.adjacent = self.adjacent
        return copy

    def pack(self) -> list[Any]:
        return [
            self.active,
            self.agents,
            [int(served) for served in self.served],
            self.masters,
            self.throne,
            self.passed,
            self.yielded,
            self.asked,
            int(self.adjacent),
        ]

    def unpack(self, data: list[Any]) -> None:
        active, agents, served, masters, throne, passed, yielded, asked, adjacent = data
        self.active = [int(seat) for seat in active]
        self.agents = [[int(space) for space in stand] for stand in agents]
        self.served = [bool(seat) for seat in served]
        self.masters = [int(space) for space in masters]
        self.throne = [int(kind) for kind in throne]
        self.passed = int(passed)
        self.yielded = int(yielded)
        self.asked = int(asked)
        self.adjacent = bool(adjacent)
        parties = [len(self.served), len(self.masters)]
        if len(self.active) != 2 or [len(stand) for stand in self.agents] != [3, 3] or parties != [SEATS, SEATS]:
            raise DamagedData("there are two teams of three")

    def seen_by(self, s: State, seat: int) -> Teams:
        """Return a copy of everything, since all of it is public; a teammate's hand is not (UPR-S1.5)."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing, since nothing is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        return {
            "active": {COMMANDER_IDS[team]: ally for team, ally in enumerate(self.active) if ally != NOBODY},
            "arrows": {
                COMMANDER_IDS[team]: {
                    name: s.rules.spaces[space].id
                    for name, space in zip(("left", "right", "swordmaster"), stand, strict=True)
                    if space >= 0
                }
                for team, stand in enumerate(self.agents)
            },
            "throne": [CARDS[kind].id for kind in self.throne],
            "bonus": [seat for seat, p in enumerate(s.players) if p.swordmaster],
            "served": [seat for seat, served in enumerate(self.served) if served],
            "trading": trading(s),
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up teams from a scenario.

        `throne` lists the cards of the Throne Row, `served` the seats whose Swordmaster has had its only placement. By
        the id of a commander, `active` has the activated ally and `arrows` the spaces of the commander's figures.
        """
        for key in given:
            if key not in ("throne", "served", "active", "arrows"):
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are active, arrows, served, throne")
        for id in given.get("throne", []):
            if id not in s.rules.card:
                raise BadScenario(f"given.{ID}.throne: there is no card {id!r}")
            kind = s.rules.card[id]
            for zone in (s.imperium_deck, s.row):
                if kind in zone:
                    zone.remove(kind)
                    self.throne.append(kind)
                    break
            else:
                raise BadScenario(f"given.{ID}.throne: no {id!r} is left")
        refill_row(s)
        for seat in given.get("served", []):
            if seat not in range(SEATS):
                raise BadScenario(f"given.{ID}.served: there is no player {seat!r}")
            self.served[seat] = True
        for id, ally in given.get("active", {}).items():
            if id not in COMMANDER_IDS or ally not in ALLIES[COMMANDER_IDS.index(id)]:
                raise BadScenario(f"given.{ID}.active: a commander and an ally of his are wanted, not {id}: {ally}")
            self.active[COMMANDER_IDS.index(id)] = ally
        for id, stand in given.get("arrows", {}).items():
            if id not in COMMANDER_IDS:
                raise BadScenario(f"given.{ID}.arrows: there is no commander {id!r}")
            for name, space in stand.items():
                if name not in ("left", "right", "swordmaster") or space not in s.rules.space:
                    raise BadScenario(f"given.{ID}.arrows.{id}: an Agent and a space are wanted, not {name}: {space}")
                figure = ("left", "right", "swordmaster").index(name)
                self.agents[COMMANDER_IDS.index(id)][figure] = s.rules.space[space]

    def fault(self, s: State) -> str:
        if len(s.players) != SEATS:
            return f"{len(s.players)} parties"
        for team, seat in enumerate(COMMANDERS):
            p = s.players[seat]
            if self.active[team] != NOBODY and self.active[team] not in ALLIES[team]:
                return f"seat {seat} has activated seat {self.active[team]}"
            if p.garrison or p.conflict or p.supply or p.other_units or p.swords:
                return f"the commander on seat {seat} has units of his own"
            if any(p.influence[: s.rules.board_tracks]):
                return f"the commander on seat {seat} has Influence on the board: {p.influence}"
            there = [space for space in self.agents[team] if space >= 0]
            if sorted(there) != sorted(p.agents_at):
                return f"the Agents of seat {seat} are at {p.agents_at}, their arrows at {there}"
            if (self.agents[team][MASTER] == NOWHERE) != (p.swordmaster and not self.served[seat]):
                return f"the Swordmaster of seat {seat} stands at {self.agents[team][MASTER]}"
        for track, owner in enumerate(s.rules.tracks):
            if owner.owner:
                for seat, p in enumerate(s.players):
                    if p.influence[track] and LEADERS[p.leader].id != owner.owner:
                        return f"seat {seat} has Influence on the track of {owner.owner}"
        for seat, space in enumerate(self.masters):
            if space != NOWHERE and (is_commander(seat) or space not in s.players[seat].agents_at):
                return f"the Swordmaster of seat {seat} stands at {space}, where it has no Agent"
        if any(master_at(self, seat) != NOWHERE and not self.served[seat] for seat in range(SEATS)):
            return f"a Swordmaster is on the board and has not served: {self.served}"
        if any(served and not s.players[seat].swordmaster for seat, served in enumerate(self.served)):
            return f"Swordmasters have served that were never hired: {self.served}"
        if any((CARD_FACTIONS[kind] >> FREMEN) & 1 for kind in self.throne):
            return "a Fremen card is in the Throne Row"
        return ""

    def observed(self, s: State, seat: int) -> list[int]:
        row = [int((seat + step) % SEATS in self.active) for step in range(SEATS)]
        for team in (team_of(seat), 1 - team_of(seat)):
            row += [1 if space == NOWHERE else 2 if space >= 0 else 0 for space in self.agents[team]]
        row += [int(self.served[(seat + step) % SEATS]) for step in range(SEATS)]
        row += [int(seat in COMMANDERS), int(team_of(seat) == THRONE)]
        row += [min(self.throne.count(kind), MOST_THRONE) for kind in throne_kinds(s.rules)]
        return row + self._asked_about(s, seat)

    def _asked_about(self, s: State, seat: int) -> list[int]:
        """Return two numbers for the observation, about a trade in which the seat is asked what to give: how many seats
        clockwise from it the partner sits, and the index in `GOODS` plus 1 of the good whose amount is asked for. 0
        means none."""
        trade = trading(s)
        if not trade or trade[0] != seat:
            return [0, 0]
        counts = s.stack[-1][0] == ASK_TRADE_AMOUNT
        return [(trade[1] - seat) % SEATS, 1 + trade[2] if counts else 0]


def trading(s: State) -> list[int]:
    """Return the seats of giver and receiver in the trade that is going on and, once chosen, the index of the good in
    `GOODS`; an empty list if there is no trade. All of it is public."""
    number, seat, _, other, third = s.stack[-1] if s.stack else (0, NOBODY, 0, 0, 0)
    if number == ASK_TRADE_GOOD:
        return [seat, other]
    if number == ASK_TRADE_AMOUNT:
        return [seat, other, third & ~AGAIN]
    return [seat, other, INTRIGUE_GOOD] if number == ASK_TRADE_CARD else []


MOST_THRONE: Final = 3
_THRONE_KINDS: Final[dict[str, list[int]]] = {}


def throne_kinds(rules: Ruleset) -> list[int]:
    """Return the kinds of the cards that can be in the Throne Row: those of the Imperium deck without the Fremen cards
    (UPR-S10.4)."""
    found = _THRONE_KINDS.get(rules.fingerprint)
    if found is None:
        found = []
        for kind in rules.imperium_cards:
            if kind not in found and not (CARD_FACTIONS[kind] >> FREMEN) & 1:
                found.append(kind)
        _THRONE_KINDS[rules.fingerprint] = found
    return found


def teams_of(s: State) -> Teams:
    return cast(Teams, s.parts[s.rules.place[PLACE]])


# --- members of a team -------------------------------------------------------------------
def team_of(seat: int) -> int:
    return seat % 2


def is_commander(seat: int) -> bool:
    return seat in COMMANDERS


def master_at(part: Teams, seat: int) -> int:
    """Return the space on which the seat's Swordmaster is; NOWHERE if it is not on the board."""
    if is_commander(seat):
        return max(part.agents[team_of(seat)][MASTER], NOWHERE)
    return part.masters[seat]


def allies_of(seat: int) -> tuple[int, int]:
    """Return the two allies of the seat's team: seen from a commander in clockwise order; seen from an ally with that
    ally first."""
    first, second = ALLIES[team_of(seat)]
    return (second, first) if seat == second else (first, second)


def clockwise(seat: int) -> list[int]:
    """Return the three seats of the seat's team, clockwise and beginning with the seat itself."""
    return [seat, (seat + 2) % SEATS, (seat + 4) % SEATS]


# --- goods -------------------------------------------------------------------------------
def held(s: State, seat: int, good: int) -> int:
    """Return how much the seat has of a good, an index of `GOODS`; for Intrigue cards the number of cards."""
    p = s.players[seat]
    return (p.solari, p.spice, p.water, len(p.intrigue))[good]
