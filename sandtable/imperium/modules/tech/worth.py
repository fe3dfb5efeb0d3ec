"""The worth of Tech tiles and negotiators to a seat, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.judge.liking import pair_scores
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.language.effects import ARROW, HOOK, NOTHING
from sandtable.imperium.modules.tech.buying import negotiators_of, price_of, within_reach
from sandtable.imperium.modules.tech.language import ALWAYS, FLIP, ID, OWN_TURN, REVEAL, ROUND_START, TILES, WIN
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.board import blocked_spaces, payable_spaces
from sandtable.imperium.rules.state import State

if TYPE_CHECKING:
    from sandtable.imperium.judge.judgement import Worth

NEGOTIATOR: Final = 0.7  # the worth of a negotiator, as a share of the spice that it saves
FLIPPED: Final = 0.6  # how often a tile with the flip icon is used, in a round
WON: Final = 0.25  # how often a seat wins a Conflict
THIS_ROUND: Final = 0.5  # share of the current round that a new tile still works in
LATE: Final = 1.0  # rounds left from which endgame lines are judged by the position


def times(w: Worth, kind: int) -> float:
    """Return how many times the seat is expected to use the ability of the tile `kind` during the rest of the game."""
    when = TILES[kind].when
    if when == ROUND_START:
        return w.left
    if when == REVEAL:
        return w.left + (0.0 if w.p.revealed else THIS_ROUND)
    if when == FLIP:
        return FLIPPED * (w.left + THIS_ROUND)
    if when == WIN:
        return WON * (w.left + 1.0)
    return w.left if when == ALWAYS else 1.0 if when == OWN_TURN else 0.0


def tile_worth(w: Worth, kind: int) -> float:
    """Return the worth for the seat of owning the tile `kind` from now on; its price is not subtracted."""
    tile = TILES[kind]
    worth = w.of(tile.acquire) if tile.acquire.op != NOTHING else 0.0
    if tile.ability.op != NOTHING:
        worth += times(w, kind) * w.of(tile.ability)
    if tile.endgame.op != NOTHING:
        worth += w.of(tile.endgame)
    return worth


def price_worth(w: Worth, kind: int, discount: int) -> float:
    """Return the loss from paying for the tile `kind` at this discount, with negotiators first and then spice."""
    price = price_of(kind, discount)
    used = min(price, negotiators_of(w.s, w.seat))
    return (price - used) * w.spice + used * NEGOTIATOR * w.spice


def best_tile(w: Worth, discount: int, or_solari: bool) -> float:
    """Return the gain from acquiring the best open tile that the seat can pay for at this discount: its worth less the
    loss from paying; at least 0."""
    best = 0.0
    for kind in within_reach(w.s, w.seat, discount, or_solari):
        best = max(best, tile_worth(w, kind) - price_worth(w, kind, discount))
    return best


def passing_worth(w: Worth) -> float:
    """Return the gain if the seat may send the Agent of this turn to spaces with other Agents: the worth of the best
    space with this permission, less that of the best space without it."""
    s = w.s
    payable = payable_spaces(s, w.seat)
    own = 0
    for space in w.p.agents_at:
        own |= 1 << space
    return max(0.0, _best_space(w, payable & ~own) - _best_space(w, payable & ~blocked_spaces(s, w.seat)))


def _best_space(w: Worth, there: int) -> float:
    best = 0.0
    for card in w.p.hand:
        for score, _ in pair_scores(w.s, w, card, w.s.rules.card_spaces[card] & there):
            best = max(best, score)
    return best


class TechWorth(ModuleWorth):
    def entry_worth(self, w: Worth, word: int) -> float:
        """Return the worth of the menu entry `word`, which uses a tile, now; for a tile that lets Agents enter spaces
        with other Agents, this is the worth of the spaces that it opens."""
        ability = TILES[w.s.rules.kind[word]].ability
        if ability.op == ARROW and ability.kids[1].op == HOOK:
            return passing_worth(w) - w.cost(ability.kids[0])
        return w.of(ability)

    def facts_of(self, s: State, seat: int) -> list[float]:
        part = tech_of(s)
        cost = 0.0
        for kind in part.owned[seat]:
            cost += TILES[kind].cost
        return [float(len(part.owned[seat])), cost, float(part.negotiators[seat])]


judged(ID, TechWorth())
