"""Suggested moves at the table: who may request them, and that they contain nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sandtable.bots.advice import advice_for
from sandtable.core.fluent import spoken
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.insight.suggest import suggest
from sandtable.server.bots.hints import HintQuestion
from sandtable.server.bots.insight_process import suggest_here
from sandtable.server.http.insight_messages import Hint
from tests.server.harness import ENGLISH, LEADERS, LIMITS, Browser, Data, Running, config, eventually, running

OPTIONS: Data = {"first": 0, "leaders": LEADERS}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("hints"), hint_seconds=0.2)) as started:
        yield started


def hint(browser: Browser, table: Data, seat: int = 0, at: int | None = None) -> Data:
    data: Data = browser.post(f"/tables/{table['id']}/hint", {"seat": seat, "at": table["n"] if at is None else at})
    return data


def test_a_player_among_bots_is_told_the_best_moves_and_nothing_changes(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("mann", options=OPTIONS)
    assert table["suggests"] == "allowed"
    assert table["hints"] is False
    with anna.socket(table["id"]) as line:
        view = line.ready().view(0)
        at = view["at"]
        found = hint(anna, table, at=at)
        Hint.model_validate(found)
        assert (found["seat"], found["at"]) == (0, at)
        options = {option["action"] for option in view["options"]}
        assert 1 <= len(found["lines"]) <= 3
        for each in found["lines"]:
            assert each["words"][0] in options
            assert all(spoken(label, ENGLISH) for label in each["labels"])
            assert len(each["labels"]) == len(each["words"])
            assert "\x02" in each["why"]
        assert line.view(0)["at"] == at
        assert anna.get(f"/tables/{table['id']}")["n"] == table["n"]
        for word in found["lines"][0]["words"]:  # it can be played, like any other answer
            line.act(word)


def test_only_for_an_own_seat_at_the_present_moment(server: Running) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    table = anna.make("mann", options=OPTIONS)
    with anna.socket(table["id"]) as line:
        at = line.ready().view(0)["at"]
    path = f"/tables/{table['id']}/hint"
    anna.refused("POST", path, {"seat": 0, "at": at + 5}, 409, "StaleAction")
    anna.refused("POST", path, {"seat": 1, "at": at}, 403, "NotYourSeat")
    ben.refused("POST", path, {"seat": 0, "at": at}, 403, "NotYourSeat")
    anna.refused("POST", path, {"seat": 0}, 422, "BadRequest")


def test_among_people_only_if_the_host_allowed_it_and_everybody_is_told(server: Running) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    for allowed in (False, True):
        table = anna.make("mon", options={"first": 0, "leaders": LEADERS[:3]}, start=False, hints=allowed)
        joined = ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        assert joined["hints"] is allowed, "whoever joins sees it"
        table = anna.post(f"/tables/{table['id']}/start")
        assert table["suggests"] == ("allowed" if allowed else "people")
        with anna.socket(table["id"]) as line, ben.socket(table["id"]) as other:
            at = line.ready().view(0)["at"]
            other.ready()
            if not allowed:
                anna.refused("POST", f"/tables/{table['id']}/hint", {"seat": 0, "at": at}, 403, "NoHints")
                continue
            hint(anna, table, at=at)
            note = eventually(partial(_note, ben, table))
            assert note["seat"] == 0
            assert note["to"] is None
            assert spoken(note["text"], ENGLISH) == "asked for a suggestion in round 1"
            assert "suggest" not in str(other.update)


def _note(browser: Browser, table: Data) -> Data | None:
    messages: list[Data] = browser.get(f"/tables/{table['id']}/updates")["messages"]
    return next((message for message in messages if message["type"] == "chat"), None)


def test_hints_have_a_rate_limit_of_their_own(tmp_path: Path) -> None:
    limits = replace(LIMITS, hints_burst=2.0, hints_per_second=0.001)
    with running(config(tmp_path, hint_seconds=0.05, limits=limits)) as server:
        anna = server.browser("Anna")
        table = anna.make("mnn", options={"first": 0, "leaders": LEADERS[:3]})
        with anna.socket(table["id"]) as line:
            at = line.ready().view(0)["at"]
            for _ in range(2):
                hint(anna, table, at=at)
            anna.refused("POST", f"/tables/{table['id']}/hint", {"seat": 0, "at": at}, 429, "TooManyRequests")
            line.act(line.view(0)["options"][0]["action"])  # playing goes on


def test_a_finished_game_has_no_suggestions(server: Running) -> None:
    anna = server.browser("Anna")
    path = "/tables/nothing/hint"
    anna.refused("POST", path, {"seat": 0, "at": 0}, 404, "UnknownTable")


# --- nothing hidden ----------------------------------------------------------------------
def positions(title: str) -> list[Any]:
    """Return some positions of a game, each with a choice."""
    state: Any = meta(title).new(11, {})
    advice, number = advice_for(title), 0
    found: list[Any] = []
    while not state.over and len(found) < 4:
        seat = state.to_act[0]
        options = sorted(state.options_of(seat))
        number += len(options) > 1
        if len(options) > 1 and number % 23 == 0:
            found.append(state.clone())
        state.apply(seat, advice.best(state, seat, options))
    return found


@pytest.mark.parametrize("title", ["imperium", "uprising", "classic"])
def test_a_question_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(title: str) -> None:
    differ = 0
    for number, state in enumerate(positions(title)):
        seat = state.to_act[0]
        asked = HintQuestion.of(state.view(seat), 5)
        for luck in range(3):
            other = state.resample(seat, Rng(100 * number + luck))
            differ += other.digest() != state.digest()
            assert HintQuestion.of(other.view(seat), 5) == asked
        assert asked.position().view(seat).as_dict() == state.view(seat).as_dict()
    assert differ > 0


def test_the_process_is_never_sent_what_is_hidden() -> None:
    """The search process is sent the bytes of a world drawn from the seat's view, which differ from those of the real
    position."""
    for state in positions("imperium"):
        seat = state.to_act[0]
        sent = {HintQuestion.of(state.view(seat), chance).world for chance in range(5)}
        assert len(sent) > 1, "what is hidden is drawn"
        assert state.to_bytes() not in sent


def test_an_answer_is_the_same_whatever_is_hidden() -> None:
    for state in positions("imperium")[:2]:
        seat = state.to_act[0]
        other = state.resample(seat, Rng(8))
        answers = [suggest(each.view(seat), Rng(3), passes=60) for each in (state, other)]
        assert answers[0] == answers[1]


def test_the_process_answers_with_sayings() -> None:
    state = positions("uprising")[0]
    question = HintQuestion.of(state.view(state.to_act[0]), 9)
    found = suggest_here(question.title, question.world, question.seat, question.chance, 0.2)
    assert found["seat"] == question.seat
    assert all(line["why"].startswith("\x02") for line in found["lines"])
