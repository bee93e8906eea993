"""Ids and credentials that nobody can guess."""

from __future__ import annotations

import secrets


def new_id(size: int = 9) -> str:
    """Return an id nobody can guess, for a table, guest, device, invitation or credential."""
    return secrets.token_urlsafe(size)
