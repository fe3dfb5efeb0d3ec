"""The recap of a Conflict in teams tells the strengths that decided it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.core.events import Event
from sandtable.core.fluent import Sayings
from sandtable.core.record import Record
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell import table
from tests.citing import rule
from tests.imperium.uprising.golden.make import GOLDEN

GAMES = sorted((GOLDEN.folder / "six").glob("*.txt"))


@rule("UPR-S4.1", "UPR-S4.3", "UPR-S11.3")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recap_counts_bonus_tokens_and_leaves_out_swords_that_were_lost(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    s = record.at(0, listen=True)
    assert isinstance(s, Game)
    names = [f"p{seat}" for seat in range(len(s.players))]
    log: list[Event] = []
    fought: list[list[int]] = []
    for move in record.moves:
        before = [p.strength() for p in s.players]
        s.apply(move.seat, move.action)
        events = s.take_events()
        log += events
        played = any(event.kind in ("intrigue_played", "swords") for event in events)
        if any(event.kind == "fought" for event in events):
            fought.append([] if played else before)
    recaps: list[dict[str, Any]] = [
        line["recap"] for line in table.lines(log, None, Sayings(), names) if "recap" in line
    ]
    assert len(recaps) == len(fought)
    for recap, strengths in zip(recaps, fought, strict=True):
        told = {side["seat"]: side["strength"] for side in recap["sides"]}
        assert not strengths or [told[seat] for seat in range(len(strengths))] == strengths
