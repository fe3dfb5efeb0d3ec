"""`sandtable serve` as a process: started, stopped and started again."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sandtable.cli import app
from sandtable.server.app import WORKERS
from tests import no_tls
from tests.processes import all_end, children, needs_proc
from tests.server.harness import PATIENCE, Browser, eventually
from tests.server.monitoring import answers, value


@contextmanager
def serving(folder: Path, *more: str, **environment: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run `sandtable serve` in a process; yield its URL and the process."""
    clean = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", *more],
        env={**clean, "SANDTABLE_DATA": str(folder), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found, process.stderr.read() if process.stderr else ""
        yield found[0], process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def ended(process: subprocess.Popen[str], by: signal.Signals) -> str:
    """Stop the process with a signal, check that it reports the signal and leaves no process behind, and return its
    output."""
    beside = children(process.pid)
    assert beside
    process.send_signal(by)
    printed, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == (0 if by == signal.SIGTERM else 128 + by)
    assert said.strip() == f"sandtable: stopped by {by.name}"
    assert all_end(beside)
    return printed


def test_a_server_is_started_stopped_and_started_again(folder: Path) -> None:
    with serving(folder) as (url, process):
        anna = Browser(url, "Anna")
        table = anna.make("mann", pace=0)
        with anna.socket(table["id"]) as line:
            line.ready()
            line.play(random.Random(1), 12)
            cookies = anna.http.cookies
        anna.make("mann", pace=0)
        printed = ended(process, signal.SIGTERM)
        assert "/api" not in printed, "requests are not written down unless that is wanted"
        assert table["id"] not in printed
    with serving(folder) as (url, process):
        again = Browser(url)
        again.http.cookies = cookies
        assert again.get("/me")["name"] == "Anna"
        with again.socket(table["id"]) as line:
            line.ready()
            assert line.n >= 12
            line.play(random.Random(2), 3)
        ended(process, signal.SIGINT)


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_asked_twice_it_waits_for_nobody(folder: Path, by: signal.Signals) -> None:
    with serving(folder) as (url, process):
        anna = Browser(url, "Anna")
        with anna.socket(anna.make("mann", pace=0)["id"]) as line:
            line.ready()
            process.send_signal(by)
            process.send_signal(by)
            _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode in (0, 128 + by), "two signals may arrive as one"
        assert "Traceback" not in said


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"DATABASE_URL": "postgresql://anna:secret@127.0.0.1:1/x"}, "the database 127.0.0.1:1/x cannot be used"),
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL takes"),
        ({"REDIS_URL": "redis://127.0.0.1:1/0"}, "Redis cannot be reached"),
    ],
)
def test_a_missing_file_is_reported_in_one_line(folder: Path, environment: dict[str, str], said: str) -> None:
    told = refused(folder, **environment)
    assert said in told
    assert "secret" not in told


def refused(folder: Path, **environment: str) -> str:
    """Return the one line printed by a server that cannot start. It runs in this process, since it starts no other."""
    given = {"DATABASE_URL": "", "REDIS_URL": "", "SANDTABLE_DATA": str(folder), WORKERS: "1", **environment}
    done = CliRunner().invoke(app, ["serve", "--port", "0"], env=given)
    assert done.exit_code == 2
    (told,) = done.stderr.splitlines()
    return told


@needs_proc
@pytest.mark.slow
def test_two_workers_serve_one_table_and_add_up(folder: Path, redis_url: str) -> None:
    with serving(folder, "--workers", "2", REDIS_URL=redis_url, SANDTABLE_METRICS="local") as (url, process):
        eventually(lambda: answers(url))
        for _ in range(20):
            no_tls.get(url + "/api/titles", timeout=PATIENCE)  # at either worker
        asked = {"method": "GET", "route": "/api/titles", "status": "200"}
        assert [value(url, "sandtable_requests_total", **asked) for _ in range(6)] == [20.0] * 6
        anna, ben = Browser(url, "Anna"), Browser(url, "Ben")
        table = anna.make("mo")
        ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"]})
        anna.post(f"/tables/{table['id']}/start")
        lines = [guest.socket(table["id"]) for guest in (anna, ben) for _ in range(3)]  # at either worker
        rng = random.Random(1)
        for line in lines:
            line.ready()
        for _ in range(30):
            newest = max(line.n for line in lines)
            for line in lines:
                line.reach(newest)
            mover = rng.choice([line for line in lines if line.asked is not None])
            mover.act(rng.choice(mover.options()))
        for line in lines:
            line.reach(30)
        eventually(lambda: value(url, "sandtable_sockets_open") == 6)
        for worker in children(process.pid):
            command = Path(f"/proc/{worker}/cmdline").read_bytes()
            if b"spawn_main" in command:
                os.kill(worker, signal.SIGKILL)
        eventually(lambda: answers(url) and value(url, "sandtable_sockets_open") == 0)  # dead workers have nothing open
        assert value(url, "sandtable_requests_total", **asked) == 20, "what was counted stays counted"
        for line in lines:
            line.close()
        os.kill(process.pid, signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert said.startswith("sandtable: stopped by SIGTERM\n")
