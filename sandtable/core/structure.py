"""The structured form of an observation: its columns grouped by party, so that a net can share weights over parties.

A layout names the fields of a party `own.…`, `other1.…`, `other2.…`; all other fields belong to the table. Fields that
every other party has in the same form become a small row for each of these parties, with the same columns.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.core.observing import Field, Layout

VERSION: Final = 1  # raised when the structured form of the same layout changes
OWN: Final = "own"
OTHER: Final = "other"


class Structure(NamedTuple):
    """The columns of a layout in groups. `others` has a list of columns for each other party, all with the same
    meanings; `shared` has the fields of one such list. `table` has all remaining columns: those of the table and of the
    own party, and fields that only some other parties have."""

    table: list[int]
    others: list[list[int]]
    shared: list[Field]


def owner_of(field: Field) -> str:
    """Return the party to which a field belongs, such as `own` or `other1`; an empty string for the table."""
    place, dot, _ = field.name.partition(".")
    is_party = dot and (place == OWN or (place.startswith(OTHER) and place[len(OTHER) :].isdecimal()))
    return place if is_party else ""


def structure(layout: Layout) -> Structure:
    """Return the columns of a layout grouped by party."""
    by_party: dict[str, dict[str, Field]] = {}
    for field in layout.fields:
        place = owner_of(field)
        if place and place != OWN:
            by_party.setdefault(place, {})[field.name.partition(".")[2]] = field
    parties = sorted(by_party, key=lambda place: int(place[len(OTHER) :]))
    common: list[str] = []
    if parties:
        for name, first in by_party[parties[0]].items():
            same = [by_party[party].get(name) for party in parties]
            if all(field is not None and field.length == first.length and field.most == first.most for field in same):
                common.append(name)
    others = [[at for name in common for at in columns(by_party[party][name])] for party in parties]
    taken = {at for row in others for at in row}
    table = [at for at in range(layout.size) if at not in taken]
    return Structure(table, others if common else [], [by_party[parties[0]][name] for name in common])


def columns(field: Field) -> range:
    """Return the columns of a row that a field takes."""
    return range(field.offset, field.offset + field.length)
