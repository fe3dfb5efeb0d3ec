"""The arena on Ray: the same games as in processes, clear words where no cluster is, and nothing left running.

Ray takes seconds to start. So most tests share one cluster of two workers, started as `--ray local` starts it;
`make test-lab` runs all of a file in one process.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena import tasks
from sandtable.arena.match import tournament
from sandtable.arena.tasks import NoRay
from tests.arena.tournaments import plain
from tests.envs.extra import need
from tests.processes import all_end, needs_proc

ray = need("ray", "ray", extra="ray")

ROOT = Path(__file__).resolve().parents[2]
BOTS = "G,R,R"
GAMES = 12


def arena(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own: all that Ray writes there is seen, whoever of Ray writes it."""
    program = [sys.executable, "-m", "sandtable.cli", "arena", "imperium", "--seats", BOTS, "--seed", "9"]
    words = [*program, "--games", str(GAMES), *map(str, args)]
    return subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)


def process_of(portion: list[int]) -> list[int]:
    """Runs on the cluster, long enough for every worker to get some."""
    time.sleep(0.3)
    return [os.getpid() for _ in portion]


def dies_at_five(portion: list[int]) -> list[int]:
    """Runs on the cluster."""
    if 5 in portion:
        os._exit(3)
    return [10 * n for n in portion]


def time_of(portion: list[int]) -> list[tuple[float, float]]:
    """Runs on the cluster: from when to when. The machine's clock is the same for all its processes."""
    begun = time.monotonic()
    time.sleep(0.1)
    return [(begun, time.monotonic()) for _ in portion]


@pytest.fixture(scope="module")
def in_processes(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The games as `--jobs 2` plays them."""
    out = tmp_path_factory.mktemp("jobs")
    tournament("imperium", BOTS, games=GAMES, seed=9, jobs=2, out=out)
    return plain(out)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with tasks.cluster(tasks.LOCAL, 2) as connected:
        yield connected


# --- on a cluster that is there ----------------------------------------------------------
def test_local_has_as_many_workers_as_jobs_and_all_of_them_play(cluster: Any) -> None:
    assert cluster.cluster_resources()["CPU"] == 2
    came = list(tasks.in_ray(process_of, [[n] for n in range(8)], cluster, lambda n, why: -n))
    workers = {pid for portion in came for pid in portion}
    assert len(workers) == 2
    assert os.getpid() not in workers


def test_the_same_games_as_in_processes(cluster: Any, in_processes: list[dict[str, Any]], tmp_path: Path) -> None:
    """And whoever was connected before stays so."""
    found = tournament("imperium", BOTS, games=GAMES, seed=9, out=tmp_path, ray=tasks.LOCAL)
    assert found.summary["failures"] == 0
    assert plain(tmp_path) == in_processes
    assert cluster.is_initialized()


def test_no_more_is_under_way_than_jobs(cluster: Any) -> None:
    """Though the cluster has room for more."""
    portions = [[n] for n in range(6)]
    came = [span for [span] in tasks.in_ray(time_of, portions, cluster, lambda n, why: (0.0, 0.0), jobs=1)]
    assert all(ended <= begun for (_, ended), (begun, _) in pairwise(came))


def test_more_jobs_than_the_cluster_has_room_for_are_noted(cluster: Any) -> None:
    for jobs, notes in ((2, []), (3, ["the cluster plays 2 games at a time, not 3: it has no more processors"])):
        assert tournament("imperium", "R,R,R", games=2, jobs=jobs, ray=tasks.LOCAL).notes == notes


@pytest.mark.parametrize("jobs", [None, 1])
def test_a_worker_that_dies_takes_one_game_with_it(cluster: Any, jobs: int | None) -> None:
    portions = [[0, 1], [2, 3], [4, 5], [6, 7], [8]]
    why: list[str] = []

    def died(n: int, reason: str) -> int:
        why.append(reason)
        return -n

    came = list(tasks.in_ray(dies_at_five, portions, cluster, died, jobs))
    assert came == [[0, 10], [20, 30], [40, -5], [60, 70], [80]]
    assert why == ["WorkerCrashedError on the cluster"]


def test_by_its_address(cluster: Any, in_processes: list[dict[str, Any]], tmp_path: Path) -> None:
    """From another process, which leaves the cluster as it was."""
    address = cluster.get_runtime_context().gcs_address
    result = arena("--ray", address, "--out", tmp_path, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["failures"] == 0
    assert plain(tmp_path) == in_processes
    assert cluster.cluster_resources()["CPU"] == 2


# --- a cluster of its own ----------------------------------------------------------------
def test_on_the_command_line(in_processes: list[dict[str, Any]], tmp_path: Path) -> None:
    """The command prints our own output only, the same as without Ray."""
    with_ray = arena("--ray", "local", "--jobs", "2", "--out", tmp_path / "ray", "--json")
    without = arena("--jobs", "2", "--out", tmp_path / "jobs", "--json")
    assert (with_ray.returncode, with_ray.stderr) == (0, "")
    said = []
    for result in (with_ray, without):
        found = json.loads(result.stdout)
        for name in ("seconds", "files"):
            del found[name]
        for bot in found["bots"]:
            del bot["ms_per_decision"]
        said.append(found)
    assert said[0] == said[1]
    assert plain(tmp_path / "ray") == plain(tmp_path / "jobs") == in_processes


STOPPED_MIDWAY = """
import json, os, subprocess, sys
from pathlib import Path
import ray
from sandtable.arena.match import tournament
from tests.processes import children

def stop(games):
    print(json.dumps([ray.is_initialized(), children(os.getpid())]))
    raise KeyboardInterrupt

try:
    tournament("imperium", "R,R,R", games=9, jobs=2, ray="local", out=Path(sys.argv[1]), progress_callback=stop)
except KeyboardInterrupt:
    print(json.dumps(ray.is_initialized()))
"""


@needs_proc
def test_it_is_shut_down_even_if_the_tournament_is_stopped(tmp_path: Path) -> None:
    words = [sys.executable, "-c", STOPPED_MIDWAY, str(tmp_path)]
    result = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    before, after = map(json.loads, result.stdout.splitlines())
    connected, started = before
    assert connected
    assert len(started) >= 2  # at least Ray's own server and its raylet
    assert after is False
    assert all_end(started)
    assert len(plain(tmp_path)) == 1


# --- where no cluster is -----------------------------------------------------------------
@pytest.fixture
def nobody() -> Iterator[str]:
    """An address at which nobody listens: it is taken, and not listened at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{taken.getsockname()[1]}"


def test_an_address_where_nobody_listens(nobody: str, tmp_path: Path) -> None:
    started = time.monotonic()
    result = arena("--ray", nobody, "--out", tmp_path / "none")
    assert time.monotonic() - started < 100  # Ray itself would try for minutes
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith(f"sandtable: no Ray cluster answers at '{nobody}': ")
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("address", ["", "nonsense", "host:", ":6379", "host:port", "host:99999", "ray://host"])
def test_malformed_addresses_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoRay, match="--ray takes auto, local, or the address of a cluster such as"):
        tournament("imperium", BOTS, games=1, ray=address)


def test_auto_looks_where_ray_is_told_to_look(nobody: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setenv("RAY_ADDRESS", nobody)
    with pytest.raises(NoRay, match="no Ray cluster answers at"):
        tournament("imperium", BOTS, games=1, ray="auto")


def test_a_tournament_that_cannot_be_starts_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "init", lambda **_: pytest.fail("Ray was started"))
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(ValueError, match="games takes"):
        tournament("imperium", BOTS, games=0, ray="local")
