"""Files below 500 lines and functions of at most 80, apart from generated code and tables."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES_OF_A_FILE = 500
MOST_LINES_OF_A_FUNCTION = 80
ENDINGS = (".py", ".ts", ".svelte", ".js", ".mjs", ".css", ".sh")
# Generated code, which nobody reads from top to bottom.
LONG_FILES = {"web/src/lib/types.generated.ts"}
# Tables and generated code: one entry after another, without a branch.
LONG_FUNCTIONS = {
    "sandtable/classic/lab/observation.py:_laid_out",
    "sandtable/classic/rules/state_data.py:__init__",
    "sandtable/classic/rules/state_data.py:copy_fields",
    "sandtable/server/storage/migrations/versions/v001_tables.py:upgrade",
}


def sources() -> list[str]:
    """Return the source files of the checkout, including files that are not committed yet."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip("not a git checkout")
    return [name for name in found.stdout.split("\n") if name.endswith(ENDINGS) and (ROOT / name).is_file()]


def long_functions(name: str, text: str) -> set[str]:
    """Return the functions of a Python file that are too long, as `file:function`."""
    return {
        f"{name}:{node.name}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno + 1 > MOST_LINES_OF_A_FUNCTION
    }


def test_no_file_is_too_long() -> None:
    """An exempt file that has become short is reported too, so that the list stays true."""
    lengths = {name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in sources()}
    assert {name for name, lines in lengths.items() if lines >= MOST_LINES_OF_A_FILE} == LONG_FILES


def test_no_function_is_too_long() -> None:
    found: set[str] = set()
    for name in sources():
        if name.endswith(".py"):
            found |= long_functions(name, (ROOT / name).read_text(encoding="utf-8"))
    assert found == LONG_FUNCTIONS


def test_the_length_of_a_function_is_counted_with_its_last_line() -> None:
    body = "    pass\n" * (MOST_LINES_OF_A_FUNCTION - 1)
    assert long_functions("a.py", "def short():\n" + body) == set()
    assert long_functions("a.py", "def long():\n" + body + "    pass\n") == {"a.py:long"}
