"""The boxes that the options of the trial title choose: the base box and the trial box, with its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.imperium.rules.catalog import BOXES, add_box
from sandtable.imperium.rules.chosen import Choice
from tests.imperium.trial.box import TRIAL
from tests.imperium.trial.gadgets import gadgets_of
from tests.imperium.trial.whispers import whispers_of

__all__ = ["choose", "gadgets_of", "whispers_of"]  # the modules must be there before the box that they read is numbered

if TRIAL.id not in BOXES:
    add_box(TRIAL)


def choose(options: Mapping[str, Any]) -> Choice:
    difficulty = (options["difficulty"] or "mercenary") if options["seats"] == 1 else ""
    return Choice(("base", "trial"), ("whispers", "gadget"), difficulty)
