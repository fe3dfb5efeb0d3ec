"""Go to 11, the longer game of Immortality: 11 points, or a start without points for four and more (IMM-10.2, 10.3)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.pieces import Box, Terms

TO_ELEVEN: Final = Box("to_eleven", "Go to 11", terms=Terms(points_to_end=11))
FROM_ZERO: Final = Box("from_zero", "Go to 11, four and six players", terms=Terms(points_less=1))
