"""`sandtable hint`."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from sandtable.cli import app
from sandtable.core.record import Record


def test_hint_prints_the_best_moves_with_chance_error_and_reason(tmp_path: Path) -> None:
    record = Record("imperium", 5, {})
    while len(record.state.options_of(record.state.to_act[0])) < 3:
        seat = record.state.to_act[0]
        record.act(record.state.vocabulary.words[min(record.state.options_of(seat))])
    path = tmp_path / "game.txt"
    path.write_text(record.to_text())
    result = CliRunner().invoke(app, ["hint", str(path), "--seconds", "0.3", "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.output)
    assert data["lines"]
    assert all({"words", "chance", "error", "why"} <= set(line) for line in data["lines"])
    text = CliRunner().invoke(app, ["hint", str(path), "--seconds", "0.3", "--lang", "ja"])
    assert text.exit_code == 0, text.output
    assert "1. " in text.output
    assert "±" in text.output
    assert "。" in text.output


def test_hint_refuses_a_seat_that_is_not_asked(tmp_path: Path) -> None:
    record = Record("imperium", 5, {})
    path = tmp_path / "game.txt"
    path.write_text(record.to_text())
    other = next(seat for seat in range(4) if seat not in record.state.to_act)
    result = CliRunner().invoke(app, ["hint", str(path), "--seat", str(other)])
    assert result.exit_code == 2
    assert "no open choice" in result.output
