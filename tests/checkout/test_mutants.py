"""bench/mutants.py makes faults and finds the tests that notice them; the run itself is `make mutants`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench import mutants
from bench.mutating import ROOT, RULES_CODE, Mutant, every_mutant, sample


@pytest.fixture(scope="module")
def every() -> list[Mutant]:
    return every_mutant()


def changes(every: list[Mutant], module: str, function: str) -> set[str]:
    """The changed lines of a function."""
    return {one.changed()[1] for one in every if one.module == module and one.function == function}


def test_the_usual_faults_are_made(every: list[Mutant]) -> None:
    lost = changes(every, "rules.influence", "lose_influence")
    assert {
        "now = min(0, old - steps)", "now = max(1, old - steps)", "now = max(0, (old + steps))",
        "if (now != old):", "if True:", "if False:", "pass", "elif (now <= track.alliance):",
    } <= lost  # fmt: skip
    assert "ALLIANCE_MOVES_ON_FALL_ABOVE_4: Final = False" in changes(every, "rules.influence", "")
    assert "points = (track.standing[now] + track.standing[old])" in lost
    itself = changes(every, "nodes.troops", "Recruit.itself")
    assert {
        "left = (s.players[receiver(s, seat)].supply + node.a)",
        "return (left >= 0) and left >= supply_to_keep(s, seat)",
    } <= itself
    assert "ready = s.mentat == seat and s.players[seat].agents > 1" in {
        line.replace("(", "", 1).removesuffix(")") for line in changes(every, "rules.turns", "figure_matters")
    }


def test_mutants_leave_code_without_rules_alone(every: list[Mutant]) -> None:
    lines = [one.changed()[0] for one in every]
    assert {one.module for one in every} == set(RULES_CODE)
    for word in ("assert ", "raise ", "s.note(", "s.trace", "s.journal", "s.cause =", "s.learnt", '"""', "__all__"):
        assert not [line for line in lines if line.startswith(word)], word
    assert not [one for one in every if one.function.startswith("check_")]


def test_a_sample_is_the_beginning_of_a_larger_one_and_compiles() -> None:
    few = sample(10, 3)
    assert few == sample(30, 3)[:10]
    assert few != sample(10, 4)
    for one in few:
        compile(one.source(), one.module, "exec")


def test_every_equivalent_mutant_is_still_there_and_has_a_reason() -> None:
    assert mutants.stale_equivalents() == []
    assert all(len(why) > 20 for why in mutants.equivalents().values())


def test_citing_tests_are_found() -> None:
    files = {path.rsplit("/", 1)[1] for path in mutants.citing_files()}
    assert {"test_scenarios.py", "test_imp_10_ties.py", "test_open_intrigue_and_rival_turns.py"} <= files
    assert "test_mutants.py" not in files


def test_some_mutants_from_end_to_end() -> None:
    """One fault in a function, one at the level of a module, and one that this file of tests never reaches."""
    every = sample(len(every_mutant()), mutants.SEED)
    wanted = {
        ("rules.combat", "placings", "places[top[0]] = 2"): "killed",
        ("rules.influence", "", "ALLIANCE_MOVES_ON_FALL_ABOVE_4: Final = False"): "survived",
        ("modules.rivals.trades", "_pay", "p.water += water"): "survived",
    }
    numbers = {
        number: wanted[one.module, one.function, one.changed()[1]]
        for number, one in enumerate(every, 1)
        if (one.module, one.function, one.changed()[1]) in wanted
    }
    assert len(numbers) == len(wanted)
    command = [sys.executable, "-m", "bench.mutants", "--number", str(len(every))]
    command += ["--only", ",".join(map(str, numbers)), "--tests", "tests/imperium/base/rules/test_imp_10_ties.py"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert run.returncode == 1, run.stderr
    for number, came in numbers.items():
        (line,) = [line for line in run.stdout.splitlines() if line.split()[0:1] == [str(number)]]
        assert line.endswith("SURVIVED") == (came == "survived"), line
    assert "3 mutants: 1 killed by a test that cites a rule, 2 survived, 0 equivalent; 33.3% of 3 killed" in run.stdout
    assert "+    p.water += water" in run.stdout
