"""The folders with the family's guides of first games: one in each box that has guides."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import imperium


def folders(title: str) -> Sequence[Path]:
    """Return the folders of guides in all boxes; each guide names its title."""
    return sorted(Path(imperium.__file__).parent.glob("boxes/*/guides"))
