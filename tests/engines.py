"""Decide which engine runs the long checks; the plain and the compiled engine have the same source."""

from __future__ import annotations

from shutil import which

import pytest

from sandtable import build_info


def plays_the_more() -> bool:
    """Tell whether this engine runs all cases: the compiled one, or the plain one if nothing can be compiled here."""
    return build_info.compiled() or not any(which(name) for name in ("cc", "gcc", "clang"))


# For one test or parameter among several alike, of which others are asked on the plain engine.
at_length = pytest.mark.skipif(not plays_the_more(), reason="the compiled engine is asked that")
