"""Run scenario files as tests, with one set of parameters for each scenario; list the rules that worked examples
cite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable import scenario

ROOT = Path(__file__).resolve().parents[1]


def scenarios_below(folder: Path) -> list[Any]:
    """Return the parameters of each scenario in a folder, marked with the rules it cites and its location."""
    found = []
    for path in sorted(folder.rglob("*.yaml")):
        name = path.relative_to(ROOT).as_posix()
        for one in scenario.load(path):
            marks = [pytest.mark.rule(*one.rules, where=f"{name}::{one.id}")] if one.rules else []
            found.append(pytest.param(one, id=f"{path.stem}/{one.id}", marks=marks))
    return found


def cited_for(example: str, scenarios: list[Any]) -> list[set[str]]:
    """Return the rules that each scenario of a worked example cites; its id begins with that of the example."""
    played = [param.values[0] for param in scenarios]
    return [set(one.rules) for one in played if one.id == example or one.id.startswith(f"{example}_")]
