"""Bots' estimates of research: the worth of steps by their rewards, and the scores of the hexes to choose from."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.columns import COLUMN, one
from sandtable.imperium.judge.judgement import UNKNOWN, Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import OPS, Effect
from sandtable.imperium.modules.research import effects as effects  # registers the kinds that are priced here
from sandtable.imperium.modules.research.language import HEXES
from sandtable.imperium.modules.research.track import ahead, column, is_at_end, research_tables
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import Frame, State

RESEARCH: Final = OPS.number("research")
# The worth of being one column further, beyond rewards, for each round left; and the share of the best hex behind.
PROGRESS: Final = 0.12
BEHIND: Final = 0.35
PRICED_REWARD: Final = 0.8  # of a Tleilaxu step and a specimen each: an estimate for prices


def reward_of(w: Worth, kind: int) -> float:
    """Return the worth of the reward of the hex `kind`; if the reward is another research step, return the worth of the
    best hex that follows."""
    reward = HEXES[kind].reward
    if reward.op == RESEARCH:
        return max([worth_of_hex(w, other) for other in research_tables(w.s.rules).next[kind]], default=w.draw)
    return w.of(reward)


def worth_of_hex(w: Worth, kind: int) -> float:
    """Return the worth of entering the hex `kind`: that of its reward, a share of the best reward on the next hexes,
    and the worth of being one column further."""
    following = [reward_of(w, other) for other in research_tables(w.s.rules).next[kind]]
    return reward_of(w, kind) + BEHIND * max(following, default=0.0) + PROGRESS * w.left


class ResearchIconWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        row = one("troops", PRICED_REWARD * node.a)
        row[COLUMN["special"]] = PRICED_REWARD * node.a
        return row

    def worth(self, w: Worth, node: Effect) -> float:
        known = w.known(node)
        if known != UNKNOWN:
            return known
        w.keep(node, w.draw)  # until it is known: a hex may cost an Intrigue card that gives research itself
        seat = receiver(w.s, w.seat)
        step = w.draw
        if not is_at_end(w.s, seat):
            step = max([worth_of_hex(w, kind) for kind in ahead(w.s, seat)], default=0.0)
        return w.keep(node, node.a * step)


class HexLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [worth_of_hex(w, s.rules.kind[option]) for option in options]


class ResearchWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        return [float(column(s, seat))]


price_kind("research", ResearchIconWorth())
liked("hex", HexLiking())
judged("research", ResearchWorth())
