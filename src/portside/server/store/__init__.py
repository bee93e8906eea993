"""What outlives a process: the database, the journal, and news between processes."""

from __future__ import annotations

from portside.extras import needs

needs("server")
