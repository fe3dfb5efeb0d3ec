"""Loads compiled modules from a folder apart from the package, in the places of their sources.

`sandtable serve` has such a folder compiled in the background (sandtable.server.operations.compile_engine), and
names it to the processes it starts in SANDTABLE_ENGINE. They are compiled together, so either all of them are
loaded or none: if a source is no longer the one they were made from, the plain modules are.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ENGINE: Final = "SANDTABLE_ENGINE"  # the folder, for processes that are started
MANIFEST: Final = "engine.json"
PACKAGE: Final = Path(__file__).resolve().parent
INIT: Final = "__init__"


class Binaries:
    """Asked first where a module lies: a finder of modules, as `importlib.abc.MetaPathFinder` describes it.

    It does not inherit from that: loading it takes longer than loading the rules.
    """

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self._modules = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = self._modules.get(fullname)
        if place is None:
            return None
        # What stays plain in a package lies where it always does.
        inside = [str(PACKAGE.parent.joinpath(*fullname.split(".")))] if _is_package(place) else None
        return spec_from_file_location(fullname, self.folder / place, submodule_search_locations=inside)


def _is_package(place: str) -> bool:
    return place.rpartition("/")[2].partition(".")[0] == INIT


def name_of(place: str) -> str:
    """`sandtable/core/rng.cpython-311-x86_64-linux-gnu.so` is sandtable.core.rng."""
    folder, _, file = place.rpartition("/")
    parts = [*folder.split("/"), file.partition(".")[0]] if folder else [file.partition(".")[0]]
    return ".".join(part for part in parts if part != INIT)


def dates(sources: list[str]) -> dict[str, list[int]]:
    """Size and date of the sources, named from beside the package: quickly compared."""
    found = {}
    for source in sources:
        about = (PACKAGE.parent / source).stat()
        found[source] = [about.st_size, about.st_mtime_ns]
    return found


def write_manifest(folder: Path, places: list[str], sources: list[str]) -> None:
    text = json.dumps({"for": EXTENSION_SUFFIXES[0], "places": places, "sources": dates(sources)})
    fresh = folder / f".{MANIFEST}.{os.getpid()}"
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(folder / MANIFEST)


def fits(folder: Path) -> list[str]:
    """The compiled files, if all of them belong to this Python and to these sources; else none."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        places: list[str] = manifest["places"]
        same = manifest["for"] == EXTENSION_SUFFIXES[0]
        if same and manifest["sources"] == dates(list(manifest["sources"])):
            return places if all((folder / place).is_file() for place in places) else []
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return []


def use(folder: Path) -> bool:
    """From now on, for whatever is not loaded yet. False if they do not fit."""
    places = fits(folder)
    if places:
        sys.meta_path.insert(0, Binaries(folder, {name_of(place): place for place in places}))
    return bool(places)


if os.environ.get(ENGINE):
    use(Path(os.environ[ENGINE]))
