"""Build the tree of commands once for all tests of the command line."""

from __future__ import annotations

from functools import cache

import pytest
import typer
from typer.main import get_command


@pytest.fixture(autouse=True)
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tree of commands; Typer's runner builds it for every call, which takes longer than most commands."""
    monkeypatch.setattr("typer.testing._get_command", tree_of)


@cache
def tree_of(program: typer.Typer) -> object:
    return get_command(program)
