"""The numbers by which bots judge games with this box (`judge/rates.py`, `judge/prospects.py`), fitted to played games.

`python -m bench.imperium.tune players --title uprising` prints the rates, and `fit_prospects` the prospects.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Figures

FIGURES: Final = Figures(
    rates=[
        0.449, 0.728, 0.312, 0.219, 0.698, 0.676,
        2.15, 1.52, 2.78, 3.65, 1.68, 1.77, 0.416, 0.877, 3.91, 0.0831,
        5.84, 9.65, 4.03, 3.42, 0.779, 23.6, 7.99,
        5.87, 9.33, 8.28, 4.88, 2.8, 0.452, 0.906,
        0.637, 0.241, 0.756, 0.688, 1.27, 1.34, -2.78, 5.49,
        1.23, 0.659, 1.51, 1.14, 1.37,
    ],
    rounds_left=[7.2, 6.6, 5.2, 4.0, 3.0, 2.25, 1.5, 1.0, 0.5, 0.15],
    prospects=[
        0.7984, 0.0450, -0.0151, 0.1155, 0.0369, 0.2584, 0.1951, 0.1029, 0.2002,
        0.3742, 0.4337, 0.0733, 0.7790, 0.6037, 0.4439, -0.2375, 0.1059, -0.1593,
        -0.0309, 0.0147, 0.0341, -0.0037, 0.0156, -0.0138, 0.0087, 0.0058, -0.0007,
        -0.0030, -0.0176, -0.0369, 0.1192, 0.0692, 0.1346, 0.1353, 0.0272, -0.0062,
        0.0000, 0.0000,
    ],
    further={
        "spies": (0.2184, -0.0147),
        "hooks": (0.1100, 0.0394),
        "hooks_no_wall": (0.1193, -0.0404),
        "icons": (0.1407, 0.0387),
        "wild_icons": (0.7538, -0.3470),
        "pair_at_stake": (0.2068, -0.0409),
        "leader_steps": (0.0267, -0.0065),
        "memories": (0.1034, -0.0328),
        "leader_turned": (-0.0386, -0.0969),
        "contracts_held": (0.1165, 0.0172),
        "contracts_done": (0.0667, -0.0109),
    },
)  # fmt: skip

# Six players in two teams (`fit_prospects teams`): the value of a position is summed over a team, and commanders start
# with 4 points. The rates are those for players without a team.
FIGURES_OF_TEAMS: Final = Figures(
    rates=FIGURES.rates,
    rounds_left=[5.65, 5.65, 5.65, 5.65, 5.65, 3.59, 2.29, 1.38, 0.72, 0.23],
    prospects=[
        0.4257, 0.0087, -0.0138, 0.0273, 0.0047, 0.1005, 0.0438, 0.0035, 0.0801,
        0.1860, 0.1811, 0.0427, 0.1944, 0.2801, 0.1376, 0.0017, 0.1224, -0.2015,
        -0.0121, -0.0002, 0.0125, 0.0087, 0.0106, -0.0021, 0.0003, 0.0011, -0.0008,
        0.0048, -0.0015, 0.0072, 0.0005, -0.0004, 0.0205, -0.0502, 0.0010, 0.0464,
        0.0000, 0.0000,
    ],
    further={
        "spies": (0.0662, 0.0093),
        "hooks": (0.1651, 0.0200),
        "hooks_no_wall": (0.1791, -0.0303),
        "icons": (-0.0150, 0.0309),
        "wild_icons": (0.5804, -0.1241),
        "pair_at_stake": (0.1584, -0.0221),
        "leader_steps": (-0.0143, 0.0033),
        "memories": (-0.0398, 0.0156),
        "leader_turned": (0.0201, 0.0149),
        "contracts_held": (-0.0140, 0.0185),
        "contracts_done": (0.0168, 0.0076),
    },
)  # fmt: skip
