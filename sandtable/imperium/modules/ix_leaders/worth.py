"""Bots' estimates of the Leaders of the module 'ix_leaders': effects, answers and gains."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.columns import CONDITION, one
from sandtable.imperium.judge.judgement import CARD_WORTH, Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.judge.worths import NodeWorth, price_kind
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.modules.ix_leaders.effects import BONUS_LEVEL
from sandtable.imperium.modules.ix_leaders.language import ID, SLOTS
from sandtable.imperium.modules.ix_leaders.leaders import REACHED, SNOOPERS, slots_of, tokens_of
from sandtable.imperium.rules.catalog import INTRIGUE
from sandtable.imperium.rules.state import NOBODY, Frame, State
from sandtable.imperium.rules.vocabulary import YES

NEXT_SLOT: Final = 1.5  # rough worth of the reward of a slot whose faction is not known yet


class TrackBonusWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", 1.0)

    def worth(self, w: Worth, node: Effect) -> float:
        faction = tokens_of(w.s).faction
        bonus = w.s.rules.tracks[faction].bonus_at[BONUS_LEVEL] if faction != NOBODY else None
        return w.of(bonus) if bonus is not None else NEXT_SLOT


class SnoopedInfluenceWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        faction = tokens_of(w.s).faction
        return w.influence(faction, node.a) if faction != NOBODY else 2.0 * NEXT_SLOT


class InfluenceWithSnooperWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("influence_any", node.a * CONDITION)

    def worth(self, w: Worth, node: Effect) -> float:
        left = tokens_of(w.s).left
        tracks = [track for track in range(w.s.rules.board_tracks) if (left >> track) & 1]
        return max([w.influence(track, node.a) for track in tracks], default=0.0)


# --- answers -----------------------------------------------------------------------------
class SnoopedLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for the Snooper token to move first: the less Influence the seat has with its faction, the
        higher.

        Tokens of factions with more Influence then fill the last slots, whose rewards give Influence.
        """
        levels = s.players[frame[1]].influence
        return [-float(levels[s.rules.kind[option]]) for option in options]


class SlotLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        worst = min([w.discarded(kind) for kind in s.players[frame[1]].hand], default=99.0)
        return [w.spice - worst if option == YES else 0.0 for option in options]


class SetAsideLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for the card to set aside: the second-best card of the hand gets the highest, since the best
        one is needed for the first turn."""
        worths = {option: CARD_WORTH[s.rules.kind[option]] for option in options}
        best = max(worths.values())
        return [worth if worth < best or len(options) == 1 else worth - 2.0 for worth in worths.values()]


class IntelligenceLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        scores = []
        for option in options:
            card = INTRIGUE[s.rules.kind[option]]
            scores.append(max(w.of(card.effect), w.of(card.combat), w.of(card.endgame)) - w.cost(card.cost))
        return scores


class LeaderWorth(ModuleWorth):
    def climb_worth(self, w: Worth, faction: int, old: int, now: int) -> float:
        """Return the worth of filling a slot with the Snooper token that the seat reaches if its Influence rises from
        `old` to `now`; 0 if it reaches none."""
        part = tokens_of(w.s)
        if not old < REACHED <= now or not w.p.has(SNOOPERS) or not (part.left >> faction) & 1:
            return 0.0
        slots = slots_of(w.s)
        return NEXT_SLOT * (1.0 + part.filled) if part.filled < len(slots) <= len(SLOTS) else 0.0


price_kind("track_bonus", TrackBonusWorth())
price_kind("snooped_influence", SnoopedInfluenceWorth())
price_kind("influence_with_snooper", InfluenceWithSnooperWorth())
liked("snooped", SnoopedLiking())
liked("snooper_slot", SlotLiking())
liked("set_aside", SetAsideLiking())
liked("intelligence", IntelligenceLiking())
judged(ID, LeaderWorth())
