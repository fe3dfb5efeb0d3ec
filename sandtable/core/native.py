"""Marks classes of the compiled engine that plain Python may extend, for a module from elsewhere or a test.

    @mypyc_attr(allow_interpreted_subclasses=True)
    class Question: ...

The compiler takes the mark from `native.pyi` for its own, which is not needed to play; here it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C", bound=type)


def mypyc_attr(**marks: bool) -> Callable[[C], C]:
    return _as_it_is


def _as_it_is(cls: C) -> C:
    return cls
