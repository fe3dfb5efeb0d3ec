"""Effects and conditions of the module `ploys`, and their questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import FACTIONS, ICONS, NO_FACTION, Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.ploys.language import ID
from sandtable.imperium.modules.ploys.module import MOST_TURNS, bury_intrigue, ploys_of
from sandtable.imperium.nodes.base import Leaf, clause
from sandtable.imperium.nodes.of_the_turn import SentTo
from sandtable.imperium.nodes.saying import dashed, join, which_faction, yes
from sandtable.imperium.nodes.tokens import number, spread
from sandtable.imperium.rules.acts import lose
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.event_rules import EVENT_CAUSES
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.influence import gain_influence, mover
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, Question, declare
from sandtable.imperium.rules.records import CONDS, CondKind, NodeKind, add_records, do
from sandtable.imperium.rules.resolve import can, holds
from sandtable.imperium.rules.sides import opposed, receiver
from sandtable.imperium.rules.state import AGENT_TURN, Frame, State
from sandtable.imperium.rules.units import CONFLICT, GARRISON
from sandtable.imperium.rules.vocabulary import OPTION_0, each_once

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_BURY: Final = given(ID, "bury_intrigue")  # a: node, b: how many more
ASK_LOSE_TROOP: Final = given(ID, "lose_troop")  # a: node, b: how many more


# --- Intrigue cards under the deck -------------------------------------------------------
class BottomIntrigue(Leaf):
    """Effect: put `a` Intrigue cards from the hand under the Intrigue deck; always a cost."""

    name = "bottom_intrigue"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(s.players[seat].intrigue) >= node.a

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_BURY, seat, node.id, node.a, 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "intrigue", "right", "deck"]


class Bury(Question):
    """Ask which Intrigue card goes under the Intrigue deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ASK_BURY, "bury_intrigue", "IX-13.2", ABOUT_NODE, MORE, by_effect=True, asked_by=("bottom_intrigue",)
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.players[frame[1]].intrigue, s.rules.intrigue_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        if frame[3] > 1:
            s.stack.append((ASK_BURY, frame[1], frame[2], frame[3] - 1, 0))
        bury_intrigue(s, frame[1], s.rules.kind[action])

    def hidden(self, s: State, seat: int) -> bool:
        return len(s.players[seat].intrigue) > 1


# --- turns -------------------------------------------------------------------------------
class ExtraTurn(Leaf):
    """Effect: the player takes another turn right after this one, which may be an Agent turn or the Reveal turn."""

    name = "extra_turn"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return seat == s.turn_seat and ploys_of(s).turns < MOST_TURNS

    def do(self, s: State, seat: int, node: Effect) -> None:
        ploys_of(s).turns += 1

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival has no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["replay"]


