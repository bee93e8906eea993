"""The powers of the Luxury cards, alphabetical."""

from __future__ import annotations
