"""The server's log has a line for each request if wanted, and never the parameters of a request."""

from __future__ import annotations

import json
import logging
import re
import signal
from pathlib import Path

import pytest
from sqlalchemy.exc import DataError, OperationalError

from sandtable.server.config import BadSetting, from_environment
from sandtable.server.storage.database import short_message
from sandtable.server.telemetry import logs
from tests import no_tls
from tests.server.harness import PATIENCE, Browser
from tests.server.test_serve import serving

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (\S+) ([A-Z]+) (\S+) (\d+) \d+\.\dms \d+B")


def visit(url: str) -> list[str]:
    """Make one request of each kind as a guest; return the texts that must not be in any log."""
    anna, ben = Browser(url, "Anna"), Browser(url, "Ben")
    table = anna.make("mo")
    id, invite = table["id"], table["invite"]
    no_tls.get(f"{url}/join/{id}/{invite}?invite={invite}")
    no_tls.get(f"{url}/table/{id}?invite={invite}#{invite}")
    no_tls.get(f"{url}/api/tables/{id}?invite={invite}")
    no_tls.get(f"{url}/api/tables/{id}/{invite}")
    no_tls.get(f"{url}/{invite}?{invite}")
    no_tls.get(f"{url}/api/tables/{id}/updates?from={invite}")
    no_tls.request(invite[:10].upper().replace("_", "X").replace("-", "X"), f"{url}/api/me")
    ben.post(f"/tables/{id}/join", {"invite": invite})
    anna.post(f"/tables/{id}/start")
    with anna.socket(id) as line:
        line.ready()
        line.say("chat", text=invite)
    with pytest.raises(Exception):  # noqa: B017 - whatever a socket to nowhere says
        anna.socket(invite)
    return [invite, id, anna.id, ben.id, anna.http.cookies["sandtable_guest"].partition(".")[2]]


@pytest.mark.parametrize("style", ["text", "json"])  # without it nothing is logged: test_serve.py
def test_no_parameter_reaches_a_log(folder: Path, style: str) -> None:
    with serving(folder, SANDTABLE_ACCESS_LOG=style) as (url, process):
        secrets = visit(url)
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    for secret in secrets:
        assert secret not in out
        assert secret not in err
    lines = out.splitlines()
    if style == "json":
        told = [json.loads(line) for line in lines if line.startswith("{")]
        assert set(told[0]) == {"at", "address", "method", "route", "status", "seconds", "bytes"}
        seen = {(one["method"], one["route"], one["status"]) for one in told}
    else:
        seen = {(f[2], f[3], int(f[4])) for line in lines if (f := LINE.fullmatch(line))}
    assert ("POST", "/api/tables/{id}/join", 200) in seen
    assert ("POST", "/api/tables", 201) in seen
    assert ("SOCKET", "/api/tables/{id}/socket", 101) in seen
    assert ("SOCKET", "/api/tables/{id}/socket", 403) in seen
    assert ("GET", "/join/{rest:path}", 200) in seen
    assert ("GET", logs.NO_ROUTE, 404) in seen


def test_a_fault_is_told_without_what_it_was_about() -> None:
    formatter = logs.RedactingFormatter()
    invite = "AbCdEfGh_-123456"
    for text in (
        f'GET "/join/{invite}" failed',
        f"/api/tables/{invite}/join?invite={invite}",
        f'{{"invite": "{invite}"}}',
        f"(UniqueViolation) duplicate key\nDETAIL:  Key (id)=({invite}) already exists.",
        f"[SQL: insert into tables values (?)]\n[parameters: ('{invite}', 'x')]\nmore",
        f"postgresql://sandtable:{invite}@db/sandtable",
    ):
        record = logging.LogRecord("sandtable.server", logging.ERROR, "x.py", 1, "%s", (text,), None)
        assert invite not in formatter.format(record), text


def test_databases_do_not_tell_the_values_they_were_given() -> None:
    quoted = DataError("insert", {}, ValueError("invalid input for query argument $1: 'secret'"))
    assert short_message(quoted) == "ValueError"
    full = OperationalError("insert", {}, OSError("database or disk is full\nDETAIL: secret"))
    assert short_message(full) == "OSError: database or disk is full"


def test_a_style_there_is_not() -> None:
    with pytest.raises(BadSetting, match="text or json"):
        from_environment({"SANDTABLE_ACCESS_LOG": "1"})


def test_a_message_that_repeats_is_logged_a_few_times_a_minute() -> None:
    now = 0.0
    bounded = logs.BoundedRepetition(lambda: now)

    def said(message: str, *args: object, level: int = logging.WARNING) -> str | None:
        record = logging.LogRecord("sandtable.server", level, "", 0, message, args, None)
        return record.getMessage() if bounded.filter(record) else None

    outage = [said("the database cannot be read: %s", n) for n in range(10_000)]
    assert [line for line in outage if line] == [f"the database cannot be read: {n}" for n in range(logs.A_MINUTE)]
    assert said("something else") == "something else"
    assert said("a request", level=logging.INFO) == "a request"
    now = logs.MINUTE
    assert said("the database cannot be read: %s", "x") == "the database cannot be read: x (9995 more of these since)"
