"""The worth of contracts to a seat, for bots: the reward times the chance to complete the contract."""

from __future__ import annotations

from math import pow
from typing import TYPE_CHECKING, Final

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACTS
from sandtable.imperium.rules.catalog import CARDS, follow
from sandtable.imperium.rules.influence import influence_by_icon
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth
    from sandtable.imperium.rules.ruleset import Ruleset

# The way to complete each kind of contract.
AT_ONCE: Final = 0
BY_VISIT: Final = 1
BY_HARVEST: Final = 2
BY_ACQUIRING: Final = 3
COMPLETED: Final[list[int]] = []


def _grow() -> None:
    for contract in CONTRACTS[len(COMPLETED) :]:
        COMPLETED.append(("immediate", "visit", "harvest", "acquire").index(contract.done))


follow(_grow)

ROUND_TO_ACT: Final = 0.5  # share of this round that still counts while an Agent is ready
WANTED: Final = 0.35  # how often an Agent that can go to the space of a contract goes there
OFTEN: Final = 0.5  # upper limit of the chance in one round
EACH_MISSING: Final = 0.6  # reduction for each missing resource or step of Influence
ROUND_TO_ACQUIRE: Final = 0.15  # chance in a round to acquire the card of a contract


def worth_of(w: Worth, kind: int) -> float:
    """Return the worth for the seat of a contract of this kind: that of its reward, times the chance that the seat
    completes the contract."""
    return likely(w, kind) * reward_of(w, kind)


def worth_of_best(w: Worth, kinds: list[int]) -> float:
    """Return the worth of the best contract of these kinds.

    No contract is worth more than its reward, so the chance to complete it is computed only for contracts that could be
    the best.
    """
    rewards = [reward_of(w, kind) for kind in kinds]
    first = rewards.index(max(rewards))
    best = likely(w, kinds[first]) * rewards[first]
    for at, reward in enumerate(rewards):
        if at != first and reward > best:
            best = max(best, likely(w, kinds[at]) * reward)
    return best


def reward_of(w: Worth, kind: int) -> float:
    """Return the worth of a contract's reward."""
    return w.rates[rate.CONTRACT] * w.of(CONTRACTS[kind].reward)


def _slot(rules: Ruleset, kind: int) -> int:
    """Return the slot of the space where a visit completes the contract."""
    return rules.slot[CONTRACTS[kind].space]


def likely(w: Worth, kind: int) -> float:
    """Return the chance (0 to 1) that the seat completes a contract of this kind, estimated from the rounds left, its
    Agents, the cards that can send an Agent to the space, and the costs of the space."""
    by = COMPLETED[kind]
    if by == AT_ONCE:
        return 1.0
    rounds = w.left + (ROUND_TO_ACT if w.p.agents else 0.0)
    if by == BY_VISIT:
        chance = _chance_to_visit(w, _slot(w.s.rules, kind))
    elif by == BY_HARVEST:
        chance = 0.0
        for space in w.s.rules.maker_spaces:
            spice = w.s.rules.spaces[space].maker_base + w.s.bonus_spice[space]
            chance = max(chance, _chance_to_visit(w, space) * min(1.0, spice / CONTRACTS[kind].n))
    else:
        chance = ROUND_TO_ACQUIRE
    return 1.0 - pow(1.0 - chance, rounds)


def _chance_to_visit(w: Worth, space: int) -> float:
    """Return the chance (0 to 1) that the seat visits a space in one round, estimated from its Agents and its cards
    that can send one there; it is lower if the seat lacks resources or Influence that the space requires."""
    rules = w.s.rules
    p = w.p
    cards = w.leading()
    if not cards:
        return 0.0
    fitting = 0
    bit = 1 << space
    for spaces in cards:
        if spaces & bit:
            fitting += 1
    chance = min(OFTEN, fitting / len(cards) * (p.agents + len(p.agents_at)) * WANTED)
    missing = max(0, rules.solari[space] - p.solari) + max(0, rules.spice[space] - p.spice)
    missing += max(0, rules.water[space] - p.water)
    for there, faction, level in rules.needs_influence:
        if there & bit:
            missing += max(0, level - influence_by_icon(w.s, w.seat, faction))
    return chance / (1.0 + EACH_MISSING * missing)


def spaces_of(rules: Ruleset, held: list[int]) -> int:
    """Return the spaces, as bits, where an Agent may complete a contract; `held` has the kinds of the contracts to look
    at."""
    bits = 0
    for kind in held:
        if COMPLETED[kind] == BY_VISIT:
            bits |= 1 << _slot(rules, kind)
        elif COMPLETED[kind] == BY_HARVEST:
            for space in rules.maker_spaces:
                bits |= 1 << space
    return bits


def worth_of_visit(w: Worth, held: list[int], space: int) -> float:
    """Return the total worth of the rewards of those contracts that an Agent sent to this space would complete; `held`
    has the kinds of the contracts to look at."""
    rules = w.s.rules
    worth = 0.0
    for kind in held:
        by = COMPLETED[kind]
        if by == BY_VISIT:
            if _slot(rules, kind) == space:
                worth += reward_of(w, kind)
        elif by == BY_HARVEST and space in rules.maker_spaces:
            if rules.spaces[space].maker_base + w.s.bonus_spice[space] + w.s.spice_gained >= CONTRACTS[kind].n:
                worth += reward_of(w, kind)
    return worth


def worth_of_acquiring(w: Worth, held: list[int], card: int) -> float:
    """Return the total worth of the rewards of those contracts that acquiring the card of kind `card` would complete;
    `held` has the kinds of the contracts to look at."""
    worth = 0.0
    for kind in held:
        if COMPLETED[kind] == BY_ACQUIRING and CONTRACTS[kind].card == CARDS[card].id:
            worth += reward_of(w, kind)
    return worth


class ContractWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        part = contracts_of(s)
        return [float(len(part.held[seat])), float(len(part.done[seat]))]

    def acquire_worth(self, w: Worth, kind: int) -> float:
        held = contracts_of(w.s).held[w.seat]
        return worth_of_acquiring(w, held, kind) if held else 0.0

    def visited_for(self, s: State, seat: int) -> int:
        return spaces_of(s.rules, contracts_of(s).held[seat])

    def visit_worth(self, w: Worth, space: int) -> float:
        held = contracts_of(w.s).held[w.seat]
        return worth_of_visit(w, held, space) if held else 0.0


judged("choam", ContractWorth())
