"""The effect that turns a battle icon face down as a cost, and its question (UPR-17.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.language.pieces import BATTLE_ICONS
from sandtable.imperium.modules.icons import (
    ASK_FLIP,
    WILD,
    face_up,
    icon_named,
    turn_down,
)
from sandtable.imperium.nodes.saying import dashed, yes
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.records import NodeKind, add_records
from sandtable.imperium.rules.state import Frame, State

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ICON_GLYPHS: Final = ("battle-crysknife", "battle-desert_mouse", "battle-ornithopter")


class FlipIcon(NodeKind):
    """Effect: turn face down one of the player's face-up cards (won Conflict cards and Objectives) with the battle icon
    `a` or with the wild icon (R-UPR-4)."""

    name = "flip_icon"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return len(_fitting(s, seat, node.a)) > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        fitting = _fitting(s, seat, node.a)
        if len(fitting) > 1:
            s.stack.append((ASK_FLIP, seat, node.id, 0, 0))
        elif fitting:
            turn_down(s, seat, face_up(s, seat, fitting[0]))

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        icon = words.say("battle-icon-" + dashed(BATTLE_ICONS[node.a]))
        return words.say("effect-flip-icon", icon=icon, voice=how.voice, then=yes(how.then))

    def tokens(self, node: Effect) -> list[str]:
        return ["minus", ICON_GLYPHS[node.a]]


def _fitting(s: State, seat: int, icon: int) -> list[int]:
    """Return the battle icons on the seat's face-up cards that can pay for `icon`: this icon itself and the wild
    one."""
    return [each for each in (icon, WILD) if face_up(s, seat, each)]


class Flip(Question):
    """Ask which of two cards to turn face down: the one with the required battle icon or the one with the wild icon
    (R-UPR-4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_FLIP, "flip_icon", "UPR-17.5", ABOUT_NODE, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        first = s.rules.vocabulary.numbers[f"icon:{BATTLE_ICONS[0]}"]
        return [first + icon for icon in _fitting(s, frame[1], NODES[frame[2]].a)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        turn_down(s, frame[1], face_up(s, frame[1], icon_named(s, action)))

    def fault(self, s: State, frame: Frame) -> str:
        fits = _fitting(s, frame[1], NODES[frame[2]].a)
        return super().fault(s, frame) if fits else "asks for an icon that is not there"


add_records([FlipIcon()])
declare(Flip(), module="icons")
