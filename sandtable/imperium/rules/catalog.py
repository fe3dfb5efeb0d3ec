"""The catalogue: all pieces there are, numbered box by box, with the tables that depend on a piece alone.

A *kind* is the number of a card, Intrigue card, space, Leader or Conflict card in its own list. A
*thing* is a number that names any piece at all (`thing_name`): events and decisions use it to say
what caused them. Kinds and nodes are given box after box in the order of `boxes.ALL`, so that a later
box moves no number; a box and those before it are loaded when a game first needs it (`load`). Which pieces
are in a game, and what depends on their set, is its `Ruleset`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from sandtable.imperium.boxes import ALL
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.module_pieces import Contract, Difficulty, HagalCard, Objective, Rival
from sandtable.imperium.language.pieces import STARTING, Box, Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Post, Space, Track

CARDS: Final[list[Card]] = []
INTRIGUE: Final[list[Intrigue]] = []
CONFLICTS: Final[list[Conflict]] = []
SPACES: Final[list[Space]] = []
TRACKS: Final[list[Track]] = []
LEADERS: Final[list[Leader]] = []
HAGAL: Final[list[HagalCard]] = []
DIFFICULTIES: Final[list[Difficulty]] = []
POSTS: Final[list[Post]] = []
OBJECTIVES: Final[list[Objective]] = []
CONTRACTS: Final[list[Contract]] = []
RIVALS: Final[list[Rival]] = []

# --- things ------------------------------------------------------------------------------
THING_KINDS: Final = (
    "none", "card", "intrigue", "space", "leader", "conflict", "track", "hagal", "post", "objective", "contract",
    "rival",
)  # fmt: skip
OF_CARD: Final = 1 << 12
OF_INTRIGUE: Final = 2 << 12
OF_SPACE: Final = 3 << 12
OF_LEADER: Final = 4 << 12
OF_CONFLICT: Final = 5 << 12
OF_TRACK: Final = 6 << 12
OF_HAGAL: Final = 7 << 12
OF_POST: Final = 8 << 12
OF_OBJECTIVE: Final = 9 << 12
OF_CONTRACT: Final = 10 << 12
OF_RIVAL: Final = 11 << 12
KIND_OF: Final = 0xFFF


def thing_name(thing: int) -> str:
    """`card:stilgar`, `space:arrakeen`, … or an empty string for no thing."""
    kind = thing & KIND_OF
    sort = thing >> 12
    if sort == 1:
        return "card:" + CARDS[kind].id
    if sort == 2:
        return "intrigue:" + INTRIGUE[kind].id
    if sort == 3:
        return "space:" + SPACES[kind].id
    if sort == 4:
        return "leader:" + LEADERS[kind].id
    if sort == 5:
        return "conflict:" + CONFLICTS[kind].id
    if sort == 6:
        return "faction:" + TRACKS[kind].id
    if sort == 7:
        return "hagal:" + HAGAL[kind].id
    if sort == 8:
        return "post:" + POSTS[kind].id
    if sort == 9:
        return "objective:" + OBJECTIVES[kind].id
    if sort == 10:
        return "contract:" + CONTRACTS[kind].id
    if sort == 11:
        return "rival:" + RIVALS[kind].id
    return ""


# --- effect nodes ------------------------------------------------------------------------
NODES: Final[list[Effect]] = []
# Which part of its effect box a node is: how the player names it (`part:0`) when the box has several.
PART_NUMBER: Final[list[int]] = []
# The faction spaces' own influence, one node per track and amount (IMP-4.8; 2 with Power Play).
SPACE_INFLUENCE_NODES: Final[list[list[Effect]]] = []


def _number(effect: Effect, thing: int, where: str) -> None:
    """Give a tree its numbers; `where` is how a report names it: `card:stilgar agent`."""
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


def _number_if_any(effect: Effect, thing: int, where: str) -> None:
    """For boxes that few pieces have: an empty one takes no number."""
    if effect.op != fx.NOTHING:
        _number(effect, thing, where)


def parts_of(effect: Effect) -> list[int]:
    """The numbers of the separate effects of one effect box."""
    return [part.id for part in effect.parts()]


def _box_or_none(effect: Effect) -> int:
    """The node of an effect box in which something stands."""
    return effect.id if effect.op != fx.NOTHING else fx.NO_NODE


# --- by kind of card ---------------------------------------------------------------------
CARD_COST: Final[list[int]] = []
CARD_FACTIONS: Final[list[int]] = []  # as bits
IS_STARTING: Final[list[bool]] = []
AGENT_PARTS: Final[list[list[int]]] = []
REVEAL_PARTS: Final[list[list[int]]] = []
# What the Reveal box of each card gives whatever happens, and the rest: what asks, depends or moves something.
REVEAL_PERSUASION: Final[list[int]] = []
REVEAL_SWORDS: Final[list[int]] = []
REVEAL_SOLARI: Final[list[int]] = []
REVEAL_SPICE: Final[list[int]] = []
REVEAL_WATER: Final[list[int]] = []
REVEAL_REST: Final[list[list[int]]] = []
ON_TRASH: Final[list[int]] = []  # the node, or NO_NODE
ON_ACQUIRE: Final[list[int]] = []
ON_DISCARD: Final[list[int]] = []
USES_SIGNET: Final[list[bool]] = []  # its Agent box is that of the Leader's Signet Ring
ROAMS: Final[list[bool]] = []  # needs no icon and minds no Agent, and may send one from the board (IMP-20.41)
DOUBLES_HARVEST: Final[list[bool]] = []
IGNORES_NEEDS: Final[list[bool]] = []  # influence that spaces ask for does not count for it
DEPLOYS_RECRUITS: Final[list[bool]] = []  # troops recruited in its turn may be deployed, whatever the space
FACTION_SPACE_INFLUENCE: Final[list[int]] = []

# --- by kind of other pieces -------------------------------------------------------------
SIGNET_PARTS: Final[list[list[int]]] = []
RIVAL_SIGNET: Final[list[list[int]]] = []
RIVAL_SCHEME: Final[list[list[int]]] = []
SIGNET_BARS_UNITS: Final[list[bool]] = []  # whose Signet Ring keeps the own units from the Conflict for the turn
LEADER_REVEAL_PARTS: Final[list[list[int]]] = []
LEADER_VISIT_PARTS: Final[list[list[int]]] = []
SPACE_PARTS: Final[list[list[int]]] = []
TAKES_MENTAT: Final[list[bool]] = []  # Conflicts that have the Mentat among their rewards
INTRIGUE_HAS_COST: Final[list[bool]] = []
EACH_ACQUIRED: Final[list[int]] = []  # what an open Intrigue card gives for each card acquired: the node, or NO_NODE


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
    """The parts of an Agent box, with those that only a faction space opens."""
    parts: list[Effect] = []
    for part in box.parts():
        parts.append(part)
        if part.op == fx.WHEN and part.cond is not None and part.cond.op == fx.COND_OPS.number("sent_to_faction"):
            parts += part.kids[0].parts()
    return parts


def _add_card(card: Card) -> None:
    kind = len(CARDS)
    CARDS.append(card)
    for box, tree in (
        ("agent", card.agent),
        ("reveal", card.reveal),
        ("acquire", card.acquire),
        ("trash", card.on_trash),
    ):
        _number(tree, OF_CARD | kind, f"card:{card.id} {box}")
    _number_if_any(card.on_discard, OF_CARD | kind, f"card:{card.id} discard")
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
    FACTION_SPACE_INFLUENCE.append(
        max([part.a for part in _at_faction_space(card.agent) if part.op == fx.SPACE_INFLUENCE], default=1)
    )


# --- boxes -------------------------------------------------------------------------------
class Range:
    """Where the pieces of a box stand in each list: the first of its kinds; as many follow as the box declares."""

    __slots__ = (
        "box", "card", "intrigue", "conflict", "space", "track", "leader", "hagal", "difficulty", "post", "objective",
        "contract", "rival", "node",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.box = box
        self.card = len(CARDS)
        self.intrigue = len(INTRIGUE)
        self.conflict = len(CONFLICTS)
        self.space = len(SPACES)
        self.track = len(TRACKS)
        self.leader = len(LEADERS)
        self.hagal = len(HAGAL)
        self.difficulty = len(DIFFICULTIES)
        self.post = len(POSTS)
        self.objective = len(OBJECTIVES)
        self.contract = len(CONTRACTS)
        self.rival = len(RIVALS)
        self.node = len(NODES)


BOXES: Final[dict[str, Range]] = {}
_FOLLOWERS: Final[list[Callable[[], None]]] = []


def follow(grow: Callable[[], None]) -> None:
    """`grow` is called now and after every box that comes: for tables by kind that other modules keep."""
    _FOLLOWERS.append(grow)
    grow()


def add_box(box: Box) -> None:
    """Number the pieces of a box after all that are there; one from elsewhere comes behind all of `boxes.ALL`, whether
    a game has needed them yet or not."""
    if box.id not in ALL:
        for id in ALL:
            load(id)
    if box.id in BOXES:
        raise ValueError(f"there is a box {box.id!r} already")
    BOXES[box.id] = Range(box)
    for card in box.cards:
        _add_card(card)
    for secret in box.intrigue:
        kind = len(INTRIGUE)
        INTRIGUE.append(secret)
        for place, tree in (("cost", secret.cost), ("effect", secret.effect), ("endgame", secret.endgame)):
            _number(tree, OF_INTRIGUE | kind, f"intrigue:{secret.id} {place}")
        _number_if_any(secret.combat, OF_INTRIGUE | kind, f"intrigue:{secret.id} combat")
        INTRIGUE_HAS_COST.append(secret.cost.op != fx.NOTHING)
        later = secret.effect.kids[0] if secret.effect.op == fx.IN_REVEAL_TURN else secret.effect
        EACH_ACQUIRED.append(later.kids[0].id if later.op == fx.OPS.number("each_acquired") else fx.NO_NODE)
    for space in box.spaces:
        kind = len(SPACES)
        SPACES.append(space)
        _number(space.effect, OF_SPACE | kind, f"space:{space.id} effect")
        _number(space.control_bonus, OF_SPACE | kind, f"space:{space.id} control")
        SPACE_PARTS.append(parts_of(space.effect))
    for conflict in box.conflicts:
        kind = len(CONFLICTS)
        CONFLICTS.append(conflict)
        rewards = (("first", conflict.first), ("second", conflict.second), ("third", conflict.third))
        for place, tree in rewards:
            _number(tree, OF_CONFLICT | kind, f"conflict:{conflict.id} {place}")
        TAKES_MENTAT.append(any(part.op == fx.MENTAT for _, tree in rewards for part in tree.parts()))
    first_track = len(TRACKS)
    for track in box.tracks:
        for reached, bonus in track.bonuses.items():
            _number(bonus, OF_TRACK | len(TRACKS), f"faction:{track.id} level {reached}")
        TRACKS.append(track)
    for leader in box.leaders:
        kind = len(LEADERS)
        LEADERS.append(leader)
        _number(leader.start, OF_LEADER | kind, f"leader:{leader.id} start")
        _number(leader.signet, OF_LEADER | kind, f"leader:{leader.id} signet")
        _number_if_any(leader.reveal, OF_LEADER | kind, f"leader:{leader.id} reveal")
        _number_if_any(leader.visit, OF_LEADER | kind, f"leader:{leader.id} visit")
        SIGNET_PARTS.append(parts_of(leader.signet))
        SIGNET_BARS_UNITS.append(_has_hook(leader.signet, "no_deploying"))
        LEADER_REVEAL_PARTS.append(parts_of(leader.reveal))
        LEADER_VISIT_PARTS.append(parts_of(leader.visit))
    for hagal in box.hagal:
        _number(hagal.effect, OF_HAGAL | len(HAGAL), f"hagal:{hagal.id} effect")
        for way in hagal.ways:
            _number(way.effect, OF_HAGAL | len(HAGAL), f"hagal:{hagal.id} {way.space}")
        HAGAL.append(hagal)
    for level in box.difficulties:
        _number(level.your_extra, 0, f"difficulty:{level.id} extra")
        DIFFICULTIES.append(level)
    for kind in range(first_track, len(TRACKS)):
        row = []
        for amount in (1, 2):
            node = build.influence(TRACKS[kind].faction, amount)
            _number(node, OF_TRACK | kind, f"faction:{TRACKS[kind].id} space {amount}")
            row.append(node)
        SPACE_INFLUENCE_NODES.append(row)
    for kind, space in enumerate(box.spaces, BOXES[box.id].space):  # after all else: they came to the language later
        _number(space.cost, OF_SPACE | kind, f"space:{space.id} cost")
        if space.cheaper is not None:
            _number(space.cheaper[1], OF_SPACE | kind, f"space:{space.id} cheaper")
    POSTS.extend(box.posts)
    OBJECTIVES.extend(box.objectives)
    for contract in box.contracts:
        _number(contract.reward, OF_CONTRACT | len(CONTRACTS), f"contract:{contract.id} reward")
        CONTRACTS.append(contract)
    for rival in box.rivals:
        kind = len(RIVALS)
        RIVALS.append(rival)
        _number(rival.signet, OF_RIVAL | kind, f"rival:{rival.id} signet")
        _number(rival.scheme, OF_RIVAL | kind, f"rival:{rival.id} scheme")
        RIVAL_SIGNET.append(parts_of(rival.signet))
        RIVAL_SCHEME.append(parts_of(rival.scheme))
    for grow in _FOLLOWERS:
        grow()


def cites_with(rule: str) -> dict[str, str]:
    """Return what the boxes cite that share the book of this rule."""
    book = rule.partition("-")[0]
    cites: dict[str, str] = {}
    for box in BOXES.values():
        if any(other.partition("-")[0] == book for other in box.box.cites.values()):
            cites.update(box.box.cites)
    return cites


def load(id: str) -> None:
    """Have a box of `boxes.ALL` numbered, and before it all that stand before it there, so that numbers do not depend
    on which game came first. What reads its trees is loaded before it."""
    if id in BOXES or id not in ALL:
        return
    for name, listed in ALL.items():
        if name not in BOXES:
            for module in listed.readers:
                import_module(module)
            add_box(getattr(import_module(listed.where), name.upper()))
        if name == id:
            return


load("base")
