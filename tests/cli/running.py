"""Run the command line in this process, and read its output."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from sandtable.cli import app


def run(*args: str | Path, status: int = 0) -> Result:
    result = CliRunner(env={"COLUMNS": "160"}).invoke(app, [str(arg) for arg in args])
    assert result.exit_code == status, (result.stdout, result.stderr, result.exception)
    return result


def data(*args: str | Path, status: int = 0) -> Any:
    result = run(*args, "--json", status=status)
    assert result.stderr == ""
    return json.loads(result.stdout)


def refused(*args: str | Path) -> str:
    """One line on standard error, nothing on standard output, exit status 2."""
    result = run(*args, status=2)
    assert result.stdout == ""
    assert result.stderr.startswith("sandtable: ")
    assert result.stderr.count("\n") == 1
    return result.stderr
