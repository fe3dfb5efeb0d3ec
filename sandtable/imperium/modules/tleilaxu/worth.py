"""Bots' estimates of the Bene Tleilax board: steps of the track, specimens, cards of the Row."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.columns import COLUMN, one
from sandtable.imperium.judge.judgement import ACQUIRE_WORTH, UNKNOWN, Worth
from sandtable.imperium.judge.liking import yes_scores
from sandtable.imperium.judge.modules import ModuleWorth, judged, offer_worth
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import RECRUIT, Effect
from sandtable.imperium.modules.tleilaxu import effects  # noqa: F401 - declares the effects
from sandtable.imperium.modules.tleilaxu.acts import specimens, steps_left
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of, tleilaxu_tables
from sandtable.imperium.modules.tleilaxu.row import ROW
from sandtable.imperium.rules.catalog import CARDS, NODES
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NONE

ON_THE_WAY: Final = 0.6  # share of a later bonus that the steps towards it are worth together, while time is left
LAST: Final = 0.1  # the same in the last round
SPECIMEN: Final = 1.4  # the worth of a specimen while there is time to spend it
SPECIMEN_LAST: Final = 0.3
NO_TIME: Final = 0.5  # fewer rounds left than this: the last round
PRICED_STEP: Final = 0.4  # Victory Points of a Tleilaxu step, an estimate for prices


def bonus_at(w: Worth, seat: int, step: int) -> float:
    """Return the worth of entering this step of the Tleilaxu track: its bonus, and the spice that still lies on it."""
    part = tleilaxu_of(w.s)
    return w.of(NODES[tleilaxu_tables(w.s.rules).rewards[step]]) + part.spice[step] * w.spice


def worth_of_steps(w: Worth, seat: int, n: int) -> float:
    """Return the worth of moving the token of `seat` `n` steps on the Tleilaxu track: the bonuses reached, and a share
    of the next bonus for steps that lead to it."""
    tables = tleilaxu_tables(w.s.rules)
    at = tleilaxu_of(w.s).step[seat]
    share = ON_THE_WAY if w.left >= NO_TIME else LAST
    total = 0.0
    for _ in range(min(n, steps_left(w.s, seat))):
        at += 1
        if tables.has_bonus[at]:
            before = at - tables.since[at]
            total += bonus_at(w, seat, at) * (1.0 - share * (before - 1) / before if before > 1 else 1.0)
        else:
            bonus = next((step for step in range(at + 1, tables.top + 1) if tables.has_bonus[step]), 0)
            if bonus:
                total += share * bonus_at(w, seat, bonus) / (bonus - tables.since[bonus])
    return total


def worth_of_specimen(w: Worth) -> float:
    return SPECIMEN if w.left >= NO_TIME else SPECIMEN_LAST


def worth_of_taking_back(w: Worth) -> float:
    """Return the gain from moving a specimen back to the supply: the worth of a troop less that of a specimen, if open
    effects recruit more troops than the supply has; otherwise -1."""
    wanted = 0
    for _, part in w.s.todo:
        if NODES[part].op == RECRUIT:
            wanted += NODES[part].a
    if w.p.supply >= wanted:
        return -1.0
    return w.troop - worth_of_specimen(w)


class TleilaxuStepWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("vp", PRICED_STEP * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        known = w.known(node)
        return known if known != UNKNOWN else w.keep(node, worth_of_steps(w, receiver(w.s, w.seat), node.a))


class SpecimenWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", 0.8 * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        return min(node.a, w.u.supply) * worth_of_specimen(w)


class PaySpecimensWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("troops", -0.8 * node.a)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0

    def loss(self, w: Worth, node: Effect) -> float:
        return node.a * worth_of_specimen(w)

    def affordable(self, w: Worth, node: Effect) -> bool:
        return specimens(w.s, w.seat) >= node.a


class AcquireTleilaxuWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("acquire", 2.0)
        row[COLUMN["troops"]] = -2.0
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        return max([_gain(w, word) for word in ROW.payable(w.s, w.seat)], default=0.0)


class RemoveFromRowWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 0.1)

    def worth(self, w: Worth, node: Effect) -> float:
        return 0.0


def _gain(w: Worth, word: int) -> float:
    """Return the gain from acquiring a card of the Tleilaxu Row by this word: the worth of the card less that of its
    price."""
    kind = w.s.rules.kind[word]
    return offer_worth(w, ROW, kind) - w.cost(ROW.price(w.s, w.seat, kind))


class AcquireTleilaxuLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [0.0 if option == NONE else _gain(w, option) for option in options]


class OnTopLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return yes_scores(options)


class TleilaxuWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        part = tleilaxu_of(s)
        return [float(max(0, part.step[seat])), float(part.specimens[seat])]

    def acquire_worth(self, w: Worth, kind: int) -> float:
        """Return what to add to the fixed worth of acquiring a card of this kind: for Reclaimed Forces its worth in
        this position less the fixed one, for other cards 0."""
        if kind in tleilaxu_tables(w.s.rules).fixed:
            return w.of(CARDS[kind].acquire) - ACQUIRE_WORTH[kind]
        return 0.0

    def entry_worth(self, w: Worth, word: int) -> float:
        return worth_of_taking_back(w)


price_kind("tleilaxu_step", TleilaxuStepWorth())
price_kind("specimen", SpecimenWorth())
price_kind("pay_specimens", PaySpecimensWorth())
price_kind("acquire_tleilaxu", AcquireTleilaxuWorth())
price_kind("remove_from_row", RemoveFromRowWorth())
liked("acquire_tleilaxu", AcquireTleilaxuLiking())
liked("tleilaxu_top", OnTopLiking())
judged("tleilaxu", TleilaxuWorth())
