"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from portside.server.config import Config
from portside.server.play import archive_process, bots
from portside.server.store import storage as store
from tests.server.harness import PATIENCE, LocalServer, config_in, running
from tests.server.postgres import Cluster, cluster

# Left alone, it draws each traceback with sources around it, which takes seconds.
*_before, _ = structlog.get_config()["processors"]
_plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
structlog.configure(processors=[*_before, _plain])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_stepping_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what steps back for players have its turn though other tests keep the machine busy."""
    for module in (archive_process, bots):
        monkeypatch.setattr(module, "NICE", 0)


@pytest.fixture(autouse=True)
def patient_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no busy machine decide that the database of a server in this process has failed."""
    monkeypatch.setattr(store, "SECONDS", PATIENCE)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """Run a server on a fresh SQLite file."""
    async with running(config_in(tmp_path)) as local:
        yield local


@pytest.fixture
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """Return the config of a server on the database that the test names, or on SQLite."""
    kind = getattr(request, "param", "sqlite")
    database = request.getfixturevalue("postgres") if kind == "postgres" else ""
    return config_in(tmp_path, database=database)


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """Run a PostgreSQL server of our own."""
    with cluster() as running_cluster:
        yield running_cluster


@pytest.fixture
def postgres(postgres_cluster: Cluster) -> str:
    """Return the address of a fresh PostgreSQL database."""
    return postgres_cluster.fresh()
