"""The rules that events and questions about Rivals cite (IMP-17 to IMP-19); see `citing` for the format.

In these lines, `rival` is any automated party, and `obstacle` is House Hagal beside two players, which scores nothing.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.citing import cite

LINES_OF_RIVALS: Final[dict[str, str]] = {
    "leader of rival": "IMP-19.3",
    "first_player of rival": "IMP-19.8",
    "first_player by two": "IMP-18.4",
    "turn of rival": "IMP-19.11",
    "turn of obstacle": "IMP-18.5",
    "hagal_card by combat": "IMP-17.11",
    "hagal_passed by no_spice": "IMP-17.10",
    "hagal_shuffle by setup": "IMP-19.7",
    "hagal_shuffle by setup_two": "IMP-18.3",
    "agent of rival": "IMP-17.3",
    "effect of rival by leader": "IMP-17.9",
    "effect of rival by conflict": "IMP-19.14",
    "effect of rival by nothing": "IMP-19.9",
    "gain of rival by space control": "IMP-19.15",
    "spice of rival by hagal": "IMP-19.12",
    "recruit of rival by hagal": "IMP-17.7",
    "deploy of rival": "IMP-17.8",
    "deploy_supply of rival": "IMP-17.7",
    "deploy_supply of rival by defence": "IMP-19.15",
    "defend of rival": "IMP-19.15",
    "influence of rival by hagal": "IMP-17.6",
    "influence of rival by chosen": "IMP-19.17",
    "alliance of rival": "IMP-17.6",
    "alliance of obstacle": "IMP-18.11",
    "vp of rival by level": "IMP-19.13",
    "vp of rival by reached": "IMP-19.13",
    "vp of rival by overtaken": "IMP-19.13",
    "vp of rival by fell": "IMP-19.13",
    "vp of rival by trade": "IMP-19.16",
    "pay of rival": "IMP-19.20",
    "pay of rival by trade": "IMP-19.16",
    "swords of rival by hagal": "IMP-17.11",
    "lose_troop of rival": "IMP-17.1",
    "intrigue_stolen of rival": "IMP-17.1",
    "swordmaster of rival": "IMP-19.6",
    "mentat of rival": "IMP-19.14",
    "control of rival": "IMP-19.14",
    "control_lost by obstacle_won": "IMP-18.10",
    "reward of rival": "IMP-19.14",
    "reward of obstacle": "IMP-18.9",
    "fought of obstacle": "IMP-18.9",
    "game_over of rival": "IMP-19.1",
}  # fmt: skip
cite(LINES_OF_RIVALS)
