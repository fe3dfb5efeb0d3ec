"""Every module of the family can be imported first: it imports the modules whose records it refers to.

Otherwise a test or a tool works only after another one, and a bot or a text is missing in a process that asks for it
first.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[2] / "sandtable"
# These refer to questions and effects by name. The other packages import what they use.
FOLDERS: Final = ("imperium/judge", "imperium/modules", "imperium/tell")

# A child process per module, forked from one that has loaded only the core: a start of Python for each would take
# minutes.
EACH_ALONE: Final = """
import importlib, os, sys
import sandtable
for name in sys.argv[1:]:
    child = os.fork()
    if child == 0:
        try:
            importlib.import_module(name)
        except BaseException as problem:
            print(f"{name}: {problem!r}", flush=True)
        os._exit(0)
    os.waitpid(child, 0)
"""


def faults(names: list[str], folder: Path | None = None) -> list[str]:
    """Import each module in a process of its own; return the errors."""
    command = [sys.executable, "-c", EACH_ALONE, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, cwd=folder)
    return done.stdout.splitlines()


def test_every_module_can_be_imported_first() -> None:
    files = [file for folder in FOLDERS for file in sorted((PACKAGE / folder).rglob("*.py"))]
    names = [".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in files]
    assert len(names) > 200
    assert faults([name.removesuffix(".__init__") for name in names]) == []


def test_a_module_that_needs_another_one_first_is_reported(tmp_path: Path) -> None:
    (tmp_path / "early.py").write_text(
        "from sandtable.imperium.tell.questions import QuestionTelling, phrased\n"
        "phrased('question_of_another_file', QuestionTelling())\n"
    )
    assert faults(["sandtable.core.rng", "early"], tmp_path) == ["early: KeyError('question_of_another_file')"]
