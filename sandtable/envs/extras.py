"""The libraries of the extra `envs`: loaded here, so that a missing one is named together with its cure."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def need(module: str) -> Any:
    """A module of a library that only the environments need."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ImportError(f"{module} cannot be loaded ({error}): pip install 'sandtable[envs]'") from error
