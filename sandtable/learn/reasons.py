"""Ids of reasons why no net can play a game; not in `sandtable.learn.weights`, because that file needs NumPy."""

from __future__ import annotations

from typing import Final

UNTRAINED: Final = "untrained"  # there are no weights for these rules, boxes and options
OTHER_SEATS: Final = "seats"  # there are, but for other numbers of seats
