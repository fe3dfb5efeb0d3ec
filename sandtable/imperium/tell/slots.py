"""Names the slot of each space on the board that the page draws, for the spaces of every box."""

from __future__ import annotations

from sandtable.imperium.rules.ruleset import Ruleset


def slots(rules: Ruleset) -> dict[str, str]:
    """Return the name of the slot of every space, by the id of the space.

    A slot is named after the first space printed in that position. A space that replaces another keeps its slot, so
    that a page draws it in the same position. A space that a box adds has a slot of its own name. If that name is
    taken, the number of the space on the board is appended.
    """
    first: dict[str, str] = {}
    for box in rules.boxes:
        replaced = [(old.partition(":"), new) for old, new in box.box.replaces.items()]
        spaces = {new: first.get(id, id) for (sort, _, id), new in replaced if sort == "space"}
        first |= spaces
    found: dict[str, str] = {}
    for place, space in enumerate(rules.spaces):
        slot = first.get(space.id, space.id)
        found[space.id] = f"{slot}.{place}" if slot in found.values() else slot
    return found
