"""Imports what needs PyTorch. It is large, and no layer of `make test` installs it: where it is missing, its tests are
skipped and say why, even for `make test-lab`."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

REASON = "needs PyTorch: pip install 'sandtable[learn]'"


def need(module: str) -> Any:
    """Return a module that needs PyTorch and NumPy."""
    if os.environ.get("SANDTABLE_EXTRAS") == "none":
        pytest.skip(REASON, allow_module_level=True)
    pytest.importorskip("numpy", reason=REASON)
    pytest.importorskip("torch", reason=REASON)
    return import_module(module)
