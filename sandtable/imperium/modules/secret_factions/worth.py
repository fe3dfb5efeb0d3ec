"""Bots' estimates of the factions picked in secret: which to pick, and when to show them."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.language import effects as fx
from sandtable.imperium.modules.secret_factions.module import ID, secrets_of
from sandtable.imperium.rules.state import Frame, State

ENOUGH: Final = 8.0  # worth of the Influence for which the factions are shown at once
LATE: Final = 2.0  # rounds left when they are shown for any gain


class SecretWorth(ModuleWorth):
    def wants_power(self, w: Worth) -> bool:
        """Tell whether a bot shows its factions now to gain Influence, which works only once: if it gains much now or
        the game ends soon."""
        bits = secrets_of(w.s).of(w.seat)
        gain = sum(w.influence(f, 1) for f in range(len(w.p.influence)) if (bits >> f) & 1)
        return gain >= ENOUGH or w.left < LATE


class TokensLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [1.0 if s.rules.kind[option] in (fx.BENE, fx.FREMEN) else 0.5 for option in options]


judged(ID, SecretWorth())
liked("tokens", TokensLiking())
