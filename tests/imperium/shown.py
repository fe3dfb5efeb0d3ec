"""The pieces and events that a scenario shows, for tests of what random games miss."""

from __future__ import annotations

from sandtable.core.contract import State
from sandtable.imperium.lab.coverage import Coverage
from sandtable.imperium.rules.game import Game
from sandtable.scenario import Scenario


def shown(scenario: Scenario) -> set[str]:
    """Return the ids of everything that occurs in a scenario after its beginning."""
    seen = Coverage()
    games: list[Game] = []

    def look(state: State) -> None:
        assert isinstance(state, Game)
        if not games:
            games.append(state)
            state.listen()
            state.trace = seen.trace
        for seat in state.to_act:
            seen.decision(state.decision(seat))

    assert scenario.run(look).passed, scenario.id
    for game in games:
        seen.game(game)
    return seen.reached()
