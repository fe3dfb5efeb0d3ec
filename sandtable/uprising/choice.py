"""The choice made by the options of Uprising: boxes, modules, the solo level, and variants of how Rivals play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.imperium import listed
from sandtable.imperium.rules.chosen import Choice

MODULES: Final[tuple[str, ...]] = ("spies", "worms", "icons", "abilities")  # in every game
LEVEL: Final = "sardaukar"  # the default level of the solo game (R-UPR-29)
VARIANTS: Final[tuple[str, ...]] = ("brutal", "expert", "politics", "streamlined")  # on/off options of the Rivals


def choose(options: Mapping[str, Any]) -> Choice:
    """Return the `Choice` (boxes, modules, solo level and variants of the Rivals) that these options of a game make."""
    added = listed.chosen("uprising", options)
    further, own = added.boxes, added.modules
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
