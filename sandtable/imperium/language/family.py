"""The sorts of piece that every game of the family may have, in the order of their numbers (`sorts`).

Any other sort of a box belongs to a module and is in the module's own language file.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.language.effects import Cond
from sandtable.imperium.language.pieces import Card, Conflict, Intrigue, Leader, unknown_marks, unknown_traits
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.language.rival_pieces import Difficulty, HagalCard, Rival
from sandtable.imperium.language.sorts import (
    COSTS_OF_SPACES,
    FIRST,
    INFLUENCE_OF_SPACES,
    Found,
    Sort,
    Tree,
    number,
)

SHOWN: Final = ("sandtable.imperium.tell.family",)
RIVALS_SHOWN: Final = ("sandtable.imperium.modules.rivals.shown",)


class CheaperTree(Tree):
    """A field of spaces: the effect tree of the reduced cost of a space, which applies while a condition holds."""

    def found(self, piece: Any) -> list[Found]:
        return [] if piece.cheaper is None else [Found(self.key, self.line, piece.cheaper[1])]

    def conditions(self, piece: Any) -> list[Cond]:
        return [] if piece.cheaper is None else [piece.cheaper[0]]


class LevelTrees(Tree):
    """A field of Influence tracks: one effect tree for each level with a bonus."""

    def found(self, piece: Any) -> list[Found]:
        return [Found(f"level {level}", f"level-{level}", bonus) for level, bonus in piece.bonuses.items()]


class SpaceInfluence(Tree):
    """A field of Influence tracks: two effect trees, for a space of the track's faction that gives 1 step of Influence,
    and for one that gives 2."""

    def found(self, piece: Any) -> list[Found]:
        return [Found(f"space {steps}", "", effect) for steps, effect in enumerate(piece.space_influence, 1)]


class WayTrees(Tree):
    """A field of House Hagal cards: one effect tree for each of the spaces between which the card chooses
    (`HagalWay`)."""

    def found(self, piece: Any) -> list[Found]:
        return [Found(way.space, "", way.effect) for way in piece.ways]

    def conditions(self, piece: Any) -> list[Cond]:
        return [way.when for way in piece.ways if way.when is not None]


CARD: Final[Sort[Card]] = Sort(
    "card",
    Card,
    trees=(
        Tree("agent", stage=FIRST, opened=True),
        Tree("reveal", stage=FIRST, opened=True),
        Tree("acquire", stage=FIRST),
        Tree("trash", "on_trash", stage=FIRST),
        Tree("discard", "on_discard", stage=FIRST, if_any=True),
        Tree("price", line="cost", if_any=True, voice="cost"),
    ),
    columns=("source", "copies", "cost", "icons", "factions", "module", "deck_of", "marks"),
    words=("card", "discard", "inplay", "acquire", "box"),
    box="box",
    word_order=2,
    room=True,
    check=unknown_marks,
    companions=SHOWN,
)
INTRIGUE: Final[Sort[Intrigue]] = Sort(
    "intrigue",
    Intrigue,
    trees=(
        Tree("cost", stage=FIRST, voice="cost"),
        Tree("effect", stage=FIRST),
        Tree("endgame", stage=FIRST),
        Tree("combat", stage=FIRST, if_any=True, line="combat-effect"),
    ),
    columns=("copies", "windows", "first", "won", "lost", "module"),
    conditions=("condition",),
    words=("intrigue",),
    word_order=3,
    room=True,
    companions=SHOWN,
)
SPACE: Final[Sort[Space]] = Sort(
    "space",
    Space,
    trees=(
        Tree("effect", stage=FIRST, opened=True, voice="space"),
        Tree("control", "control_bonus", stage=FIRST, voice="space"),
        Tree("cost", stage=COSTS_OF_SPACES, voice="cost"),
        CheaperTree("cheaper", line="", stage=COSTS_OF_SPACES),
    ),
    columns=("area", "icon", "faction", "combat", "maker_base", "once_per_game", "reveal_persuasion", "owner"),
    conditions=("needs",),
    words=("space",),
    word_order=0,
    by_slot=True,
    room=True,
    companions=SHOWN,
)
LEADER: Final[Sort[Leader]] = Sort(
    "leader",
    Leader,
    trees=(
        Tree("start", stage=FIRST, line=""),
        Tree("signet", stage=FIRST, opened=True),
        Tree("reveal", stage=FIRST, if_any=True, opened=True, line=""),
        Tree("visit", stage=FIRST, if_any=True, opened=True, line=""),
    ),
    columns=("house", "complexity", "traits", "later", "signet_name", "rival_ok", "ability", "back_of", "module"),
    words=("leader",),
    unspoken="back_of",
    word_order=1,
    room=True,
    check=unknown_traits,
    companions=SHOWN,
)
CONFLICT: Final[Sort[Conflict]] = Sort(
    "conflict",
    Conflict,
    trees=(
        Tree("first", stage=FIRST, opened=True, voice="reward"),
        Tree("second", stage=FIRST, opened=True, voice="reward"),
        Tree("third", stage=FIRST, opened=True, voice="reward"),
    ),
    columns=("level", "control", "icon", "wall"),
    room=True,
    companions=SHOWN,
)
TRACK: Final[Sort[Track]] = Sort(
    "track",
    Track,
    prefix="faction",
    trees=(LevelTrees("level", "bonuses", stage=FIRST), SpaceInfluence("space", stage=INFLUENCE_OF_SPACES)),
    columns=("faction", "top", "points", "alliance", "alliance_points", "owner"),
    derived=("standing", "bonus_at", "space_influence"),
    words=("faction",),
    word_order=4,
    by_slot=True,
    room=True,
    companions=SHOWN,
)
HAGAL: Final[Sort[HagalCard]] = Sort(
    "hagal",
    HagalCard,
    trees=(Tree("effect", stage=FIRST, marks=True), WayTrees("way", "ways", stage=FIRST, marks=True)),
    columns=("copies", "mark", "space", "swords", "harvest", "reshuffle", "posts"),
    conditions=("needs",),
    room=True,
    companions=RIVALS_SHOWN,
)
number(CARD, INTRIGUE, SPACE, LEADER, CONFLICT, TRACK, HAGAL)

DIFFICULTY: Final[Sort[Difficulty]] = Sort(
    "difficulty",
    Difficulty,
    trees=(Tree("extra", "your_extra", line="effect", stage=FIRST, marks=True),),
    columns=(
        "mentat_cost",
        "rival_garrison",
        "conflicts_above_swordmasters",
        "rival_intrigue",
        "swordmaster_open",
        "expert_deployment",
        "variants",
    ),
    observed=False,
    named=False,
    companions=RIVALS_SHOWN,
)
RIVAL: Final[Sort[Rival]] = Sort(
    "rival",
    Rival,
    trees=(Tree("signet", opened=True), Tree("scheme", opened=True)),
    columns=("swordmaster", "priority", "can_win"),
    observed=False,
    companions=RIVALS_SHOWN,
)
