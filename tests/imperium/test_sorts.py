"""Sorts of pieces: every one of every title is whole, and one that forgets something is told what, by name."""

from __future__ import annotations

import ast
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.fluent import Words, languages
from sandtable.core.titles import meta
from sandtable.imperium.lab.sorts import faults, piece_faults, record_faults
from sandtable.imperium.language import family
from sandtable.imperium.language.builders import agent_on_board, condition, draw, gain, nothing
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.pieces import Box, Card
from sandtable.imperium.language.sorts import BY_ID, SORTS, Sort, Tree, sort_of
from sandtable.imperium.nodes.demanding import demand_box
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.chosen import Choice
from sandtable.imperium.rules.records import MissingRecord
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.tell.pieces import Telling, telling_of, told_by

PACKAGE = Path(__file__).resolve().parents[2] / "sandtable" / "imperium"
NUMBERS = count(1)


def new_class() -> Any:
    """A class of pieces that only one test has: sorts stay for good."""

    class Relic:
        __slots__ = ("id", "name", "power", "needs", "price", "age")

        def __init__(self, power: Effect, needs: Cond | None = None, price: Effect | None = None) -> None:
            self.id = "lens"
            self.name = "Lens"
            self.power = power
            self.needs = needs
            self.price = price or nothing()
            self.age = 0

    return Relic


def relics(**how: Any) -> Sort[Any]:
    id = f"relic{next(NUMBERS)}"
    usual: dict[str, Any] = {
        "trees": (Tree("power"), Tree("price")), "columns": ("age",), "conditions": ("needs",), "words": (id,),
    }  # fmt: skip
    return Sort(id, new_class(), **(usual | how))


def rules_with(sort: Sort[Any], *pieces: Any) -> Ruleset:
    catalog.add_box(Box(f"box of {sort.id}", "Relics", {sort: list(pieces)}))
    return Ruleset("imperium", Choice(("base", f"box of {sort.id}")))


# --- those there are ---------------------------------------------------------------------
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("imperium", {"seats": seats}) for seats in (1, 2, 4)),
    *(("uprising", {"seats": seats}) for seats in (1, 2, 4, 6)),
    ("uprising", {"seats": 4, "choam": True}),
    ("uprising", {"seats": 2, "choam": True, "streamlined": True}),
]


@pytest.mark.parametrize(("title", "options"), GAMES, ids=lambda of: str(of))
def test_no_sort_of_these_games_has_forgotten_anything(title: str, options: dict[str, Any]) -> None:
    assert faults(title, meta(title).check(options)) == []


def test_the_numbers_of_the_familys_sorts_do_not_move() -> None:
    ruleset_for("uprising", meta("uprising").check({"seats": 1}))
    numbered = [None if sort is None else sort.id for sort in SORTS]
    assert numbered[:12] == [
        None, "card", "intrigue", "space", "leader", "conflict", "track", "hagal", "post", "objective", "contract",
        "rival",
    ]  # fmt: skip
    constants = (
        (family.CARD, catalog.OF_CARD), (family.INTRIGUE, catalog.OF_INTRIGUE), (family.SPACE, catalog.OF_SPACE),
        (family.LEADER, catalog.OF_LEADER), (family.CONFLICT, catalog.OF_CONFLICT), (family.TRACK, catalog.OF_TRACK),
        (family.HAGAL, catalog.OF_HAGAL),
    )  # fmt: skip
    assert all(sort.thing == thing for sort, thing in constants)
    assert (family.DIFFICULTY.number, family.DIFFICULTY.thing) == (0, 0)  # events name no level as their cause


COMMON = ("language", "rules", "rules/asking", "nodes", "lab", "tell", "judge")
# Other things of the same name: a kind of node (whether a game has it decides what an observation shows), and a rate.
OTHERS = {("fields.py", "contract"), ("rates.py", "contract")}


def test_common_code_names_no_sort_of_a_module() -> None:
    """Neither by its id, nor as the prefix of a word, nor as the key of its pieces for the page."""
    ruleset_for("uprising", meta("uprising").check({"seats": 1, "choam": True}))
    of_modules = [sort for sort in SORTS if sort is not None and not sort.room and sort is not family.RIVAL]
    assert {sort.id for sort in of_modules} >= {"post", "objective", "contract"}
    names = {name for sort in of_modules for name in (sort.id, telling_of(sort).page, f"{sort.prefix}:")}
    found = {
        (path.name, node.value)
        for folder in COMMON
        for path in (PACKAGE / folder).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    }
    # House Hagal cards of one box name posts.
    assert found - OTHERS == {("family.py", "posts"), ("rival_pieces.py", "posts")}


