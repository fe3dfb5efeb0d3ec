"""Effects that are applied to a Rival; where one leaves a choice, a question asks the player (IMP-17, IMP-19).

A Rival that plays by a Rival card leaves no choice to the player: the order of factions on that card decides
(UPR-R10.2).
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import INFLUENCE, Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy_from_supply, recruit
from sandtable.imperium.rules.catalog import CONFLICTS, KIND_OF, RIVALS
from sandtable.imperium.rules.influence import gain_influence
from sandtable.imperium.rules.sides import DECIDES
from sandtable.imperium.rules.state import State

EXPERT_LEAD: Final = 2  # IMP-19.19; compared with the largest other force before each troop (ruling)
EXPERT_LEVELS: Final = (1, 2)
EXPERT_STRENGTH: Final = 4  # the same lead in strength, in games with other units that can be deployed (IX-9.19)


def wants_more(s: State, seat: int) -> bool:
    """Tell whether a Rival deploys another troop. From the level Mentat up it deploys none in Conflicts of level I and
    II while it leads all others by enough (IMP-19.19)."""
    if s.rules.level is None or not s.rules.level.expert_deployment:
        return True
    if CONFLICTS[s.conflict].level not in EXPERT_LEVELS:
        return True
    if s.rules.deployable:
        others = [p.strength_of(p.conflict) for other, p in enumerate(s.players) if other != seat]
        return s.players[seat].strength_of(s.players[seat].conflict) - max(others) < EXPERT_STRENGTH
    largest = max(p.conflict for other, p in enumerate(s.players) if other != seat)
    return s.players[seat].conflict - largest < EXPERT_LEAD


def rival_recruit(s: State, seat: int, n: int, combat: bool) -> None:
    """Recruit `n` troops for a Rival: into the Conflict if `combat`, which says that its Agent is on a Combat space,
    otherwise into the garrison (IMP-17.7)."""
    p = s.players[seat]
    if p.rival_card:  # the end of its turn deploys all troops recruited in it (UPR-R5.6)
        recruit(s, seat, n, False)
        return
    for _ in range(min(n, p.supply)):
        if combat and wants_more(s, seat):
            deploy_from_supply(s, seat, 1)
        else:
            p.supply -= 1
            p.garrison += 1
            if s.journal is not None:
                s.note("recruit", seat, 1)


def choose_faction(s: State, seat: int, node: Effect, barred: int, left: int) -> None:
    """Let a Rival gain the next Influence of the effect `node` with the faction where it has the least, apart from the
    factions in the bits `barred`; `left` is the number of factions that the effect still has to choose.

    If several factions have the least, a Rival card decides by its order (UPR-R10.2); without one the player is asked
    (IMP-19.17).
    """
    lowest = lowest_factions(s, seat, barred)
    if s.players[seat].rival_card:
        lowest = [foremost(s, seat, lowest)]
    if len(lowest) == 1:
        take_faction(s, seat, node, barred, left, lowest[0])
    else:
        decides = s.first if s.seats == 2 else DECIDES  # beside two players the First Player chooses (IX-9.8)
        s.stack.append((frames.ASK_RIVAL_FACTION, decides, node.id, barred, seat | left << 4))


def priority_of(s: State, seat: int) -> tuple[int, ...]:
    """Return the factions in the order printed on the Rival card of this seat."""
    return RIVALS[s.players[seat].rival_card & KIND_OF].priority


def foremost(s: State, seat: int, factions: list[int]) -> int:
    """Return the one of these factions that comes first in the order on the Rival card of this seat."""
    return next(faction for faction in priority_of(s, seat) if faction in factions)


def lowest_factions(s: State, seat: int, barred: int) -> list[int]:
    levels = s.players[seat].influence
    open_factions = [f for f in range(len(levels)) if not (barred >> f) & 1]
    least = min(levels[f] for f in open_factions)
    return [f for f in open_factions if levels[f] == least]


def take_faction(s: State, seat: int, node: Effect, barred: int, left: int, faction: int) -> None:
    gain_influence(s, seat, faction, node.b if node.op == INFLUENCE else 1, "chosen")
    if left > 1:
        choose_faction(s, seat, node, barred | 1 << faction, left - 1)
