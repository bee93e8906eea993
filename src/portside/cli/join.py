"""Sitting down at a table of a server from the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portside.cli.joined_table import JoinedTable
from portside.cli.server_requests import Server, TableAddress, table_address
from portside.cli.table_texts import TableTexts

if TYPE_CHECKING:
    from portside.cli.server_requests import Json
    from portside.cli.terminal import Voice


def join_table(voice: Voice, address: str, name: str, seat: int | None) -> None:
    """Sit down at a table, or come back to it, and play."""
    from platformdirs import user_data_path

    voice.texts = TableTexts(voice.language)
    at = table_address(address)
    server = Server(at.origin, user_data_path("portside") / "servers.json")
    if not introduced(voice, server, name):
        return
    found = at if at.table else chosen_table(voice, server)
    if found is not None:
        JoinedTable(voice, server, found, seated(voice, server, found, seat)).run()


def introduced(voice: Voice, server: Server, name: str) -> bool:
    """Take a name at the server, unless one has one; tell whether one is known there now."""
    me = server.get("/api/me")["name"]
    if name and name != me:
        server.post("/api/me", {"name": name})
    elif me is None:
        voice.say("join-name", style="bold")
        line = voice.hear()
        if not line:
            return False
        server.post("/api/me", {"name": line})
    return True


def chosen_table(voice: Voice, server: Server) -> TableAddress | None:
    """Let the person choose among one's own tables that go on and those with a free seat."""
    mine = server.get("/api/me/tables")["tables"]
    free = server.get("/api/tables")["tables"]
    own = [each for each in mine if each["status"] in ("open", "running")]
    known = {each["id"] for each in own}
    open_to_all = [each for each in free if each["id"] not in known and _has_room(each)]
    tables = [*own, *open_to_all]
    if not tables:
        voice.note("join-no-tables", address=server.origin)
        return None
    voice.say("join-which", style="bold")
    for number, table in enumerate(tables, 1):
        title = TableTexts(voice.language, table["title"]).name()
        names = [each["name"] or each["bot"] or "…" for each in table["seats"]]
        voice.show(f" {number}  {title}: {voice.texts.listed(names)}")
    while (line := voice.hear()) is not None:
        if line.isdecimal() and 1 <= int(line) <= len(tables):
            return TableAddress(server.origin, tables[int(line) - 1]["id"])
        voice.say("answer-one", style="yellow", count=len(tables))
    return None


def _has_room(table: Json) -> bool:
    return any(each["kind"] == "free" for each in table["seats"])


def seated(voice: Voice, server: Server, at: TableAddress, seat: int | None) -> Json:
    """Sit down at the table if one does not sit there and may; else watch it."""
    query = f"?invite={at.invite}" if at.invite else ""
    table: Json = server.get(f"/api/tables/{at.table}{query}")
    if table["mine"]:
        return table
    if seat is not None or (_has_room(table) and table["status"] in ("open", "running")):
        wish = {"seat": None if seat is None else seat - 1, "invite": at.invite or None}
        table = server.post(f"/api/tables/{at.table}/join", wish)
    else:
        voice.say("join-watching")
    return table
