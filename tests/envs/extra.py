"""The libraries of the extras: a test module that needs one it has not got is skipped, and says why.

With SANDTABLE_EXTRAS=required, as `make test-lab` sets it, a missing library is an error.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

REASON = "needs {}: make test-lab runs it, or pip install 'sandtable[{}]'"


def need(module: str, *libraries: str, extra: str = "envs") -> Any:
    """A module of Sandtable, or of a library, that needs these libraries."""
    if os.environ.get("SANDTABLE_EXTRAS") != "required":
        for library in libraries:
            pytest.importorskip(library, reason=REASON.format(library, extra))
    return import_module(module)
