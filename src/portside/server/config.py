"""What can be set about a server, and where it keeps its things."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from portside.engine.errors import PortsideError
from portside.extras import needs
from portside.server.store.file_permissions import close_to_others

PREFIX = "PORTSIDE_"


class BadServerSetting(PortsideError):
    """Refuse a server setting that makes no sense."""

    code = "bad-server-setting"


@dataclass(frozen=True, slots=True)
class Limits:
    """Bound what one client may cost.

    Attributes:
        message_bytes: size of a message over the WebSocket.
        body_bytes: size of a request's body.
        record_bytes: the same for a whole match.
        header_seconds: seconds until a request's headers must have arrived.
        header_bytes: size of a request's headers.
        sockets: connections from one address, whatever is said over them; proxies may have more.
        body_seconds: seconds until a request's body must have arrived.
        messages: messages a second over one WebSocket, with ten times as many at once.
        requests: requests a second from one address, with ten times as many at once.
        tables: open and running tables one guest may host.
        seated: open and running tables one guest may sit down at, hosted by whomever.
        alone: running tables at which bots play for everybody that one guest may host.
        connections: WebSockets from one address.
        lookups: matches of the past that one guest may be waiting for, in replays, records and all.
        lookups_address: the same for all who come from one address.
        records: matches played elsewhere that one guest may have handed in.
        records_bytes: size of all of them, whoever handed them in.
        kept_bytes: size of what one address may send to be kept in a day, whatever it is.
        quiet: seconds without a message after which a WebSocket is closed.
        stuck: seconds a client may take to read what waits for it.
        nonsense: messages that are none, before a WebSocket is closed.
        thinking: seconds a bot may take.
        beat: seconds a bot's answer takes at a live table, whether it thought or not.
        hesitation: seconds a standing order's answer takes at a live table, at the least.
        away: seconds somebody must be away from a live table before a bot may sit in for them.
    """

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 600_000
    header_seconds: float = 10.0
    header_bytes: int = 65_536
    sockets: int = 256
    body_seconds: float = 10.0
    messages: float = 20.0
    requests: float = 20.0
    tables: int = 20
    seated: int = 60
    alone: int = 3
    connections: int = 64
    lookups: int = 8
    lookups_address: int = 32
    records: int = 300
    records_bytes: int = 2_000_000_000
    kept_bytes: int = 100_000_000
    quiet: float = 300.0
    stuck: float = 30.0
    nonsense: int = 20
    thinking: float = 60.0
    beat: float = 0.25
    hesitation: float = 1.5
    away: float = 60.0


@dataclass(frozen=True, slots=True)
class Notify:
    """Say how people who are away are told that it is their turn.

    Attributes:
        mail: the host's SMTP server, e.g. `smtp+starttls://user:password@mail.example.org`.
        mail_from: whom mails come from; push services are told it too.
        home: address of this server in links; "" for the one its guests came by.
        private: whether webhooks may lead into private networks.
        delay: seconds a question waits before somebody is told.
        gap: seconds during which further matches join the same message.
    """

    mail: str = ""
    mail_from: str = ""
    home: str = ""
    private: bool = False
    delay: float = 60.0
    gap: float = 20.0


@dataclass(frozen=True, slots=True)
class Config:
    """Say how a server runs.

    Attributes:
        database: SQLAlchemy address; "" for a SQLite file in the data folder.
        data: folder for database and key.
        secret: key that cookies are signed with; "" for one kept in the data folder.
        titles: modules to import, for titles that are not in `portside.games`.
        origins: other places than this host whose pages may connect, e.g. `https://example.org`.
        bot_processes: how many processes bots think in.
        idle: seconds after which a table that nobody uses leaves memory.
        static: folder of the browser client; None for the one that is shipped.
        clock: file with the seconds its time is ahead by, to try out what takes days.
        limits: what one client may cost.
        notify: how people are told that it is their turn.
    """

    database: str = ""
    data: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("portside")))
    secret: str = ""
    titles: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    bot_processes: int = 0
    idle: float = 60.0
    static: Path | None = None
    clock: Path | None = None
    limits: Limits = field(default_factory=Limits)
    notify: Notify = field(default_factory=Notify)

    @property
    def url(self) -> URL:
        """Return the address of the database in the config, with an async driver."""
        try:
            url = make_url(self.database or f"sqlite:///{self.data / 'portside.db'}")
        except ArgumentError:
            raise BadServerSetting(f"{self.database!r} is no address of a database.") from None
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
        kind = url.get_backend_name()
        if kind not in drivers:
            raise BadServerSetting(
                f"Portside keeps its tables in SQLite or PostgreSQL, not {kind}."
            )
        if kind == "sqlite" and url.database in (None, "", ":memory:"):
            raise BadServerSetting("A server needs a database that outlives it: name a file.")
        if kind == "postgresql":
            needs("postgres")
        return url.set(drivername=drivers[kind])

    def key(self) -> str:
        """Return the config's key for signing, made and kept on first use."""
        if self.secret:
            return self.secret
        self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.data / "secret"
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            close_to_others(path)
            return path.read_text("ascii")
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        return path.read_text("ascii")


