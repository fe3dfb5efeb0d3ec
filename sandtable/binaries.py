"""Import hook that loads compiled modules from a separate folder instead of their Python sources.

`sandtable serve` compiles such a folder in the background (sandtable.server.operations.compile_engine) and passes its
path to the processes it starts in SANDTABLE_ENGINE. The modules are compiled together, so either all of them are loaded
or none: if a source has changed since, the Python modules are used.
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

ENGINE: Final = "SANDTABLE_ENGINE"  # the environment variable with the folder, for child processes
MANIFEST: Final = "engine.json"
PACKAGE: Final = Path(__file__).resolve().parent
INIT: Final = "__init__"


class Binaries:
    """A module finder as described by `importlib.abc.MetaPathFinder`, consulted first.

    It does not inherit from that class because importing it takes longer than importing the rules.
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
        # Modules of a package that are not compiled stay in their usual place.
        inside = [str(PACKAGE.parent.joinpath(*fullname.split(".")))] if _is_package(place) else None
        return spec_from_file_location(fullname, self.folder / place, submodule_search_locations=inside)


def _is_package(place: str) -> bool:
    return place.rpartition("/")[2].partition(".")[0] == INIT


def name_of(place: str) -> str:
    """Return the module name of a compiled file: sandtable.core.rng for
    `sandtable/core/rng.cpython-311-x86_64-linux-gnu.so`."""
    folder, _, file = place.rpartition("/")
    parts = [*folder.split("/"), file.partition(".")[0]] if folder else [file.partition(".")[0]]
    return ".".join(part for part in parts if part != INIT)


def dates(sources: list[str]) -> dict[str, list[int]]:
    """Return the size and modification time of each source file, by its path relative to the package's parent, for a
    quick comparison."""
    found = {}
    for source in sources:
        about = (PACKAGE.parent / source).stat()
        found[source] = [about.st_size, about.st_mtime_ns]
    return found


def write_manifest(folder: Path, places: list[str], sources: list[str]) -> None:
    """Write the manifest of a folder: its compiled files, and the state of the sources they were compiled from."""
    text = json.dumps({"for": EXTENSION_SUFFIXES[0], "places": places, "sources": dates(sources)})
    fresh = folder / f".{MANIFEST}.{os.getpid()}"
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(folder / MANIFEST)


def fits(folder: Path) -> list[str]:
    """Return the compiled files of a folder if all of them match this Python and the current sources; otherwise an
    empty list."""
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
    """Use the compiled modules of a folder for all later imports. Return False if they do not match."""
    places = fits(folder)
    if places:
        sys.meta_path.insert(0, Binaries(folder, {name_of(place): place for place in places}))
    return bool(places)


if os.environ.get(ENGINE):
    use(Path(os.environ[ENGINE]))