def test_a_piece_knows_its_sort_by_its_class() -> None:
    assert sort_of(catalog.CARDS[0]) is family.CARD
    with pytest.raises(ValueError, match="no sort has pieces of the class Relic"):
        sort_of(new_class()(draw(1)))


# --- what is refused at import -----------------------------------------------------------
def test_two_sorts_of_one_id_class_or_word_are_refused() -> None:
    sort = relics()
    with pytest.raises(ValueError, match=f"there is a sort '{sort.id}' already"):
        Sort(sort.id, new_class())
    with pytest.raises(ValueError, match="pieces of the class Card are of the sort 'card' already"):
        Sort("other", Card)
    with pytest.raises(ValueError, match="the sorts 'card' and 'other' both have words acquire:"):
        Sort("other", new_class(), words=("acquire",))
    with pytest.raises(ValueError, match="'other' opens its boxes as box:…, which is not among its words"):
        Sort("other", new_class(), words=("other",), box="box")
    assert "other" not in BY_ID


def test_a_box_with_a_piece_of_another_sort_is_refused() -> None:
    with pytest.raises(ValueError, match=r"box 'b' has .*Relic.* among its pieces of the sort 'card'"):
        Box("b", "B", {family.CARD: [new_class()(draw(1))]})


# --- what is forgotten -------------------------------------------------------------------
def test_an_attribute_that_the_record_does_not_speak_of_is_named() -> None:
    sort = relics(columns=("colour",))
    assert record_faults(sort) == [
        f"{sort.id}: the record does not speak of 'age': it is a tree, a column, a condition or derived",
        f"{sort.id}: the record speaks of 'colour', which its pieces do not have",
    ]


def test_an_effect_and_a_condition_among_the_columns_are_named() -> None:
    sort = relics(trees=(Tree("power"),), columns=("age", "price", "needs"), conditions=())
    found = piece_faults(sort, rules_with(sort, sort.cls(draw(1), agent_on_board(), gain(spice=1))))
    assert f"{sort.id}:lens: 'price' is an effect: name it among the trees of the sort" in found
    assert f"{sort.id}:lens: 'needs' is a condition: name it among the conditions of the sort" in found


def test_a_condition_that_nobody_knows_is_refused_with_its_piece() -> None:
    sort = relics()
    with pytest.raises(MissingRecord, match=rf"{sort.id}:lens needs: no record for the condition 'full_moon'"):
        demand_box([], Box("moon", "Moon", {sort: [sort.cls(draw(1), condition("full_moon"))]}))


def test_missing_messages_are_named_with_their_language() -> None:
    sort = relics()
    found = piece_faults(sort, rules_with(sort, sort.cls(draw(1))))
    missing = f"{sort.id}:lens: there is no message {sort.id}-lens in"
    assert found == [f"{missing} {lang}" for lang in languages()]


def test_a_tree_that_is_told_by_no_line_is_named() -> None:
    """The name is there, the label is not, and the telling leaves a tree out."""
    sort = relics(prefix="card", trees=(Tree("power", line="no_such"), Tree("price")))
    sort.prefix = "leader"
    rules = rules_with(sort, sort.cls(draw(1), None, gain(spice=1)))
    told_by(Silent(sort))
    found = piece_faults(sort, rules)
    assert "leader:lens: there is no message label-no_such in en" in found
    assert "leader:lens: no line tells the tree 'price'" in found
    assert "leader:lens: the page is not sent it" in found


class Silent(Telling):
    """Tells one tree of two, and sends nothing."""

    def name(self, piece: Any, words: Words) -> str:
        return "Lens"

    def lines(self, piece: Any, words: Words) -> list[tuple[str, str]]:
        return self.trees(piece, words, "no_such")

    def content(self, rules: Ruleset, words: Words) -> Any:
        return {}


def test_a_tree_that_is_not_the_one_that_was_numbered_is_named() -> None:
    sort = relics()
    rules = rules_with(sort, sort.cls(draw(1)))
    sort.pieces[0].power = gain(spice=2)
    assert f"{sort.id}:lens: the tree 'power' has no number" in piece_faults(sort, rules)
