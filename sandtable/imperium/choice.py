"""Read the options of Dune: Imperium that select its boxes and the level of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.errors import BadOption
from sandtable.imperium.rules.chosen import Choice

# The modules of each box that can be added, in the order in which boxes are numbered.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "base": (),
    "ix": ("tech", "shipping", "dreadnoughts", "ploys", "ix_leaders"),
    "immortality": ("research", "tleilaxu", "atomics", "grafting", "intrigue_memory", "ploys"),
}


def added(options: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the boxes that the option adds to the first one of its title, and their modules."""
    wanted = options.get("boxes") or []
    for box in wanted:
        if box not in MODULES:
            raise BadOption(f"option 'boxes': {box!r} cannot be played yet")
    boxes = tuple(box for box in MODULES if box in wanted)
    modules: list[str] = []
    for box in boxes:
        modules += [module for module in MODULES[box] if module not in modules]
    return boxes, tuple(modules)


def choose(options: Mapping[str, Any]) -> Choice:
    """Return the boxes, the modules and the difficulty that these options select."""
    boxes, modules = added(options)
    if "immortality" in boxes and options["seats"] == 1:  # IMM-11.1
        boxes = (*boxes, "immortality_solo")
    if options.get("epic"):
        boxes = (*boxes, "ix_epic")
    elif options.get("go_to_11"):  # IMM-10.2, 10.3; the Epic game keeps its target and its start (IX-8.7)
        boxes = (*boxes, "to_eleven" if options["seats"] < 4 else "from_zero")
    level = (options["difficulty"] or "mercenary") if options["seats"] == 1 else ""
    variants = ["brutal"] if options.get("brutal") else []  # IX-9.21
    if options.get("churn", "off") != "off":  # IX-9.20
        variants.append("churn_" + options["churn"])
        modules = (*modules, "rivals")
    return Choice(("base", *boxes), modules, level, tuple(variants))
