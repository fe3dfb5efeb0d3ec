"""What bots make of this box: numbers found by play, not by thought (`judge/rates.py`, `judge/prospects.py`).

They are printed by `python -m bench.imperium.tune players --title uprising`, and `fit_prospects` likewise.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Figures

FIGURES: Final = Figures(
    rates=[
        0.537, 0.317, 0.35, 0.318, 1.57, 0.383,
        1.12, 1.18, 1.86, 2.51, 5.35, 1.14, 0.571, 0.916, 2.12, 0.101,
        10.4, 4.49, 4.1, 2.72, 0.8, 15.4, 13.8,
        3.6, 6.48, 17.1, 4.04, 2.78, 0.521, 1.05,
        0.874, 0.318, 0.791, 0.775, 0.723, 0.904, -2.8, 4.83,
        1.0, 1.0, 1.0, 1.0, 1.0,
    ],
    rounds_left=[7.4, 6.7, 5.5, 4.1, 3.1, 2.3, 1.55, 1.05, 0.5, 0.2],
    prospects=[
        0.7683, 0.0131, -0.0256, 0.0875, 0.0657, 0.2297, 0.0912, 0.1453, 0.2333,
        0.3556, 0.4527, 0.1269, 0.4157, 0.5518, 0.4532, -0.0199, 0.1811, -0.2945,
        -0.0364, 0.0163, 0.0220, 0.0075, 0.0124, -0.0092, -0.0146, 0.0017, -0.0054,
        -0.0061, -0.0154, -0.0715, 0.1568, 0.0752, 0.0720, 0.0396, 0.0307, 0.0688,
        0.0000, 0.0000,
    ],
    further={
        "spies": (0.0, 0.0),
        "hooks": (0.0, 0.0),
        "hooks_no_wall": (0.0, 0.0),
        "icons": (0.0, 0.0),
        "wild_icons": (0.0, 0.0),
        "pair_at_stake": (0.0, 0.0),
        "leader_steps": (0.0, 0.0),
        "memories": (0.0, 0.0),
        "leader_turned": (0.0, 0.0),
        "contracts_held": (0.0, 0.0),
        "contracts_done": (0.0, 0.0),
    },
)  # fmt: skip
