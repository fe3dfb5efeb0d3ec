"""Build compiled wheels for CPython 3.11 to 3.14 with cibuildwheel, where a container engine runs.

    python make/wheels.py engine               # tell whether one runs; exit status 1 if not
    python make/wheels.py PYTHON SDIST OUT     # PYTHON has cibuildwheel installed; OUT is the folder for the wheels

What is built, and how each wheel is tried out, is in pyproject.toml under [tool.cibuildwheel].
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

ENGINES = ("docker", "podman")


def engine() -> tuple[str, list[str]]:
    """Return the name of a container engine that runs here, empty if there is none, and why the engines tried before do
    not run."""
    why: list[str] = []
    for name in ENGINES:
        if shutil.which(name) is None:
            why.append(f"{name} is not installed")
            continue
        done = subprocess.run([name, "info"], capture_output=True, text=True, check=False, timeout=60)
        said = (done.stdout + done.stderr).strip().splitlines()
        if done.returncode == 0 and not any(line.startswith(("Cannot connect", "ERROR")) for line in said):
            return name, why
        why.append(f"{name} does not run ({said[-1].strip() if said else 'no answer'})")
    return "", why


def main(arguments: list[str]) -> int:
    found, why = engine()
    if not found:
        print(f"\n********  NO WHEELS ARE BUILT: {'; '.join(why)}  ********", file=sys.stderr)
        print("`make wheel` builds a wheel for the Python of this checkout, without a container.", file=sys.stderr)
        return 1
    match arguments:
        case ["engine"]:
            print(f"The wheels are built with {found}.")
            return 0
        case [python, sdist, out]:
            command = [python, "-m", "cibuildwheel", "--platform", "linux", "--output-dir", out, sdist]
            return subprocess.run(command, env={**os.environ, "CIBW_CONTAINER_ENGINE": found}, check=False).returncode
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
