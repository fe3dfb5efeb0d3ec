"""Records of effects that only board spaces have: harvesting spice, selling it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import GAIN, HARVEST, SOLARI, SPICE, Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.nodes.base import Leaf
from sandtable.imperium.nodes.saying import join, yes
from sandtable.imperium.nodes.tokens import number
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.catalog import DOUBLES_HARVEST, SPACES, follow
from sandtable.imperium.rules.draws import draw_cards
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.state import State
from sandtable.imperium.rules.turn_cards import times_played

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

SPICE_ADDICT: Final = TRAITS.index("spice_addict")

# The rates of Sell Melange: (spice, Solari) (IMP-4.18).
MELANGE_RATES: Final = ((2, 6), (3, 8), (4, 10), (5, 12))


def harvest_spice(s: State, seat: int, spice: int, apart: bool, step: str = "harvest") -> None:
    """Give the seat the amount `spice` from a harvest; `step` names the cause in the event (see `citing`).

    A Leader with the trait Spice Addict gets one spice less and draws a card. If base and bonus spice of a space are
    gained separately (`apart`), this happens only once, and only if there is spice (UPR-24.7).
    """
    if s.players[seat].has(SPICE_ADDICT) and not (apart and (s.harvested or not spice)):
        s.harvested = apart
        if s.trace is not None:
            s.trace.add(-SPICE_ADDICT)
        gain_resource(s, seat, SPICE, spice - 1, "harvest")
        draw_cards(s, seat, 1, "harvest")
    else:
        gain_resource(s, seat, SPICE, spice, step)


def _base_spice() -> None:
    """Add to `BASE_SPICE` the nodes that give base spice, on those Maker spaces whose bonus spice is gained
    separately."""
    for space in SPACES[len(_READ) :]:
        _READ.append(space.id)
        parts = space.effect.parts()
        if any(part.op == HARVEST and not part.a for part in parts):
            for part in parts:
                BASE_SPICE.update(node.id for node in _nodes(part) if node.op == GAIN and node.a == SPICE)


def _nodes(effect: Effect) -> list[Effect]:
    return [effect, *(node for kid in effect.kids for node in _nodes(kid))]


BASE_SPICE: Final[set[int]] = set()  # nodes
_READ: Final[list[str]] = []  # spaces that `_base_spice` has read
follow(_base_spice)


def gain_base_spice(s: State, seat: int, spice: int) -> None:
    """Gain the base spice of a Maker space; Carryall doubles it (UPR-24.6)."""
    harvest_spice(s, seat, spice << times_played(s, DOUBLES_HARVEST), apart=True, step="")


class Harvest(Leaf):
    """Effect: harvest a Maker space, which gives `a` spice (possibly 0) and the bonus spice on the space."""

    name = "harvest"

    def do(self, s: State, seat: int, node: Effect) -> None:
        """Gain the space's base and bonus spice (IMP-7.2). Carryall doubles only the base spice; Spice Addict trades
        one spice for a card."""
        space = s.turn_space
        base = node.a << times_played(s, DOUBLES_HARVEST)
        spice = base + s.bonus_spice[space]
        s.bonus_spice[space] = 0
        harvest_spice(s, seat, spice, apart=not node.a)

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return not s.players[seat].has(SPICE_ADDICT)

    def rival(self, s: State, seat: int, node: Effect, combat: int) -> None:
        """Harvest for a Rival at the space of its latest Agent (UPR-R7.1); spice that the Rival does not take goes to
        the bank (UPR-R13.2)."""
        space = s.players[seat].agents_at[-1]
        spice = node.a + s.bonus_spice[space]
        s.bonus_spice[space] = 0
        gain_resource(s, seat, SPICE, spice, "harvest")

    def tokens(self, node: Effect) -> list[str]:
        return [*number(node.a), "spice", "plus", "maker"] if node.a else ["maker"]


class SellMelange(NodeKind):
    """Effect: sell spice for Solari; the player chose the amount of spice when sending the Agent."""

    name = "sell_melange"
    alone = True

    def do(self, s: State, seat: int, node: Effect) -> None:
        gain_resource(s, seat, SOLARI, 2 * s.paid + 2)  # IMP-4.18

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return True

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        rates = [words.say("sell-rate", spice=spice, solari=solari) for spice, solari in MELANGE_RATES]
        return words.say(
            "effect-sell-melange", voice=how.voice, then=yes(how.then), rates=join(rates, words, "names-or")
        )

    def tokens(self, node: Effect) -> list[str]:
        least, most = MELANGE_RATES[0], MELANGE_RATES[-1]
        return ["cost(", f"{least[0]}-{most[0]}", "spice", ")", "pays", f"{least[1]}-{most[1]}", "solari"]


add_records([Harvest(), SellMelange()])
