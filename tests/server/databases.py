"""Start PostgreSQL and Redis for tests, if they are installed.

A test that needs a missing program is skipped with a message; with SANDTABLE_EXTRAS=required it fails.
"""

from __future__ import annotations

import asyncio
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

PATIENCE = 30.0
USER = "sandtable"


def required() -> bool:
    return os.environ.get("SANDTABLE_EXTRAS") == "required"


def missing(what: str) -> None:
    """Skip the test because of a missing program, or fail it if everything must be installed."""
    if required():
        pytest.fail(f"{what} is not installed, and SANDTABLE_EXTRAS=required")
    pytest.skip(f"needs {what}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def postgres_folder() -> Path | None:
    """Return the folder of PostgreSQL's programs, which Debian keeps off the PATH."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(map(Path, glob.glob("/usr/lib/postgresql/*/bin")), reverse=True)
    return next((place for place in places if (place / "postgres").exists() and (place / "initdb").exists()), None)


def unprivileged() -> dict[str, Any]:
    """Return arguments to run as an unprivileged user, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def postgres() -> Iterator[str]:
    """Run a temporary PostgreSQL cluster and yield its URL."""
    programs = postgres_folder()
    if programs is None:
        missing("PostgreSQL (Debian: postgresql)")
    assert programs is not None
    who = unprivileged()
    with tempfile.TemporaryDirectory(prefix="sandtable-pg-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        if who:
            os.chown(folder, who["user"], who["group"])
        data, port = folder / "data", free_port()
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": folder, **who}
        how = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run([programs / "initdb", "-D", data, *how], check=True, timeout=PATIENCE * 2, **quiet)
        options = {
            "port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": folder,
            "fsync": "off", "full_page_writes": "off", "autovacuum": "off", "jit": "off",  # it is gone in minutes
        }  # fmt: skip
        set_to = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        process = subprocess.Popen([programs / "postgres", "-D", data, *set_to], **quiet)
        try:
            until = time.monotonic() + PATIENCE
            ready: list[str | Path] = [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port), "-q"]
            while subprocess.run(ready, check=False, **quiet).returncode:
                assert process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < until, "PostgreSQL does not answer"
                time.sleep(0.1)
            yield f"postgresql://{USER}@127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGINT)  # do not wait for clients
            process.wait(PATIENCE)


@contextmanager
def redis(port: int = 0) -> Iterator[str]:
    """Run a temporary Redis server and yield its URL."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis (Debian: redis-server)")
    assert program is not None
    with tempfile.TemporaryDirectory(prefix="sandtable-redis-") as folder:
        port = port or free_port()
        process = subprocess.Popen(
            [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )
        try:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1.0).close()
                    break
                except OSError:
                    assert process.poll() is None, "Redis did not start"
                    assert time.monotonic() < until, "Redis does not answer"
                    time.sleep(0.05)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def new_database(cluster: str) -> str:
    """Create a new database in a cluster and return its URL."""
    name = f"t{time.monotonic_ns()}"

    async def make() -> None:
        address = f"{cluster}/postgres".replace("postgresql://", "postgresql+asyncpg://")
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"create database {name}"))
        await engine.dispose()

    asyncio.run(make())
    return f"{cluster}/{name}"


def each_database(test: Callable[..., None]) -> Callable[..., None]:
    """Decorate a test so that it runs twice: with the `url` of an SQLite database, and with that of a PostgreSQL
    database."""

    @pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
    def both(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
        if kind == "sqlite":
            test(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
        else:
            cluster: str = request.getfixturevalue("cluster")
            test(new_database(cluster).replace("postgresql://", "postgresql+asyncpg://"))

    both.__name__, both.__doc__ = test.__name__, test.__doc__
    return both
