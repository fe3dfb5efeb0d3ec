"""All questions of the base game, one file for each topic; importing this package registers them."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules.asking import (
    acquiring,
    cards,
    combat,
    groups,
    handling,
    influence,
    menu,
    setup,
    troops,
    turn,
)
from sandtable.imperium.rules.catalog import load_first
from sandtable.imperium.rules.question import questions_of

__all__ = [
    "KINDS", "acquiring", "cards", "combat", "groups", "handling", "influence", "menu", "setup",
    "troops", "turn",
]  # fmt: skip

load_first()  # including the questions of its module

# The names of the questions of the base game by number, in listing order.
KINDS: Final[dict[int, str]] = {question.number: question.name for question in questions_of()}
