"""For a server to import: the end of a match is written a while after it was shown."""

from __future__ import annotations

import asyncio
from typing import Any

from portside.server.play.lobby import Lobby

finish = Lobby.finish


async def finish_late(*given: Any) -> None:
    """Let whoever sees the end ask for the record at once."""
    await asyncio.sleep(1)
    await finish(*given)


setattr(Lobby, "finish", finish_late)  # noqa: B010 # a method that is replaced for good
