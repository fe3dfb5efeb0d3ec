"""The rule that an event cites is one that can stand behind it, and the one of its cause."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sandtable import scenario
from sandtable.classic.rules.event_rules import CAUSE_RULES, EARLY_RULES, EVENT_RULES, GIFT, PHASE_RULES
from sandtable.core.events import Event
from sandtable.rulebook import rules
from tests.classic.golden import GAMES, play
from tests.classic.test_scenarios import SCENARIOS

ALLOWED = {
    kind: {usual, *CAUSE_RULES.get(kind, ())}
    | {cited for (other, _), cited in (EARLY_RULES | PHASE_RULES).items() if other == kind}
    | ({GIFT} if kind == "paid" else set())
    for kind, usual in EVENT_RULES.items()
}
BY_ID: dict[str, scenario.Scenario] = {cast(Any, param.values[0]).id: param.values[0] for param in SCENARIOS}


def told_in(one: scenario.Scenario) -> list[Event]:
    """Play a scenario and return what happened in it."""
    found: list[Event] = []

    def look(state: Any) -> None:
        state.listen()
        found.extend(state.take_events())

    one.run(look)
    return found


def wrong(told: list[Event]) -> set[tuple[str, str]]:
    """Return the kinds of events that cite a rule which cannot stand behind them."""
    return {(event.kind, event.rule) for event in told if event.rule not in ALLOWED[event.kind]}


def test_golden_games_cite_what_can_be_cited() -> None:
    for seed, options in GAMES:
        told: list[Event] = []
        play(seed, options, told)
        assert told
        assert wrong(told) == set()


def test_every_rule_that_can_be_cited_is_in_the_book() -> None:
    book = {rule.id for rule in rules("classic")}
    assert {cited for cites in ALLOWED.values() for cited in cites} <= book


@pytest.mark.parametrize(
    ("name", "cites"),
    [
        ("the_leader_of_the_caller_is_used_up", {"won": "10.20", "lost": "10.20", "leader_killed": "10.20"}),
        ("the_leader_of_the_caller_is_used_up", {"spice": "10.20"}),
        ("two_in_the_storms_own_sector_fight", {"lost": "10.13 10.14"}),
        ("lasgun_and_shield", {"lost": "10.19", "discarded": "10.19", "leader_killed": "10.19"}),
        ("amal_takes_half_of_promised_spice", {"paid": "21.5"}),
        ("the_emperor_revives_before_the_plans_of_a_battle", {"leader_revived": "20.6"}),
        ("the_emperor_revives_with_karama_between_two_cards", {"revived": "20.6"}),
        ("four_face_down_and_the_fifth_captive", {"leader_revived": "8.3"}),
        ("a_ghola_for_one_dead_leader", {"leader_revived": "17.3"}),
        ("a_face_dancer_beside_advisors_of_the_tleilaxus_ally", {"leader_killed": "23.3"}),
        ("an_advisor_comes_to_an_ordinary_stronghold", {"came_along": "19.2"}),
        ("an_advisor_does_not_come_into_the_hidden_mobile_stronghold", {"came_along": "16.2"}),
        ("the_winner_in_the_storm_keeps_the_stronghold", {"winner": "12.2"}),
    ],
)
def test_the_cause_decides(name: str, cites: dict[str, str]) -> None:
    told = told_in(BY_ID[name])
    assert wrong(told) == set()
    for kind, numbers in cites.items():
        found = {event.rule for event in told if event.kind == kind}
        assert found == {f"CLA-{number}" for number in numbers.split()}
