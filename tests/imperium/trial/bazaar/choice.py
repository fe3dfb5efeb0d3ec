"""The boxes that the options of the title `bazaar` choose: the base box and the bazaar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.choice import choose as base
from sandtable.imperium.rules.catalog import BOXES, add_box
from sandtable.imperium.rules.chosen import Choice
from tests.imperium.trial.bazaar.bazaar import bazaar_of
from tests.imperium.trial.bazaar.box import BAZAAR
from tests.imperium.trial.units import choice as units

__all__ = ["bazaar_of", "choose", "units"]  # a box from elsewhere is numbered behind those loaded before it

if BAZAAR.id not in BOXES:
    add_box(BAZAAR)


def choose(options: Mapping[str, Any]) -> Choice:
    chosen = base(options)
    return Choice((*chosen.boxes, "bazaar"), (*chosen.modules, "bazaar"), chosen.difficulty, chosen.variants)
