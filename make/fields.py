"""Generate the classes of declared fields: `make fields`. With `--check`, only tell whether the files are up to date.

A declaration is a file `state_fields.py` with `RECORDS`, `IMPORTS` and `OUT` (`sandtable/core/fields.py`).
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]


def declarations() -> list[Path]:
    """Return the paths of all declarations of fields in the package."""
    return sorted((ROOT / "sandtable").glob("**/state_fields.py"))


def generated(path: Path) -> tuple[Path, str]:
    """Return the path of the file that is generated from a declaration, and the formatted source for it."""
    from sandtable.core.fields import generate

    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    declared = import_module(name)
    source = generate(name, declared.IMPORTS, declared.RECORDS)
    ruff = [sys.executable, "-m", "ruff", "format", "--quiet", "--config", str(ROOT / "pyproject.toml"), "-"]
    formatted = subprocess.run(ruff, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return path.with_name(declared.OUT), formatted


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    stale = 0
    for path in declarations():
        out, source = generated(path)
        if out.exists() and out.read_text(encoding="utf-8") == source:
            continue
        stale += 1
        if check:
            print(f"{out.relative_to(ROOT)} is out of date: run `make fields`", file=sys.stderr)
        else:
            out.write_text(source, encoding="utf-8")
            print(f"wrote {out.relative_to(ROOT)}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