def config_to_environment(config: Config) -> dict[str, str]:
    """Write a config as environment variables, for the processes of a server."""
    plain = {
        "DATABASE": config.database,
        "DATA": str(config.data),
        "SECRET": config.secret,
        "TITLES": " ".join(config.titles),
        "ORIGINS": " ".join(config.origins),
        "BOT_PROCESSES": str(config.bot_processes),
        "IDLE": str(config.idle),
        "STATIC": str(config.static or ""),
        "CLOCK": str(config.clock or ""),
    }
    limits = {
        f"LIMIT_{f.name.upper()}": str(getattr(config.limits, f.name)) for f in fields(Limits)
    }
    told = config.notify
    notify = {
        "MAIL": told.mail,
        "MAIL_FROM": told.mail_from,
        "HOME": told.home,
        "NOTIFY_PRIVATE": "1" if told.private else "",
        "NOTIFY_DELAY": str(told.delay),
        "NOTIFY_GAP": str(told.gap),
    }
    return {PREFIX + name: value for name, value in {**plain, **limits, **notify}.items()}


def config_from_environment(environment: Mapping[str, str]) -> Config:
    """Read a config from environment variables; what is not there has its default."""

    def get(name: str) -> str:
        return environment.get(PREFIX + name, "")

    plain = Config()
    return Config(
        database=get("DATABASE"),
        data=Path(get("DATA")) if get("DATA") else plain.data,
        secret=get("SECRET"),
        titles=tuple(get("TITLES").split()),
        origins=tuple(get("ORIGINS").split()),
        bot_processes=int(_number("BOT_PROCESSES", get("BOT_PROCESSES"), plain.bot_processes)),
        idle=_number("IDLE", get("IDLE"), plain.idle),
        static=Path(get("STATIC")) if get("STATIC") else None,
        clock=Path(get("CLOCK")) if get("CLOCK") else None,
        limits=_limits(get),
        notify=Notify(
            mail=get("MAIL"),
            mail_from=get("MAIL_FROM"),
            home=get("HOME"),
            private=bool(get("NOTIFY_PRIVATE")),
            delay=_number("NOTIFY_DELAY", get("NOTIFY_DELAY"), plain.notify.delay),
            gap=_number("NOTIFY_GAP", get("NOTIFY_GAP"), plain.notify.gap),
        ),
    )


def _limits(get: Callable[[str], str]) -> Limits:
    plain = Limits()
    found = {}
    for item in fields(Limits):
        name = f"LIMIT_{item.name.upper()}"
        default = getattr(plain, item.name)
        found[item.name] = type(default)(_number(name, get(name), default))
    return Limits(**found)


def _number(name: str, text: str, default: float) -> float:
    try:
        return float(text) if text else default
    except ValueError:
        raise BadServerSetting(f"{PREFIX}{name} must be a number, not {text!r}.") from None
