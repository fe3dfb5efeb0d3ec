"""Imports the libraries of the extras: a test module that needs one it has not got is skipped, and says why.

With SANDTABLE_EXTRAS=required, as `make test-lab` sets it, a missing library is an error. With SANDTABLE_EXTRAS=none,
as `make pytest` sets it, all of them are left to `make test-lab`.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

REASON = "needs {}: make test-lab runs it, or pip install 'sandtable[{}]'"


def need(module: str, *libraries: str, extra: str = "envs") -> Any:
    """A module of Sandtable, or of a library, that needs these libraries."""
    asked = os.environ.get("SANDTABLE_EXTRAS")
    if asked == "none":
        pytest.skip(REASON.format(libraries[0], extra), allow_module_level=True)
    if asked != "required":
        for library in libraries:
            pytest.importorskip(library, reason=REASON.format(library, extra))
    return import_module(module)
