"""The folders with the family's lessons: one in each box that has lessons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import imperium


def folders(title: str) -> Sequence[Path]:
    """Return the folders of lessons in all boxes; each lesson names its title."""
    return sorted(Path(imperium.__file__).parent.glob("boxes/*/lessons"))
