"""What the tests of deploy/ share: where it is, and the tools that judge it."""

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
    """Where a program is; also beside this Python, and where Debian keeps those of the system."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"], "/usr/sbin", "/sbin"))
    found = shutil.which(name, path=path)
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: {package}), so this was NOT checked")
    return found


def run(*words: str, timeout: float = 120, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=timeout, check=False, **more)
