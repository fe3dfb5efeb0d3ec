"""Puzzles at tables: the table begins at the puzzle's position, and the player's moves are judged."""

from __future__ import annotations

from sandtable.insight.puzzle_files import shipped, titles_with_puzzles
from sandtable.insight.puzzles import Puzzle
from tests.server.harness import Running
from tests.server.test_page_types import says


def puzzle() -> Puzzle:
    return shipped(titles_with_puzzles()[0]).puzzles[0]


def test_the_best_line_is_told_from_the_others(served: Running) -> None:
    anna = served.browser("Anna")
    found = puzzle()
    for line, wanted in ((found.lines[0], "best"), (found.lines[-1], "worse")):
        table = anna.post(f"/puzzles/{found.id}/table", {})
        says("table", table)
        assert [seat["mine"] for seat in table["seats"]].index(True) == found.seat
        verdict = anna.post(f"/puzzles/{found.id}/answer", {"table": table["id"]})
        says("verdict", verdict)
        assert verdict["state"] == "open"
        for number, word in enumerate(line.words):
            at = len(found.record["actions"]) + number
            anna.post(f"/tables/{table['id']}/act", {"seat": found.seat, "at": at, "action": word})
        verdict = anna.post(f"/puzzles/{found.id}/answer", {"table": table["id"]})
        says("verdict", verdict)
        assert (verdict["state"], verdict["chance"]) == (wanted, line.chance)
        assert len(verdict["answer"]) == len(line.words)


def test_the_list_has_no_solutions_and_the_solution_is_told_when_asked(served: Running) -> None:
    anna = served.browser("Anna")
    lists = anna.get("/puzzles")
    says("puzzles", lists)
    for each in lists["titles"]:
        assert each["today"] in [entry["id"] for entry in each["puzzles"]]
    told = anna.get(f"/puzzles/{puzzle().id}/solution")
    says("solution", told)
    assert told["lines"][0]["accepted"]
    assert not told["lines"][-1]["accepted"]


def test_another_table_is_not_judged(served: Running) -> None:
    anna, ben = served.browser("Anna"), served.browser("Ben")
    found = puzzle()
    own = anna.post(f"/puzzles/{found.id}/table", {})
    other = ben.make("mnnn")
    assert ben.refused("POST", f"/puzzles/{found.id}/answer", {"table": own["id"]})["type"] == "NotYourSeat"
    assert ben.refused("POST", "/puzzles/nothing/table", {})["type"] == "UnknownPage"
    assert "type" in ben.refused("POST", f"/puzzles/{found.id}/answer", {"table": other["id"]})


def test_how_a_title_is_won_is_told_for_every_title(served: Running) -> None:
    anna = served.browser("Anna")
    for title in [entry["id"] for entry in anna.get("/titles")]:
        says("win", anna.get(f"/win/{title}"))
    assert anna.refused("GET", "/win/chess")["type"] == "UnknownTitle"
