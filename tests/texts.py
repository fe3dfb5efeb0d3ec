"""The texts inside plain data, for tests that search what a reader is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def strings(data: Any) -> Iterator[str]:
    """Every text in a tree of plain data, keys included."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
