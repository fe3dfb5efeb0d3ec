"""Fixtures for the server tests: repeatable deals, a server shared by a module, databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.tables import commands
from tests.dealing import Dealer
from tests.server import databases
from tests.server.harness import Running, config, running


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive the deals of each test from its name, so that they are the same in every run."""
    monkeypatch.setattr(commands, "secrets", Dealer(lambda: str(request.node.name)))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(tmp_path_factory.mktemp("served"))) as server:
        yield server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """Start one PostgreSQL for all tests that need it, and yield its URL."""
    with databases.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with databases.redis() as address:
        yield address
