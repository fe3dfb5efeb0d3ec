"""Golden games of six: they replay to what they came to, and together contain all there is of teams.

How they are made, and signed anew: `python -m tests.imperium.uprising.golden.six --help`.
"""

from __future__ import annotations

from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import needed
from sandtable.imperium.modules.team_seats import SEATS, TEAMS
from tests.citing import rule
from tests.imperium.golden import GoldenTests, contents, signed
from tests.imperium.uprising.golden.demands import TITLE
from tests.imperium.uprising.golden.six.make import GOLDEN, demanded, pieces

GAMES = GOLDEN.files()
OF_COVERAGE = ("card:", "intrigue:", "leader:", "space:", "faction:", "conflict:", "contract:", "decision:", "event:")


class TestGolden(GoldenTests):
    golden = GOLDEN
    most = 8
    demands = 150


def test_every_piece_of_the_box_is_demanded() -> None:
    named = {word for name in demanded() for word in name.split()}
    assert pieces() - named == set()


def test_nothing_occurs_that_is_not_asked_for() -> None:
    """Effects, questions, events: coverage would not notice if what it does not know of never came up."""
    possible = set(needed(meta(TITLE).check({"seats": SEATS, "leaders": "draft"}), TITLE))
    occurred = {name for path in GAMES for name in contents(GOLDEN, path) if name.startswith(OF_COVERAGE)}
    assert occurred - possible == set()


@rule("UPR-S14.2")
def test_a_team_wins_or_loses_together_by_the_sum_of_its_points() -> None:
    for outcome in (signed(GOLDEN)[path.name]["outcome"] for path in GAMES):
        sums = [sum(outcome["points"][seat] for seat in team) for team in TEAMS]
        ranks = [{outcome["ranks"][seat] for seat in team} for team in TEAMS]
        if sums[0] != sums[1]:
            assert ranks == ([{1}, {4}] if sums[0] > sums[1] else [{4}, {1}])
