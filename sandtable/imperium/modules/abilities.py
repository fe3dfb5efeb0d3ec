"""The module `abilities`: pieces of Leaders, and left Leader abilities that affect other players or tracks.

The pieces are a token on a track with branches (UPR-21.2) and troops kept on the board as memories (UPR-21.3). The
other side of a Leader's card is declared as a Leader of its own (`back_of`), which the player has after turning the
card. The effects are in `ability_effects`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import BENE, EMPEROR, SPICE
from sandtable.imperium.language.pieces import TRAIT_NUMBERS, add_traits, trait_bits
from sandtable.imperium.modules.rivals.moments import RivalTurns
from sandtable.imperium.modules.spy_posts import watched
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.capabilities import Gains, Holdings, Setup, Turns
from sandtable.imperium.rules.catalog import (
    LEADER_VISIT_PARTS,
    LEADERS,
    OF_LEADER,
    SIGNET_BARS_UNITS,
    SIGNET_PARTS,
    USES_SIGNET,
)
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.draws import draw_cards, draw_intrigue
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.module import Component, Module, ObservedField, place_of, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import opposed
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.turn_cards import any_played
from sandtable.scenario_expect import NUMBER, by_seat

ID: Final = "abilities"
PLACE: Final = place_of(ID)
MOST_STEPS: Final = 7  # most steps of a track
MOST_MEMORIES: Final = 12
REACHED: Final = 2  # Influence that Loyalty and Imperial Birthright require
LOYALTY_SPICE: Final = 2
SMUGGLED: Final = 1
NOT_HIS: Final = "diplomacy"  # the starting card that Limited Allies removes

LOYALTY: Final = TRAIT_NUMBERS.number("loyalty")
BIRTHRIGHT: Final = TRAIT_NUMBERS.number("imperial_birthright")
SMUGGLE_SPICE: Final = TRAIT_NUMBERS.number("smuggle_spice")
LIMITED_ALLIES: Final = TRAIT_NUMBERS.number("limited_allies")
add_traits("loyalty", "imperial_birthright", "smuggle_spice", "limited_allies")


class LeaderPieces(Component):
    """The pieces of Leaders, each as a list by seat.

    `steps` has the number of the step on which the token on the Leader's track is (0: before the first step),
    `memories` the number of troops kept on the board as memories.
    """

    def __init__(self, parties: int) -> None:
        self.steps: list[int] = [0] * parties
        self.memories: list[int] = [0] * parties

    def clone(self) -> LeaderPieces:
        copy = LeaderPieces(0)
        copy.steps = self.steps[:]
        copy.memories = self.memories[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.steps, self.memories]

    def unpack(self, data: list[Any]) -> None:
        steps, memories = data
        self.steps = [int(step) for step in steps]
        self.memories = [int(n) for n in memories]

    def seen_by(self, s: State, seat: int) -> LeaderPieces:
        """Return a copy of everything, since all of it is public (UPR-3.13)."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        pass

    def facts(self, s: State) -> dict[str, Any]:
        return {"steps": self.steps[:], "memories": self.memories[:]}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `steps` and `memories` each map a seat to a number (see the class)."""
        for key, most, numbers in (("steps", MOST_STEPS, self.steps), ("memories", MOST_MEMORIES, self.memories)):
            for seat, n in given.get(key, {}).items():
                if seat not in range(len(s.players)) or not isinstance(n, int) or not 0 <= n <= most:
                    raise BadScenario(f"given.{ID}.{key}: a seat and a number up to {most} are wanted, not {seat}: {n}")
                numbers[seat] = n
        for key in given:
            if key not in ("steps", "memories"):
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are steps, memories")

    def fault(self, s: State) -> str:
        for seat, p in enumerate(s.players):
            if not 0 <= self.steps[seat] <= MOST_STEPS or not 0 <= self.memories[seat] <= MOST_MEMORIES:
                return f"seat {seat}: step {self.steps[seat]}, {self.memories[seat]} memories"
            if s.round and self.memories[seat] and not has_back(s, p.leader):
                return f"seat {seat}: memories of {LEADERS[p.leader].id}"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        sheet.around(self.steps, seat, s.rules.parties)
        sheet.around(self.memories, seat, s.rules.parties)


def pieces_of(s: State) -> LeaderPieces:
    return cast(LeaderPieces, s.parts[s.rules.place[PLACE]])


# --- the other side ----------------------------------------------------------------------
def has_back(s: State, leader: int) -> bool:
    return leader >= 0 and s.rules.leader_back[leader] != NOT_IN


def turn_over(s: State, seat: int) -> None:
    """Turn the card of the seat's Leader to its other side. The left ability of the new side may be used in this same
    turn (UPR-21.4); if the Signet Ring's effect of this turn is still open, the effect on the new side replaces it
    (R-UPR-66)."""
    p = s.players[seat]
    ring = SIGNET_PARTS[p.leader]
    p.leader = s.rules.leader_back[p.leader]
    unused = [word for word, part in s.todo if part in ring[:1]]
    s.todo = [(word, part) for word, part in s.todo if part not in ring]
    for word in unused:
        for part in SIGNET_PARTS[p.leader]:
            s.todo.append((word, part))
    p.traits = trait_bits(LEADERS[p.leader].traits)
    for part in LEADER_VISIT_PARTS[p.leader]:
        s.todo.append((s.rules.leader_box_word, part))
    if s.journal is not None:
        s.note("leader_turned", seat, 1, OF_LEADER | p.leader)


# --- memories ----------------------------------------------------------------------------
def may_remember(s: State, seat: int) -> bool:
    """Tell whether the seat can turn a troop into a memory: it has one in its supply, and a Leader who has memories
    (R-UPR-66)."""
    p = s.players[seat]
    return p.supply > 0 and has_back(s, p.leader)


def remember(s: State, seat: int) -> None:
    """Turn a troop from the seat's supply into a memory; do nothing if `may_remember` is false."""
    p = s.players[seat]
    if may_remember(s, seat):
        p.supply -= 1
        pieces_of(s).memories[seat] += 1
        if s.journal is not None:
            s.note("memory", seat, 1)


