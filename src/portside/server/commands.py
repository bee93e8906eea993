"""The commands `portside serve` and `portside replay-all`."""

from __future__ import annotations

import asyncio
import errno
import os
import threading
import time
import webbrowser
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from portside.engine.errors import PortsideError

if TYPE_CHECKING:
    from portside.server.config import Config

LOOPBACK = "127.0.0.1"

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="help-database"),
]
Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-data")]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="help-host")] = LOOPBACK,
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-port")] = 8000,
    database: Database = None,
    data: Data = None,
    processes: Annotated[int, typer.Option(min=1, help="help-processes")] = 1,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help="help-origin")] = None,
    proxy: Annotated[str, typer.Option(metavar="ADDRESSES", help="help-proxy")] = LOOPBACK,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="help-log")] = "info",
    open_browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
) -> None:
    """Serve tables to browsers and other clients."""
    import uvicorn

    from portside.server.config import BadServerSetting, to_environment

    config = configured(database, data, tuple(origin or ()))
    if processes > 1 and config.url.get_backend_name() != "postgresql":
        raise BadServerSetting("Several processes share their tables through PostgreSQL only.")
    config.key()  # made here once, before several processes ask for it
    os.environ.update(to_environment(config) | {"PORTSIDE_LOG": log})
    asyncio.run(refuse_what_is_taken(config, host, port))
    _tell_where(host, port, open_browser)
    uvicorn.run(
        "portside.server.app:from_env",
        factory=True,
        host=host,
        port=port,
        workers=processes,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=16_384,
    )


def configured(database: str | None, data: Path | None, origins: tuple[str, ...] = ()) -> Config:
    """Return the config of the environment, changed by what was said."""
    from portside.server.config import from_environment

    config = from_environment(os.environ)
    config = config if database is None else replace(config, database=database)
    config = config if data is None else replace(config, data=data)
    return replace(config, origins=(*config.origins, *origins))


async def refuse_what_is_taken(config: Config, host: str, port: int) -> None:
    """Say in a sentence what the server would meet a moment later as a traceback."""
    from portside.server.config import BadServerSetting
    from portside.server.storage import Storage

    try:
        server = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
        server.close()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise BadServerSetting(f"Nothing can listen on {host}:{port}: {error}.") from None
        message = f"Port {port} is taken, perhaps by another Portside; --port chooses another."
        raise BadServerSetting(message) from None
    storage = Storage(config.url)
    try:
        if not storage.postgres:
            storage.claim()
    finally:
        await storage.close()


def _tell_where(host: str, port: int, open_browser: bool) -> None:
    """Tell the person where the lobby is, or open it."""
    from portside.text import Texts, language_for

    if port:  # or else the system picks one later
        shown = LOOPBACK if host in ("0.0.0.0", "::") else host
        address = f"http://{shown}:{port}/"
        typer.echo(Texts(language_for(None, os.environ)).say("serving-at", address=address))
        if open_browser:
            _open_soon(address)


def _open_soon(address: str) -> None:
    """Open the lobby once the server answers."""

    def wait() -> None:
        import urllib.error
        import urllib.request

        for _ in range(100):
            try:
                urllib.request.urlopen(f"{address}healthz", timeout=1).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait, daemon=True).start()


@dataclass(frozen=True, slots=True)
class Replayed:
    """What became of one stored match."""

    match: str
    title: str
    answers: int
    code: str
    message: str


async def replay_stored(config: Config) -> list[Replayed]:
    """Replay every stored match."""
    from portside.server.course import Course
    from portside.server.services import import_titles
    from portside.server.storage import Storage

    import_titles(config)
    storage = Storage(config.url)
    found = []
    try:
        await storage.upgrade()
        for name in await storage.match_ids():
            row = await storage.match(name)
            assert row is not None
            try:
                course = await Course.load(storage, row)
                error, number = course.stopped, course.match.number
            except PortsideError as failure:  # a title or setting that is no more
                error, number = failure, 0
            code, message = (error.code, str(error)) if error is not None else ("", "")
            found.append(Replayed(name, row.title, number, code, message))
    finally:
        await storage.close()
    return found


def replay_all(database: Database = None, data: Data = None) -> None:
    """Replay every stored match and report those that no longer do."""
    from rich.console import Console
    from rich.markup import escape

    found = asyncio.run(replay_stored(configured(database, data)))
    broken = [one for one in found if one.code]
    console = Console()
    for one in broken:
        told = f"{one.match} ({one.title}, {one.answers} answers): {one.code}: {one.message}"
        console.print(escape(told), style="red")
    console.print(f"{len(found) - len(broken)} of {len(found)} matches replay.")
    if broken:
        raise typer.Exit(1)
