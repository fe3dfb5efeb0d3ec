"""Which of the two engines is asked what takes long: both are made of one source."""

from __future__ import annotations

from shutil import which

import pytest

from sandtable import build_info


def plays_the_more() -> bool:
    """What the compiled one is asked of all is asked of few on the plain one, unless nothing can be compiled here."""
    return build_info.compiled() or not any(which(name) for name in ("cc", "gcc", "clang"))


# For one test or parameter among several alike, of which others are asked on the plain engine.
at_length = pytest.mark.skipif(not plays_the_more(), reason="the compiled engine is asked that")
