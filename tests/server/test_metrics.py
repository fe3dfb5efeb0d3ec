"""Prometheus metrics: who may read them, and what they count; test_serve.py adds up several processes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server import app
from sandtable.server.config import BadSetting, from_environment
from tests import no_tls
from tests.server.harness import Running, config, eventually, running
from tests.server.monitoring import read, value

TOKEN = "a token for the tests"


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("measured"), metrics="local")) as server:
        yield server


# --- access ------------------------------------------------------------------------------
def test_nobody_reads_them_unless_told(served: Running) -> None:
    answer = no_tls.get(served.url + "/metrics")
    assert answer.status_code == 404
    assert answer.json()["error"]["type"] == "UnknownPage"


def test_this_machine_alone_and_not_through_a_web_server(measured: Running) -> None:
    assert no_tls.get(measured.url + "/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
        for said in ("127.0.0.1", "192.0.2.9"):
            assert no_tls.get(measured.url + "/metrics", headers={header: said}).status_code == 404


def test_a_token(tmp_path: Path) -> None:
    with running(config(tmp_path, metrics=TOKEN)) as server:
        for given in ({}, {"Authorization": TOKEN}, {"Authorization": "Bearer x"}, {"Authorization": "Bearer"}):
            assert no_tls.get(server.url + "/metrics", headers=given).status_code == 404
        assert read(server.url, Authorization=f"Bearer {TOKEN}")


def test_a_token_that_is_too_short() -> None:
    with pytest.raises(BadSetting, match="SANDTABLE_METRICS"):
        from_environment({"SANDTABLE_METRICS": "yes"})


# --- values ------------------------------------------------------------------------------
def test_events_are_counted(measured: Running) -> None:
    url = measured.url
    joins = {"method": "POST", "route": "/api/tables", "status": "201"}
    before = value(url, "sandtable_requests_total", **joins)
    took = value(url, "sandtable_request_seconds_count", method="POST", route="/api/tables")
    moves = value(url, "sandtable_moves_total", by="guest")
    bots = value(url, "sandtable_bot_decision_seconds_count", level="novice")
    wrote = value(url, "sandtable_database_write_seconds_count")
    no_table = value(url, "sandtable_refusals_total", kind="UnknownTable")
    anna = measured.browser("Anna")
    table = anna.make("mnnn")
    anna.refused("GET", "/tables/nowhere", status=404)
    with anna.socket(table["id"]) as line:
        line.ready()
        made = line.play(random.Random(3), 5)
        eventually(lambda: value(url, "sandtable_sockets_open") == 1)
        assert value(url, "sandtable_tables_in_memory") >= 1
    assert value(url, "sandtable_requests_total", **joins) == before + 1
    assert value(url, "sandtable_request_seconds_count", method="POST", route="/api/tables") == took + 1
    assert value(url, "sandtable_moves_total", by="guest") == moves + made
    assert value(url, "sandtable_moves_total", by="bot") > 0
    eventually(lambda: value(url, "sandtable_bot_decision_seconds_count", level="novice") > bots)
    assert value(url, "sandtable_database_write_seconds_count") >= wrote + made
    assert value(url, "sandtable_refusals_total", kind="UnknownTable") == no_table + 1
    eventually(lambda: value(url, "sandtable_sockets_open") == 0)
    assert value(url, "sandtable_database_up") == 1
    assert value(url, "sandtable_event_loop_lag_seconds_count") > 0
    assert value(url, "sandtable_bot_queue") >= 0


def test_no_label_holds_an_id(measured: Running) -> None:
    anna = measured.browser("Anna")
    table = anna.make("mo")
    no_tls.get(f"{measured.url}/join/{table['id']}/{table['invite']}")
    no_tls.get(f"{measured.url}/{table['invite']}")
    no_tls.request("SPICE", f"{measured.url}/{table['invite']}")
    text = no_tls.get(measured.url + "/metrics").text
    for secret in (table["id"], table["invite"], anna.id, "SPICE"):
        assert secret not in text


def test_damaged_tables_are_counted(measured: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "COUNT_DAMAGED", 0.0)
    before = value(measured.url, "sandtable_tables_damaged")
    id = measured.browser("Anna").make("mo")["id"]
    measured.ask(measured.lobby.services.store.set_damaged(id, "for a test"))
    eventually(lambda: value(measured.url, "sandtable_tables_damaged") == before + 1)
