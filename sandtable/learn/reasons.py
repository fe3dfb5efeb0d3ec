"""The words for why no net can play a game. They need no NumPy, unlike `sandtable.learn.weights`."""

from __future__ import annotations

from typing import Final

UNTRAINED: Final = "untrained"  # there are no weights for these rules, boxes and options
OTHER_SEATS: Final = "seats"  # there are, but for other numbers of seats
