"""The table of the observation's fields, as docs/environments.md shows it: `python -m sandtable.envs.fields_table`.

A field that each party has is one line, with the offsets of own, other1, other2 and other3 (- where there is none).
"""

from __future__ import annotations

from sandtable.imperium.lab.fields import FIELDS, PLACES, Field

HEAD = ("field", "offset", "length", "most", "meaning")


def split(field: Field) -> tuple[str, str]:
    """The place and the name; no place for a field of the table."""
    place, dot, name = field.name.partition(".")
    return (place, name) if dot else ("", field.name)


def lines() -> list[str]:
    groups: dict[tuple[str, int, int, str], dict[str, int]] = {}
    for field in FIELDS:
        place, name = split(field)
        label = f"*party*.{name}" if place else name
        groups.setdefault((label, field.length, field.most, field.meaning), {})[place] = field.offset
    table = ["| " + " | ".join(HEAD) + " |", "|" + "---|" * len(HEAD)]
    for (label, length, most, meaning), offsets in groups.items():
        if "" in offsets:
            where = str(offsets[""])
        else:
            where = ", ".join(str(offsets.get(place, "-")) for place in PLACES)
        table.append(f"| {label} | {where} | {length} | {most} | {meaning} |")
    return table


def read_back(table: list[str]) -> list[Field]:
    """The fields a table speaks of, in the order of their offsets."""
    fields = []
    for line in table[2:]:
        label, where, length, most, meaning = (cell.strip() for cell in line.strip().strip("|").split("|"))
        if not label.startswith("*party*."):
            fields.append(Field(label, int(where), int(length), meaning, int(most)))
            continue
        for place, offset in zip(PLACES, where.split(", "), strict=True):
            if offset != "-":
                name = label.replace("*party*", place)
                fields.append(Field(name, int(offset), int(length), meaning, int(most)))
    return sorted(fields, key=lambda field: field.offset)


if __name__ == "__main__":
    print("\n".join(lines()))
