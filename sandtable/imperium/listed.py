"""Find the boxes of the family: the `__init__` of each folder in `boxes/` lists the boxes declared there.

A game loads only the boxes it uses, each when it is first needed (`catalog.load`). This file therefore imports only
these `__init__` files; they give the import path of everything else, so that the rules name no box and no module.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from sandtable.core.titles import Option
from sandtable.imperium.listing import Added, Further, Listed


def in_order(found: Iterable[Listed]) -> dict[str, Listed]:
    """Return the boxes by id, in the order of their numbers; raise ValueError if two boxes have the same id or
    number."""
    by_id: dict[str, Listed] = {}
    by_number: dict[int, Listed] = {}
    every = list(found)
    for listed in every:
        if listed.id in by_id:
            raise ValueError(f"two boxes are called {listed.id!r}: {by_id[listed.id].where} and {listed.where}")
        by_id[listed.id] = listed
        other = by_number.setdefault(listed.number, listed)
        if other is not listed:
            free = max(box.number for box in every) + 1
            raise ValueError(
                f"the boxes {other.id!r} and {listed.id!r} both have the number {listed.number};"
                f" the next free one is {free}"
            )
    return {by_number[number].id: by_number[number] for number in sorted(by_number)}


_BOXES: Final = import_module("sandtable.imperium.boxes")
_FOLDERS: Final = [
    import_module(f"{_BOXES.__name__}.{found.name}") for found in pkgutil.iter_modules(_BOXES.__path__) if found.ispkg
]
ALL: Final[dict[str, Listed]] = in_order(listed for folder in _FOLDERS for listed in folder.LISTED)
_ADDED: Final[list[Added]] = sorted(
    (added for folder in _FOLDERS for added in getattr(folder, "ADDED", ())), key=lambda added: ALL[added.box].number
)


def additions(title: str) -> list[Added]:
    """Return the boxes that players can add to a title by the option `boxes`, in the order of their numbers."""
    return [added for added in _ADDED if added.title == title]


def options(title: str, first: str) -> tuple[Option, ...]:
    """Return the option `boxes` of a title, followed by the options that belong to the boxes it can add; `first` is the
    id of the title's own box."""
    words = tuple(added.box for added in additions(title))
    takes = f"the boxes to play with besides {first}: any of {', '.join(repr(word) for word in words)}"
    return (
        Option("boxes", [], takes, several=words, late=True),
        *(option for added in additions(title) for option in added.options),
    )


def rulebooks(title: str) -> tuple[str, ...]:
    """Return the files with the numbered rules of the boxes that can be added to a title."""
    return tuple(added.rulebook for added in additions(title) if added.rulebook)


def chosen(title: str, given: Mapping[str, Any]) -> Further:
    """Return the boxes, modules and variants that the options `given` add to a game of a title.

    The boxes named by the option `boxes` and their modules come first, then the additions by these boxes' own options.
    """
    wanted = given.get("boxes") or ()
    found = [added for added in additions(title) if added.box in wanted]
    besides = [added.further(given) for added in found if added.further is not None]
    modules: list[str] = []
    for some in (*(added.modules for added in found), *(more.modules for more in besides)):
        modules += [module for module in some if module not in modules]
    return Further(
        (*(added.brings for added in found), *(box for more in besides for box in more.boxes)),
        tuple(modules),
        tuple(variant for more in besides for variant in more.variants),
    )
