"""Records of a few moves."""

from __future__ import annotations

from typing import Any

from sandtable.core.record import Record
from sandtable.core.rng import Rng

LEADERS = ["glossu_rabban", "earl_memnon_thorvald", "count_ilban_richese", "countess_ariana_thorvald"]


def new(seed: int = 1, **options: Any) -> Record:
    return Record("imperium", seed, {"seats": 4, "leaders": LEADERS, "first": 0, **options})


def played(moves: int, seed: int = 1) -> Record:
    record = new(seed)
    rng = Rng(seed)
    while len(record) < moves and not record.state.over:
        decision = record.state.decision(record.state.to_act[0])
        record.apply(decision.seat, decision.options[rng.below(len(decision.options))])
    return record


def options(record: Record) -> list[str]:
    return record.state.decision(record.state.to_act[0]).words()
