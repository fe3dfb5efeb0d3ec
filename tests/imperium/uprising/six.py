"""A game for six in two teams, and its sheet."""

from __future__ import annotations

import sandtable
from sandtable.core.titles import meta
from sandtable.imperium.language.effects import OWN_EMPEROR, OWN_FREMEN
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from tests.imperium.uprising.tables import sheet

SHEET = sheet("six_player")
COMMANDER_OF = {"shaddam": "shaddam_corrino_iv", "muad_dib": "muad_dib"}
OWN_TRACK = {"emperor": OWN_EMPEROR, "fremen": OWN_FREMEN}
BOARD_FACTION = {"great_houses": "emperor", "fringe_worlds": "fremen"}  # where each stands, and whose icon it has


def six_game(seed: int = 0) -> Game:
    game = sandtable.new("uprising", seed=seed, seats=6)
    assert isinstance(game, Game)
    return game


def six_rules() -> Ruleset:
    return ruleset_for("uprising", meta("uprising").check({"seats": 6}))
