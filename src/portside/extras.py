"""What Portside needs besides the standard library, and what to say where it is missing.

The engine, the titles and the bots need nothing. Everything else asks for its extra by `needs`
before it imports what may not be there, so that whoever lacks it reads which one to install.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from portside.engine.errors import PortsideError

MODULES: Final = {
    "text": ("babel", "fluent"),
    "cli": ("babel", "fluent", "platformdirs", "rich", "typer", "websockets"),
    "server": ("aiosqlite", "alembic", "fastapi", "orjson", "sqlalchemy", "typer", "uvicorn"),
    "postgres": ("psycopg",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "train": ("numpy",),
    "ray": ("ray",),
    "testing": ("hypothesis",),
}
"""By extra, modules that are there if it is installed."""


class MissingExtra(PortsideError, ImportError):
    """Refuse what needs packages that are not installed; the message tells how to install them."""

    code = "missing-extra"


def needs(extra: str) -> None:
    """Raise `MissingExtra` unless what an extra brings is installed."""
    missing = [name for name in MODULES[extra] if find_spec(name) is None]
    if missing:
        command = f'pip install "portside[{extra}]"'
        message = f"This needs {', '.join(missing)}, which is not installed: {command}"
        raise MissingExtra(message, extra=extra, command=command, missing=", ".join(missing))
