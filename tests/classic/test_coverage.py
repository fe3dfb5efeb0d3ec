"""Scenarios cover everything that random games seldom reach."""

from __future__ import annotations

from sandtable.classic.lab.coverage import RARE, Coverage, needed
from sandtable.classic.rules.game import Game
from sandtable.core.contract import State
from sandtable.core.titles import meta
from sandtable.scenario import load
from tests.classic.cases import EVERYTHING, SCENARIOS


def in_scenarios() -> set[str]:
    """Return the ids of everything that occurs in the classic scenarios."""
    seen = Coverage()
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for one in load(path):
            games: list[Game] = []

            def look(state: State, games: list[Game] = games) -> None:
                if not games:
                    assert isinstance(state, Game)
                    state.listen()
                    games.append(state)
                for seat in state.to_act:
                    seen.decision(state.decision(seat))

            assert one.run(look).problems == []
            for game in games:
                seen.game(game)
    return seen.reached()


def test_rare_events_have_a_scenario() -> None:
    """It covers every ability that a Karama can stop, every Karama power, and everything else that needs luck."""
    possible = needed(meta("classic").check({"seats": 6, **EVERYTHING}))
    assert set(RARE) <= set(possible)
    reached = in_scenarios()
    assert [id for id in RARE if id not in reached] == []
