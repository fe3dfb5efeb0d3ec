"""Tellings of the questions of `rules/asking`, one file for each theme, where the default is not enough."""

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
    setup,
    troops,
    turn,
)

__all__ = ["acquiring", "cards", "combat", "groups", "handling", "influence", "menu", "setup", "troops", "turn"]
