"""The commands `portside serve` and `portside replay-all`."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sqlite3
import threading
import webbrowser
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from portside.engine.errors import PortsideError
from portside.extras import needs

if TYPE_CHECKING:
    import uvicorn
    from sqlalchemy import URL

    from portside.server.config import Config
    from portside.server.store.storage import Storage

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")

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
    config = config_for_serving(database, data, tuple(origin or ()))
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from portside.server.config import BadServerSetting, config_to_environment
    from portside.server.notify.notifier import available_channels

    available_channels(config)  # or raise what is wrong with mail, before it says that it is open
    if processes > 1 and config.url.get_backend_name() != "postgresql":
        raise BadServerSetting("Several processes share their tables through PostgreSQL only.")
    config.key()  # made here once, before several processes ask for it
    os.environ.update(config_to_environment(config) | {"PORTSIDE_LOG": log})
    sockets = asyncio.run(take_port(config, host, port))
    _tell_where(host, sockets[0].getsockname()[1], open_browser)
    settings = uvicorn_settings(config, processes, proxy)
    with suppress(KeyboardInterrupt):  # it has closed calmly by then
        if processes > 1:
            Multiprocess(settings, sockets).run()
        else:
            uvicorn.Server(settings).run(sockets)


def uvicorn_settings(config: Config, processes: int, proxy: str) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    import uvicorn

    from portside.server.http.line import LineProtocol
    from portside.server.http.slow_connections import PatientProtocol

    return uvicorn.Config(
        "portside.server.http.app:create_app_from_environment",
        factory=True,
        workers=processes,
        log_config=None,
        access_log=False,
        http=PatientProtocol,
        ws=LineProtocol,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxy,
        server_header=False,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=16_384,
    )


def config_for_serving(
    database: str | None, data: Path | None, origins: tuple[str, ...] = ()
) -> Config:
    """Return the config of the environment, changed by what `serve` was told."""
    needs("server")
    from portside.server.config import config_from_environment

    config = config_from_environment(os.environ)
    config = config if database is None else replace(config, database=database)
    config = config if data is None else replace(config, data=data)
    return replace(config, origins=(*config.origins, *origins))


async def take_port(config: Config, host: str, port: int) -> list[socket.socket]:
    """Take the port to serve on if the database is free, or say in a sentence what is taken.

    Whoever connects to the port from now on waits until the server is there.
    """
    from portside.server.config import BadServerSetting
    from portside.server.errors import TryAgain
    from portside.server.store.storage import Storage

    try:
        storage = Storage(config.url)
    except ImportError:
        message = "PostgreSQL needs a driver: pip install 'portside[postgres]'."
        raise BadServerSetting(message) from None
    try:
        if not storage.postgres:
            storage.claim()
        await storage.check_alive()
    except (TryAgain, OSError) as error:
        cause = type(error.__cause__ or error).__name__
        where = config.url.render_as_string(hide_password=True)
        raise BadServerSetting(f"There is no database to be had at {where} ({cause}).") from None
    finally:
        await storage.close()
    return await listening_sockets(host, port)


async def listening_sockets(host: str, port: int) -> list[socket.socket]:
    """Listen on every address of the host to serve on; port 0 lets the system choose."""
    from portside.server.config import BadServerSetting

    loop = asyncio.get_running_loop()
    try:
        bound = await loop.create_server(asyncio.Protocol, host, port, start_serving=False)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise BadServerSetting(f"Nothing can listen on {host}:{port}: {error}.") from None
        message = f"Port {port} is taken, perhaps by another Portside; --port chooses another."
        raise BadServerSetting(message) from None
    sockets = [one.dup() for one in bound.sockets]
    bound.close()
    for one in sockets:
        one.listen()
    return sockets


def _tell_where(host: str, port: int, open_browser: bool) -> None:
    """Tell the person where the lobby is, or open it."""
    from portside.text import Texts, language_for

    say = Texts(language_for(None, os.environ)).say
    address = _lobby(LOOPBACK if host in EVERYWHERE else host, port)
    typer.echo(say("serving-at", address=address))
    if host in EVERYWHERE:
        typer.echo(say("serving-others", address=_lobby(outward(host), port)))
    if open_browser:  # a browser in the terminal would keep the server waiting
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _lobby(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def outward(host: str) -> str:
    """Return the address others see of a machine that listens on all, or else its name."""
    far = (socket.AF_INET6, "2001:db8::1") if ":" in host else (socket.AF_INET, "192.0.2.1")
    with suppress(OSError), socket.socket(far[0], socket.SOCK_DGRAM) as probe:
        probe.connect((far[1], 9))  # which sends nothing
        return str(probe.getsockname()[0])
    return socket.gethostname()


@dataclass(frozen=True, slots=True)
class Replayed:
    """What became of one stored match."""

    match: str
    title: str
    answers: int
    code: str
    message: str


async def replay_stored(config: Config) -> list[Replayed]:
    """Replay every stored match, without a change to the database."""
    from portside.server.services import import_titles
    from portside.server.store.storage import Storage

    import_titles(config)
    with TemporaryDirectory() as folder:
        storage = Storage(copied_database(config.url, Path(folder)))
        return await _replay_each(storage)


def copied_database(url: URL, folder: Path) -> URL:
    """Return a copy of a SQLite database to replay: what is checked stays as it is."""
    from portside.server.config import BadServerSetting

    if url.get_backend_name() != "sqlite":
        return url
    path = Path(url.database or "")
    if not path.exists():
        raise BadServerSetting(f"There is no database at {path}.")
    with (
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as there,
        closing(sqlite3.connect(folder / "copy.db")) as here,
    ):
        there.backup(here)
    return url.set(database=str(folder / "copy.db"))


async def _replay_each(storage: Storage) -> list[Replayed]:
    from portside.server.play.fair_queue import Customer, FairQueue
    from portside.server.play.stored_match import StoredMatch

    found, turns = [], FairQueue(1, 1)
    nobody = Customer("", "", lambda: False)
    try:
        if storage.postgres:
            await storage.check_form()
        else:
            await storage.upgrade()
        for name in await storage.match_ids():
            row = await storage.match(name)
            assert row is not None
            try:
                stored = await StoredMatch.load(storage, row, turns, nobody)
                error, number = stored.stopped, stored.match.number
            except PortsideError as failure:  # a title or setting that is no more
                error, number = failure, 0
            code, message = (error.code, str(error)) if error is not None else ("", "")
            found.append(Replayed(name, row.title, number, code, message))
    finally:
        await storage.close()
    return found


def replay_all(database: Database = None, data: Data = None) -> None:
    """Replay every stored match and report those that no longer do."""
    config = config_for_serving(database, data)
    from rich.console import Console
    from rich.markup import escape

    found = asyncio.run(replay_stored(config))
    broken = [one for one in found if one.code]
    console = Console()
    for one in broken:
        told = f"{one.match} ({one.title}, {one.answers} answers): {one.code}: {one.message}"
        console.print(escape(told), style="red")
    console.print(f"{len(found) - len(broken)} of {len(found)} matches replay.")
    if broken:
        raise typer.Exit(1)
