"""What a request meets: guards, routes, the WebSocket and the pages."""

from __future__ import annotations

from portside.extras import needs

needs("server")
