"""The question of which icon of a group comes first (UPR-7.5)."""

from __future__ import annotations

from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.groups import do_icon, open_icons
from sandtable.imperium.rules.question import ABOUT_NODE, PICKED, Question, declare
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import OPTION_0


class Order(Question):
    """Choose which of several icons of one effect, which are all done, comes next; asked only where the icons are done
    at once and their order can matter."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_ORDER, "order", "UPR-7.5", ABOUT_NODE, PICKED, asked_by=("all:ordered",))

    def options(self, s: State, frame: Frame) -> list[int]:
        return [OPTION_0 + icon for icon in open_icons(s, frame[1], NODES[frame[2]], frame[3])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        do_icon(s, frame[1], NODES[frame[2]], frame[3], action - OPTION_0)


declare(Order())
