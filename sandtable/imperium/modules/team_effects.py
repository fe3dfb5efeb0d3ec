"""Effects for teams: effects on an ally or the whole team, reinforcements, trade, the Throne Row, a shared payment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.imperium.language.effects import RESOURCES, Cond, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.team_acts import throne_candidates
from sandtable.imperium.modules.team_seats import (
    ASK_CONTRIBUTE,
    ASK_DEAL,
    ASK_REINFORCE,
    ASK_REINFORCED,
    ASK_TEAM_MAY,
    ASK_THRONE,
    ASK_TRADE_WITH,
    INTRIGUE_GOOD,
    MASTER,
    allies_of,
    clockwise,
    held,
    is_commander,
    team_of,
    teams_of,
)
from sandtable.imperium.nodes.base import Leaf, clause
from sandtable.imperium.nodes.saying import yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import may_enter, pay_resources
from sandtable.imperium.rules.catalog import OF_INTRIGUE
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import CondKind, NodeKind, add_records, do
from sandtable.imperium.rules.resolve import can, resolves_itself
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import NOWHERE, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


# --- for others of the team --------------------------------------------------------------
class ForOthers(NodeKind):
    """The base class of effects that resolve their child effect for other players of the team, each of whom decides as
    for an effect of their own."""

    glyph: str = ""

    def whose(self, s: State, seat: int) -> list[int]:
        """Return the seats for which the child effect is resolved, in order; `seat` is the player who has this
        effect."""
        raise NotImplementedError(self.name)

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(can(s, each, node.kids[0]) for each in self.whose(s, seat))

    def do(self, s: State, seat: int, node: Effect) -> None:
        for each in reversed(self.whose(s, seat)):
            s.stack.append((frames.DO, each, node.kids[0].id, 0, 0))

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return all(resolves_itself(s, each, node.kids[0]) for each in self.whose(s, seat))

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        kid = node.kids[0]
        return all(KINDS[kid.op].silent(s, each, kid) for each in self.whose(s, seat))

    def idle(self, s: State, seat: int, node: Effect) -> bool:
        kid = node.kids[0]
        return all(KINDS[kid.op].idle(s, each, kid) for each in self.whose(s, seat))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        inner = clause(node.kids[0], words, Manner(how.voice, True, True))
        return words.say("effect-" + self.name.replace("_", "-"), effect=inner, may=yes(node.a == 1))

    def tokens(self, node: Effect) -> list[str]:
        kid = node.kids[0]
        return [self.glyph, *KINDS[kid.op].held(kid)]


class ForAlly(ForOthers):
    """Effect: resolve the child effect for the ally that the commander has activated."""

    name = "ally"
    glyph = "ally"

    def whose(self, s: State, seat: int) -> list[int]:
        ally = receiver(s, seat)
        return [ally] if ally != seat else []

    def do(self, s: State, seat: int, node: Effect) -> None:
        for ally in self.whose(s, seat):
            do(s, ally, node.kids[0])


class ForEachAlly(ForOthers):
    """Effect: resolve the child effect for both allies of the team."""

    name = "each_ally"
    glyph = "ally"

    def whose(self, s: State, seat: int) -> list[int]:
        return list(allies_of(seat))

    def tokens(self, node: Effect) -> list[str]:
        return ["2", *super().tokens(node)]


class ForTeam(ForOthers):
    """Effect: resolve the child effect for all three players of the team (UPR-S8.3); if `a` is 1, each of them may
    decline."""

    name = "team"
    glyph = "team"

    def whose(self, s: State, seat: int) -> list[int]:
        return clockwise(seat)

    def do(self, s: State, seat: int, node: Effect) -> None:
        if not node.a:
            super().do(s, seat, node)
            return
        for each in reversed(self.whose(s, seat)):
            if can(s, each, node.kids[0]):
                s.stack.append((ASK_TEAM_MAY, each, node.id, 0, 0))

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return not node.a and super().itself(s, seat, node)

    def silent(self, s: State, seat: int, node: Effect) -> bool:
        return not node.a and super().silent(s, seat, node)


# --- reinforcements ----------------------------------------------------------------------
def bounds(s: State, seat: int, n: int) -> tuple[int, int, int]:
    """Return three numbers about splitting `n` recruited troops between the two allies of the team: how many troops can
    be recruited, since the supplies may have fewer, and the least and the most that the first ally can get of them."""
    first, second = allies_of(seat)
    mine, theirs = s.players[first].supply, s.players[second].supply
    total = min(n, mine + theirs)
    return total, max(0, total - theirs), min(total, mine)


def reinforce(s: State, seat: int, node: Effect, to_first: int) -> None:
    """Recruit the troops of the effect `node`: `to_first` of them for the first ally of the team, the rest for the
    second. Then each ally decides how many of its new troops to deploy at once (UPR-S8.1)."""
    total, _, _ = bounds(s, seat, node.a)
    first, second = allies_of(seat)
    s.cause = node.thing
    for ally, n in ((second, total - to_first), (first, to_first)):
        if not n:
            continue
        p = s.players[ally]
        p.supply -= n
        p.garrison += n
        if s.journal is not None:
            s.note("recruit", ally, n, step="reinforced")
        if may_enter(s, ally):
            s.stack.append((ASK_REINFORCED, ally, node.id, n, 0))


class Reinforce(Leaf):
    """Effect: recruit `a` troops for the two allies of the team, split between them as the player chooses."""

    name = "reinforce"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return bounds(s, seat, node.a)[0] > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        total, least, most = bounds(s, seat, node.a)
        if least < most:
            s.stack.append((ASK_REINFORCE, seat, node.id, most, 0))
        elif total:
            reinforce(s, seat, node, most)

    def takes_supply(self, node: Effect, revealing: bool) -> int:
        return node.a

    def tokens(self, node: Effect) -> list[str]:
        return ["reinforce", *number(node.a), "troop"]


# --- trade -------------------------------------------------------------------------------
def has_goods(s: State, seat: int) -> bool:
    return any(held(s, seat, good) for good in range(INTRIGUE_GOOD + 1))


def give_goods(s: State, giver: int, to: int, good: int, n: int) -> None:
    """Move `n` units of the resource `good` (an index of `RESOURCES`) from one player to another; this does not count
    as a gain."""
    a, b = s.players[giver], s.players[to]
    if good == 0:
        a.solari -= n
        b.solari += n
    elif good == 1:
        a.spice -= n
        b.spice += n
    else:
        a.water -= n
        b.water += n
    if s.journal is not None:
        s.note("given_" + RESOURCES[good], giver, n)


def give_intrigue(s: State, giver: int, to: int, kind: int) -> None:
    """Move an Intrigue card from one player's hand to another's. Both of them know it there; what other seats knew
    about the hand of the giver is forgotten (R-UPR-47)."""
    s.players[giver].intrigue.remove(kind)
    kept = [seen for seen in s.seen_intrigue if seen[1] != giver or (seen[0] == to and seen[2] != kind)]
    s.seen_intrigue = kept
    s.players[to].intrigue.append(kind)
    s.seen_intrigue.append((giver, to, kind))
    s.learnt += 1
    if s.journal is not None:
        s.note("given_intrigue", giver, 1, OF_INTRIGUE | kind, 1 << giver | 1 << to)


class Trade(Leaf):
    """Effect: trade with one teammate; each of the two may give the other any amount of one sort of goods
    (UPR-S8.2)."""

    name = "trade"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return any(has_goods(s, each) for each in clockwise(seat))

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.stack.append((ASK_TRADE_WITH, seat, node.id, 0, 0))

    def tokens(self, node: Effect) -> list[str]:
        return ["trade"]


# --- the Throne Row ----------------------------------------------------------------------
class ThroneRow(Leaf):
    """Effect: move a card of the player's choice from the Imperium Row to the Throne Row (UPR-S10.1)."""

    name = "throne_row"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(throne_candidates(s)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        if throne_candidates(s):
            s.stack.append((ASK_THRONE, seat, node.id, 0, 0))

    def tokens(self, node: Effect) -> list[str]:
        return ["row", "right", "throne-row"]


# --- the Swordmaster ---------------------------------------------------------------------
class HireSwordmaster(Leaf):
    """Effect: gain a Swordmaster, an Agent that can be placed only once in the game, and a permanent bonus token
    (UPR-S11.2, S11.3)."""

    name = "hire_swordmaster"
    free = True
    beside = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return not s.players[seat].swordmaster

    def do(self, s: State, seat: int, node: Effect) -> None:
        p = s.players[seat]
        if p.swordmaster:
            return
        p.swordmaster = True
        p.agents += 1
        if is_commander(seat):
            teams_of(s).agents[team_of(seat)][MASTER] = NOWHERE
        if s.journal is not None:
            s.note("swordmaster", seat, 1)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def tokens(self, node: Effect) -> list[str]:
        return ["swordmaster", ",", "sword-bonus"]


# --- costs of the team -------------------------------------------------------------------
def spice_of_team(s: State, seat: int) -> int:
    return sum(s.players[each].spice for each in clockwise(seat))


class Tribute(NodeKind):
    """Effect: the team pays `a` spice, to which each of its players may contribute; then the player who has this effect
    gets the child effect."""

    name = "tribute"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return spice_of_team(s, seat) >= node.a and can(s, seat, node.kids[0])

    def do(self, s: State, seat: int, node: Effect) -> None:
        go_on_paying(s, seat, node, [0, 0], 0)

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        inner = clause(node.kids[0], words, Manner(how.voice, True, True))
        return words.say("effect-tribute", n=node.a, effect=inner)

    def tokens(self, node: Effect) -> list[str]:
        kid = node.kids[0]
        return ["cost(", "team", *number(node.a), "spice", ")", "pays", *KINDS[kid.op].held(kid)]


def go_on_paying(s: State, seat: int, node: Effect, given: list[int], asked: int) -> None:
    """Continue the payment of the effect `node` (`Tribute`) by the commander `seat`: ask the next ally who has spice
    how much it contributes or, after both allies, take the spice and push the child effect.

    `given` has the spice that each ally contributes, `asked` the number of allies already asked.
    """
    allies = allies_of(seat)
    while asked < 2:
        rest = node.a - sum(given)
        if rest and s.players[allies[asked]].spice:
            s.stack.append((ASK_CONTRIBUTE, allies[asked], node.id, given[0], asked))
            return
        asked += 1
    rest = node.a - sum(given)
    if s.players[seat].spice < rest:
        return
    s.cause = node.thing
    for ally, n in zip(allies, given, strict=True):
        if n:
            pay_resources(s, ally, 0, n, 0, "contributed")
            if s.journal is not None:
                s.note("contributed", ally, n)
    if rest:
        pay_resources(s, seat, 0, rest, 0)
    s.stack.append((frames.DO, seat, node.kids[0].id, 0, 0))


# --- contracts for both allies -----------------------------------------------------------
class ContractsOffered(CondKind):
    """The condition that at least `a` contracts are face up."""

    name = "contracts_offered"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return len(contracts_of(s).offer) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-contracts-offered", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "contract"]


class DealContracts(Leaf):
    """Effect: take both face-up contracts and give one to each ally, as the commander chooses."""

    name = "deal_contracts"

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(contracts_of(s).offer) == 2

    def do(self, s: State, seat: int, node: Effect) -> None:
        from sandtable.imperium.modules.team_questions import deal

        offer = contracts_of(s).offer
        if len(offer) == 2 and offer[0] != offer[1]:
            s.stack.append((ASK_DEAL, seat, node.id, 0, 0))
        elif len(offer) == 2:
            deal(s, seat, offer[0])

    def tokens(self, node: Effect) -> list[str]:
        return ["2", "ally", "contract"]


add_records([ForAlly(), ForEachAlly(), ForTeam(), Reinforce(), Trade(), ThroneRow(), HireSwordmaster(), Tribute()])
add_records([DealContracts()])
add_records([ContractsOffered()])
