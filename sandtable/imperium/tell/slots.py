"""The slots of a board: the place of each space in the painting, whichever box the space is from."""

from __future__ import annotations

from sandtable.imperium.rules.ruleset import Ruleset


def slots(rules: Ruleset) -> dict[str, str]:
    """Return the slot of every space by the space's id.

    A slot has the name of the first space that was printed there: one that replaces it stands in the same slot, so
    that a page draws it in the same place. A space that a box adds has a slot of its own name. If that name is taken,
    its number on the board is added.
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
