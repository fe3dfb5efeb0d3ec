"""Tellings of the questions of `rules/asking` that need more than the default wording, one file for each theme."""

from sandtable.imperium.rules import asking  # noqa: F401 - first: it declares the questions

# isort: split
from sandtable.imperium.tell.asking import (
    acquiring,
    cards,
    combat,
    groups,
    handling,
    influence,
    menu,
    troops,
    turn,
)

__all__ = ["acquiring", "cards", "combat", "groups", "handling", "influence", "menu", "troops", "turn"]
