"""The language of CHOAM: contracts, and how a box writes what takes and counts them (UPR-20)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import condition, node, per
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.sorts import Sort, Tree

ID: Final = "choam"
# What completes a contract.
CONTRACT_DONE: Final = ("visit", "harvest", "acquire", "immediate")


class Contract:
    """A contract: what completes it and what that gives.

    `done`: a `visit` to `space`, a `harvest` of `n` spice, to `acquire` the card, or `immediate`. `aside_for`: the
    Leader for whom it is kept apart.
    """

    __slots__ = ("id", "name", "copies", "done", "space", "n", "card", "reward", "aside_for", "module")

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


CONTRACT: Final[Sort[Contract]] = Sort(
    "contract",
    Contract,
    trees=(Tree("reward", line="effect", opened=True),),
    columns=("copies", "done", "space", "n", "card", "aside_for", "module"),
    words=("contract",),
    box="contract",
    companions=("sandtable.imperium.modules.choam_shown",),
)
CONTRACTS: Final[list[Contract]] = CONTRACT.pieces


def contract(n: int = 1) -> Effect:
    """Take `n` contracts; for each that there is not, Solari (UPR-20.2)."""
    return node("contract", n)


def deal_contracts() -> Effect:
    """Both face-up contracts are taken, one for each ally of the commander."""
    return node("deal_contracts")


def per_contract_done(effect: Effect) -> Effect:
    """The effect once for each contract completed."""
    return per("contracts_done", effect)


def contracts_at_least(n: int) -> Cond:
    """`n` contracts completed."""
    return condition("contracts_at_least", n)


def contracts_offered(n: int) -> Cond:
    """`n` contracts lie open."""
    return condition("contracts_offered", n)


def spice_gained() -> Cond:
    """Spice was gained in this turn."""
    return condition("spice_gained")
