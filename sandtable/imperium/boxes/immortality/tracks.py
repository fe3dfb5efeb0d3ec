"""The Bene Tleilax board: the hexes of the research track and the steps of the Tleilaxu track."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import draw, gain, influence, intrigue, pay, trash, trash_intrigue, vp
from sandtable.imperium.language.effects import ANY
from sandtable.imperium.modules.research.language import Hex, research
from sandtable.imperium.modules.tleilaxu.language import Rung, specimen, tleilaxu_step

# fmt: off
HEXES: Final = [
    Hex("r0", "start area", 0, 3, ("r1",)),
    Hex("r1", "column 1", 1, 3, ("r2a", "r2b"), specimen(1)),
    Hex("r2a", "column 2 upper", 2, 2, ("r3a", "r3b"), specimen(1)),
    Hex("r2b", "column 2 lower", 2, 4, ("r3b", "r3c"), tleilaxu_step(1)),
    Hex("r3a", "column 3 upper", 3, 1, ("r4a",), research(1)),
    Hex("r3b", "column 3 middle", 3, 3, ("r4a", "r4b"), trash() + specimen(1)),
    Hex("r3c", "column 3 lower", 3, 5, ("r4b", "r4c"), tleilaxu_step(1) + specimen(1)),
    Hex("r4a", "column 4 upper", 4, 2, ("r5a", "r5b"), tleilaxu_step(1), genetic=1),
    Hex("r4b", "column 4 middle", 4, 4, ("r5b", "r5c"), specimen(1), genetic=1),
    Hex("r4c", "column 4 lower", 4, 6, ("r5c",), research(1), genetic=1),
    Hex("r5a", "column 5 upper", 5, 1, ("r6a",), research(1)),
    Hex("r5b", "column 5 middle", 5, 3, ("r6a", "r6b"), specimen(1)),
    Hex("r5c", "column 5 lower", 5, 5, ("r6b", "r6c"), gain(solari=1)),
    Hex("r6a", "column 6 upper", 6, 2, ("r7a", "r7b"), gain(spice=1)),
    Hex("r6b", "column 6 middle", 6, 4, ("r7b", "r7c"), tleilaxu_step(1)),
    Hex("r6c", "column 6 lower", 6, 6, ("r7c",), influence(ANY, 1)),
    Hex("r7a", "column 7 upper", 7, 1, ("r8a",), tleilaxu_step(1)),
    Hex("r7b", "column 7 middle", 7, 3, ("r8a", "r8b"), trash_intrigue(1) >> (draw(1) + intrigue(1))),
    Hex("r7c", "column 7 lower", 7, 5, ("r8b", "r8c"), trash() + specimen(1)),
    Hex("r8a", "column 8 upper", 8, 2, (), gain(spice=2), genetic=2),
    Hex("r8b", "column 8 middle", 8, 4, (), tleilaxu_step(1), genetic=2),
    Hex("r8c", "column 8 lower", 8, 6, (), pay(solari=7) >> tleilaxu_step(2), genetic=2),
]
RUNGS: Final = [
    Rung("t0", "start", 0),
    Rung("t1", "step 1", 1),
    Rung("t2", "step 2", 2, intrigue(1)),
    Rung("t3", "step 3", 3),
    Rung("t4", "step 4", 4, vp(1), spice=2),
    Rung("t5", "step 5", 5),
    Rung("t6", "step 6", 6, intrigue(1)),
    Rung("t7", "step 7 (last)", 7, vp(1)),
]
# fmt: on
