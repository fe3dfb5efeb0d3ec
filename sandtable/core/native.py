"""A mark for classes of the compiled engine that plain Python may extend, such as a module from another package.

    @mypyc_attr(allow_interpreted_subclasses=True)
    class Question: ...

The compiler reads the mark from `native.pyi`. At run time it does nothing, so mypyc is not needed to play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C", bound=type)


def mypyc_attr(**marks: bool) -> Callable[[C], C]:
    return _as_it_is


def _as_it_is(cls: C) -> C:
    return cls
