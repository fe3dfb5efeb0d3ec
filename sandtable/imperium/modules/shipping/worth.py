"""The worth of Freighter icons to a seat, for bots: the best plan for the icons at hand."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.shipping.language import ID, STEP, STEPS
from sandtable.imperium.modules.shipping.track import ADVANCE, RECALL, freighter_at, shipping_of, track_of
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, PART_0

WAITING: Final = 0.8  # share of its rewards that a freighter on its way is worth
LAST: Final = 0.5  # rounds left below which a freighter on its way is worth nothing
ICON: Final = 2.5  # one icon in Solari; an estimate for prices
OTHERS: Final = 0.3  # the loss from Solari for others, as a share of their worth


def rewards(w: Worth) -> list[float]:
    """Return by step of the Shipping track, from the bottom, the worth of recalling the freighter from that step."""
    total = 0.0
    out = [0.0]
    for kind in w.s.rules.of(STEP).kinds:
        total += w.of(STEPS[kind].reward)
        out.append(total)
    return out


def plan(w: Worth, gains: list[float], at: int, icons: int) -> float:
    """Return the worth of the best way to use `icons` Freighter icons with the freighter on step `at`; `gains` has, by
    step, the worth of recalling it from there (see `rewards`)."""
    if icons == 0:
        return WAITING * gains[at] if w.left >= LAST else 0.0
    best = plan(w, gains, at, icons - 1)
    if at:
        best = max(best, gains[at] + plan(w, gains, 0, icons - 1))
    if at + 1 < len(gains):
        best = max(best, plan(w, gains, at + 1, icons - 1))
    return best


class FreightWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("solari", ICON * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        worth = w.known(node)
        if worth == UNKNOWN:
            w.keep(node, 0.0)  # the track may give a tile that costs a card that moves a freighter
            gains = rewards(w)
            at = freighter_at(w.s, w.seat)
            worth = w.keep(node, plan(w, gains, at, node.a) - plan(w, gains, at, 0))
        return worth


class DividendsWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("solari", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return (node.a - OTHERS * node.b * (len(w.s.players) - 1)) * w.solari


class ChooseFreightLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        gains = rewards(w)
        at = freighter_at(s, frame[1])
        left = frame[3] - 1
        numbers = s.rules.vocabulary.numbers
        scores = []
        for option in options:
            if option == numbers[ADVANCE]:
                scores.append(plan(w, gains, at + 1, left) + 0.01)
            elif option == numbers[RECALL]:
                scores.append(gains[at] + plan(w, gains, 0, left))
            else:
                scores.append(plan(w, gains, at, left))
        return scores


class ChooseShipmentLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return the scores of the rewards to collect next: compulsory ones above optional ones, since they may pay for
        the optional ones."""
        w = Worth(s, frame[1])
        parts = track_of(s.rules).parts
        scores = []
        for option in options:
            node = NODES[parts[option - PART_0]] if option != DONE else None
            scores.append(0.01 if node is None else w.of(node) + (0.0 if node.optional else 100.0))
        return scores


class ShippingWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        return [float(shipping_of(s).at[seat])]


judged(ID, ShippingWorth())
price_kind("freight", FreightWorth())
price_kind("dividends", DividendsWorth())
liked("freight", ChooseFreightLiking())
liked("shipment", ChooseShipmentLiking())
