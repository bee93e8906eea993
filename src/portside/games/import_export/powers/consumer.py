"""The powers of the Consumer cards, alphabetical."""

from __future__ import annotations
