"""Looks for known faults (security advisories) in the libraries of Python and of the page, by the lock files.

    python -m bench.audit PIP_AUDIT     where the program pip-audit is; npm is asked besides, where there is one

Exit status 1 if there are advisories. Where those who keep them cannot be reached, that is said, and is no failure.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = tuple(sorted(path.name for path in ROOT.glob("requirements*.lock")))
PATIENCE: Final = 120.0  # seconds

Advisories = list[str] | None  # None: nobody could be asked


def asked(words: list[str], folder: Path) -> str:
    """What a program said; nothing if it is not there or takes too long."""
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def of_python(said: str) -> Advisories:
    """From what `pip-audit --format json` says: without an answer it says nothing on standard output."""
    data = _data(said)
    if data is None or not isinstance(data.get("dependencies"), list):
        return None
    return [
        f"{library['name']} {library.get('version', '')}: {advisory['id']}"
        + (f", mended in {', '.join(advisory['fix_versions'])}" if advisory.get("fix_versions") else "")
        for library in data["dependencies"]
        for advisory in library.get("vulns", [])
    ]


def of_page(said: str) -> Advisories:
    """From what `npm audit --json` says: without an answer there is an error in it and no list."""
    data = _data(said)
    if data is None or not isinstance(data.get("vulnerabilities"), dict):
        return None
    return [f"{name}: {found.get('severity', 'unknown')}" for name, found in data["vulnerabilities"].items()]


def _data(said: str) -> dict[str, Any] | None:
    try:
        data = json.loads(said)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def tell(what: str, found: Advisories) -> bool:
    """Whether all is well, as far as anybody knows."""
    if found is None:
        print(f"{what}: NOT CHECKED: those who keep advisories cannot be reached from here")
    elif found:
        print(f"{what}: {len(found)} advisories")
        for line in found:
            print(f"  {line}")
    else:
        print(f"{what}: no advisory")
    return not found


def main(pip_audit: str) -> int:
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    python = of_python(asked([pip_audit, "--disable-pip", "--require-hashes", "--format", "json", *locks], ROOT))
    npm = shutil.which("npm")
    page = of_page(asked([npm, "audit", "--json"], ROOT / "web")) if npm else None
    return 0 if all([tell("Python's libraries", python), tell("the page's libraries", page)]) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
