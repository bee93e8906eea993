"""Every message between server and clients, once: REST bodies and what goes over the WebSocket.

The server sends ids with facts, never sentences; clients have the Fluent files. What comes from a
client is checked against these models and refused if it holds anything else. What goes down is
built as plain data for speed; tests hold it against the same models.

They lie in modules by topic, and all are to be had from here.
"""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from portside.server.protocol import down, matches, people, tables, titles, up
from portside.server.protocol.down import *  # noqa: F403
from portside.server.protocol.fields import *  # noqa: F403
from portside.server.protocol.matches import *  # noqa: F403
from portside.server.protocol.people import *  # noqa: F403
from portside.server.protocol.tables import *  # noqa: F403
from portside.server.protocol.titles import *  # noqa: F403
from portside.server.protocol.up import *  # noqa: F403
from portside.server.protocol.views import *  # noqa: F403

REST = (
    titles.ServerInfo,
    titles.TitleInfo,
    titles.TitleDetail,
    titles.TitleWish,
    titles.Form,
    people.Me,
    people.Introduction,
    people.RecoveryCode,
    people.Recovery,
    people.Devices,
    people.SeatLink,
    people.FollowLink,
    people.Arrived,
    people.NewContact,
    people.ContactList,
    tables.NewTable,
    tables.TableChange,
    tables.Join,
    tables.SeatChoice,
    tables.BotWish,
    tables.Branch,
    tables.Played,
    tables.TableInfo,
    tables.Tables,
    tables.VoiceWish,
    tables.Holiday,
    matches.Notes,
    matches.Frames,
    matches.Story,
    matches.Analysis,
    matches.Turns,
    down.Problem,
)
"""The bodies of requests and answers under `/api`."""


def schema() -> dict[str, Any]:
    """Return one JSON schema of all messages, for writing clients in other languages."""
    inputs = [(model, "validation", TypeAdapter(model)) for model in REST]
    wire = [("Up", "validation", up.UP), ("Down", "validation", down.DOWN)]
    names, body = TypeAdapter.json_schemas([*inputs, *wire])  # type: ignore[list-item]
    roots = {name: names[(name, "validation")] for name in ("Up", "Down")}
    return {**body, "$defs": {**body["$defs"], **roots}}
