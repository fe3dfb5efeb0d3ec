"""Boxes are found by their folders, in the order of their numbers, and bring their options, modules and books along."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sandtable.core.titles import meta
from sandtable.imperium import listed
from sandtable.imperium.listing import Listed
from tests.checkout.test_layers import PACKAGE

# Saved positions and weights depend on these numbers. A new box is appended; no other change of this list is possible.
NUMBERED = (
    "base",
    "uprising",
    "uprising_rivals",
    "uprising_six",
    "ix",
    "ix_epic",
    "immortality",
    "immortality_solo",
    "immortality_uprising_solo",
    "to_eleven",
    "from_zero",
    "uprising_base",
    "uprising_ix",
    "uprising_ix_rivals",
    "uprising_ix_epic",
    "uprising_base_conflicts",
    "uprising_ix_conflicts",
    "uprising_ix_foldspace",
)


def test_the_numbers_of_the_boxes_never_change() -> None:
    assert tuple(listed.ALL)[: len(NUMBERED)] == NUMBERED
    assert [box.number for box in listed.ALL.values()][: len(NUMBERED)] == list(range(len(NUMBERED)))


def test_every_folder_lists_its_boxes() -> None:
    folders = {folder.parent.name for folder in (PACKAGE / "imperium" / "boxes").glob("*/__init__.py")}
    assert {box.where.split(".")[3] for box in listed.ALL.values()} == folders


def test_two_boxes_of_one_number_or_id_are_named() -> None:
    first, second = Listed("first", 3, "boxes.first"), Listed("second", 3, "boxes.second")
    with pytest.raises(ValueError, match="'first' and 'second' both have the number 3; the next free one is 4"):
        listed.in_order([first, second])
    with pytest.raises(ValueError, match=r"two boxes are called 'first': boxes\.first and boxes\.other"):
        listed.in_order([first, Listed("first", 4, "boxes.other")])


def test_boxes_are_sorted_by_number() -> None:
    assert list(listed.in_order([Listed("late", 9, "a"), Listed("early", 2, "b")])) == ["early", "late"]


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_a_title_offers_the_boxes_that_add_themselves(title: str) -> None:
    boxes = next(option for option in meta(title).options if option.name == "boxes")
    assert list(boxes.several) == [added.box for added in listed.additions(title)]
    books = [added.rulebook for added in listed.additions(title) if added.rulebook]
    assert list(meta(title).rulebooks)[-len(books) :] == books
    names = [option.name for option in meta(title).options]
    for added in listed.additions(title):
        assert [option.name for option in added.options if option.name not in names] == []
        assert [
            option.name for option in added.options if option.needs != {"boxes": added.box} or not option.late
        ] == []


def test_the_options_of_a_box_bring_boxes_modules_and_variants() -> None:
    given = {"seats": 1, "boxes": ["ix", "immortality"], "churn": "reveal", "brutal": True, "go_to_11": True}
    found = listed.chosen("imperium", meta("imperium").check(given))
    assert found.boxes == ("ix", "immortality", "immortality_solo", "to_eleven")
    assert found.modules[-1] == "rivals"
    assert found.modules.count("ploys") == 1  # both boxes use it
    assert found.variants == ("brutal", "churn_reveal")
    here = listed.chosen("uprising", meta("uprising").check({"seats": 2, "boxes": ["base", "ix"], "choam": True}))
    assert here.boxes == ("uprising_base", "uprising_ix", "uprising_ix_rivals")
    assert here.modules[-1] == "start_contracts"
    more = {"base_conflicts": True, "ix_conflicts": True, "foldspace": True}
    mixed = listed.chosen("uprising", meta("uprising").check({"seats": 1, "boxes": ["base", "ix"], **more}))
    assert mixed.boxes[2:] == (
        "uprising_base_conflicts", "uprising_ix_rivals", "uprising_ix_foldspace", "uprising_ix_conflicts",
    )  # fmt: skip


def test_listing_the_boxes_loads_none_of_them() -> None:
    code = "import sys, sandtable.imperium.meta; print(*(name for name in sys.modules if '.imperium.' in name))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert [name for name in done.stdout.split() if name.endswith(".box") or ".rules" in name] == []
