"""The five Objectives: each has a battle icon, and one of them makes its owner First Player."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules.icon_language import Objective

OBJECTIVES: Final[list[Objective]] = [
    Objective("desert_mouse_first", "Desert Mouse (First Player)", "desert_mouse", first=True),
    Objective("desert_mouse_4_6", "Desert Mouse (4/6P)", "desert_mouse", seats=(4, 6)),
    Objective("crysknife", "Crysknife", "crysknife"),
    Objective("crysknife_4_6", "Crysknife (4/6P)", "crysknife", seats=(4, 6)),
    Objective("ornithopter_1_3", "Ornithopter (1-3P)", "ornithopter", seats=(1, 2, 3)),
]
