"""The kit for titles: build positions, play them by verbs, and prove the laws every title keeps."""

from __future__ import annotations

from portside.extras import needs

needs("testing")

from portside.testing.conformance import conformance as conformance
from portside.testing.golden import ended_alike as ended_alike
from portside.testing.golden import replayed_alike as replayed_alike
from portside.testing.scene import Scene as Scene
from portside.testing.scene import scene as scene
from portside.testing.script import Script as Script
from portside.testing.script import Unexpected as Unexpected
from portside.testing.script import extra as extra
from portside.testing.two_worlds import Findings as Findings
