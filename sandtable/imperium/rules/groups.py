"""Groups of icons that come in any order (UPR-7.5, R-UPR-60): behind an arrow, under a condition, on an Intrigue card.

Icons of a box in the turn's menu join the other open effects, so that the player may do something else in between.
Icons of an Intrigue card or an acquire box are done at once, one after the other, and the player is asked where their
order can matter.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import DRAW, RECRUIT, WHEN, Effect
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.sorts import KIND_BITS, SORTS
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.beforehand import supply_to_keep
from sandtable.imperium.rules.catalog import CARDS, COPIED, KIND_OF, LEADERS, NODES, SPACES, USES_SIGNET, follow
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.question import ABOUT_NODE, PICKED, Step, declare
from sandtable.imperium.rules.records import CONDS, do
from sandtable.imperium.rules.resolve import can_now, holds, is_passive, resolves_itself
from sandtable.imperium.rules.sides import receiver
from sandtable.imperium.rules.state import AGENT_TURN, NO_TURN, Frame, State
from sandtable.imperium.rules.turn_cards import any_played, first_played
from sandtable.imperium.rules.vocabulary import BOX_SPACE

# The menu box that a node is in; NO_BOX for an Intrigue card, an acquire box or a reward.
NO_BOX: Final = 0
OF_A_CARD: Final = 1
OF_THE_SPACE: Final = 2
OF_THE_SIGNET: Final = 3
OF_THE_LEADER: Final = 4
OF_ANOTHER: Final = 5  # a piece of another sort whose boxes open in the menu

BOX: Final[list[int]] = []  # by node


def _grow() -> None:
    BOX.extend([NO_BOX] * (len(NODES) - len(BOX)))
    for card in CARDS:
        _mark(card.agent, OF_A_CARD)
        _mark(card.reveal, OF_A_CARD)
    for copied in COPIED.values():
        _mark(copied, OF_A_CARD)
    for space in SPACES:
        _mark(space.effect, OF_THE_SPACE)
    for leader in LEADERS:
        _mark(leader.signet, OF_THE_SIGNET)
        _mark(leader.reveal, OF_THE_LEADER)
        _mark(leader.visit, OF_THE_LEADER)
    for sort in SORTS:
        if sort is None or sort is CARD or not sort.box:
            continue
        for piece in sort.pieces:
            for tree, found in sort.trees_of(piece):
                if tree.opened:
                    _mark(found.effect, OF_ANOTHER)


def _mark(tree: Effect, box: int) -> None:
    if tree.id >= 0:
        BOX[tree.id] = box
    for kid in tree.kids:
        _mark(kid, box)


follow(_grow)


# --- in the menu of a turn ---------------------------------------------------------------
def open_group(s: State, seat: int, node: Effect) -> None:
    """Start the icons of a group: add them to the menu during their player's turn, or do them one after the other at
    once."""
    if BOX[node.id] != NO_BOX and seat == s.turn_seat and s.turn_kind != NO_TURN:
        _join_menu(s, seat, node, _word(s, node))
    else:
        s.stack.append((frames.GROUP, seat, node.id, 0, 0))


def _word(s: State, node: Effect) -> int:
    """Return the word of the effect box to which the icons of a group belong."""
    box = BOX[node.id]
    kind = node.thing & KIND_OF
    if box == OF_A_CARD:
        return s.rules.box_word[kind]
    if box == OF_THE_SPACE:
        return BOX_SPACE
    if box == OF_ANOTHER:
        sort = SORTS[node.thing >> KIND_BITS]
        assert sort is not None
        return s.rules.of(sort).words[sort.box][kind]
    if box == OF_THE_SIGNET and s.turn_kind == AGENT_TURN and any_played(s, USES_SIGNET):
        return s.rules.box_word[first_played(s, USES_SIGNET)]
    return s.rules.leader_box_word


def _join_menu(s: State, seat: int, node: Effect, word: int) -> None:
    """Add the icons of a group to the open effects and do the automatic ones.

    If one icon is left, do it at once because the player has just chosen this box; do card draws at once if nothing
    could come between them.
    """
    before = len(s.todo)
    for kid in node.kids:
        part = _settled(s, seat, kid)
        if part is not None:
            s.todo.append((word, part.id))
    own = s.todo[before:]
    going = True
    while going:
        going = False
        for entry in own:
            if resolves_itself(s, seat, NODES[entry[1]]) or _only_recruits(s, seat, NODES[entry[1]]):
                own.remove(entry)
                _take(s, seat, entry)
                going = True
                break
    ready = [entry for entry in own if can_now(s, seat, NODES[entry[1]])]
    if len(ready) == 1 or _draws_alone(s, seat, ready):
        for entry in ready:
            _take(s, seat, entry)


def _settled(s: State, seat: int, kid: Effect) -> Effect | None:
    """Return the effect of an icon that is still to be done.

    A condition about the cost just paid is checked now and removed. Return None if that condition fails, or if the
    rules have already applied the icon.
    """
    if kid.op == WHEN and kid.cond is not None and CONDS[kid.cond.op].at_once:
        if not holds(s, seat, kid.cond, kid.thing):
            return None
        if s.trace is not None:
            s.trace.add(kid.id)
        return kid.kids[0]
    if is_passive(kid) and not can_now(s, seat, kid):
        if s.trace is not None:
            s.trace.add(kid.id)
        return None
    return kid


def _only_recruits(s: State, seat: int, node: Effect) -> bool:
    """Tell whether the node only recruits troops to the garrison, and no open effect or playable card needs these
    troops in the supply."""
    enough = node.op == RECRUIT and s.players[receiver(s, seat)].supply >= node.a
    return enough and supply_to_keep(s, seat) == 0


def _draws_alone(s: State, seat: int, entries: list[tuple[int, int]]) -> bool:
    """Tell whether these open effects only draw cards from the seat's own deck, and the seat cannot play an Intrigue
    card or resolve an open effect that could give it one in between."""
    if s.players[seat].intrigue or not all(NODES[part].op == DRAW for _, part in entries):
        return False
    for entry in s.todo:
        node = NODES[entry[1]]
        if entry not in entries and can_now(s, seat, node) and not KINDS[node.op].silent(s, seat, node):
            return False
    return True


def _take(s: State, seat: int, entry: tuple[int, int]) -> None:
    s.todo.remove(entry)
    do(s, seat, NODES[entry[1]])


# --- at once -----------------------------------------------------------------------------
def open_icons(s: State, seat: int, node: Effect, done: int) -> list[int]:
    """Return the indices of the icons of a group that can come next: as long as an icon that has to come first is left,
    only such icons. `done` has the icons done already, as bits."""
    possible = [i for i, kid in enumerate(node.kids) if not (done >> i) & 1 and can_now(s, seat, kid)]
    first = min([KINDS[node.kids[i].op].sequence(node.kids[i]) for i in possible], default=0)
    return [i for i in possible if KINDS[node.kids[i].op].sequence(node.kids[i]) == first]


def do_icon(s: State, seat: int, node: Effect, done: int, icon: int) -> None:
    """Do the icon with the index `icon`, after pushing a step for the icons that are left; `done` has the icons done
    before, as bits."""
    done |= 1 << icon
    if done.bit_count() < len(node.kids):
        s.stack.append((frames.GROUP, seat, node.id, done, 0))
    do(s, seat, node.kids[icon])


def group_step(s: State, frame: Frame) -> None:
    """Do the next icon of a group: automatic ones first; the player chooses the order of the others where it can
    matter.

    An icon that cannot be done now waits until another icon makes it possible, and lapses if none does.
    """
    _, seat, id, done, _ = frame
    node = NODES[id]
    icons = open_icons(s, seat, node, done)
    if not icons:
        return
    for i in icons:
        if resolves_itself(s, seat, node.kids[i]):
            do_icon(s, seat, node, done, i)
            return
    if len(icons) == 1 or all(KINDS[node.kids[i].op].order_free(node.kids[i]) for i in icons):
        do_icon(s, seat, node, done, icons[0])
    else:
        s.stack.append((frames.ASK_ORDER, seat, id, done, 0))


declare(Step(frames.GROUP, "group", group_step, ABOUT_NODE, PICKED))
