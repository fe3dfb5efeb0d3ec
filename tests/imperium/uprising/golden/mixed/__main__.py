"""The command: see the package."""

from __future__ import annotations

import sys

from tests.imperium.uprising.golden.mixed.make import GOLDEN

sys.exit(GOLDEN.main(sys.argv[1:]))
