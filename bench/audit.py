"""Check the locked libraries of Python and of the web page for known vulnerabilities (security advisories).

    python -m bench.audit PIP_AUDIT     # the path of pip-audit; npm is used too, if it is installed

Exit status 1 if there are advisories. If the advisory databases cannot be reached, the output says so, and the exit
status is 0.
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

Advisories = list[str] | None  # None: the database could not be reached


def asked(words: list[str], folder: Path) -> str:
    """Run a program in a folder and return its standard output; empty if the program is missing or times out."""
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def of_python(output: str) -> Advisories:
    """Return the advisories in the output of `pip-audit --format json`; None if the output has none because the
    database could not be reached."""
    data = _data(output)
    if data is None or not isinstance(data.get("dependencies"), list):
        return None
    return [
        f"{library['name']} {library.get('version', '')}: {advisory['id']}"
        + (f", fixed in {', '.join(advisory['fix_versions'])}" if advisory.get("fix_versions") else "")
        for library in data["dependencies"]
        for advisory in library.get("vulns", [])
    ]


def of_page(output: str) -> Advisories:
    """Return the advisories in the output of `npm audit --json`; None if the output has an error instead because the
    database could not be reached."""
    data = _data(output)
    if data is None or not isinstance(data.get("vulnerabilities"), dict):
        return None
    return [f"{name}: {found.get('severity', 'unknown')}" for name, found in data["vulnerabilities"].items()]


def _data(output: str) -> dict[str, Any] | None:
    try:
        data = json.loads(output)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def tell(what: str, found: Advisories) -> bool:
    """Print the advisories of the libraries that `what` names. Return False if there are any; if they could not be
    checked, return True."""
    if found is None:
        print(f"{what}: NOT CHECKED: the advisory database cannot be reached")
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
    return 0 if all([tell("Python libraries", python), tell("web page libraries", page)]) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
