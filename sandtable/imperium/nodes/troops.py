"""Records of effects on troops: recruited, deployed, retreated, lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import ANY_NUMBER, FROM_CONFLICT, FROM_GARRISON, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import allow_combat, deploy_from_supply, lose_troops, may_enter, recruit, retreat
from sandtable.imperium.rules.beforehand import supply_to_keep
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.sides import ask_for_rival, receiver
from sandtable.imperium.rules.state import AGENT_TURN, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


class Recruit(NodeKind):
    """Effect: move `a` troops from the supply to the garrison; if `b` is set, they may be deployed at once in a Reveal
    turn."""

    name = "recruit"
    rival_takes = True  # of the rewards of a Conflict: only later boxes award troops (IX-9.9)
    free = True
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        recruit(s, seat, node.a, node.b == 1)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: at least one troop stays in the supply, and enough
        for every effect that could first take troops from it to another place."""
        left = s.players[receiver(s, seat)].supply - node.a
        return left > 0 and left >= supply_to_keep(s, seat)

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        return s.players[receiver(s, seat)].supply == 0

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        return node.a if revealing and node.b else 0

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        s.rules.automata.recruit(s, seat, node.a, combat == 1)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return words.say("effect-recruit", n=node.a, voice=how.voice, then=yes(how.then), deployable=yes(node.b > 0))

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "troop"]


class Moved(NodeKind):
    """Effect: move up to `a` troops between garrison and Conflict; the player chooses the number, which may be 0."""

    alone = True
    glyph: str = ""

    def most(self, s: State, seat: int, node: Effect) -> int:
        """Return the largest number of troops that the seat can move now."""
        raise NotImplementedError(self.name)

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return self.most(s, seat, node) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((frames.ASK_NUMBER, seat, node.id, self.most(s, seat, node), 0))

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        ask_for_rival(s, frames.ASK_NUMBER, seat, node, self.most(s, seat, node))

    def tokens(self, node: Effect) -> list[str]:
        return [*(["any"] if node.a == ANY_NUMBER else ["up-to", str(node.a)]), self.glyph]


class Retreat(Moved):
    """Effect: retreat up to `a` troops from the Conflict to the garrison; as a cost, at least `c`."""

    name = "retreat"
    glyph = "retreat"

    def most(self, s: State, seat: int, node: Effect) -> int:
        return min(node.a, s.players[receiver(s, seat)].conflict)

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        return s.players[receiver(s, seat)].conflict >= node.c

    def pay(self, s: State, seat: int, node: Effect) -> None:
        if node.a == node.c:
            s.cause = node.thing
            retreat(s, seat, node.c)
        else:
            self.do(s, seat, node)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        n = 0 if node.a == ANY_NUMBER else node.a
        if node.c:
            exact = yes(node.a == node.c)
            return words.say("effect-retreat-exactly", n=node.c, most=n, exact=exact, then=yes(how.then))
        return words.say("effect-retreat", n=n, voice=how.voice, then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        if node.c:
            return [str(node.c) if node.a == node.c else f"{node.c}-{node.a}", self.glyph]
        return super().tokens(node)


class Deploy(Moved):
    """Effect: deploy up to `a` troops from the garrison to the Conflict; `b` is set if the card says "may"."""

    name = "deploy"
    glyph = "deploy"

    def most(self, s: State, seat: int, node: Effect) -> int:
        return min(node.a, s.players[receiver(s, seat)].garrison) if may_enter(s, seat) else 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        """Ask how many troops to deploy; the question goes to the seat that owns these troops."""
        super().do(s, receiver(s, seat), node)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        n = 0 if node.a == ANY_NUMBER else node.a
        return words.say("effect-deploy", n=n, voice=how.voice, then=yes(how.then), may=yes(node.b > 0))


class DeploySupply(Leaf):
    """Effect: deploy `a` troops directly from the supply to the Conflict."""

    name = "deploy_supply"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return may_enter(s, seat)

    def do(self, s: State, seat: int, node: Effect) -> None:
        deploy_from_supply(s, seat, node.a)

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        return node.a

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "troop", "deploy"]


class CombatIcon(Leaf):
    """Effect: the player may deploy this turn as if the Agent had been sent to a Combat space (IMM-8.1)."""

    name = "combat_icon"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return s.turn_kind == AGENT_TURN and seat == s.turn_seat and not s.combat_turn

    def do(self, s: State, seat: int, node: Effect) -> None:
        if self.can(s, seat, node):
            allow_combat(s)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return self.can(s, seat, node)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        pass  # a Rival plays no cards

    def tokens(self, node: Effect) -> list[str]:
        return ["combat"]


class LoseTroops(NodeKind):
    """Effect: lose `a` troops, which go from the place `b` to the supply."""

    name = "lose_troops"
    suffered_itself = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        lose_troops(s, seat, node.a, node.b)

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[receiver(s, seat)]
        return (p.garrison if node.b == FROM_GARRISON else p.conflict) == 0

    def can_pay(self, s: State, seat: int, node: Effect) -> bool:
        p = s.players[receiver(s, seat)]
        return (p.garrison if node.b == FROM_GARRISON else p.conflict) >= node.a

    def suffer(self, s: State, seat: int, node: Effect) -> None:
        """Make the opponent lose `a` troops, or all if they have fewer; every opponent has troops, even House Hagal."""
        if s.trace is not None:
            s.trace.add(node.id)
        lose_troops(s, seat, node.a, node.b)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        place = "conflict" if node.b == FROM_CONFLICT else "garrison"
        return words.say("effect-lose-troops", n=node.a, voice=how.voice, then=yes(how.then), place=place)

    def tokens(self, node: Effect) -> list[str]:
        return ["minus", *number(node.a), "troop", "combat" if node.b == FROM_CONFLICT else "garrison"]


add_records([Recruit(), Retreat(), Deploy(), DeploySupply(), CombatIcon(), LoseTroops()])
