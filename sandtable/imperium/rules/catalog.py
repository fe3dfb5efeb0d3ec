"""All pieces of the family, numbered, with the tables the engine reads: built once at import.

A *kind* is the number of a card, Intrigue card, space, leader or Conflict card in its own list. A
*thing* is a number that names any piece at all (`thing_of`, `thing_name`): events and decisions
use it to say what caused them.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.base import BASE
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.pieces import (
    HAGAL_BOTH,
    HAGAL_SOLO,
    HAGAL_TWO,
    IMPERIUM_DECK,
    RESERVE,
    STARTING,
    Box,
    Card,
    Conflict,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    Space,
    Track,
)

BOXES: Final[list[Box]] = [BASE]

CARDS: Final[list[Card]] = [card for box in BOXES for card in box.cards]
INTRIGUE: Final[list[Intrigue]] = [card for box in BOXES for card in box.intrigue]
CONFLICTS: Final[list[Conflict]] = [card for box in BOXES for card in box.conflicts]
SPACES: Final[list[Space]] = [space for box in BOXES for space in box.spaces]
TRACKS: Final[list[Track]] = [track for box in BOXES for track in box.tracks]
LEADERS: Final[list[Leader]] = [leader for box in BOXES for leader in box.leaders]
HAGAL: Final[list[HagalCard]] = [card for box in BOXES for card in box.hagal]
DIFFICULTIES: Final[list[Difficulty]] = [level for box in BOXES for level in box.difficulties]

CARD: Final = {card.id: kind for kind, card in enumerate(CARDS)}
INTRIGUE_KIND: Final = {card.id: kind for kind, card in enumerate(INTRIGUE)}
CONFLICT: Final = {card.id: kind for kind, card in enumerate(CONFLICTS)}
SPACE: Final = {space.id: kind for kind, space in enumerate(SPACES)}
LEADER: Final = {leader.id: kind for kind, leader in enumerate(LEADERS)}
HAGAL_KIND: Final = {card.id: kind for kind, card in enumerate(HAGAL)}
DIFFICULTY: Final = {level.id: kind for kind, level in enumerate(DIFFICULTIES)}

# --- things ------------------------------------------------------------------------------
THING_KINDS: Final = ("none", "card", "intrigue", "space", "leader", "conflict", "track", "hagal")
OF_CARD: Final = 1 << 12
OF_INTRIGUE: Final = 2 << 12
OF_SPACE: Final = 3 << 12
OF_LEADER: Final = 4 << 12
OF_CONFLICT: Final = 5 << 12
OF_TRACK: Final = 6 << 12
OF_HAGAL: Final = 7 << 12
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
    return ""


# --- effect nodes ------------------------------------------------------------------------
NODES: Final[list[Effect]] = []


def _number(effect: Effect, thing: int, where: str) -> None:
    """Give a tree its numbers; `where` is how a report names it: `card:stilgar agent`."""
    if effect.id >= 0:
        raise ValueError(f"{where} shares a node with {NODES[effect.id].where}")
    effect.id = len(NODES)
    effect.thing = thing
    effect.where = where
    NODES.append(effect)
    for i, kid in enumerate(effect.kids):
        _number(kid, thing, f"{where}.{i + 1}")


def _number_all() -> None:
    for kind, card in enumerate(CARDS):
        for box, tree in (
            ("agent", card.agent),
            ("reveal", card.reveal),
            ("acquire", card.acquire),
            ("trash", card.on_trash),
        ):
            _number(tree, OF_CARD | kind, f"card:{card.id} {box}")
    for kind, secret in enumerate(INTRIGUE):
        for box, tree in (("cost", secret.cost), ("effect", secret.effect), ("endgame", secret.endgame)):
            _number(tree, OF_INTRIGUE | kind, f"intrigue:{secret.id} {box}")
    for kind, space in enumerate(SPACES):
        _number(space.effect, OF_SPACE | kind, f"space:{space.id} effect")
        _number(space.control_bonus, OF_SPACE | kind, f"space:{space.id} control")
    for kind, conflict in enumerate(CONFLICTS):
        for place, tree in (("first", conflict.first), ("second", conflict.second), ("third", conflict.third)):
            _number(tree, OF_CONFLICT | kind, f"conflict:{conflict.id} {place}")
    for kind, track in enumerate(TRACKS):
        for reached, bonus in track.bonuses.items():
            _number(bonus, OF_TRACK | kind, f"faction:{track.id} level {reached}")
    for kind, leader in enumerate(LEADERS):
        _number(leader.start, OF_LEADER | kind, f"leader:{leader.id} start")
        _number(leader.signet, OF_LEADER | kind, f"leader:{leader.id} signet")
    for kind, hagal in enumerate(HAGAL):
        _number(hagal.effect, OF_HAGAL | kind, f"hagal:{hagal.id} effect")
    for level in DIFFICULTIES:
        _number(level.your_extra, 0, f"difficulty:{level.id} extra")


_number_all()

# The faction spaces' own influence, one node per faction and amount (IMP-4.8; 2 with Power Play).
SPACE_INFLUENCE_NODES: Final[list[list[Effect]]] = []


def _number_space_influence() -> None:
    for faction, track in enumerate(TRACKS):
        row = []
        for amount in (1, 2):
            node = fx.influence(faction, amount)
            _number(node, OF_TRACK | faction, f"faction:{track.id} space {amount}")
            row.append(node)
        SPACE_INFLUENCE_NODES.append(row)


_number_space_influence()


def parts_of(effect: Effect) -> list[int]:
    """The numbers of a box's separate effects."""
    return [part.id for part in effect.parts()]


