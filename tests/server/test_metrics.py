"""What Prometheus is told: for whom, what is counted, and that several processes add up."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from sandtable.server import app
from sandtable.server.config import BadSetting, from_environment
from tests import no_tls
from tests.processes import children, needs_proc
from tests.server.harness import PATIENCE, Browser, Running, config, eventually, running
from tests.server.test_serve import serving

TOKEN = "a token for the tests"


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("measured"), metrics="local")) as server:
        yield server


def read(url: str, **headers: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    answer = no_tls.get(url + "/metrics", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def value(url: str, name: str, **labels: str) -> float:
    return read(url).get((name, tuple(sorted(labels.items()))), 0.0)


# --- for whom ----------------------------------------------------------------------------
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


# --- what --------------------------------------------------------------------------------
def test_what_happens_is_counted(measured: Running) -> None:
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
    measured.ask(measured.lobby.services.store.mark(id, "for a test"))
    eventually(lambda: value(measured.url, "sandtable_tables_damaged") == before + 1)


# --- several processes -------------------------------------------------------------------
@needs_proc
@pytest.mark.slow
def test_processes_add_up_and_the_dead_have_nothing_open(folder: Path, redis_url: str) -> None:
    with serving(folder, "--workers", "2", REDIS_URL=redis_url, SANDTABLE_METRICS="local") as (url, process):
        eventually(lambda: _answers(url))
        for _ in range(20):
            no_tls.get(url + "/api/titles", timeout=PATIENCE)  # at either
        asked = {"method": "GET", "route": "/api/titles", "status": "200"}
        assert [value(url, "sandtable_requests_total", **asked) for _ in range(6)] == [20.0] * 6
        anna = Browser(url, "Anna")
        table = anna.make("mnnn")
        lines = [anna.socket(table["id"]).ready() for _ in range(6)]
        eventually(lambda: value(url, "sandtable_sockets_open") == 6)
        for worker in children(process.pid):
            command = Path(f"/proc/{worker}/cmdline").read_bytes()
            if b"spawn_main" in command:
                os.kill(worker, signal.SIGKILL)
        eventually(lambda: _answers(url) and value(url, "sandtable_sockets_open") == 0)
        assert value(url, "sandtable_requests_total", **asked) == 20, "what was counted stays counted"
        for line in lines:
            line.close()


def _answers(url: str) -> bool:
    try:
        return no_tls.get(url + "/api/ready").status_code == 200
    except httpx.HTTPError:
        return False
