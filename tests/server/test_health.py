"""Health checks: the state of the database, readiness, and a database schema newer than the program."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable import __version__
from sandtable.server.app import Application
from sandtable.server.operations import health
from sandtable.server.operations.health import CachedCheck
from sandtable.server.storage.database import Database, NewerDatabase, newest
from sandtable.server.time_source import TimeSource
from tests import no_tls
from tests.server.databases import each_database
from tests.server.harness import Running, config, eventually, running
from tests.server.test_serve import refused


def test_health_tells_the_version_and_the_state_of_the_database(served: Running) -> None:
    told = no_tls.get(served.url + "/api/health").json()
    assert told["ok"] is True
    assert told["version"] == __version__
    assert told["database"]["state"] == "ok"
    assert 0 <= told["database"]["ms"] < 1000


def test_ready_once_everything_is_there(served: Running) -> None:
    answer = no_tls.get(served.url + "/api/ready")
    assert answer.status_code == 200
    told = answer.json()
    assert told["ready"] is True
    assert told["redis"]["state"] == "none", "one process needs none"


def test_not_ready_before_it_has_started_and_while_it_stops(tmp_path: Path) -> None:
    application = Application(config(tmp_path), TimeSource())

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(application), base_url="http://here") as client:
            return await client.get("/api/ready")

    assert asyncio.run(asked()).status_code == 503, "no migration has run"
    with running(config(tmp_path / "data")) as server:
        assert no_tls.get(server.url + "/api/ready").status_code == 200
        server.application.app.state.health.stopping = True
        answer = no_tls.get(server.url + "/api/ready")
        assert answer.status_code == 503
        assert answer.json()["stopping"] is True
        assert no_tls.get(server.url + "/api/health").status_code == 200, "still there"
    assert server.application.app.state.health.stopping


def test_a_database_that_is_gone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 0.0)
    with running(config(tmp_path)) as server:
        database = server.lobby.services.store.database
        url = database._reader

        class Gone:
            def connect(self) -> None:
                raise OSError("the line is broken")

        database._reader = Gone()
        try:
            told = no_tls.get(server.url + "/api/health")
            assert told.status_code == 200
            assert told.json()["ok"] is False
            assert told.json()["database"]["state"] == "unreachable"
            assert no_tls.get(server.url + "/api/ready").status_code == 503
        finally:
            database._reader = url
        assert no_tls.get(server.url + "/api/ready").status_code == 200


def test_redis_that_is_gone_is_told(tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 0.0)
    with running(config(tmp_path, redis_url=redis_url)) as server:
        assert no_tls.get(server.url + "/api/ready").json()["redis"]["state"] == "ok"
        services = server.lobby.services
        right = services.bus._redis

        class Gone:
            async def ping(self) -> None:
                raise OSError("no Redis")

        services.bus._redis = Gone()
        try:
            answer = no_tls.get(server.url + "/api/ready")
            assert answer.status_code == 503
            assert answer.json()["redis"]["state"] == "unreachable"
        finally:
            services.bus._redis = right


def test_a_look_is_bounded_and_shared() -> None:
    asked = 0

    async def never() -> None:
        nonlocal asked
        asked += 1
        await asyncio.Event().wait()

    async def slow() -> None:
        await asyncio.sleep(health.SLOW_FROM)

    async def main() -> None:
        looking = CachedCheck(never, longest=0.05)
        found = await asyncio.gather(*(looking.result() for _ in range(50)))
        assert {look.state for look in found} == {"unreachable"}
        assert asked == 1
        assert (await CachedCheck(slow).result()).state == "slow"

    asyncio.run(main())


# --- a newer database --------------------------------------------------------------------
async def _made_newer(url: str) -> None:
    database = Database(url)
    await database.start()

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(text("update alembic_version set version_num = 'z99'"))

    await database.write(job)
    await database.stop()


@each_database
def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async def main() -> None:
        await _made_newer(url)
        database = Database(url)
        with pytest.raises(NewerDatabase, match=f"revision z99.*up to {newest()}"):
            await database.start()
        async with database.read() as connection:
            assert await connection.scalar(text("select version_num from alembic_version")) == "z99"
        await database.stop()

    asyncio.run(main())


def test_a_newer_database_is_a_sentence_at_the_start(folder: Path) -> None:
    folder.mkdir()
    asyncio.run(_made_newer(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"))
    assert "newer version of Sandtable" in refused(folder)


def test_stopping_is_told_at_the_end(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        found = server.application.app.state.health
        assert not found.stopping
    eventually(lambda: found.stopping)
