"""The kit for titles: build positions, play them by verbs, and prove the laws every title keeps."""

from __future__ import annotations

from portside.extras import needs

needs("testing")

from portside.testing.conformance import conformance
from portside.testing.golden import ended_alike, replayed_alike
from portside.testing.scene import Scene, scene
from portside.testing.script import Script, Unexpected, extra
from portside.testing.two_worlds import Findings

__all__ = [
    "Findings",
    "Scene",
    "Script",
    "Unexpected",
    "conformance",
    "ended_alike",
    "extra",
    "replayed_alike",
    "scene",
]
