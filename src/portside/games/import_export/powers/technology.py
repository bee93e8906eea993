"""The powers of the Technology cards, alphabetical."""

from __future__ import annotations