# --- costs of spaces ---------------------------------------------------------------------
class CheaperSpace(NodeKind):
    """Effect: the space with the id `name` costs `a` spice less for the Agent sent with this card. The effect does
    nothing when resolved; it counts when the Agent is sent."""

    name = "cheaper_space"
    alone = True
    passive = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        space = words.say("space-" + dashed(node.name))
        return words.say("effect-cheaper-space", n=node.a, space=space, voice=how.voice, then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        return ["minus", *number(node.a), "spice", "board"]


# --- troops ------------------------------------------------------------------------------
class LoseAnyTroop(Leaf):
    """Effect: lose `a` troops (at least 1), each from garrison or Conflict as the player chooses (IX-14.6,
    IMM-17.5)."""

    name = "lose_any_troop"
    for_receiver = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[receiver(s, seat)]
        return p.garrison + p.conflict >= max(1, node.a)

    def do(self, s: State, seat: int, node: Effect) -> None:
        _lose_next(s, seat, node.id, max(1, node.a))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no Intrigue cards

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-lose-any-troop", n=max(1, node.a), voice=how.voice, then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        return ["minus", *number(max(1, node.a)), "troop"]


def _lose_next(s: State, seat: int, node: int, more: int) -> None:
    """Let the seat lose `more` troops; ask about the next one as long as it may come from either the garrison or the
    Conflict."""
    p = s.players[receiver(s, seat)]
    if p.garrison and p.conflict and p.garrison + p.conflict > more:
        s.stack.append((ASK_LOSE_TROOP, seat, node, more, 0))
        return
    garrison = min(more, p.garrison)
    lose(s, seat, garrison, GARRISON)
    lose(s, seat, more - garrison, CONFLICT)


class LoseTroop(Question):
    """Ask whether the next troop that the player loses comes from the garrison (the first answer) or from the
    Conflict."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_LOSE_TROOP, "lose_any_troop", "IX-14.6", ABOUT_NODE, MORE, asked_by=("lose_any_troop",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return [OPTION_0, OPTION_0 + 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        lose(s, frame[1], 1, GARRISON if action == OPTION_0 else CONFLICT)
        if frame[3] > 1:
            _lose_next(s, frame[1], frame[2], frame[3] - 1)


# --- Influence ---------------------------------------------------------------------------
def sent_faction(s: State, seat: int) -> int:
    """Return the faction, as the number of its Influence track, on whose space this turn's Agent of the seat is;
    NO_FACTION for other spaces."""
    if s.turn_kind != AGENT_TURN or seat != s.turn_seat:
        return NO_FACTION
    return s.rules.space_faction[s.turn_space]


def visited_factions(s: State, seat: int) -> list[int]:
    """Return the factions on whose spaces the seat has Agents, as the numbers of their Influence tracks, each once."""
    found = {s.rules.space_faction[space] for space in s.players[seat].agents_at}
    return sorted(faction for faction in found if faction != NO_FACTION)


def _may_rise(s: State, seat: int, faction: int) -> bool:
    return s.players[mover(s, seat, faction)].influence[faction] < s.rules.tracks[faction].top


class InfluenceOfSpace(Leaf):
    """Effect: gain `a` Influence with the faction whose space this turn's Agent is on."""

    name = "influence_of_space"
    for_receiver = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return sent_faction(s, seat) != NO_FACTION

    def do(self, s: State, seat: int, node: Effect) -> None:
        faction = sent_faction(s, seat)
        if faction != NO_FACTION:
            gain_influence(s, seat, faction, node.a, "chosen")

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        faction = sent_faction(s, seat)
        return faction == NO_FACTION or not _may_rise(s, seat, faction)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no Intrigue cards

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "influence-any", "agent"]


class InfluenceWhereAgents(Leaf):
    """Effect: gain `a` Influence with each faction on whose spaces the player has an Agent."""

    name = "influence_where_agents"
    for_receiver = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(visited_factions(s, seat)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        for faction in visited_factions(s, seat):
            gain_influence(s, seat, faction, node.a, "chosen")

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return not any(_may_rise(s, seat, faction) for faction in visited_factions(s, seat))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no Intrigue cards

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "influence-any", "per", "agent"]


# --- later and by goals ------------------------------------------------------------------
class OnWinning(NodeKind):
    """Effect: wait until the current Conflict is over, and apply the child effect if the player has won it; otherwise
    it is lost."""

    name = "on_winning"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        ploys_of(s).waiting.append((seat, node.kids[0].id))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-on-winning", effect=clause(node.kids[0], words, Manner(how.voice, True, True)))

    def tokens(self, node: Effect) -> list[str]:
        return ["if(", "up", "combat", ")", *KINDS[node.kids[0].op].held(node.kids[0])]


