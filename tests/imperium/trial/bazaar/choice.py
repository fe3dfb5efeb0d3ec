"""What the options of the title `bazaar` choose: the base box and the bazaar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.choice import choose as base
from sandtable.imperium.rules.catalog import BOXES, add_box
from sandtable.imperium.rules.chosen import Choice
from tests.imperium.trial.bazaar.bazaar import bazaar_of
from tests.imperium.trial.bazaar.box import BAZAAR

__all__ = ["bazaar_of", "choose"]  # the module must be there before the box that it reads is numbered

if BAZAAR.id not in BOXES:
    add_box(BAZAAR)


def choose(options: Mapping[str, Any]) -> Choice:
    chosen = base(options)
    return Choice((*chosen.boxes, "bazaar"), (*chosen.modules, "bazaar"), chosen.difficulty, chosen.variants)
