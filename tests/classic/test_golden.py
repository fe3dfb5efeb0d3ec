"""The golden games go as they went; what they contain, and what only scenarios do."""

from __future__ import annotations

import json

from sandtable.classic.lab.coverage import Coverage, needed
from sandtable.core.contract import State
from sandtable.core.titles import meta
from sandtable.scenario import load
from tests.classic.cases import SCENARIOS
from tests.classic.golden import FILE, GAMES, play

KEPT = json.loads(FILE.read_text())


def in_scenarios() -> set[str]:
    """What occurs in the scenarios of the classic game."""
    seen = Coverage()
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for one in load(path):
            games: dict[int, State] = {}

            def watch(state: State, games: dict[int, State] = games) -> None:
                if id(state) not in games:
                    state.listen()
                    games[id(state)] = state
                for seat in state.to_act:
                    seen.decision(state.decision(seat))

            one.run(watch)
            for state in games.values():
                seen.game(state)
    return seen.reached()


def test_golden_games_and_scenarios_show_all_there_is() -> None:
    """Every card, power, stopped ability, question, event, victory and phase: in a golden game or in a scenario."""
    assert [(one["seed"], one["options"]) for one in KEPT] == [(seed, options) for seed, options in GAMES]
    seen = Coverage()
    for one in KEPT:
        found = play(one["seed"], one["options"], seen)
        assert found == {key: one[key] for key in found}, one["options"]
    everything = [id for _, options in GAMES for id in needed(meta("classic").check(options))]
    reached = seen.reached() | in_scenarios()
    assert [id for id in dict.fromkeys(everything) if id not in reached] == []
