"""Paths and tools shared by the tests of deploy/."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def tool(name: str, package: str) -> str:
    """Return the path of a program; also look beside this Python, and where Debian keeps system programs."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"], "/usr/sbin", "/sbin"))
    found = shutil.which(name, path=path)
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: {package}), so this was NOT checked")
    return found


def run(*words: str, timeout: float = 120, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=timeout, check=False, **more)
