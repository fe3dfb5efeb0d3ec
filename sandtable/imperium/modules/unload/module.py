"""Unload: a marked Reveal box also works when its card is discarded from hand or trashed (IX-6.3 to 6.14).

The module has no state. Even if another player caused the discard or trash (IX-6.4), the owner of the card decides and
gains. Cards that the clean-up discards do not unload (IX-6.12).
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language.effects import ALL, NO_NODE
from sandtable.imperium.language.pieces import add_marks
from sandtable.imperium.modules.unload.language import ID, UNLOAD
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import Gains
from sandtable.imperium.rules.catalog import CARDS, NODES, OF_CARD, follow
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.module import Module, ObservedField, register
from sandtable.imperium.rules.question import ABOUT_NODE, Question, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, YES

ASK_UNLOAD: Final = given(ID, "unload")  # a: node

# By kind of card: its Reveal box, or NO_NODE if it has no such mark.
UNLOADS: Final[list[int]] = []


def _grow() -> None:
    for card in CARDS[len(UNLOADS) :]:
        UNLOADS.append(NO_NODE if card.marked(UNLOAD) is None else card.reveal.id)


class UnloadModule(Module):
    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return []

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {}


def unload(s: State, seat: int, kind: int) -> None:
    """Push the Reveal box of the card `kind`, which the seat has just discarded or trashed, if the box has the mark
    Unload; do nothing for Rivals."""
    if UNLOADS[kind] != NO_NODE and not s.players[seat].rival:
        if s.journal is not None:
            s.note("unload", seat, 1, OF_CARD | kind)
        node = NODES[UNLOADS[kind]]
        what = frames.GROUP if node.op == ALL else frames.DO
        if node.optional and not KINDS[node.op].offers:
            what = ASK_UNLOAD
        s.stack.append((what, seat, node.id, 0, 0))


class Unload(Question):
    """Ask whether to use the Reveal box of a card that has just been discarded or trashed, if the box is optional.

    Asked outside the player's own Reveal turn, where no menu offers the box (IX-6.13).
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_UNLOAD, "unload", "IX-6.13", ABOUT_NODE, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            s.stack.append((frames.DO, frame[1], frame[2], 0, 0))


class Unloading(Gains):
    def discarded(self, s: State, seat: int, kind: int) -> None:
        unload(s, seat, kind)

    def trashed(self, s: State, seat: int, kind: int) -> None:
        unload(s, seat, kind)


add_marks(UNLOAD)
declare(Unload(), module=ID)
follow(_grow)
declare_event("unload", "IX-6.3", ID)
register(UnloadModule(ID), Unloading(), judged_by=("sandtable.imperium.modules.unload.worth",))
