"""The bots' estimates of battle icons for the module 'icons'."""

from __future__ import annotations

from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import ModuleWorth, judged
from sandtable.imperium.language.pieces import ENDGAME
from sandtable.imperium.modules.icons import (
    NO_ICON,
    PAIR_POINTS,
    WILD,
    asked_by_cards,
    chance_to_pair,
    face_up,
    icon_named,
    icon_of,
    icons_of,
)
from sandtable.imperium.rules.catalog import OF_CONFLICT
from sandtable.imperium.rules.state import NO_CONFLICT, State


def _icon_worth(w: Worth, icon: int) -> float:
    """Return the worth of winning one more card with this battle icon: that of a point if it makes a pair at once,
    otherwise that of the chance to make a pair later."""
    s, seat = w.s, w.seat
    if icon == WILD:  # it needs another card at the end of the game
        alone = 1.0
        for thing in icons_of(s).up[seat]:
            if icon_of(thing) != NO_ICON:
                alone *= chance_to_pair(s, icon_of(thing))
        return w.point * (1.0 - alone)
    if face_up(s, seat, icon):
        return w.point * PAIR_POINTS
    if asked_by_cards(s, seat, icon) or face_up(s, seat, WILD):
        return w.point * PAIR_POINTS
    return w.rates[rate.ICON] * w.point * PAIR_POINTS * chance_to_pair(s, icon)


def kept(w: Worth, icon: int) -> float:
    """Return the worth of keeping a card with this battle icon face up: that of the chance to pair it later, which in
    the Endgame can also be done with the wild icon."""
    s, seat = w.s, w.seat
    if icon == WILD:
        others = sum(1 for each in range(WILD) if face_up(s, seat, each))
        return w.point * PAIR_POINTS * others / (1.0 + others)
    chance = 0.0 if s.phase == ENDGAME else chance_to_pair(s, icon)
    if face_up(s, seat, WILD):
        others = sum(1 for each in range(WILD) if face_up(s, seat, each))
        chance = max(chance, 1.0 / others)
    return w.rates[rate.ICON] * w.point * PAIR_POINTS * chance


class IconWorth(ModuleWorth):
    def facts_of(self, s: State, seat: int) -> list[float]:
        """Return three facts about the seat: the number of its face-up icons, the number of its wild icons, and 1 if
        winning the current Conflict makes a pair (otherwise 0)."""
        at_stake = icon_of(OF_CONFLICT | s.conflict) if s.conflict != NO_CONFLICT else NO_ICON
        icons = 0
        wild = 0
        pairs = 0.0
        for thing in icons_of(s).up[seat]:
            icon = icon_of(thing)
            if icon == WILD:
                wild += 1
            elif icon != NO_ICON:
                icons += 1
                if icon == at_stake:
                    pairs = 1.0
        return [float(icons), float(wild), pairs]

    def reward_worth(self, w: Worth, place: int) -> float:
        if place != 1:
            return 0.0
        icon = icon_of(OF_CONFLICT | w.s.conflict)
        return _icon_worth(w, icon) if icon != NO_ICON else 0.0

    def endgame_worth(self, w: Worth, action: int) -> float:
        """Return the worth of the Endgame action that pairs a battle icon with the wild icon; it is lower if Intrigue
        cards in the seat's hand still need that battle icon as a cost."""
        asked = asked_by_cards(w.s, w.seat, icon_named(w.s, action))
        return w.point * PAIR_POINTS / (2.0 + asked)


judged("icons", IconWorth())
