"""Helpers for tests of the arena: games of a line-up, `sandtable arena`, rows without times, a bot that gives up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sandtable import bots
from sandtable.arena.match import Fixture, fixtures, read_lineup
from sandtable.cli import app
from sandtable.core.contract import View
from sandtable.core.decisions import Decision
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

META = meta("imperium")
FULL = {seats: META.check({"seats": seats}) for seats in META.seats}


def plan(lineup: str, blocks: int, seed: int = 0) -> list[Fixture]:
    read = read_lineup(lineup)
    return list(fixtures("imperium", read, blocks, seed, FULL[len(read)]))


def run(*args: str | Path, status: int = 0, columns: int = 160) -> Result:
    result = CliRunner(env={"COLUMNS": str(columns)}).invoke(app, ["arena", *(str(arg) for arg in args)])
    assert result.exit_code == status, (result.stdout, result.stderr, result.exception)
    return result


def plain(out: Path) -> list[dict[str, Any]]:
    """The rows without what the clock says."""
    rows: list[dict[str, Any]] = json.loads((out / "games.json").read_text(encoding="utf-8"))
    for row in rows:
        for party in row["parties"]:
            del party["seconds"]
    return rows


class Crashing:
    """Gives up early in some games."""

    name = "crashing"
    table_name = "Fool"
    needs_view = False

    def choose(self, view: View | None, decision: Decision, rng: Rng) -> int:
        if 20 <= decision.number < 24 and rng.below(3) == 0:
            raise RuntimeError("no idea")
        return decision.options[rng.below(len(decision.options))]


def let_crashing_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the letter X."""
    monkeypatch.setattr(bots, "_BOTS", (*bots._BOTS, ("X", "crashing", f"{__name__}:Crashing")))
