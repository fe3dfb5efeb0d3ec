"""Every question of the base game, by theme, with all its parts. Loading this package declares them."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.modules import rival_questions
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
from sandtable.imperium.rules.question import questions_of

__all__ = [
    "KINDS", "acquiring", "cards", "combat", "groups", "handling", "influence", "menu", "rival_questions", "setup",
    "troops", "turn",
]  # fmt: skip

# The names of those of the base game by number, in the order in which they are listed.
KINDS: Final[dict[int, str]] = {question.number: question.name for question in questions_of()}
