"""How effects read contracts: the contract icon and its question, conditions, a count; and what bots make of them.

The records are there in games without the module too: the icon then gives Solari (UPR-20.2).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from sandtable.core.decisions import Decision
from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.language.builders import gain
from sandtable.imperium.language.effects import SOLARI, Cond, Effect
from sandtable.imperium.modules.choam import ID, completed, contracts_of, take_contract, within_reach
from sandtable.imperium.nodes.base import CondKind, CountKind, Leaf, add_conds, add_counts, add_kinds
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.catalog import CARDS, CONTRACTS, NODES, OF_CONTRACT
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, Question, declare
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_CONTRACT: Final = 150
INSTEAD: Final = 2  # Solari where there is no contract to take
EXPECTED_DONE: Final = 2.0  # contracts completed, as far as a price knows


# --- the icon ----------------------------------------------------------------------------
def accept_contracts(s: State, seat: int, node: int, n: int) -> None:
    """Take so many, one after the other: a new one is turned up before the next is chosen (UPR-20.2)."""
    while n:
        there = within_reach(s, seat)
        if len(there) > 1 or (there and may_have_solari(s, seat)):
            s.stack.append((ASK_CONTRACT, seat, node, n, 0))
            return
        if there:
            take_contract(s, seat, there[0])
        else:
            gain_resource(s, seat, SOLARI, INSTEAD)
        n -= 1


def may_have_solari(s: State, seat: int) -> bool:
    """Nothing lies open any more: what is kept for the Leader may be left where it is (UPR-23.11)."""
    return not contracts_of(s).offer


class Contract(Leaf):
    """`a` contracts; for each that there is not, Solari."""

    name = "contract"
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        accept_contracts(s, seat, node.id, node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """As Solari: what is not there now never comes back."""
        return not within_reach(s, seat)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        gain_resource(s, seat, SOLARI, INSTEAD * node.a)  # UPR-R11.10

    def played(self, node: Effect, modules: Collection[str]) -> Effect:
        return node if ID in modules else gain(solari=INSTEAD * node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "contract"]

    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("solari", float(INSTEAD * node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        if worth == UNKNOWN:
            best = sorted([worth_of(w, kind) for kind in within_reach(w.s, w.seat)], reverse=True)[: node.a]
            worth = w.keep(node, sum(best) + (node.a - len(best)) * INSTEAD * w.solari)
        return worth


class ChooseContract(Question):
    """Which contract is taken: one that lies open, or one kept for the Leader; taking is compulsory (UPR-20.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_CONTRACT, "contract", "UPR-20.2", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = [s.rules.contract_word[kind] for kind in within_reach(s, frame[1])]
        return [*words, NONE] if may_have_solari(s, frame[1]) else words

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        s.cause = NODES[frame[2]].thing
        if action == NONE:
            gain_resource(s, seat, SOLARI, INSTEAD)
        else:
            take_contract(s, seat, s.rules.kind[action])
        accept_contracts(s, seat, frame[2], frame[3] - 1)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [INSTEAD * w.solari if option == NONE else worth_of(w, s.rules.kind[option]) for option in options]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.rules.ruleset import speaking
        from sandtable.imperium.tell.telling import tell_thing
        from sandtable.imperium.tell.wording import phrase

        if option == NONE:
            return words.say("do-contract-none", n=INSTEAD)
        kind = speaking(decision.vocabulary).kind[option]
        effect = phrase(CONTRACTS[kind].reward, words)
        return words.say("do-contract", piece=tell_thing(OF_CONTRACT | kind, words), effect=effect)


# --- conditions and a count --------------------------------------------------------------
class ContractsAtLeast(CondKind):
    """`a` contracts completed."""

    name = "contracts_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return completed(s, seat) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-contracts-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "contract-done"]


class SpiceGained(CondKind):
    """`a` spice gained this turn, at least one."""

    name = "spice_gained"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return seat == s.turn_seat and s.spice_gained >= max(1, cond.a)

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-spice-gained", n=max(1, cond.a))

    def tokens(self, cond: Cond) -> list[str]:
        return ["plus", *number(max(1, cond.a)), "spice"]


class ContractsDone(CountKind):
    name = "contracts_done"
    expected = EXPECTED_DONE

    def count(self, s: State, seat: int, node: Effect) -> int:
        return completed(s, seat)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-contracts-done")

    def tokens(self, node: Effect) -> list[str]:
        return ["contract-done"]

    def foreseen(self, w: Worth, node: Effect) -> float:
        return float(completed(w.s, w.seat))


# --- what a contract is worth ------------------------------------------------------------
ROUND_TO_ACT: Final = 0.5  # of this round, while an Agent is ready
WANTED: Final = 0.35  # how often an Agent that could go to a space of a contract goes there rather than elsewhere
OFTEN: Final = 0.5  # at most so likely in one round
EACH_MISSING: Final = 0.6  # how much less likely each resource or step of Influence makes it that is still missing
ROUND_TO_ACQUIRE: Final = 0.15  # chance in a round to acquire the card of a contract


def worth_of(w: Worth, kind: int) -> float:
    """The reward, as likely as the contract is completed."""
    return likely(w, kind) * reward_of(w, kind)


def reward_of(w: Worth, kind: int) -> float:
    """What completing it brings."""
    return w.rates[rate.CONTRACT] * w.of(CONTRACTS[kind].reward)


def likely(w: Worth, kind: int) -> float:
    """How likely the seat completes it: from the rounds left, its Agents, the cards that lead there and the cost."""
    contract = CONTRACTS[kind]
    if contract.done == "immediate":
        return 1.0
    rounds = w.left + (ROUND_TO_ACT if w.p.agents else 0.0)
    if contract.done == "visit":
        chance = _chance_to_visit(w, w.s.rules.space[contract.space])
    elif contract.done == "harvest":
        chance = 0.0
        for space in w.s.rules.maker_spaces:
            spice = w.s.rules.spaces[space].maker_base + w.s.bonus_spice[space]
            chance = max(chance, _chance_to_visit(w, space) * min(1.0, spice / contract.n))
    else:
        chance = ROUND_TO_ACQUIRE
    return float(1.0 - (1.0 - chance) ** rounds)


def _chance_to_visit(w: Worth, space: int) -> float:
    """In one round: a share for each Agent, of the cards that lead there; less for all that is still missing."""
    rules = w.s.rules
    p = w.p
    owned = 0
    fitting = 0
    for zone in (p.hand, p.deck, p.discard, p.play):
        for kind in zone:
            if kind >= 0:
                owned += 1
                fitting += (rules.card_spaces[kind] >> space) & 1
    if not owned:
        return 0.0
    chance = min(OFTEN, fitting / owned * (p.agents + len(p.agents_at)) * WANTED)
    missing = max(0, rules.solari[space] - p.solari) + max(0, rules.spice[space] - p.spice)
    missing += max(0, rules.water[space] - p.water)
    for bit, faction, level in rules.needs_influence:
        if (bit >> space) & 1:
            missing += max(0, level - p.influence[faction])
    return chance / (1.0 + EACH_MISSING * missing)


def worth_of_visit(w: Worth, space: int) -> float:
    """Rewards of the contracts held that an Agent sent there would complete."""
    worth = 0.0
    for kind in contracts_of(w.s).held[w.seat]:
        contract = CONTRACTS[kind]
        if contract.done == "visit":
            if contract.space == w.s.rules.spaces[space].id:
                worth += reward_of(w, kind)
        elif contract.done == "harvest" and space in w.s.rules.maker_spaces:
            if w.s.rules.spaces[space].maker_base + w.s.bonus_spice[space] + w.s.spice_gained >= contract.n:
                worth += reward_of(w, kind)
    return worth


def worth_of_acquiring(w: Worth, card: int) -> float:
    """Rewards of the contracts held that acquiring this card would complete."""
    worth = 0.0
    for kind in contracts_of(w.s).held[w.seat]:
        contract = CONTRACTS[kind]
        if contract.done == "acquire" and contract.card == CARDS[card].id:
            worth += reward_of(w, kind)
    return worth


declare(ChooseContract(), module=ID)
add_kinds([Contract()])
add_conds([ContractsAtLeast(), SpiceGained()])
add_counts([ContractsDone()])