def _position_in_box() -> list[int]:
    row = [0] * len(NODES)
    for node in NODES:
        if node.op == fx.ALL:
            for i, kid in enumerate(node.kids):
                row[kid.id] = i
    return row


# Which part of its box a node is: how the player names it when a box has several.
PART_OF_BOX: Final[list[int]] = _position_in_box()

# --- cards -------------------------------------------------------------------------------
CARD_COST: Final[list[int]] = [card.cost for card in CARDS]
CARD_FACTIONS: Final[list[int]] = [sum(1 << f for f in card.factions) for card in CARDS]
AGENT_PARTS: Final[list[list[int]]] = [parts_of(card.agent) for card in CARDS]
REVEAL_PARTS: Final[list[list[int]]] = [parts_of(card.reveal) for card in CARDS]
SIGNET_PARTS: Final[list[list[int]]] = [parts_of(leader.signet) for leader in LEADERS]
SPACE_PARTS: Final[list[list[int]]] = [parts_of(space.effect) for space in SPACES]
LEADER_TRAIT: Final[list[int]] = [leader.trait for leader in LEADERS]


def _sum_reveal(op: int, resource: int) -> list[int]:
    """What the Reveal box of each card gives whatever happens."""
    return [
        sum(
            (NODES[p].b if op == fx.GAIN else NODES[p].a)
            for p in REVEAL_PARTS[kind]
            if NODES[p].op == op and (op != fx.GAIN or NODES[p].a == resource)
        )
        for kind in range(len(CARDS))
    ]


REVEAL_PERSUASION: Final[list[int]] = _sum_reveal(fx.PERSUASION, 0)
REVEAL_SWORDS: Final[list[int]] = _sum_reveal(fx.SWORDS, 0)
REVEAL_SOLARI: Final[list[int]] = _sum_reveal(fx.GAIN, fx.SOLARI)
REVEAL_SPICE: Final[list[int]] = _sum_reveal(fx.GAIN, fx.SPICE)
REVEAL_WATER: Final[list[int]] = _sum_reveal(fx.GAIN, fx.WATER)
# The rest of the Reveal box: what asks, depends or moves something.
REVEAL_REST: Final[list[list[int]]] = [
    [p for p in parts if NODES[p].op not in (fx.PERSUASION, fx.SWORDS, fx.GAIN)] for parts in REVEAL_PARTS
]

SIGNET_RING: Final = CARD["signet_ring"]
FOLDSPACE: Final = CARD["foldspace"]
KWISATZ_HADERACH: Final = CARD["kwisatz_haderach"]
RESERVE_CARDS: Final[list[int]] = [kind for kind, card in enumerate(CARDS) if card.source == RESERVE]
RESERVE_SLOT: Final[dict[int, int]] = {kind: slot for slot, kind in enumerate(RESERVE_CARDS)}
STARTING_DECK: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) if card.source == STARTING for _ in range(card.copies)
]
IMPERIUM_CARDS: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) if card.source == IMPERIUM_DECK for _ in range(card.copies)
]
INTRIGUE_CARDS: Final[list[int]] = [kind for kind, card in enumerate(INTRIGUE) for _ in range(card.copies)]

