"""The piece data that the page's own tests read is up to date; and slots are where spaces are."""

from __future__ import annotations

from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.tell.slots import slots
from tests.imperium import page_pieces


def test_the_pieces_that_the_page_must_draw_are_written_down() -> None:
    wanted = page_pieces.texts()
    assert sorted(page_pieces.HERE.glob(f"*/{page_pieces.NAME}")) == sorted(wanted)
    for file, text in wanted.items():
        assert file.read_text(encoding="utf-8") == text, f"{file}: run python -m tests.imperium.page_pieces"


def test_a_space_that_replaces_another_stands_in_its_slot() -> None:
    six = slots(ruleset_for("uprising", {"seats": 6}))
    assert six["military_support"] == "sardaukar"
    assert six["expedition"] == "fremkit"
    assert six["swordmaster"] == "swordmaster"


def test_a_space_that_a_box_adds_has_a_slot_of_its_own() -> None:
    """The Sardaukar of a Commander's own board have the name of the space that gave way, and not its slot."""
    six = slots(ruleset_for("uprising", {"seats": 6}))
    assert six["carthag"] == "carthag"
    assert six["sardaukar"] not in ("sardaukar", six["military_support"])
    assert len(set(six.values())) == len(six)
    base = slots(ruleset_for("imperium", {"seats": 4}))
    assert all(space == slot for space, slot in base.items())
