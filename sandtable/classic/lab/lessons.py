"""The folder with the lessons of the classic game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import classic


def folders(title: str) -> Sequence[Path]:
    return [Path(classic.__file__).parent / "lessons"]
