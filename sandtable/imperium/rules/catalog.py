"""The catalogue: all pieces, numbered box by box, with the tables that depend on a single piece.

A *kind* is the number of a piece among those of its sort. A *thing* is a number that names any piece of any sort
(`thing_name`): events and decisions use it to name their cause. Kinds and nodes are numbered box after box in the order
of `listed.ALL`, so that a later box changes no number; a box and those before it are loaded when a game first needs it
(`load`). The `Ruleset` of a game has the pieces in that game and the tables that depend on their set.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from threading import RLock
from typing import Any, Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language import family
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import STARTING, Box, Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.language.rival_pieces import Difficulty, HagalCard, Rival
from sandtable.imperium.language.sorts import BY_ID, KIND_BITS, SORTS, STAGES, Sort, number
from sandtable.imperium.listed import ALL

# The pieces that the rules themselves use, by kind; a module has the pieces of its sorts in its language file.
CARDS: Final[list[Card]] = family.CARD.pieces
INTRIGUE: Final[list[Intrigue]] = family.INTRIGUE.pieces
CONFLICTS: Final[list[Conflict]] = family.CONFLICT.pieces
SPACES: Final[list[Space]] = family.SPACE.pieces
TRACKS: Final[list[Track]] = family.TRACK.pieces
LEADERS: Final[list[Leader]] = family.LEADER.pieces
HAGAL: Final[list[HagalCard]] = family.HAGAL.pieces
DIFFICULTIES: Final[list[Difficulty]] = family.DIFFICULTY.pieces
RIVALS: Final[list[Rival]] = family.RIVAL.pieces

# --- things ------------------------------------------------------------------------------
# The things of the family's sorts, as constants for the compiler; for sorts of modules use `Sort.thing`.
OF_CARD: Final = 1 << 12
OF_INTRIGUE: Final = 2 << 12
OF_SPACE: Final = 3 << 12
OF_LEADER: Final = 4 << 12
OF_CONFLICT: Final = 5 << 12
OF_TRACK: Final = 6 << 12
OF_HAGAL: Final = 7 << 12
KIND_OF: Final = 0xFFF


def thing_sort(thing: int) -> Sort[Any] | None:
    """Return the sort of the piece that a thing identifies, or None if the thing is 0."""
    return SORTS[thing >> KIND_BITS]


def thing_name(thing: int) -> str:
    """Return the name of a thing (`card:stilgar`, `space:arrakeen`, …), or an empty string for no thing."""
    sort = SORTS[thing >> KIND_BITS]
    return "" if sort is None else f"{sort.prefix}:{sort.pieces[thing & KIND_OF].id}"


# --- effect nodes ------------------------------------------------------------------------
NODES: Final[list[Effect]] = []
# By node: its number in its effect box, by which the player names it (`part:0`) when the box has several parts.
PART_NUMBER: Final[list[int]] = []


def _number(effect: Effect, thing: int, where: str) -> None:
    """Give numbers to the nodes of an effect tree; `thing` is its piece, `where` its name in reports, such as
    `card:stilgar agent`."""
    if effect.id >= 0:
        raise ValueError(f"{where} shares a node with {NODES[effect.id].where}")
    effect.id = len(NODES)
    effect.thing = thing
    effect.where = where
    NODES.append(effect)
    PART_NUMBER.append(0)
    for i, kid in enumerate(effect.kids):
        _number(kid, thing, f"{where}.{i + 1}")
        if effect.op == fx.ALL:
            PART_NUMBER[kid.id] = i


def parts_of(effect: Effect) -> list[int]:
    """Return the node numbers of the separate effects in one effect box."""
    return [part.id for part in effect.parts()]


def _box_or_none(effect: Effect) -> int:
    """Return the number of the root node of an effect box, or NO_NODE if the box is empty."""
    return effect.id if effect.op != fx.NOTHING else fx.NO_NODE


# --- by kind of card ---------------------------------------------------------------------
CARD_COST: Final[list[int]] = []
CARD_FACTIONS: Final[list[int]] = []  # as bits
IS_STARTING: Final[list[bool]] = []
AGENT_PARTS: Final[list[list[int]]] = []
REVEAL_PARTS: Final[list[list[int]]] = []
# The unconditional gains of each card's Reveal box, and the other parts, which ask, depend or move something.
REVEAL_PERSUASION: Final[list[int]] = []
REVEAL_SWORDS: Final[list[int]] = []
REVEAL_SOLARI: Final[list[int]] = []
REVEAL_SPICE: Final[list[int]] = []
REVEAL_WATER: Final[list[int]] = []
REVEAL_REST: Final[list[list[int]]] = []
ON_TRASH: Final[list[int]] = []  # the node, or NO_NODE
ON_ACQUIRE: Final[list[int]] = []
ON_DISCARD: Final[list[int]] = []
USES_SIGNET: Final[list[bool]] = []  # its Agent box uses the Leader's Signet Ring
ROAMS: Final[list[bool]] = []  # ignores icons and other Agents, and may send an Agent from the board (IMP-20.41)
DOUBLES_HARVEST: Final[list[bool]] = []
IGNORES_NEEDS: Final[list[bool]] = []  # it ignores the Influence that spaces require
DEPLOYS_RECRUITS: Final[list[bool]] = []  # troops recruited in its turn may be deployed from any space
COPIES: Final[list[bool]] = []  # its Agent box is that of the card played together with it
GAINS_ICONS: Final[list[int]] = []  # the node that gives it further Agent icons under a condition, or NO_NODE
FACTION_SPACE_INFLUENCE: Final[list[int]] = []

# --- by kind of other pieces -------------------------------------------------------------
SIGNET_PARTS: Final[list[list[int]]] = []
RIVAL_SIGNET: Final[list[list[int]]] = []
RIVAL_SCHEME: Final[list[list[int]]] = []
SIGNET_BARS_UNITS: Final[list[bool]] = []  # the Signet Ring bars the Leader's own units from the Conflict this turn
LEADER_REVEAL_PARTS: Final[list[list[int]]] = []
LEADER_VISIT_PARTS: Final[list[list[int]]] = []
SPACE_PARTS: Final[list[list[int]]] = []
TAKES_MENTAT: Final[list[bool]] = []  # the Mentat is among the Conflict's rewards
INTRIGUE_HAS_COST: Final[list[bool]] = []
EACH_ACQUIRED: Final[list[int]] = []  # a face-up Intrigue card's effect per card acquired: the node, or NO_NODE


def _sum_reveal(parts: list[int], op: int, resource: int) -> int:
    total = 0
    for p in parts:
        node = NODES[p]
        if node.op == op and (op != fx.GAIN or node.a == resource):
            total += node.b if op == fx.GAIN else node.a
    return total


def _has_hook(effect: Effect, name: str) -> bool:
    return any(part.op == fx.HOOK and part.name == name for part in effect.parts())


def _at_faction_space(box: Effect) -> list[Effect]:
    """Return the effects of an Agent box: its parts and, for each part that applies only at a faction space, also the
    effects inside it."""
    parts: list[Effect] = []
    for part in box.parts():
        parts.append(part)
        if part.op == fx.WHEN and part.cond is not None and part.cond.op == fx.COND_OPS.number("sent_to_faction"):
            parts += part.kids[0].parts()
    return parts


def _read_card(card: Card) -> None:
    """Add one card to the tables of cards."""
    parts = parts_of(card.reveal)
    CARD_COST.append(card.cost)
    CARD_FACTIONS.append(sum(1 << f for f in card.factions))
    IS_STARTING.append(card.source == STARTING)
    AGENT_PARTS.append(parts_of(card.agent))
    REVEAL_PARTS.append(parts)
    REVEAL_PERSUASION.append(_sum_reveal(parts, fx.PERSUASION, 0))
    REVEAL_SWORDS.append(_sum_reveal(parts, fx.SWORDS, 0))
    REVEAL_SOLARI.append(_sum_reveal(parts, fx.GAIN, fx.SOLARI))
    REVEAL_SPICE.append(_sum_reveal(parts, fx.GAIN, fx.SPICE))
    REVEAL_WATER.append(_sum_reveal(parts, fx.GAIN, fx.WATER))
    REVEAL_REST.append([p for p in parts if NODES[p].op not in (fx.PERSUASION, fx.SWORDS, fx.GAIN)])
    ON_TRASH.append(_box_or_none(card.on_trash))
    ON_ACQUIRE.append(_box_or_none(card.acquire))
    ON_DISCARD.append(_box_or_none(card.on_discard))
    USES_SIGNET.append(any(part.op == fx.SIGNET for part in card.agent.parts()))
    ROAMS.append(_has_hook(card.agent, "kwisatz_haderach"))
    DOUBLES_HARVEST.append(_has_hook(card.agent, "double_harvest"))
    IGNORES_NEEDS.append(_has_hook(card.agent, "ignore_requirements"))
    DEPLOYS_RECRUITS.append(_has_hook(card.agent, "deploy_recruited"))
    COPIES.append(_copies(card))
    gaining = [part.id for part in card.agent.parts() if part.op == fx.OPS.number("gain_icons")]
    GAINS_ICONS.append(gaining[0] if gaining else fx.NO_NODE)
    FACTION_SPACE_INFLUENCE.append(
        max([part.a for part in _at_faction_space(card.agent) if part.op == fx.SPACE_INFLUENCE], default=1)
    )


# By copying card and copied card: the Agent box of the copied card as the copying card uses it.
COPIED: Final[dict[tuple[int, int], Effect]] = {}
COPY_OF: Final = " copy of "


def _copies(card: Card) -> bool:
    return any(part.op == fx.OPS.number("copy_partner") for part in card.agent.parts())


def _number_copies() -> None:
    """Give numbers to the effects of cards that copy another card's Agent box: each of these cards gets a numbered copy
    of every other card's Agent box."""
    copying = [kind for kind, card in enumerate(CARDS) if _copies(card)]
    for kind in copying:
        for other, card in enumerate(CARDS):
            if (kind, other) not in COPIED and other != kind and card.agent.op != fx.NOTHING:
                tree = COPIED[kind, other] = card.agent.copied()
                _number(tree, OF_CARD | kind, f"card:{CARDS[kind].id}{COPY_OF}card:{card.id}")


