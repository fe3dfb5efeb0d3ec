"""The choice made by Uprising's options: boxes, modules, the solo level, and variants of the Rivals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.imperium.rules.chosen import Choice

MODULES: Final[tuple[str, ...]] = ("spies", "worms", "icons", "abilities")  # in every game
LEVEL: Final = "sardaukar"  # the default level of the solo game (R-UPR-29)
VARIANTS: Final[tuple[str, ...]] = ("brutal", "expert", "politics", "streamlined")  # on/off options of the Rivals


def choose(options: Mapping[str, Any]) -> Choice:
    """Return the boxes, modules, level and variants for these options."""
    if options["seats"] == 6:  # always with contracts (UPR-S2.4)
        return Choice(("uprising", "uprising_six"), ("teams", *MODULES, "choam"))
    modules = (*MODULES, "choam") if options["choam"] else MODULES
    if options["seats"] > 2:
        return Choice(("uprising",), modules)
    alone = options["seats"] == 1
    variants = [name for name in VARIANTS if options[name]]
    if alone and options["churn"] != "off":
        variants.append("churn_" + options["churn"])
    level = (options["difficulty"] or LEVEL) if alone else ""
    return Choice(("uprising", "uprising_rivals"), (*modules, "rivals"), level, tuple(variants))
