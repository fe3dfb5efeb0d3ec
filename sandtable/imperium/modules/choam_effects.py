"""The effect of the contract icon with its question, and conditions and counts about contracts.

Games without the module `choam` have them too; there the contract icon gives Solari (UPR-20.2).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.builders import gain
from sandtable.imperium.language.effects import SOLARI, Cond, Effect
from sandtable.imperium.modules.choam import completed, contract_tables, contracts_of, take_contract, within_reach
from sandtable.imperium.modules.choam_language import ID
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.question import ABOUT_NODE, MORE, Question, declare
from sandtable.imperium.rules.records import CondKind, CountKind, add_records
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ASK_CONTRACT: Final = given("choam", "contract", was=150)
INSTEAD: Final = 2  # Solari gained when there is no contract to take


# --- the icon ----------------------------------------------------------------------------
def accept_contracts(s: State, seat: int, node: int, n: int) -> None:
    """Let the seat take `n` contracts one by one, with Solari for each that it cannot take; ask which one if there is a
    choice. A contract taken is replaced by a new one before the next choice (UPR-20.2)."""
    while n:
        there = within_reach(s, seat)
        if len(there) > 1 or (there and may_have_solari(s, seat)):
            s.stack.append((ASK_CONTRACT, seat, node, n, 0))
            return
        if there:
            take_contract(s, seat, there[0])
        else:
            gain_resource(s, seat, SOLARI, INSTEAD, _why_solari(s))
        n -= 1


def _why_solari(s: State) -> str:
    """Return the name of the cause of the Solari in lines of `citing`: "no_contracts" if the game has no contracts,
    "no_contract" if none is left."""
    return "no_contract" if ID in s.rules.part else "no_contracts"


def may_have_solari(s: State, seat: int) -> bool:
    """Tell whether the seat may take Solari instead of a contract: it may if no contract is face up, even if one is
    reserved for its Leader (UPR-23.11)."""
    return not contracts_of(s).offer


class Contract(Leaf):
    """Effect: take `a` contracts, and gain Solari in place of each contract that cannot be taken."""

    name = "contract"
    beside = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        accept_contracts(s, seat, node.id, node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        """Tell whether the engine may do the effect without asking: it may if no contract can be taken, so that the
        effect only gives Solari."""
        return not within_reach(s, seat)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        gain_resource(s, seat, SOLARI, INSTEAD * node.a, _why_solari(s))  # UPR-R11.10

    def played(self, node: Effect, modules: Collection[str]) -> Effect:
        return node if ID in modules else gain(solari=INSTEAD * node.a)

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "contract"]


class ChooseContract(Question):
    """Ask which contract to take: one that is face up, or one reserved for the seat's Leader (UPR-20.2). The seat can
    decline, and take Solari, only if none is face up."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_CONTRACT, "contract", "UPR-20.2", ABOUT_NODE, MORE)

    def options(self, s: State, frame: Frame) -> list[int]:
        of = contract_tables(s.rules).words
        words = [of[kind] for kind in within_reach(s, frame[1])]
        return [*words, NONE] if may_have_solari(s, frame[1]) else words

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        s.cause = NODES[frame[2]].thing
        if action == NONE:
            gain_resource(s, seat, SOLARI, INSTEAD, _why_solari(s))
        else:
            take_contract(s, seat, s.rules.kind[action])
        accept_contracts(s, seat, frame[2], frame[3] - 1)


# --- conditions and a count --------------------------------------------------------------
class ContractsAtLeast(CondKind):
    """The condition that the player has completed at least `a` contracts."""

    name = "contracts_at_least"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return completed(s, seat) >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-contracts-at-least", n=cond.a)

    def tokens(self, cond: Cond) -> list[str]:
        return [*number(cond.a), "contract-done"]


class SpiceGained(CondKind):
    """The condition that the player has gained at least `a` spice this turn; `a` = 0 means at least 1."""

    name = "spice_gained"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return seat == s.turn_seat and s.spice_gained >= max(1, cond.a)

    def clause(self, cond: Cond, words: Words) -> str:
        return words.say("cond-spice-gained", n=max(1, cond.a))

    def tokens(self, cond: Cond) -> list[str]:
        return ["plus", *number(max(1, cond.a)), "spice"]


class ContractsDone(CountKind):
    name = "contracts_done"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return completed(s, seat)

    def clause(self, node: Effect, words: Words) -> str:
        return words.say("count-contracts-done")

    def tokens(self, node: Effect) -> list[str]:
        return ["contract-done"]


declare(ChooseContract(), module=ID)
add_records([Contract()])
add_records([ContractsAtLeast(), SpiceGained()])
add_records([ContractsDone()])
