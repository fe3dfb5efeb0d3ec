"""Which build of the engine runs here: compiled by mypyc, or plain Python. They play the same games."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from platform import python_version
from typing import Final

from sandtable import __version__

ENGINE: Final = "sandtable.core.rng"  # one of the compiled modules: they are compiled all or none
GRACE: Final = 60.0  # seconds an installer may take between the files of a package


def _file() -> Path:
    return Path(import_module(ENGINE).__file__ or "")


def compiled() -> bool:
    """Judged by the file the engine was really loaded from."""
    return _file().name.endswith(tuple(EXTENSION_SUFFIXES))


def _package() -> Path:
    """Where the package lies that the engine belongs to."""
    return _file().parents[ENGINE.count(".") - 1]


def outdated() -> bool:
    """A module was compiled from an older source than the one beside it: edited after an editable install."""
    return compiled() and any(_older_than_its_source(file) for file in _package().rglob("*"))


def _older_than_its_source(file: Path) -> bool:
    if not file.name.endswith(tuple(EXTENSION_SUFFIXES)):
        return False
    source = file.with_name(file.name.partition(".")[0] + ".py")
    return source.exists() and source.stat().st_mtime > file.stat().st_mtime + GRACE


def describe() -> str:
    """For `sandtable --version`: one line."""
    how = "compiled engine" if compiled() else "plain Python engine"
    note = ", OLDER THAN ITS SOURCE: install again" if outdated() else ""
    return f"sandtable {__version__} ({how}{note}; Python {python_version()})"
