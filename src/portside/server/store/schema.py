"""The database: guests, tables with their seats, matches, and one row per answer."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)


class Json(TypeDecorator[Any]):
    """Keep data as ASCII JSON text: any string a client may send fits, in every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write a JSON column of the schema."""
        return None if value is None else json.dumps(value, separators=(",", ":"))

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Read a JSON column of the schema."""
        return None if value is None else json.loads(value)


METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("recovery", String(64), unique=True),  # empty since codes belong to devices
    Column("created", Double, nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column(
        "guest",
        String(32),
        ForeignKey("guests.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("browser", String(32), nullable=False),
    Column("system", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# By which somebody comes back; `device` may be no more, where its owner signed it out themselves.
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column(
        "guest",
        String(32),
        ForeignKey("guests.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("device", String(32), nullable=False),
    Column("made", Double, nullable=False),
)

# Links to somebody's own seat, for another of their devices; each can be followed once.
SEAT_LINKS = Table(
    "seat_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column(
        "guest",
        String(32),
        ForeignKey("guests.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Double, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("options", Json, nullable=False),
    Column("scenario", Json),
    Column("seed", String(64)),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("offline", Boolean, nullable=False, server_default=false()),
    Column("status", String(16), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("match", String(32)),
    Column("rematch", String(32)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("terms", Json),
    Column("ended", Json),
    Column("came_from", String(16), nullable=False, server_default=""),
    Index("ix_tables_status", "status", "listed", "changed"),
    Index("ix_tables_host", "host", "status"),
)

# Records that were handed in, to count them by person and by size.
UPLOADS = Table(
    "uploads",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("size", Integer, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), index=True),
    Column("bot", String(64)),
    Column("credential", String(64), nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("away", Json),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("beat", Double, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", Double, nullable=False),
    Column("figures", Json, nullable=False),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("title", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Json, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("scenario", Json),
    Column("result", Json),
    Column("final", Json),
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("past", Json),
)

# An undo is a row too: it takes the match back to an earlier question. So the journal only ever
# grows, its numbers name states for good, and an answer that crosses an undo cannot slip through.
ANSWERS = Table(
    "answers",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("back_to", Integer),
    Column("by", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Column("took", Double),
    sqlite_with_rowid=False,
)

EYES = Table(
    "eyes",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# A match that is over, as `play.finished_match` packs it, for when it no longer replays.
KEEPSAKES = Table(
    "keepsakes",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

WISHES = Table(
    "wishes",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("back_to", Integer, nullable=False),
    Column("by", Integer, nullable=False),
)

# Whom a match waits for, for lists that must not replay it. It follows from the journal: a row
# whose `n` is not the journal's length is old, and made anew by whoever needs it.
PROGRESS = Table(
    "progress",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("asked", Json, nullable=False),
    Column("last", Json),
)

# Where guests want to be told that it is their turn; `token` is in what they get.
CONTACTS = Table(
    "contacts",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("address", Json, nullable=False),
    Column("language", String(16), nullable=False),
    Column("home", String(200), nullable=False),
    Column("token", String(32), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("broken", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_contacts_guest", "guest"),
)

# Whom strangers had asked to confirm, by a hash: contacts come and go, but not one's patience.
ASKED = Table(
    "asked",
    METADATA,
    Column("address", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)

DELIVERIES = Table(
    "deliveries",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("contact", String(32), ForeignKey("contacts.id", ondelete="CASCADE"), nullable=False),
    Column("told", Json, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("lease", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("ended", Double),
    Index("ix_deliveries_ended", "ended", "due"),
)

# The last question of each match that a contact was told of: nobody is told twice.
TOLD = Table(
    "told",
    METADATA,
    Column("contact", String(32), ForeignKey("contacts.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
)

# Spans that no clock counts: for everybody (`of` is "") while no server ran, for a table that is
# paused, for a guest on holiday. Without an end it goes on.
RESTS = Table(
    "rests",
    METADATA,
    Column("of", String(32), primary_key=True),
    Column("began", Double, primary_key=True),
    Column("ended", Double),
)

# The last sign of life of any process, to know for how long there was none.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("beat", Double, nullable=False),
)

# What people at a table are for, until enough of them are: `about` is the seat concerned, or -1.
VOICES = Table(
    "voices",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(16), primary_key=True),
    Column("about", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64)),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("facts", Json, nullable=False),
    Index("ix_chats_table", "table", "id"),
)

# Tables that somebody does not want to see among their own any more.
HIDDEN = Table(
    "hidden",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
)

# What a seat's owner wants to be answered whenever the same is asked again; nobody else's business.
ORDERS = Table(
    "orders",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column(
        "match",
        String(32),
        ForeignKey("matches.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(80), nullable=False),
    Column("card", String(80), nullable=False),
    Column("facts", Json, nullable=False),
    Column("same", Boolean, nullable=False),
    Column("keys", Json, nullable=False),
    Column("until", Json, nullable=False),
    Column("number", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("answers", Json, nullable=False),
    Column("made", Double, nullable=False),
)

# What was found out about a match that is over, piece by piece; `whole` once all are there.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("format", Integer, nullable=False),
    Column("asked", Double, nullable=False),
    Column("lease", Double, nullable=False),
    Column("count", Integer, nullable=False),
    Column("pieces", Json, nullable=False),
    Column("whole", Json),
    Column("came_from", String(16), nullable=False, server_default=""),
)
