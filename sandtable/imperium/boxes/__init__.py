"""The list of boxes, in the order in which their pieces are numbered: a new one goes to the end."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.boxes.base import BASE
from sandtable.imperium.language.pieces import Box

ALL: Final[list[Box]] = [BASE]
