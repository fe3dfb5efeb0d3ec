"""Which build of the engine runs here: compiled by mypyc, or plain Python. They play the same games."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from platform import python_version
from typing import Final

from sandtable import __version__

ENGINE: Final = "sandtable.imperium.game"  # one of the compiled modules: they are compiled all or none
GRACE: Final = 60.0  # seconds an installer may take between the files of a package


def _file() -> Path:
    return Path(import_module(ENGINE).__file__ or "")


def compiled() -> bool:
    """Judged by the file the engine was really loaded from."""
    return _file().name.endswith(tuple(EXTENSION_SUFFIXES))


def outdated() -> bool:
    """Compiled from an older source than the one beside it: a checkout was edited after an editable install."""
    file = _file()
    source = file.parent / (ENGINE.rpartition(".")[2] + ".py")
    if not compiled() or not source.exists():
        return False
    newest = max(path.stat().st_mtime for path in source.parent.glob("*.py"))
    return newest > file.stat().st_mtime + GRACE


def describe() -> str:
    """For `sandtable --version`: one line."""
    how = "compiled engine" if compiled() else "plain Python engine"
    note = ", OLDER THAN ITS SOURCE: install again" if outdated() else ""
    return f"sandtable {__version__} ({how}{note}; Python {python_version()})"
