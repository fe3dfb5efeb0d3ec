"""The boxes that the options of the title `mixture` choose: Uprising, the hangar, and two replaced spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.rules.catalog import BOXES, add_box
from sandtable.imperium.rules.chosen import Choice
from sandtable.uprising.choice import choose as uprising
from tests.imperium.trial.units.boxes import OVERLAY
from tests.imperium.trial.units.choice import thopters_of

__all__ = ["choose", "thopters_of"]

if OVERLAY.id not in BOXES:
    add_box(OVERLAY)


def choose(options: Mapping[str, Any]) -> Choice:
    chosen = uprising(options)
    boxes = (*chosen.boxes, "hangar", "overlay")
    return Choice(boxes, (*chosen.modules, "thopters"), chosen.difficulty, chosen.variants)
