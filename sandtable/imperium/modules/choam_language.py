"""The functions that declare contracts and the effects that take and count contracts (UPR-20)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, node, per
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.sorts import Sort, Tree

ID: Final = "choam"
# The ways to complete a contract.
CONTRACT_DONE: Final = ("visit", "harvest", "acquire", "immediate")


class Contract:
    """A contract with its condition and its reward.

    - `done`: the condition that completes it: a `visit` to `space`, a `harvest` of `n` spice, to `acquire` the card, or
      `immediate`.
    - `aside_for`: the Leader for whom the contract is reserved.
    - `start`: true for a contract that is dealt during setup and never in the bank.
    """

    __slots__ = ("id", "name", "copies", "done", "space", "n", "card", "reward", "aside_for", "module", "start")

    def __init__(
        self,
        id: str,
        name: str,
        done: str,
        reward: Effect,
        copies: int = 1,
        space: str = "",
        n: int = 0,
        card: str = "",
        aside_for: str = "",
        module: str = "",
        start: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.done = done
        self.space = space
        self.n = n
        self.card = card
        self.reward = reward
        self.aside_for = aside_for
        self.module = module
        self.start = start


CONTRACT: Final[Sort[Contract]] = Sort(
    "contract",
    Contract,
    trees=(Tree("reward", line="effect", opened=True),),
    columns=("copies", "done", "space", "n", "card", "aside_for", "module", "start"),
    words=("contract",),
    box="contract",
    companions=("sandtable.imperium.modules.choam_shown",),
)
CONTRACTS: Final[list[Contract]] = CONTRACT.pieces


def contract(n: int = 1) -> Effect:
    """Return an effect: take `n` contracts, and gain Solari for each contract that cannot be taken (UPR-20.2)."""
    return node("contract", n)


def deal_contracts() -> Effect:
    """Return an effect: take both face-up contracts and give one to each ally of the commander who has this effect."""
    return node("deal_contracts")


def per_contract_done(effect: Effect) -> Effect:
    """Return an effect: apply `effect` once for each contract that the player has completed."""
    return per("contracts_done", effect)


def contracts_at_least(n: int) -> Cond:
    """The condition that the player has completed at least `n` contracts."""
    return condition("contracts_at_least", n)


def contracts_offered(n: int) -> Cond:
    """The condition that at least `n` contracts are face up."""
    return condition("contracts_offered", n)


def spice_gained() -> Cond:
    """The condition that the player gained spice this turn."""
    return condition("spice_gained")
