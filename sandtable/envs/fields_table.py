"""Print the fields of a title's observation as the table in docs/environments.md.

    python -m sandtable.envs.fields_table imperium          # options of the game may follow, such as seats=2

A field that every party has takes one line, with the offsets for own, other1, other2 and so on (- if there is none).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sandtable.core.observing import Field
from sandtable.core.titles import meta

HEAD = ("field", "offset", "length", "most", "meaning")


def split(field: Field) -> tuple[str, str]:
    """Return the party (`own`, `other1`, …) and the rest of a field's name; the party is empty for a field of the
    table."""
    place, dot, name = field.name.partition(".")
    return (place, name) if dot else ("", field.name)


def places_of(fields: Sequence[Field]) -> list[str]:
    """Return the parties (`own`, `other1`, …) that occur in the names of the fields, in their order there."""
    return [place for place in dict.fromkeys(split(field)[0] for field in fields) if place]


def lines(fields: Sequence[Field]) -> list[str]:
    """Return the lines of a Markdown table that describes these fields."""
    places = places_of(fields)
    groups: dict[tuple[str, int, int, str], dict[str, int]] = {}
    for field in fields:
        place, name = split(field)
        label = f"*party*.{name}" if place else name
        groups.setdefault((label, field.length, field.most, field.meaning), {})[place] = field.offset
    table = ["| " + " | ".join(HEAD) + " |", "|" + "---|" * len(HEAD)]
    for (label, length, most, meaning), offsets in groups.items():
        if "" in offsets:
            where = str(offsets[""])
        else:
            where = ", ".join(str(offsets.get(place, "-")) for place in places)
        table.append(f"| {label} | {where} | {length} | {most} | {meaning} |")
    return table


def read_back(table: Sequence[str], places: Sequence[str]) -> list[Field]:
    """Parse a table made by `lines` and return its fields in the order of their offsets."""
    fields = []
    for line in table[2:]:
        label, where, length, most, meaning = (cell.strip() for cell in line.strip().strip("|").split("|"))
        if not label.startswith("*party*."):
            fields.append(Field(label, int(where), int(length), meaning, int(most)))
            continue
        for place, offset in zip(places, where.split(", "), strict=True):
            if offset != "-":
                name = label.replace("*party*", place)
                fields.append(Field(name, int(offset), int(length), meaning, int(most)))
    return sorted(fields, key=lambda field: field.offset)


def main(title: str, *given: str) -> None:
    options: dict[str, Any] = {}
    for name, _, value in (pair.partition("=") for pair in given):
        options[name] = value
        with suppress(ValueError):
            options[name] = json.loads(value)
    found = meta(title)
    print("\n".join(lines(found.part("observation").layout(title, found.check(options)).fields)))


if __name__ == "__main__":
    main(*sys.argv[1:])
