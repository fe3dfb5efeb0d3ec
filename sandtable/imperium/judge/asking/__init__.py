"""Scores the answers to the questions of `rules/asking` for bots, one file for each theme."""

from sandtable.imperium.rules import asking  # noqa: F401 - first: it declares the questions

# isort: split
from sandtable.imperium.judge.asking import (
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

__all__ = ["acquiring", "cards", "combat", "groups", "handling", "influence", "menu", "setup", "troops", "turn"]
