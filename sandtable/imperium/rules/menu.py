"""The menu of a turn: open effects, automatic effects and the end of the turn (IMP-4.8, 5.4, 8.4)."""

from __future__ import annotations

from sandtable.imperium.language.effects import Effect
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import Powers
from sandtable.imperium.rules.catalog import NODES, OF_LEADER, PART_NUMBER
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.question import Step, declare
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.resolve import can, can_now, resolves_itself
from sandtable.imperium.rules.reveal import end_reveal
from sandtable.imperium.rules.state import (
    AGENT_TURN,
    OBSTACLE,
    REVEAL_TURN,
    Frame,
    State,
)
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE, BOX_SPACE


def open_menu(s: State, frame: Frame) -> None:
    """Do all automatic effects, then ask the seat what to do next in its turn."""
    seat = frame[1]
    stack = s.stack
    depth = len(stack)
    i = 0
    while i < len(s.todo) or (s.rules.when_settles and _more_open(s, seat)):
        node = NODES[s.todo[i][1]]
        if resolves_itself(s, seat, node):
            del s.todo[i]
            do(s, seat, node)
            if len(stack) != depth:
                stack.insert(depth, (frames.MENU, seat, 0, 0, 0))
                return
            i = 0
        else:
            i += 1
    stack.append((frames.ASK_MENU, seat, 0, 0, 0))


def _more_open(s: State, seat: int) -> bool:
    """Let the modules add open effects whose conditions have come true, and tell whether they have added any."""
    before = len(s.todo)
    for module in s.rules.when_settles:
        module.settles(s, seat)
    return len(s.todo) > before


def left_compulsory(s: State, seat: int) -> list[tuple[int, int]]:
    """Return those open effects that would change something now and may not be skipped, as pairs of box word and node
    number."""
    found: list[tuple[int, int]] = []
    for entry in s.todo:
        node = NODES[entry[1]]
        if not node.optional and can_now(s, seat, node) and not KINDS[node.op].may_leave(s, seat, node):
            found.append(entry)
    return found


def holds_back(s: State, seat: int, node: Effect) -> bool:
    """Tell whether an open effect that can be done prevents the seat from ending its turn.

    It does not if it would change nothing or may be skipped, nor if it asks nothing and shows nothing new: then it is
    done as the turn ends (R-IMP-31, 32).
    """
    kind = KINDS[node.op]
    if node.optional or kind.silent(s, seat, node):
        return False
    return not kind.may_leave(s, seat, node) and not kind.idle(s, seat, node)


def begin_end(s: State, seat: int) -> None:
    """End the seat's turn; first do the remaining compulsory effects in their order."""
    left = left_compulsory(s, seat)
    if not left:
        _finish(s, seat)
        return
    s.stack.append((frames.ENDING, seat, 0, 0, 0))
    for entry in left:
        s.todo.remove(entry)
    for _, part in reversed(left):
        s.stack.append((frames.DO, seat, part, 0, 0))


def ending_step(s: State, frame: Frame) -> None:
    """End the turn, or return to the menu if the effects just done have opened something compulsory."""
    if left_compulsory(s, frame[1]):
        s.stack.append((frames.MENU, frame[1], 0, 0, 0))
    else:
        _finish(s, frame[1])


def _finish(s: State, seat: int) -> None:
    for module in s.rules.when_ends:
        if module.ends(s, seat):
            return
    end_turn(s, seat)


def end_turn(s: State, seat: int) -> None:
    """End the turn; the remaining open effects lapse, both those declined and those that never became possible."""
    after_agent_turn = s.turn_kind == AGENT_TURN
    for module in s.rules.when_turn_ends:
        module.turn_ends(s, seat)
    if s.turn_kind == REVEAL_TURN:
        end_reveal(s, seat)
    if s.journal is not None:
        s.cause = 0
        s.note("end_turn", seat, 1)
    again = any(module.follows(s, seat) for module in s.rules.when_follows)
    if not again:
        s.stack.insert(0, (frames.NEXT_TURN, seat, 0, 0, 0))  # turns of House Hagal may still be owed (IX-9.24)
    if after_agent_turn and seat == s.first and s.players[-1].rival == OBSTACLE and s.players[-1].agents:
        # House Hagal follows each Agent turn of the First Player (IMP-18.5), no other turn (IMP-18.6)
        s.stack.append((frames.RIVAL_TURN, len(s.players) - 1, 0, 0, 0))
    if again:
        s.stack.append((frames.NEXT_TURN, seat, 1, 0, 0))


def resolve_box(s: State, seat: int, word: int) -> None:
    parts = open_parts(s, seat, word)
    if len(parts) > 1:
        s.stack.append((frames.ASK_PART, seat, word, 0, 0))
    else:
        resolve_part(s, seat, word, parts[0])


def open_parts(s: State, seat: int, word: int) -> list[int]:
    """Return the node numbers of the effects in a box that can be resolved now; equal effects are listed once."""
    parts: list[int] = []
    for other, part in s.todo:
        if other == word and part not in parts and can(s, seat, NODES[part]):
            parts.append(part)
    return parts


def numbered(parts: list[int]) -> list[tuple[int, int]]:
    """Return the open effects of a box as pairs of answer number and node number.

    The answer number is the effect's position in its box. If two effects have the same one (icons of a group that have
    joined the others), the second takes the next free number.
    """
    found: list[tuple[int, int]] = []
    used = 0
    for part in parts:
        number = PART_NUMBER[part]
        while (used >> number) & 1:
            number += 1
        used |= 1 << number
        found.append((number, part))
    return found


def box_thing(s: State, word: int) -> int:
    """Return the thing of the piece to which the effect box named by a word belongs."""
    if word in (BOX_SPACE, BOX_INFLUENCE):
        return s.rules.space_thing[s.turn_space]
    if word == s.rules.leader_box_word:
        return OF_LEADER | s.players[s.turn_seat].leader
    return s.rules.thing[word]


def resolve_part(s: State, seat: int, word: int, part: int) -> None:
    s.todo.remove((word, part))
    do(s, seat, NODES[part])


def open_power(s: State, seat: int) -> Powers | None:
    """Return the power of its Leader that the seat may use now, or None."""
    for power in s.rules.powers:
        if s.players[seat].has(power.trait) and power.is_open(s, seat):
            return power
    return None


def use_power(s: State, seat: int) -> None:
    power = open_power(s, seat)
    assert power is not None
    power.use(s, seat)


declare(Step(frames.MENU, "menu", open_menu), Step(frames.ENDING, "ending", ending_step))
