"""Import the libraries of the extra `envs`; if one is missing, the error says how to install it."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def need(module: str) -> Any:
    """Import a module of a library that only the environments need, and return it. If it is missing, the error says how
    to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ImportError(f"{module} cannot be loaded ({error}): pip install 'sandtable[envs]'") from error
