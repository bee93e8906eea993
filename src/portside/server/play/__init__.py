"""Tables while they are played: rooms, seats, bots, and what each pair of eyes is sent."""

from __future__ import annotations

from portside.extras import needs

needs("server")
