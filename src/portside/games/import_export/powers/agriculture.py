"""The powers of the Agriculture cards, alphabetical."""

from __future__ import annotations
