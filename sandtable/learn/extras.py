"""Load PyTorch, which only training needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sandtable.core.errors import SandtableError


class NoTorch(SandtableError):
    """Raised if PyTorch is not installed."""


def _torch() -> Any:
    try:
        return import_module("torch")
    except ImportError as error:
        raise NoTorch("learning needs PyTorch, which is not installed: pip install 'sandtable[learn]'") from error


torch: Any = _torch()
