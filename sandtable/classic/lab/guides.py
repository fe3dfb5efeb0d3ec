"""The folder with the guide of the classic game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sandtable import classic


def folders(title: str) -> Sequence[Path]:
    return [Path(classic.__file__).parent / "guides"]
