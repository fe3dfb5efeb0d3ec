"""Texts of the steps of the Shipping track for people, and their data for the web page."""

from __future__ import annotations

from sandtable.imperium.modules.shipping.language import STEP
from sandtable.imperium.tell.pieces import Telling, told_by

told_by(Telling(STEP))
