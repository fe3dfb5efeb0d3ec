"""Texts of the slots for Snooper tokens for people, and their data for the web page."""

from __future__ import annotations

from sandtable.imperium.modules.ix_leaders.language import SLOT
from sandtable.imperium.tell.pieces import Telling, told_by

told_by(Telling(SLOT))