def is_copy(node: Effect) -> bool:
    """Tell whether the node belongs to a copied Agent box (see `_number_copies`)."""
    return COPY_OF in node.where


def is_root(node: Effect) -> bool:
    """Tell whether the node is the root of one of its piece's effect trees."""
    return "." not in node.where


def _read_pieces() -> None:
    """Add the pieces of a new box to the tables by kind in this file."""
    for card in CARDS[len(CARD_COST) :]:
        _read_card(card)
    for secret in INTRIGUE[len(EACH_ACQUIRED) :]:
        INTRIGUE_HAS_COST.append(secret.cost.op != fx.NOTHING)
        later = secret.effect.kids[0] if secret.effect.op == fx.IN_REVEAL_TURN else secret.effect
        EACH_ACQUIRED.append(later.kids[0].id if later.op == fx.OPS.number("each_acquired") else fx.NO_NODE)
    for space in SPACES[len(SPACE_PARTS) :]:
        SPACE_PARTS.append(parts_of(space.effect))
    for conflict in CONFLICTS[len(TAKES_MENTAT) :]:
        rewards = (conflict.first, conflict.second, conflict.third)
        TAKES_MENTAT.append(any(part.op == fx.MENTAT for tree in rewards for part in tree.parts()))
    for leader in LEADERS[len(SIGNET_PARTS) :]:
        SIGNET_PARTS.append(parts_of(leader.signet))
        SIGNET_BARS_UNITS.append(_has_hook(leader.signet, "no_deploying"))
        LEADER_REVEAL_PARTS.append(parts_of(leader.reveal))
        LEADER_VISIT_PARTS.append(parts_of(leader.visit))
    for rival in RIVALS[len(RIVAL_SIGNET) :]:
        RIVAL_SIGNET.append(parts_of(rival.signet))
        RIVAL_SCHEME.append(parts_of(rival.scheme))


