"""Records of effects on Agents and of permanent gains: Mentat, Swordmaster, High Council, control, Signet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import dashed, yes
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import recall_agent, recallable, take_mentat
from sandtable.imperium.rules.beforehand import mentat_may_be_taken
from sandtable.imperium.rules.catalog import KIND_OF, NODES, RIVAL_SIGNET, SIGNET_PARTS
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.reveal import COUNCIL_PERSUASION
from sandtable.imperium.rules.sides import ask_for_rival
from sandtable.imperium.rules.state import AGENT_TURN, NOBODY, REVEAL_TURN, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

CONNECTIONS: Final = TRAITS.index("connections")


class Mentat(Leaf):
    name = "mentat"
    rival_takes = True
    free = True
    beside = True
    minds_mentat = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        take_mentat(s, seat, s.turn_seat == NOBODY)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return self.idle(s, seat, node) or not mentat_may_be_taken(s, seat)

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return s.turn_seat != NOBODY and s.mentat != NOBODY

    def tokens(self, node: Effect) -> list[str]:
        return ["mentat"]


class Swordmaster(Leaf):
    """Effect: gain a third Agent for the rest of the game."""

    name = "swordmaster"
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        p = s.players[seat]
        p.swordmaster = True
        p.agents += 1
        if s.journal is not None:
            s.note("swordmaster", seat, 1)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def tokens(self, node: Effect) -> list[str]:
        return ["swordmaster"]


class CouncilSeat(Leaf):
    """Effect: take a seat on the High Council; a Leader with the trait Connections also gains influence."""

    name = "council_seat"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return not s.players[seat].council

    def do(self, s: State, seat: int, node: Effect) -> None:
        p = s.players[seat]
        p.council = True
        if s.journal is not None:
            s.note("council", seat, 1)
        if s.turn_kind == REVEAL_TURN and seat == s.turn_seat:  # the Council seat counts from this Reveal turn on
            p.persuasion += COUNCIL_PERSUASION
            if s.journal is not None:
                s.note("persuasion", seat, COUNCIL_PERSUASION, step="council")
        if p.has(CONNECTIONS):
            if s.trace is not None:
                s.trace.add(-CONNECTIONS)
            s.stack.append((frames.ASK_FACTION, seat, frames.BY_LEADER, 0, 1))

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return not s.players[seat].has(CONNECTIONS)

    def tokens(self, node: Effect) -> list[str]:
        return ["council-seat"]


class Control(NodeKind):
    """Effect: take control of a space, the one that the effect names."""

    name = "control"
    rival_takes = True
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        space = s.rules.slot_of(node.name, node.where)
        before = s.control[space]
        s.control[space] = seat
        if s.journal is not None:
            if before != NOBODY and before != seat:
                s.note("control_lost", before, 1, s.rules.space_thing[space])
            s.note("control", seat, 1, s.rules.space_thing[space])

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        space = words.say("space-" + dashed(node.name))
        return words.say("effect-control", voice=how.voice, then=yes(how.then), space=space)

    def tokens(self, node: Effect) -> list[str]:
        return ["control", "space:" + node.name]


class RecallAgent(Leaf):
    """Effect: take one Agent back from the board to the Leader; if `a` is set, it cannot be the Agent sent this
    turn."""

    name = "recall_agent"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(recallable(s, seat, node.a == 1)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if not node.a or self.can(s, seat, node):
            s.stack.append((frames.ASK_RECALL, seat, node.id, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        if s.players[seat].agents_at:
            ask_for_rival(s, frames.ASK_RECALL, seat, node, 0)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        if node.a:
            return words.say("effect-recall-another-agent", voice=how.voice, then=yes(how.then))
        return super().clause(node, words, how)

    def tokens(self, node: Effect) -> list[str]:
        return ["recall"]


class RecallSentAgent(Leaf):
    """Effect: take the Agent sent this turn back to the Leader; the space becomes free, and the Agent can be sent
    again."""

    name = "recall_sent_agent"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return s.turn_kind == AGENT_TURN and seat == s.turn_seat and s.turn_space in s.players[seat].agents_at

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            recall_agent(s, seat, s.turn_space)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["agent", "recall"]


class Signet(Leaf):
    """Effect: use the Leader's Signet Ring ability.

    When the Signet Ring card is played, the engine opens the effects of the ability instead of this effect.
    """

    name = "signet"

    def do(self, s: State, seat: int, node: Effect) -> None:
        for part in reversed(SIGNET_PARTS[s.players[seat].leader]):
            if can(s, seat, NODES[part]):
                s.stack.append((frames.DO, seat, part, 0, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        p = s.players[seat]
        parts = RIVAL_SIGNET[p.rival_card & KIND_OF] if p.rival_card else SIGNET_PARTS[p.leader]
        for part in reversed(parts):
            s.stack.append((frames.RIVAL_DO, seat, part, combat, 0))

    def tokens(self, node: Effect) -> list[str]:
        return ["signet"]


add_records([Mentat(), Swordmaster(), CouncilSeat(), Control(), RecallAgent(), RecallSentAgent(), Signet()])
