"""Scores the answers to the questions of `rules/asking/combat.py` for bots."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.judgement import POINT, Worth
from sandtable.imperium.judge.modules import weighing
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import OPS, Effect
from sandtable.imperium.language.pieces import COMBAT, ENDGAME
from sandtable.imperium.rules.catalog import INTRIGUE, NODES
from sandtable.imperium.rules.combat import open_rewards, placings
from sandtable.imperium.rules.intrigue import effect_of
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, PASS, W_INTRIGUE

LINES: Final = OPS.number("lines")  # an effect whose lines are used one by one


def _ways(w: Worth, node: Effect) -> list[tuple[int, float]]:
    """Return the alternative results of playing a Combat card with this effect, as pairs: the swords that a result
    adds, and the worth of its other effects to the seat."""
    kids = node.kids
    if node.op == fx.SWORDS:
        return [(node.a, 0.0)]
    if node.op == fx.CHOOSE:
        plain = [kid.a for kid in kids if kid.op == fx.SWORDS]
        return [(max(plain), 0.0)] if plain else [way for kid in kids for way in _ways(w, kid)]
    if node.op == fx.ARROW:
        if not w.can_pay(kids[0]):
            return [(0, 0.0)]
        cost = w.cost(kids[0])
        return [(swords, worth - cost) for swords, worth in _ways(w, kids[1])]
    if node.op == fx.WHEN:
        assert node.cond is not None
        return _ways(w, kids[0]) if holds(w.s, w.seat, node.cond, node.thing) else [(0, 0.0)]
    if node.op == fx.ALL or node.op == LINES:
        ways = [(0, 0.0)]
        for kid in kids:
            more = _ways(w, kid)
            if kid.op == fx.ARROW:
                more.append((0, 0.0))  # it is optional
            ways = [(a[0] + b[0], a[1] + b[1]) for a in ways for b in more]
        return ways
    return [(0, w.of(node))]


def _reward_at(w: Worth, place: int) -> float:
    return w.reward(place) if place else 0.0


def _endgame_worth(w: Worth, option: int) -> float:
    for module in w.s.rules.endgames:
        if option in module.endgame_words(w.s, w.seat):
            return weighing(w.s.rules).by_id[module.module].endgame_worth(w, option)
    return 0.0


class CombatLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores that prefer the cheapest Combat card with which the seat would now get a better reward, if that
        gain is worth more than the card; passing scores 0."""
        seat = frame[1]
        w = Worth(s, seat)
        strengths = [p.strength() for p in s.players]
        third = len(s.players) >= 4
        now = _reward_at(w, placings(strengths, third, s.ties_third)[seat])
        scores = []
        for option in options:
            if option in (PASS, DONE):
                scores.append(0.0)
                continue
            card = INTRIGUE[s.rules.kind[option]]
            keep = 1.0
            lost = 0
            if card.cost.op == fx.LOSE_TROOPS:
                lost = 2 * card.cost.a
            elif card.cost.op != fx.NOTHING:
                keep += w.cost(card.cost)
            best = -1e9
            for swords, worth in _ways(w, effect_of(s.rules.kind[option], COMBAT)):
                after = strengths[:]
                after[seat] += swords - lost
                gain = _reward_at(w, placings(after, third, s.ties_third)[seat]) - now + worth
                best = max(best, gain - keep - 0.05 * swords)
            scores.append(best)
        return scores


class WonLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [0.0 if option == PASS else 1.0 for option in options]


class EndgameLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            if option == PASS:
                scores.append(0.0)
            elif s.rules.sort[option] == W_INTRIGUE:
                scores.append(0.1 + w.of(effect_of(s.rules.kind[option], ENDGAME)))
            else:
                scores.append(_endgame_worth(w, option))
        return scores


class RewardPartLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores that prefer the parts of a reward in the order of `options`. A part with a cost comes after the
        others, and declining it scores higher if the part is not worth its cost."""
        parts = open_rewards(s, frame[1])
        if not any(NODES[part].op == fx.ARROW for part in parts):
            return [float(-i) for i in range(len(options))]
        w = Worth(s, frame[1])
        scores = []
        for i, part in enumerate(parts):
            paid = NODES[part].op == fx.ARROW
            scores.append(w.of(NODES[part]) if paid else 2.0 * POINT - i)
        return [*scores, 0.1] if len(options) > len(scores) else scores


liked("combat", CombatLiking())
liked("won", WonLiking())
liked("lost", WonLiking())
liked("endgame", EndgameLiking())
liked("reward_part", RewardPartLiking())
