"""Tell which build of the engine is running, compiled by mypyc or plain Python. Both play the same games."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from platform import python_version
from typing import Final

from sandtable import __version__

ENGINE: Final = "sandtable.core.rng"  # one of the compiled modules; either all of them are compiled or none
GRACE: Final = 60.0  # seconds between the files of a package during an installation


def _file() -> Path:
    return Path(import_module(ENGINE).__file__ or "")


def compiled() -> bool:
    """Tell whether the engine was loaded from a compiled file."""
    return _file().name.endswith(tuple(EXTENSION_SUFFIXES))


def _package() -> Path:
    """Return the folder of the package that contains the engine."""
    return _file().parents[ENGINE.count(".") - 1]


def outdated() -> bool:
    """Tell whether a compiled module is older than the source next to it, as after an edit of an editable install."""
    return compiled() and any(_older_than_its_source(file) for file in _package().rglob("*"))


def _older_than_its_source(file: Path) -> bool:
    if not file.name.endswith(tuple(EXTENSION_SUFFIXES)):
        return False
    source = file.with_name(file.name.partition(".")[0] + ".py")
    return source.exists() and source.stat().st_mtime > file.stat().st_mtime + GRACE


def describe() -> str:
    """Return the line printed by `sandtable --version`."""
    how = "compiled engine" if compiled() else "plain Python engine"
    note = ", OLDER THAN ITS SOURCE: install again" if outdated() else ""
    return f"sandtable {__version__} ({how}{note}; Python {python_version()})"
