"""The boxes that the options of the title `hangar` choose: the base box and the hangar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.choice import choose as base
from sandtable.imperium.rules.catalog import BOXES, add_box
from sandtable.imperium.rules.chosen import Choice
from tests.imperium.trial import choice as trial
from tests.imperium.trial.units.boxes import HANGAR
from tests.imperium.trial.units.thopters import thopters_of

__all__ = ["choose", "thopters_of", "trial"]  # a box from elsewhere is numbered behind those loaded before it

if HANGAR.id not in BOXES:
    add_box(HANGAR)


def choose(options: Mapping[str, Any]) -> Choice:
    chosen = base(options)
    return Choice((*chosen.boxes, "hangar"), (*chosen.modules, "thopters"), chosen.difficulty, chosen.variants)
