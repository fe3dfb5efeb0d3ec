"""Names that mean something to the compiler, which reads them from `native.pyi`; at run time they do next to nothing.

    @mypyc_attr(allow_interpreted_subclasses=True)
    class Question: ...

`mypyc_attr` marks classes of the compiled engine that plain Python may extend, such as a module from another package.
`i64`, `i32`, `u8` and `vec` are machine numbers and arrays of them when compiled (with the library librt). Otherwise
numbers are `int` and arrays `bytearray` or lists, so neither mypyc nor librt is needed to play without compiling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

C = TypeVar("C", bound=type)

i64 = int
u8 = int


class i32(int):  # noqa: N801 - the compiler's name
    """The number type in `vec[i32]`; uncompiled, a class of its own so that `vec` can distinguish it from `u8`."""


class vec:  # noqa: N801 - the compiler's name
    """The type of arrays: uncompiled, `vec[u8]` is `bytearray` and `vec[i32]` is `list`."""

    def __class_getitem__(cls, kind: Any) -> type:
        return list if kind is i32 else bytearray


def mypyc_attr(**marks: bool) -> Callable[[C], C]:
    return _as_it_is


def _as_it_is(cls: C) -> C:
    return cls
