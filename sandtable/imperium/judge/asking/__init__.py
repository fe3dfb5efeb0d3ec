"""Says how much bots like the answers to the questions of `rules/asking`, theme by theme."""

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
