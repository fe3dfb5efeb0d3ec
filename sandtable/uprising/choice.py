"""The choice made by Uprising's options: boxes, modules, the solo level, and variants of the Rivals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.imperium.choice import added
from sandtable.imperium.rules.chosen import Choice

MODULES: Final[tuple[str, ...]] = ("spies", "worms", "icons", "abilities")  # in every game
LEVEL: Final = "sardaukar"  # the default level of the solo game (R-UPR-29)
VARIANTS: Final[tuple[str, ...]] = ("brutal", "expert", "politics", "streamlined")  # on/off options of the Rivals
# Boxes whose pieces lie differently on this board: what they bring here (UPR-24, IX-11).
HERE: Final[dict[str, str]] = {"base": "uprising_base", "ix": "uprising_ix"}


def _further(options: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the boxes that are added, as they are here, and their modules."""
    found, modules = added(options)
    boxes = [HERE.get(box, box) for box in found]
    seats = options["seats"]
    if "ix" in found:
        if seats < 3:  # IX-11.1, 11.2
            boxes.append("uprising_ix_rivals")
        if options["choam"]:  # IX-11.8, 11.19, 11.28
            modules = (*modules, "start_contracts")
    if "immortality" in found and seats == 1:  # IMM-12.3
        boxes.append("immortality_uprising_solo")
    if options.get("epic"):  # IX-11.14, 11.29
        boxes.append("uprising_ix_epic")
    elif options.get("go_to_11"):  # IMM-10.2, 10.3, 13.6
        boxes.append("to_eleven" if seats < 4 else "from_zero")
    return tuple(boxes), modules


def choose(options: Mapping[str, Any]) -> Choice:
    """Return the boxes, modules, level and variants for these options."""
    further, own = _further(options)
    if options["seats"] == 6:  # always with contracts (UPR-S2.4)
        return Choice(("uprising", "uprising_six", *further), ("teams", *MODULES, "choam", *own))
    modules = (*MODULES, "choam", *own) if options["choam"] else (*MODULES, *own)
    if options["seats"] > 2:
        return Choice(("uprising", *further), modules)
    alone = options["seats"] == 1
    variants = [name for name in VARIANTS if options[name]]
    if alone and options["churn"] != "off":
        variants.append("churn_" + options["churn"])
    level = (options["difficulty"] or LEVEL) if alone else ""
    return Choice(("uprising", "uprising_rivals", *further), (*modules, "rivals"), level, tuple(variants))
