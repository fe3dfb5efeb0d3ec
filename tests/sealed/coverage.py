"""Coverage of Sealed Bids: possible and observed events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.decisions import Decision
from tests.sealed.rules import EVENT_RULES, Game
from tests.sealed.table import QUESTION_RULES


def needed(options: Mapping[str, Any]) -> list[str]:
    return [
        *(f"decision:{kind}" for kind in QUESTION_RULES),
        *(f"event:{kind}" for kind in EVENT_RULES),
        "market:tied",
        "end:rounds",
        "tie_break:none",
        "tie_break:cards",  # shared ranks are too rare to be waited for
    ]


def unreached(options: Mapping[str, Any], reached: set[str], title: str) -> list[str]:
    return [id for id in needed(options) if id not in reached]


class Coverage:
    def __init__(self) -> None:
        self.trace: set[int] = set()
        self.seen: set[str] = set()

    def decision(self, decision: Decision) -> None:
        self.seen.add("decision:" + decision.kind)

    def game(self, game: Game) -> None:
        for event in game.take_events():
            self.seen.add("event:" + event.kind)
            if event.kind == "market" and event.seat < 0:
                self.seen.add("market:tied")
        outcome = game.outcome
        if outcome is not None:
            self.seen.add("end:" + outcome.reason)
            if outcome.tie_break != "shared":
                self.seen.add("tie_break:" + outcome.tie_break)

    def reached(self) -> set[str]:
        return self.seen
