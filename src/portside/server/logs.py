"""Structured logs: one JSON object a line on standard error, without secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import orjson
import structlog

SECRET = frozenset(
    ("secret", "seed", "credential", "cookie", "code", "invite", "key", "query", "token", "body")
)
"""Words that are never written, whatever they hold."""


DATABASES = ("sqlalchemy.", "sqlite3.", "psycopg.", "aiosqlite.")


def without_secrets(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Strike out what must not be read in a log."""
    for name in SECRET & event.keys():
        event[name] = "-"
    return event


def without_rows(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Tell a failure of the database by its kinds alone: its words may hold rows and statements."""
    error = event.get("exc_info")
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    kinds: list[str] = []
    while isinstance(error, BaseException):
        kinds.append(f"{type(error).__module__}.{type(error).__name__}")
        error = error.__cause__ or error.__context__
    if any(kind.startswith(DATABASES) for kind in kinds):
        event["exc_info"] = None
        event["failure"] = kinds
    return event


def _written(event: Any, **_: Any) -> str:
    return orjson.dumps(event, default=repr).decode()


def configure(level: str = "info") -> None:
    """Send all logs of this process through one form."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        without_rows,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(serializer=_written),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    _quieten_others()


def _quieten_others() -> None:
    """Keep what others log short.

    What uvicorn tells of requests holds whole addresses, with invites; ours hold the path alone.
    """
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(OneLine())


class OneLine(logging.Filter):
    """Keep what a client sends wrong to one line: whose fault it is needs no traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop the traceback of a text that is none."""
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
        return True


log: Any = structlog.stdlib.get_logger("portside.server")