class Goals(NodeKind):
    """Effect: apply one of several rewards, chosen by the number of goals (conditions) that the player fulfils.

    The first `b` child effects carry the goals, the others are the rewards: the first reward is for `a` goals, the next
    for `a` + 1 and so on. With fewer than `a` goals there is none.
    """

    name = "goals"
    alone = True

    def met(self, s: State, seat: int, node: Effect) -> int:
        return sum(1 for kid in node.kids[: node.b] if kid.cond is not None and holds(s, seat, kid.cond, node.thing))

    def reward(self, s: State, seat: int, node: Effect) -> Effect | None:
        rewards = node.kids[node.b :]
        at = self.met(s, seat, node) - node.a
        return rewards[min(at, len(rewards) - 1)] if at >= 0 else None

    def can(self, s: State, seat: int, node: Effect) -> bool:
        reward = self.reward(s, seat, node)
        return reward is not None and can(s, seat, reward)

    def do(self, s: State, seat: int, node: Effect) -> None:
        reward = self.reward(s, seat, node)
        if s.trace is not None:
            for kid in node.kids[: node.b]:
                if kid.cond is not None and holds(s, seat, kid.cond, node.thing):
                    s.trace.update((kid.id, kid.kids[0].id))
        if reward is not None:
            do(s, seat, reward)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        conds = [CONDS[kid.cond.op].clause(kid.cond, words) for kid in node.kids[: node.b] if kid.cond is not None]
        said = [
            words.say("effect-goals-met", n=node.a + at, effect=clause(kid, words, Manner(how.voice, True, True)))
            for at, kid in enumerate(node.kids[node.b :])
        ]
        rewards = join(said, words, "join-and", [False] * len(said))
        return words.say("effect-goals", goals=join(conds, words, "names-and"), rewards=rewards)

    def tokens(self, node: Effect) -> list[str]:
        goals = [CONDS[kid.cond.op].tokens(kid.cond) for kid in node.kids[: node.b] if kid.cond is not None]
        rewards = [[str(node.a + at), "pays", *KINDS[kid.op].held(kid)] for at, kid in enumerate(node.kids[node.b :])]
        return ["of(", *spread(goals, ","), ")", *spread(rewards, ",")]


# --- conditions --------------------------------------------------------------------------
class JoinedEnemy(SentTo):
    """The condition that this turn's Agent is on a space together with an opponent's Agent."""

    name = "joined_enemy"

    def fits(self, s: State, space: int) -> bool:
        return any(space in p.agents_at for seat, p in enumerate(s.players) if opposed(s, s.turn_seat, seat))

    def tokens(self, cond: Cond) -> list[str]:
        return ["agent", "person"]


class AgentOnSpaceOf(CondKind):
    """The condition that the player has an Agent on a space of the faction `a`."""

    name = "agent_on_space_of"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return any(s.rules.spaces[space].icon == cond.a for space in s.players[seat].agents_at)

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-agent-on-space-of", **{"with": which_faction(cond.a, words)})

    def tokens(self, cond: Cond) -> list[str]:
        return ["agent", FACTIONS[cond.a]]


class AgentsOn(CondKind):
    """The condition that at least `a` of the player's Agents are on spaces with one of the Agent icons in the bits
    `b`."""

    name = "agents_on"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        there = sum(1 for space in s.players[seat].agents_at if (cond.b >> s.rules.spaces[space].icon) & 1)
        return there >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        icons = [words.say("icon-" + name) for icon, name in enumerate(ICONS) if (cond.b >> icon) & 1]
        return words.say("cond-agents-on", n=cond.a, icons=join(icons, words, "names-or"))

    def tokens(self, cond: Cond) -> list[str]:
        icons = spread([[name] for icon, name in enumerate(ICONS) if (cond.b >> icon) & 1], "or")
        return [*number(cond.a), "agent", *icons]


class SolariAtLeast(CondKind):
    name = "solari_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[seat].solari >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-solari-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "solari"]


add_records([BottomIntrigue(), ExtraTurn(), CheaperSpace(), LoseAnyTroop(), InfluenceOfSpace(), InfluenceWhereAgents()])
add_records([OnWinning(), Goals()])
add_records([JoinedEnemy(), AgentOnSpaceOf(), AgentsOn(), SolariAtLeast()])
declare(Bury(), LoseTroop(), module=ID)
EVENT_CAUSES["lose_troop"] = (*EVENT_CAUSES["lose_troop"], "lose_any_troop")