def other_memories(s: State, seat: int) -> None:
    """Move all memories of the seat back to its supply, draw a card for each of them, then turn the Leader's card
    (UPR-21.3)."""
    p = s.players[seat]
    part = pieces_of(s)
    n = part.memories[seat]
    part.memories[seat] = 0
    p.supply += n
    if s.journal is not None:
        s.note("memories_home", seat, n)
    draw_cards(s, seat, n)
    turn_over(s, seat)


# --- the module --------------------------------------------------------------------------
def smuggle(s: State, seat: int, space: int) -> None:
    """Give spice to each opponent of `seat` who has the ability Smuggle Spice and a Spy that watches `space`, to which
    the seat has sent an Agent; do nothing if this is no Maker space."""
    if space not in s.rules.maker_spaces:
        return
    for other, p in enumerate(s.players):
        if opposed(s, seat, other) and p.has(SMUGGLE_SPICE) and (watched(s, other) >> space) & 1:
            s.cause = OF_LEADER | p.leader
            gain_resource(s, other, SPICE, SMUGGLED)
            if s.trace is not None:
                s.trace.add(-SMUGGLE_SPICE)


class AbilityModule(Module):
    def component(self, rules: Ruleset, seats: int) -> LeaderPieces:
        return LeaderPieces(seats)

    def fact_names(self) -> list[str]:
        return ["leader_steps", "memories", "leader_turned"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"leader_steps": (0.03, -0.01), "memories": (0.1, -0.03), "leader_turned": (-0.04, -0.1)}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [
            ("leader_steps", rules.parties, MOST_STEPS, "the step of each party's own track, the own first"),
            ("memories", rules.parties, MOST_MEMORIES, "troops of each party that are memories, the own first"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"steps": by_seat(NUMBER), "memories": by_seat(NUMBER)}


class AbilitySetup(Setup):
    def laid_out(self, s: State) -> None:
        part = pieces_of(s)
        part.steps = [0] * len(s.players)
        part.memories = [0] * len(s.players)

    def players_ready(self, s: State) -> None:
        """Apply the Leader ability Limited Allies: remove the card Diplomacy from the cards of its player before the
        first hand is drawn (UPR-2.5)."""
        for p in s.players:
            if p.has(LIMITED_ALLIES):
                kind = s.rules.card[NOT_HIS]
                for zone in (p.deck, p.hand, p.discard):
                    if kind in zone:
                        zone.remove(kind)
                        s.trashed.append(kind)
                if s.trace is not None:
                    s.trace.add(-LIMITED_ALLIES)


class AbilityTurns(Turns):
    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """Apply two abilities after the seat has sent an Agent: bar its own units from the Conflict if its Leader's
        Signet Ring does so (UPR-21.5), then give opponents the spice of their ability Smuggle Spice."""
        if any_played(s, USES_SIGNET) and SIGNET_BARS_UNITS[s.players[seat].leader]:
            s.deploy_ban = True
        smuggle(s, seat, space)


class AbilityGains(Gains):
    def climbed(self, s: State, seat: int, faction: int, old: int, now: int) -> None:
        """Apply the seat's Leader abilities that name a level of Influence if a gain from level `old` to `now` reaches
        or passes that level; a loss has no effect (UPR-4.5, 21.6)."""
        if not old < REACHED <= now:
            return
        p = s.players[seat]
        cause = s.cause
        if faction == BENE and p.has(LOYALTY):
            s.cause = OF_LEADER | p.leader
            gain_resource(s, seat, SPICE, LOYALTY_SPICE, "climbed")
            if s.trace is not None:
                s.trace.add(-LOYALTY)
        elif faction == EMPEROR and p.has(BIRTHRIGHT):
            s.cause = OF_LEADER | p.leader
            draw_intrigue(s, seat, 1, "climbed")
            if s.trace is not None:
                s.trace.add(-BIRTHRIGHT)
        s.cause = cause

    def stirs(self, s: State, seat: int, faction: int, old: int, now: int) -> bool:
        return old < REACHED <= now and faction == EMPEROR and s.players[seat].has(BIRTHRIGHT)


class AbilityHoldings(Holdings):
    def troops(self, s: State, seat: int) -> int:
        return pieces_of(s).memories[seat]


class AbilityRivalTurns(RivalTurns):
    def rival_sent(self, s: State, seat: int, space: int) -> None:
        smuggle(s, seat, space)


cite({"effect by climbed": "UPR-21.6"})
declare_event("memory", "UPR-21.3", ID, ("memory",))
declare_event("memories_home", "UPR-21.3", ID, ("other_memories",))
declare_event("leader_turned", "UPR-21.3", ID, ("other_memories",))
declare_event("training", "UPR-21.2", ID, ("training",))
register(
    AbilityModule(ID),
    AbilitySetup(),
    AbilityTurns(),
    AbilityGains(),
    AbilityHoldings(),
    AbilityRivalTurns(),
    judged_by=(
        "sandtable.imperium.modules.ability_worth",
        "sandtable.imperium.modules.ability_liking",
        "sandtable.imperium.modules.ability_pricing",
    ),
    told_by="sandtable.imperium.modules.ability_telling",
)
