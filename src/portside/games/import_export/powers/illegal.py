"""The powers of the Illegal cards, alphabetical."""

from __future__ import annotations
