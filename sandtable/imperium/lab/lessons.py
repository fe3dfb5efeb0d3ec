"""Find the family's lessons: each box that has lessons keeps them in a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import imperium


def folders(title: str) -> Sequence[Path]:
    """Return the folders with lessons in all boxes; each lesson says for which title it is."""
    return sorted(Path(imperium.__file__).parent.glob("boxes/*/lessons"))