# --- boxes -------------------------------------------------------------------------------
class Range:
    """The kinds and nodes of a box: in each sort, its kinds start at `first` and follow the order of its pieces; its
    nodes are those from `node` up to `end`."""

    __slots__ = ("box", "first", "node", "end")

    def __init__(self, box: Box) -> None:
        self.box = box
        self.first: dict[str, int] = {id: len(sort.pieces) for id, sort in BY_ID.items()}
        self.node = len(NODES)
        self.end = len(NODES)

    def kinds(self, sort: Sort[Any]) -> list[int]:
        """Return the kinds of the box's pieces of one sort."""
        first = self.first.get(sort.id, 0)
        return list(range(first, first + len(self.box.of(sort))))


BOXES: Final[dict[str, Range]] = {}
_FOLLOWERS: Final[list[Callable[[], None]]] = []


def follow(grow: Callable[[], None]) -> None:
    """Call `grow` now and after every new box; other files use this to extend their own tables by kind."""
    _FOLLOWERS.append(grow)
    grow()


def add_box(box: Box) -> None:
    """Give numbers to the pieces of a box, after all existing ones; a box from outside the family comes after all of
    `listed.ALL`, even those that no game has needed yet."""
    if box.id not in ALL:
        for id in ALL:
            load(id)
    if box.id in BOXES:
        raise ValueError(f"there is a box {box.id!r} already")
    number(*box.sorts)
    added = BOXES[box.id] = Range(box)
    for sort in box.sorts:
        sort.pieces.extend(box.pieces[sort.id])
    for stage in STAGES:
        for sort in box.sorts:
            for kind in added.kinds(sort):
                _number_piece(sort, kind, stage)
    added.end = len(NODES)
    _number_copies()
    _read_pieces()
    for grow in _FOLLOWERS:
        grow()


