"""A PostgreSQL server of our own, started and stopped by the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.served import free_port

# Losing power is not what these tests are about; a killed server process keeps its commits.
FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class Cluster:
    """One running PostgreSQL server."""

    def __init__(self, port: int, home: str) -> None:
        self._port = port
        self._home = Path(home)
        self._count = 0

    def fresh(self) -> str:
        """Make an empty database and return its address."""
        self._count += 1
        name = f"portside_{self._count}"
        address = f"postgresql://test@127.0.0.1:{self._port}"
        with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://test@127.0.0.1:{self._port}/{name}"

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes for a while; connections stay open, and nobody answers."""
        first = int((self._home / "data" / "postmaster.pid").read_text().split()[0])
        found = [first]  # the postmaster first, so that it starts no others meanwhile
        try:
            os.kill(first, signal.SIGSTOP)
            found += children(first)
            for process in found[1:]:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in reversed(found):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)


def children(process: int) -> list[int]:
    """Return the processes that one has started and that still run."""
    run = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = (line.split() for line in run.stdout.splitlines())
    return [int(pid) for pid, parent in pairs if int(parent) == process]


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; Debian does not put it on the path."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
    return found[-1] if found else None


def _as_owner() -> dict[str, Any]:
    """Return how to run as somebody else: PostgreSQL refuses to work for root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    owner = names.get("postgres") or names["nobody"]
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a server in a folder of its own."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    owner, home = _as_owner(), tempfile.mkdtemp(prefix="pg", dir="/tmp")
    if owner:
        os.chown(home, owner["user"], owner["group"])
    port = free_port()
    own = {"HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}

    def run(program: str, *arguments: str) -> None:
        command = [str(folder / program), "-D", f"{home}/data", *arguments]
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=True, stdout=quiet, cwd=home, env=own, **owner)

    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": home,
        "max_connections": 200,
        **FAST,
    }
    said = " ".join(f"-c {name}={value}" for name, value in settings.items())
    try:
        run("initdb", "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
        run("pg_ctl", "-w", "-t", "30", "-l", f"{home}/log", "-o", said, "start")
        try:
            yield Cluster(port, home)
        finally:
            run("pg_ctl", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
