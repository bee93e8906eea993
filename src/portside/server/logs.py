"""Structured logs: one JSON object a line on standard error, without secrets."""

from __future__ import annotations

import hashlib
import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import orjson
import structlog

from portside.engine.errors import PortsideError

DEEPEST, MOST_PLACES = 10, 40
SECRET = frozenset(
    ("secret", "seed", "credential", "cookie", "code", "invite", "key", "query", "token", "body")
)
"""Words that are never written, whatever they hold."""
IDS = frozenset(("table", "match", "guest", "contact", "device"))
"""What opens something to whoever knows it; a log tells it by a handle, which opens nothing."""


def handle_in_log(name: str) -> str:
    """Return what a log calls something: the same each time, with no way back to its name."""
    return hashlib.sha256(f"log:{name}".encode()).hexdigest()[:10]


def without_secrets(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Strike secrets out of a log."""
    for name in SECRET & event.keys():
        event[name] = "-"
    for name in IDS & event.keys():
        event[name] = handle_in_log(str(event[name]))
    return event


def without_words(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Tell a failure in a log by kinds and places alone: its words may hold rows, ids, answers."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    kinds: list[str] = []
    places: list[str] = []
    while isinstance(error, BaseException) and len(kinds) < DEEPEST:
        kinds.append(_kind(error))
        places += [
            f"{frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
        error = error.__cause__ or error.__context__
    if kinds:
        event.update(failure=kinds, places=places[-MOST_PLACES:])
    return event


def _kind(error: BaseException) -> str:
    """Return what sort of failure it is; what the system says of its own is no secret."""
    name = f"{type(error).__module__}.{type(error).__name__}"
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    return f"{name}: {error.code}" if isinstance(error, PortsideError) else name


def _written(event: Any, **_: Any) -> str:
    return orjson.dumps(event, default=repr).decode()


def configure_logs(level: str = "info") -> None:
    """Send all logs of this process through one form."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        without_words,
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
        """Drop the traceback from a line of the log whose text is none."""
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
        return True


log: Any = structlog.stdlib.get_logger("portside.server")
