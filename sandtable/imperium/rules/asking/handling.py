"""Questions of effects that the base game lacks: about lines of an Intrigue card, lost Intrigue cards, and the deck."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import OPS
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import NODES, OF_CARD
from sandtable.imperium.rules.draws import SIFTED, draw_cards, give_up_intrigue, trash_card
from sandtable.imperium.rules.question import ABOUT_NODE, FLAG, MORE, PICKED, Question, Step, declare
from sandtable.imperium.rules.resolve import can
from sandtable.imperium.rules.state import Frame, Player, State
from sandtable.imperium.rules.vocabulary import NONE, OPTION_0, each_once

TRASH_INTRIGUE: Final = OPS.number("trash_intrigue")


# --- lines -------------------------------------------------------------------------------
def _open_lines(s: State, seat: int, node: int, used: int) -> list[int]:
    return [i for i, kid in enumerate(NODES[node].kids) if not (used >> i) & 1 and can(s, seat, kid)]


def _may_stop(node: int, used: int, lines: list[int]) -> bool:
    """Tell whether the player may leave out the remaining `lines` of an Intrigue card, given as indices among the
    children of the node: one line has been used (`used`, as bits), and all of these have an arrow (UPR-15.7)."""
    return used != 0 and all(NODES[node].kids[i].optional for i in lines)


def _use_line(s: State, seat: int, node: int, used: int, line: int) -> None:
    used |= 1 << line
    if used.bit_count() < len(NODES[node].kids):
        s.stack.append((frames.LINES, seat, node, used, 0))
    s.stack.append((frames.DO, seat, NODES[node].kids[line].id, 0, 0))


def lines_step(s: State, frame: Frame) -> None:
    """Resolve the next line of an Intrigue card; ask the seat if there are several lines or if it may leave out the
    rest."""
    _, seat, node, used, _ = frame
    lines = _open_lines(s, seat, node, used)
    if len(lines) == 1 and not _may_stop(node, used, lines):
        _use_line(s, seat, node, used, lines[0])
    elif lines:
        s.stack.append((frames.ASK_LINE, seat, node, used, 0))


class Line(Question):
    """Choose which line of an Intrigue card to use next, or `none` if all remaining lines may be left out."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_LINE, "line", "UPR-15.7", ABOUT_NODE, PICKED, asked_by=("lines",))

    def options(self, s: State, frame: Frame) -> list[int]:
        lines = _open_lines(s, frame[1], frame[2], frame[3])
        out = [OPTION_0 + i for i in lines]
        if _may_stop(frame[2], frame[3], lines):
            out.append(NONE)
        return out

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            _use_line(s, frame[1], frame[2], frame[3], action - OPTION_0)


# --- Intrigue cards ----------------------------------------------------------------------
class GiveIntrigue(Question):
    """Choose an Intrigue card of the hand to discard or trash."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            frames.ASK_GIVE_INTRIGUE,
            "give_intrigue",
            "UPR-3.8",
            ABOUT_NODE,
            MORE,
            by_effect=True,
            asked_by=("trash_intrigue", "discard_intrigue"),
        )

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.players[frame[1]].intrigue, s.rules.intrigue_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        node = NODES[frame[2]]
        s.cause = node.thing
        if frame[3] > 1:
            s.stack.append((frames.ASK_GIVE_INTRIGUE, frame[1], frame[2], frame[3] - 1, 0))
        give_up_intrigue(s, frame[1], s.rules.kind[action], node.op == TRASH_INTRIGUE)

    def hidden(self, s: State, seat: int) -> bool:
        return len(s.players[seat].intrigue) > 1


# --- the top of the deck -----------------------------------------------------------------
class Sift(Question):
    """Choose which of the deck's top three cards is trashed, and then which is discarded; the last one is drawn.

    The three moves are one effect: nothing else happens in between.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_SIFT, "sift", "UPR-3.12", ABOUT_NODE, FLAG, peeks=SIFTED, asked_by=("hook:sift",))

    def peeked(self, frame: Frame) -> int:
        return SIFTED - frame[3]

    def options(self, s: State, frame: Frame) -> list[int]:
        return each_once(s.players[frame[1]].deck[frame[3] - SIFTED :], s.rules.card_word)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        p = s.players[seat]
        kind = s.rules.kind[action]
        s.cause = NODES[frame[2]].thing
        _take_from_top(p, kind)
        if frame[3] == 0:
            trash_card(s, seat, kind)
            s.stack.append((frames.ASK_SIFT, seat, frame[2], 1, 0))
            return
        p.discard.append(kind)  # not from hand, so discard effects of the card do not apply (UPR-3.9)
        if s.journal is not None:
            s.note("discard", seat, 1, OF_CARD | kind, step="sifted")
        draw_cards(s, seat, 1)

    def hidden(self, s: State, seat: int) -> bool:
        return True


def _take_from_top(p: Player, kind: int) -> None:
    """Remove the uppermost card of this kind from the deck; if the cards above it were known, they stay known."""
    at = len(p.deck) - 1
    while p.deck[at] != kind:
        at -= 1
    if len(p.deck) - at <= p.shown_deck:
        p.shown_deck -= 1
    del p.deck[at]


declare(Step(frames.LINES, "lines", lines_step, ABOUT_NODE, PICKED), Line(), GiveIntrigue(), Sift())
