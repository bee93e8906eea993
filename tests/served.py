"""A real server as a process, on a database of its own."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.chance import planted

START = "from portside.server.serve_command import serve; import typer; typer.run(serve)"
PATIENCE = 60.0
"""Seconds that anything may take on a busy machine; no test waits for them when all is well."""


def free_port() -> int:
    """Return a port that nobody listens on, and that no outgoing connection is given meanwhile.

    A killed server must find its port free again; the system hands out ports from 32768 on.
    """
    while True:
        port = secrets.randbelow(12_000) + 20_000
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Served:
    """One `portside serve` on a database of its own; it can be killed and started again."""

    def __init__(
        self, data: Path, titles: str = "portside.testing.pretend", **settings: str
    ) -> None:
        self.port = free_port()
        self.data = data
        self.titles = titles
        self.settings = {f"PORTSIDE_{name}": value for name, value in settings.items()}
        self.log = data / "server.log"
        self.clock = data / "clock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Return where the lobby is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = {
            "PORTSIDE_DATA": str(self.data),
            "PORTSIDE_TITLES": self.titles,
            "PORTSIDE_LOG": "warning",
            "PORTSIDE_CLOCK": str(self.clock),
            "PORTSIDE_LIMIT_REQUESTS": "1000",
            "PORTSIDE_LIMIT_MESSAGES": "1000",
            "PORTSIDE_LIMIT_TABLES": "500",
            "PORTSIDE_LIMIT_BEAT": "0.02",
            "PORTSIDE_LIMIT_HESITATION": "0.05",
            **self.settings,
        }
        command = [sys.executable, "-c", planted(START), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**os.environ, **settings}, stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, self.log.read_text()[-3000:]
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/healthz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            return False
        return True

    def later(self, seconds: float) -> None:
        """Put its clock ahead."""
        before = float(self.clock.read_text("ascii")) if self.clock.is_file() else 0.0
        written = self.clock.with_suffix(".new")
        written.write_text(str(before + seconds), "ascii")
        written.replace(self.clock)  # whole: half of it would be another time

    def kill(self) -> None:
        """Kill it without warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """Ask it to stop."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)
