"""The analysis of a finished game: started once, kept with the game, refused while the game runs."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.bots.advice import advice_for
from sandtable.core.fluent import Words, languages, spoken
from sandtable.core.record import Record
from sandtable.server.bots import insight_process
from sandtable.server.http.insight_messages import Analysis
from tests.server.harness import ENGLISH, LEADERS, Browser, Data, Running, config, eventually, running

PATIENCE = 240.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("analysis"), analysis_seconds=3.0, idle=0.5)) as started:
        yield started


def finished(browser: Browser) -> Data:
    """Return a table whose game is over: it began one move before the end of a recorded game, and this move was
    made."""
    record = Record("imperium", 3, {"seats": 3, "leaders": LEADERS[:3]})
    while not record.state.over:
        seat = record.state.to_act[0]
        record.apply(seat, record.state.decision(seat).options[0])
    begin = {"kind": "record", "record": record.to_text(), "moves": len(record) - 1}
    table: Data = browser.make("mmm", begin=begin)
    last = record.moves[-1]
    at = browser.get(f"/tables/{table['id']}/updates")["messages"][-1]["views"][str(last.seat)]["at"]
    word = record.state.vocabulary.words[last.action]
    browser.post(f"/tables/{table['id']}/act", {"seat": last.seat, "at": at, "action": word})
    return table


@pytest.fixture(scope="module")
def over(server: Running) -> tuple[Browser, Data]:
    anna = server.browser("Anna")
    return anna, finished(anna)


def path(table: Data) -> str:
    return f"/tables/{table['id']}/analysis"


def done(browser: Browser, table: Data) -> Data | None:
    found: Data = browser.get(path(table))
    Analysis.model_validate(found)
    assert found["state"] in ("running", "done")
    return found if found["state"] == "done" else None


def test_it_is_refused_while_the_game_runs(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("mnn", options={"first": 0, "leaders": LEADERS[:3]})
    anna.refused("POST", path(table), {}, 409, "NotOver")
    anna.refused("GET", path(table), None, 409, "NotOver")


def test_a_player_starts_it_once_and_everybody_may_read_it(server: Running, over: tuple[Browser, Data]) -> None:
    anna, table = over
    stranger = server.browser("Stranger")
    assert anna.get(path(table)) == {"state": "missing", "done": 0.0, "analysis": None}
    stranger.refused("POST", path(table), {}, 403, "NotSeated")
    anna.post(path(table))
    assert anna.post(path(table))["state"] in ("running", "done"), "asked twice, it runs once"
    found = eventually(lambda: done(anna, table), PATIENCE)
    data = found["analysis"]
    assert data["title"] == "imperium"
    assert [story["seat"] for story in data["seats"]] == [0, 1, 2]
    for story in data["seats"]:
        assert story["start"] + story["luck"] + story["choices"] + story["others"] == pytest.approx(story["end"])
        for moment in story["mistakes"]:
            assert all(spoken(label, ENGLISH) for label in moment["did"]["labels"])
            assert spoken(moment["why"], ENGLISH)
    assert stranger.get(path(table)) == found
    assert anna.post(path(table)) == found, "it is kept"


def in_file(browser: Browser, table: Data, form: str, lang: str) -> str:
    answer = browser.ask("GET", f"{path(table)}/file?form={form}&lang={lang}")
    assert answer.status_code == 200, answer.text
    assert f"sandtable-{table['id']}-analysis.{form}" in answer.headers["content-disposition"]
    return answer.text


@pytest.mark.parametrize("lang", languages())
def test_it_is_saved_as_json_and_as_a_page_in_a_language(over: tuple[Browser, Data], lang: str) -> None:
    anna, table = over
    anna.post(path(table))
    found = eventually(lambda: done(anna, table), PATIENCE)["analysis"]
    words = Words(lang)
    told = json.loads(in_file(anna, table, "json", lang))
    assert told["points"] == found["points"]
    assert told["names"] == [spoken(name, words) for name in found["names"]]
    assert "\x02" not in json.dumps(told), "no saying is left"
    text = in_file(anna, table, "html", lang)
    assert text.startswith("<!doctype html>")
    assert f'lang="{lang}"' in text
    assert words.say("analysis-mistakes") in text
    for story, same in zip(told["seats"], found["seats"], strict=True):
        for moment, kept in zip(story["mistakes"], same["mistakes"], strict=True):
            assert moment["why"] == spoken(kept["why"], words)
            assert html.escape(moment["why"]) in text


def test_a_file_is_refused_without_an_analysis_and_while_the_game_runs(server: Running) -> None:
    anna = server.browser("Anna")
    table = anna.make("mnn", options={"first": 0, "leaders": LEADERS[:3]})
    anna.refused("GET", f"{path(table)}/file", None, 409, "NotOver")
    anna.refused("GET", f"{path(finished(anna))}/file", None, 409, "NoAnalysis")


@pytest.mark.parametrize("title", ["imperium", "uprising", "classic"])
def test_a_new_table_begins_before_any_choice_with_bots_for_the_others(server: Running, title: str) -> None:
    """The reader of an analysis plays on from one of its choices: they get the seat of that choice and are asked it
    again."""
    record, advice = Record(title, 6, {}), advice_for(title)
    choices: list[tuple[int, int, int]] = []
    while not record.state.over:
        seat = record.state.to_act[0]
        options = sorted(record.state.options_of(seat))
        if len(options) > 1:
            choices.append((len(record), len(record) - record.state.sealed, seat))
        record.apply(seat, advice.best(record.state, seat, options))
    anna = server.browser("Anna")
    for n, begin, seat in choices[5 :: len(choices) // 4]:
        seats = "".join("m" if number == seat else "a" for number in range(record.state.seats))
        again = anna.make(seats, title=title, begin={"kind": "record", "record": record.to_json(), "moves": begin})
        assert again["begin"] == {"kind": "record", "moves": begin}
        with anna.socket(again["id"]) as line:
            view = line.ready().view(seat)
            words = [option["action"] for option in view["options"]]
            assert words, "the seat is asked"
            if begin == n:  # otherwise it goes back to the seat's first question of those that were answered together
                assert record.state.vocabulary.words[record.moves[n].action] in words


def test_a_failed_analysis_can_be_started_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> bytes:
        raise ValueError("broken on purpose")

    with running(config(folder, analysis_seconds=1.0)) as server:
        anna = server.browser("Anna")
        table = finished(anna)
        with monkeypatch.context() as wrong:
            wrong.setattr("sandtable.server.bots.analyst.analysis_of", broken)
            anna.post(path(table))
            eventually(lambda: anna.get(path(table))["state"] == "failed")
        assert "broken on purpose" in caplog.text
        caplog.clear()
        assert anna.post(path(table))["state"] == "running"
        eventually(lambda: done(anna, table), PATIENCE)


def test_a_process_tells_how_far_it_is_and_what_it_found() -> None:
    record = Record("imperium", 4, {"seats": 3})
    while not record.state.over:
        seat = record.state.to_act[0]
        record.apply(seat, record.state.decision(seat).options[0])
    told: list[float] = []
    data = insight_process.analysis_of(record.to_json(), ["A", "B", "C"], 1.5, told.append)
    assert data[:2] == b"\x1f\x8b"
    assert told == sorted(told)
    assert told[-1] == 1.0
