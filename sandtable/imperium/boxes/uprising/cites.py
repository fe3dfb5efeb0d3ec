"""Which rule of its own book stands for each rule that the common code of the family cites."""

from __future__ import annotations

from typing import Final

CITES: Final[dict[str, str]] = {}
