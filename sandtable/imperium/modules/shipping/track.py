"""The module `shipping`: a track with one freighter for each player (IX-4).

Each Freighter icon moves the player's freighter up one step or recalls it to the bottom. A recall collects the rewards
of the step where the freighter was and of all steps below, in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import CHOOSE, OPS, RECRUIT, SOLARI, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.shipping.language import ID, STEP, STEPS
from sandtable.imperium.modules.shipping.moments import freight_of
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.capabilities import Setup
from sandtable.imperium.rules.catalog import NODES, parts_of
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, Question, Step, declare
from sandtable.imperium.rules.records import NodeKind, add_records, do
from sandtable.imperium.rules.resolve import can_now, resolves_itself
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.sides import acts_for_nobody, receiver
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, NONE, PART_0
from sandtable.scenario_expect import NUMBER, by_seat

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_FREIGHT: Final = given(ID, "freight")  # a: node, b: icons left, this one included
SHIPMENT: Final = given(ID, "shipment")  # a: rewards still to be collected, as bits
RECRUITED: Final = given(ID, "recruited")  # a: troops that were in the supply before
ASK_SHIPMENT: Final = given(ID, "ask_shipment")  # a: rewards still to be collected, as bits
ADVANCE: Final = "freight:advance"
RECALL: Final = "freight:recall"


class Shipping(Component):
    """The freighters: `at` has, by party, the number of the step on which its freighter is, 0 at the bottom."""

    def __init__(self, parties: int) -> None:
        self.at: list[int] = [0] * parties

    def clone(self) -> Shipping:
        copy = Shipping(0)
        copy.at = self.at[:]
        return copy

    def pack(self) -> list[Any]:
        return [self.at]

    def unpack(self, data: list[Any]) -> None:
        (at,) = data
        self.at = [int(step) for step in at]

    def seen_by(self, s: State, seat: int) -> Shipping:
        """Return a copy of everything, since all of it is public."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        pass

    def facts(self, s: State) -> dict[str, Any]:
        return {"at": self.at[:]}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `at` maps a seat to the step of its freighter; the others are at the bottom."""
        top = top_of(s.rules)
        for key in given:
            if key != "at":
                raise BadScenario(f"given.{ID}: there is no {key!r}; there is at")
        for seat, step in given.get("at", {}).items():
            if seat not in range(len(s.players)) or not isinstance(step, int) or not 0 <= step <= top:
                raise BadScenario(f"given.{ID}.at: a seat and a step up to {top} are wanted, not {seat}: {step}")
            self.at[seat] = step

    def fault(self, s: State) -> str:
        top = top_of(s.rules)
        return "" if all(0 <= step <= top for step in self.at) else f"freighters at {self.at}"

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        sheet.around(self.at, seat, s.rules.parties)


def shipping_of(s: State) -> Shipping:
    return cast(Shipping, s.parts[s.rules.part[ID]])


class TrackTables:
    """The rewards of the Shipping track.

    - `parts`: the nodes of all rewards, from the lowest step to the highest.
    - `up_to`: by step, the rewards of this and all lower steps, as bits of their indexes in `parts`.
    """

    __slots__ = ("parts", "up_to")

    def __init__(self, rules: Ruleset) -> None:
        self.parts: list[int] = []
        self.up_to: list[int] = [0]
        for kind in rules.of(STEP).kinds:
            self.parts += parts_of(STEPS[kind].reward)
            self.up_to.append((1 << len(self.parts)) - 1)


def track_of(rules: Ruleset) -> TrackTables:
    return cast(TrackTables, rules.tables[rules.part[ID]])


def top_of(rules: Ruleset) -> int:
    """Return the number of the highest step of the Shipping track."""
    return len(rules.of(STEP).kinds)


DIVIDENDS: Final = OPS.number("dividends")
RIVAL_TOP: Final = 2  # the step from which a Rival recalls its freighter (IX-9.6)


# --- moving ------------------------------------------------------------------------------
def freighter_at(s: State, seat: int) -> int:
    """Return the step of the freighter that an effect of the seat moves: its own, or for a commander that of the ally
    for whom he acts (IX-11.10)."""
    return shipping_of(s).at[receiver(s, seat)]


def advance(s: State, seat: int) -> None:
    """Move the freighter of the seat, or of the ally for whom it acts, up one step (IX-4.2)."""
    whose = receiver(s, seat)
    part = shipping_of(s)
    part.at[whose] += 1
    if s.journal is not None:
        s.note("freighter", whose, part.at[whose], STEP.thing | s.rules.of(STEP).kinds[part.at[whose] - 1])


def recall(s: State, seat: int) -> None:
    """Move the freighter of the seat, or of the ally for whom it acts, back to the bottom, and push a step by which its
    owner collects the rewards (IX-4.3)."""
    whose = receiver(s, seat)
    part = shipping_of(s)
    step = part.at[whose]
    part.at[whose] = 0
    if s.journal is not None:
        s.note("freighter_home", whose, step)
    if s.trace is not None:
        for kind in s.rules.of(STEP).kinds[:step]:
            s.trace.add(STEPS[kind].reward.id)
    if step:
        s.stack.append((SHIPMENT, whose, track_of(s.rules).up_to[step], 0, 0))


def _recall_rival(s: State, seat: int, combat: int) -> None:
    """Recall the freighter of a Rival and push its rewards: where there is a choice it takes dividends, then troops and
    Influence (IX-9.7, 9.8); `combat` is 1 if its Agent is on a Combat space."""
    part = shipping_of(s)
    step = part.at[seat]
    part.at[seat] = 0
    if s.journal is not None:
        s.note("freighter_home", seat, step)
    table = track_of(s.rules)
    rewards = [NODES[node] for place, node in enumerate(table.parts) if (table.up_to[step] >> place) & 1]
    for node in reversed(rewards):
        wanted = [kid for kid in node.kids if kid.op == DIVIDENDS] if node.op == CHOOSE else []
        reward = wanted[0] if wanted else node
        if reward.op == RECRUIT:
            s.stack.append((RECRUITED, seat, s.players[seat].supply, 0, 0))
        s.stack.append((frames.RIVAL_DO, seat, reward.id, combat, 0))


def open_shipment(s: State, seat: int, left: int) -> list[int]:
    """Return those rewards of a recalled freighter that can be collected now, as indexes in `TrackTables.parts`; `left`
    has the rewards not collected yet, as bits of such indexes."""
    parts = track_of(s.rules).parts
    return [i for i, part in enumerate(parts) if (left >> i) & 1 and can_now(s, seat, NODES[part])]


def _collect(s: State, seat: int, left: int, place: int) -> None:
    """Collect the reward with the index `place`; if other rewards in `left` (bits of indexes) remain, push a step that
    collects them."""
    left &= ~(1 << place)
    if left:
        s.stack.append((SHIPMENT, seat, left, 0, 0))
    node = NODES[track_of(s.rules).parts[place]]
    if node.op == RECRUIT:
        s.stack.append((RECRUITED, seat, s.players[receiver(s, seat)].supply, 0, 0))
    do(s, seat, node)


def _shipment_step(s: State, frame: Frame) -> None:
    """Collect the next reward of a recalled freighter: automatic ones first, the others in an order that the player
    chooses.

    A reward that cannot be collected yet waits until another reward makes it possible; it is lost if none does.
    """
    seat, left = frame[1], frame[2]
    places = open_shipment(s, seat, left)
    if not places:
        return
    parts = track_of(s.rules).parts
    for i in places:
        if resolves_itself(s, seat, NODES[parts[i]]):
            _collect(s, seat, left, i)
            return
    if len(places) == 1 and left.bit_count() == 1:
        _collect(s, seat, left, places[0])
    elif len(places) == 1 and not NODES[parts[places[0]]].optional:
        _collect(s, seat, left, places[0])
    else:
        s.stack.append((ASK_SHIPMENT, seat, left, 0, 0))


def _recruited_step(s: State, frame: Frame) -> None:
    n = frame[2] - s.players[receiver(s, frame[1])].supply
    for module in freight_of(s.rules):
        module.shipped_troops(s, frame[1], n)


class ChooseFreight(Question):
    """Ask, for one Freighter icon, whether the freighter moves up one step, is recalled to the bottom, or stays where
    it is (IX-4.10)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_FREIGHT, "freight", "IX-4.2", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        at = freighter_at(s, frame[1])
        out: list[int] = []
        if at < top_of(s.rules):
            out.append(s.rules.vocabulary.numbers[ADVANCE])
        if at:
            out.append(s.rules.vocabulary.numbers[RECALL])
        return [*out, NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        s.cause = NODES[frame[2]].thing
        if frame[3] > 1:
            s.stack.append((ASK_FREIGHT, seat, frame[2], frame[3] - 1, 0))
        if action == s.rules.vocabulary.numbers[ADVANCE]:
            advance(s, seat)
        elif action != NONE:
            recall(s, seat)


class ChooseShipment(Question):
    """Ask which reward of a recalled freighter to collect next (IX-4.3); optional rewards may be declined."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SHIPMENT, "shipment", "IX-4.3")

    def options(self, s: State, frame: Frame) -> list[int]:
        places = open_shipment(s, frame[1], frame[2])
        out = [PART_0 + i for i in places]
        if all(NODES[track_of(s.rules).parts[i]].optional for i in places):
            out.append(DONE)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != DONE:
            _collect(s, frame[1], frame[2], action - PART_0)

    def fault(self, s: State, frame: Frame) -> str:
        every = track_of(s.rules).up_to[-1]
        return "" if 0 < frame[2] <= every else "collects what is no reward of the track"


# --- effects -----------------------------------------------------------------------------
class Freight(Leaf):
    """Effect: move the freighter up or recall it, `a` times one after another (IX-4.7)."""

    name = "freight"
    offers = True
    for_receiver = True
    rival_takes = True
    rival_wants = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the effect has a freighter to move; it has none for a commander who has activated no ally
        (IX-11.10)."""
        return not acts_for_nobody(s, seat)

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            s.stack.append((ASK_FREIGHT, seat, node.id, node.a, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Move the freighter of a Rival up one step or, if it is on the second step, recall it (IX-9.6)."""
        for _ in range(node.a):
            if shipping_of(s).at[seat] < RIVAL_TOP:
                advance(s, seat)
            else:
                _recall_rival(s, seat, combat)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "freighter"]


class Dividends(NodeKind):
    """Effect: gain `a` Solari, and give `b` Solari to everybody else (IX-4.4), teammates included (IX-11.11)."""

    name = "dividends"

    def do(self, s: State, seat: int, node: Effect) -> None:
        gain_resource(s, seat, SOLARI, node.a)
        for step in range(1, len(s.players)):
            gain_resource(s, s.after(seat, step), SOLARI, node.b, "dividends")

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        told = {"voice": how.voice, "then": yes(how.then)}
        own = words.say("amount-solari", n=node.a)
        return words.say("effect-dividends", own=own, others=words.say("amount-solari", n=node.b), **told)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "solari", ",", "opponents(", *number(node.b), "solari", ")"]


# --- the module --------------------------------------------------------------------------
class ShippingModule(Module):
    def tables(self, rules: Ruleset) -> TrackTables:
        return TrackTables(rules)

    def component(self, rules: Ruleset, seats: int) -> Shipping:
        return Shipping(seats)

    def words(self) -> list[str]:
        return [ADVANCE, RECALL]

    def fact_names(self) -> list[str]:
        return ["freighter"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"freighter": (0.1543, 0.0197)}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [("freighters", rules.parties, top_of(rules), "the step of each party's freighter, the own first")]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"at": by_seat(NUMBER)}


class ShippingSetup(Setup):
    def laid_out(self, s: State) -> None:
        """Put every freighter on the bottom step (IX-1.7)."""
        shipping_of(s).at = [0] * len(s.players)


declare(
    ChooseFreight(),
    ChooseShipment(),
    Step(SHIPMENT, "shipment", _shipment_step),
    Step(RECRUITED, "shipment_recruited", _recruited_step),
    module=ID,
)
declare_event("freighter", "IX-4.2", ID)
declare_event("freighter_home", "IX-4.3", ID)
cite({"effect by shipping": "IX-4.3", "solari by dividends": "IX-4.4"})
add_records([Freight(), Dividends()])
register(
    ShippingModule(ID),
    ShippingSetup(),
    judged_by=("sandtable.imperium.modules.shipping.worth",),
    told_by="sandtable.imperium.modules.shipping.telling",
)
