"""The structured form of a row: every column once, and the same columns for every other party."""

from __future__ import annotations

import pytest

from sandtable.core.structure import columns, owner_of, structure
from sandtable.core.titles import meta
from tests.core.shelves import shelves


@pytest.mark.parametrize(
    ("title", "options", "others"),
    [
        ("imperium", {"seats": 4}, 3),
        ("uprising", {"seats": 6}, 5),
        ("classic", {"seats": 6}, 5),
        ("classic", {"seats": 2}, 1),
    ],
)
def test_every_column_has_one_owner(title: str, options: dict[str, int], others: int) -> None:
    about = meta(title)
    layout = about.part("observation").layout(title, about.check(options))
    form = structure(layout)
    assert len(form.others) == others
    assert sorted([*form.table, *(at for row in form.others for at in row)]) == list(range(layout.size))
    names = {field.name.partition(".")[2] for field in form.shared}
    for party, row in enumerate(form.others, 1):
        theirs = [field for field in layout.fields if owner_of(field) == f"other{party}"]
        assert {field.name.partition(".")[2] for field in theirs} == names
        assert row == [at for shared in form.shared for at in columns(layout.by_name[_of(shared.name, party)])]


def _of(name: str, party: int) -> str:
    return f"other{party}.{name.partition('.')[2]}"


def test_a_layout_without_parties_is_all_table() -> None:
    layout = shelves(12)
    form = structure(layout)
    assert form.table == list(range(layout.size))
    assert form.others == []
    assert form.shared == []