# Passive hooks: a card in use changes what the space gives.
DOUBLES_HARVEST: Final[list[bool]] = [
    any(part.op == fx.HOOK and part.name == "double_harvest" for part in card.agent.parts()) for card in CARDS
]
FACTION_SPACE_INFLUENCE: Final[list[int]] = [
    max([part.a for part in card.agent.parts() if part.op == fx.SPACE_INFLUENCE], default=1) for card in CARDS
]

# --- the board ---------------------------------------------------------------------------
ALL_SPACES: Final = (1 << len(SPACES)) - 1


def _mask(chosen: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(chosen) if yes)


ICON_SPACES: Final[list[int]] = [_mask([space.icon == icon for space in SPACES]) for icon in range(len(fx.ICONS))]
FACTION_ICON_SPACES: Final = ICON_SPACES[0] | ICON_SPACES[1] | ICON_SPACES[2] | ICON_SPACES[3]
LANDSRAAD_AND_CITY: Final = ICON_SPACES[fx.LANDSRAAD] | ICON_SPACES[fx.CITY]
COMBAT_SPACES: Final = _mask([space.combat for space in SPACES])
ONCE_PER_GAME: Final = _mask([space.once_per_game for space in SPACES])
MAKER_SPACES: Final[list[int]] = [kind for kind, space in enumerate(SPACES) if space.maker_base]
CONTROL_SPACES: Final[list[int]] = [kind for kind, space in enumerate(SPACES) if space.control_bonus.op != fx.NOTHING]
SPACE_FACTION: Final[list[int]] = [space.faction for space in SPACES]
HIGH_COUNCIL: Final = SPACE["high_council"]
SWORDMASTER_SPACE: Final = SPACE["swordmaster"]
SELL_MELANGE: Final = SPACE["sell_melange"]
MELANGE_LEAST: Final = 2
MELANGE_MOST: Final = 5
CARD_SPACES: Final[list[int]] = [
    (ALL_SPACES if kind == KWISATZ_HADERACH else sum(ICON_SPACES[icon] for icon in card.icons))
    for kind, card in enumerate(CARDS)
]


def _affordable(resource: str, least_for_melange: int, off: int, off_icon: int) -> list[int]:
    """For each amount held, the spaces whose cost in that resource it covers; the last entry for all above."""
    rows = []
    for held in range(9):
        row = []
        for kind, space in enumerate(SPACES):
            cost = int(getattr(space, resource))
            if kind == SELL_MELANGE and resource == "spice":
                cost = least_for_melange
            if space.icon == off_icon:
                cost = max(0, cost - off)
            row.append(cost <= held)
        rows.append(_mask(row))
    return rows


MOST_COST: Final = 8
AFFORD_SOLARI: Final[list[int]] = _affordable("solari", 0, 0, -1)
AFFORD_SOLARI_POPULAR: Final[list[int]] = _affordable("solari", 0, 1, fx.LANDSRAAD)
AFFORD_SPICE: Final[list[int]] = _affordable("spice", MELANGE_LEAST, 0, -1)
AFFORD_WATER: Final[list[int]] = _affordable("water", 0, 0, -1)
# Spaces that ask for influence, by faction and level held (IMP-4.7).
NEEDS_INFLUENCE: Final[list[tuple[int, int, int]]] = [
    (1 << kind, space.needs.a, space.needs.b) for kind, space in enumerate(SPACES) if space.needs is not None
]
REVEAL_PERSUASION_SPACES: Final[list[tuple[int, int]]] = [
    (kind, space.reveal_persuasion) for kind, space in enumerate(SPACES) if space.reveal_persuasion
]
CONFLICT_SPACE: Final[list[int]] = [SPACE[card.control] if card.control else -1 for card in CONFLICTS]

# --- House Hagal -------------------------------------------------------------------------
MENTAT_SPACE: Final = SPACE["mentat"]
HAGAL_SPACE: Final[list[int]] = [SPACE[card.space] if card.space else -1 for card in HAGAL]
# The deck of each mode, one entry per card (IMP-18.3, 19.7).
HAGAL_SOLO_DECK: Final[list[int]] = [
    kind for kind, card in enumerate(HAGAL) if card.mark in (HAGAL_BOTH, HAGAL_SOLO) for _ in range(card.copies)
]
HAGAL_TWO_DECK: Final[list[int]] = [
    kind for kind, card in enumerate(HAGAL) if card.mark in (HAGAL_BOTH, HAGAL_TWO) for _ in range(card.copies)
]
