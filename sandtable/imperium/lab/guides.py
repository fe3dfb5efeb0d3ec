"""The folders with the guides of the family: one in each box that has some."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import imperium


def folders(title: str) -> Sequence[Path]:
    """Return the folders of guides in all boxes; a guide names the title it is for."""
    return sorted(Path(imperium.__file__).parent.glob("boxes/*/guides"))