def _number_piece(sort: Sort[Any], kind: int, stage: int) -> None:
    """Give numbers to those effect trees of a piece that are numbered in this stage."""
    piece = sort.pieces[kind]
    thing = sort.thing | kind if sort.named else 0
    for tree in sort.trees:
        if tree.stage != stage:
            continue
        for found in tree.found(piece):
            if not tree.if_any or found.effect.op != fx.NOTHING:
                _number(found.effect, thing, f"{sort.prefix}:{piece.id} {found.key}")


def cites_with(rule: str) -> dict[str, str]:
    """Return the citations (`Box.cites`) of every box that cites a rule of the same rulebook as `rule`; a rule's
    rulebook is the part of its number before the dash."""
    book = rule.partition("-")[0]
    cites: dict[str, str] = {}
    for box in BOXES.values():
        if any(other.partition("-")[0] == book for other in box.box.cites.values()):
            cites.update(box.box.cites)
    return cites


LOADING: Final = RLock()  # held while boxes are numbered: a server sets up tables in several threads
_BEGUN: Final[list[str]] = []  # boxes of `listed.ALL` that are being loaded or have been
_LOADED: Final[list[str]] = []  # boxes of `listed.ALL` whose pieces are numbered


def load(id: str) -> None:
    """Load a box of `listed.ALL` and those listed before it, and give numbers to their pieces. So the numbers do not
    depend on the order of games.

    The modules that read the box's effect trees are imported first.
    """
    if id in _LOADED or id not in ALL:
        return
    with LOADING:
        for name, listed in ALL.items():
            if name not in _BEGUN:
                _BEGUN.append(name)
                for module in listed.readers:
                    import_module(module)
                _add_listed(name)
                _LOADED.append(name)
            if name == id:
                return


def _add_listed(name: str) -> None:
    """Give numbers to the pieces of one box of `listed.ALL`, unless this has been done already."""
    if name not in BOXES:
        add_box(getattr(import_module(ALL[name].where), name.upper()))


def load_first() -> None:
    """Load the first box of the family, whose pieces and questions every title uses."""
    load(next(iter(ALL)))
