"""Says how the questions of `rules/asking` are told, theme by theme, where the common way does not do."""

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
