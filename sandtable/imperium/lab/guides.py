"""Find the family's guides of first games: each box that has guides keeps them in a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import imperium


def folders(title: str) -> Sequence[Path]:
    """Return the folders with guides in all boxes; each guide says for which title it is."""
    return sorted(Path(imperium.__file__).parent.glob("boxes/*/guides"))
