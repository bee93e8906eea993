"""Playing from the terminal at a table of a real server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from portside.cli.server_requests import BadAddress, Server, TableAddress, table_address
from portside.text import LANGUAGES
from tests.cli.conftest import Run
from tests.served import PATIENCE, Served

JOIN = "import portside.testing.pretend; from portside.cli import main; main()"


class Host(Served):
    """A server process with a person who sets up tables there."""

    def table(self, *seats: str, nights: int = 4, **more: Any) -> tuple[TableAddress, Server]:
        """Set up a table of Ada's, each seat `free` or a bot's; return it, and Ada."""
        ada = Server(self.address, self.data / "ada.json")
        ada.post("/api/me", {"name": "Ada"})
        wishes = [{"who": w} if w in ("free", "me") else {"who": "bot", "bot": w} for w in seats]
        body = {"title": "pretend", "seats": wishes, "options": {"nights": nights}, **more}
        made = ada.post("/api/tables", body)
        return TableAddress(self.address, made["id"], made["invite"]), ada

    def begun(self, at: TableAddress, ada: Server, guest: Path) -> None:
        """Let the guest whose keys are in a file sit down, and begin the match."""
        tom = Server(self.address, guest)
        tom.post("/api/me", {"name": "Tom"})
        tom.post(f"/api/tables/{at.table}/join", {"invite": at.invite})
        ada.post(f"/api/tables/{at.table}/start")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Run a server for a while."""
    found = Host(tmp_path, titles="portside.testing.pretend tests.cli.slow_end")
    found.start()
    yield found
    found.kill()


@pytest.fixture
def keys(data: Path) -> Path:
    """Return the file in which the terminal keeps keys."""
    return data / "portside" / "servers.json"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://example.org/t/Qm3xTz0aVb8k?invite=pT5o", ""),
        ("http://localhost:8000/t/Qm3xTz0aVb8k", ""),
        ("example.org/t/Qm3x", "https://example.org/t/Qm3x"),
        ("192.168.0.7:8000/t/Qm3x?invite=a", "http://192.168.0.7:8000/t/Qm3x?invite=a"),
        ("[::1]:8000/t/Qm3x", "http://[::1]:8000/t/Qm3x"),
    ],
)
def test_links_lead_to_tables(text: str, link: str) -> None:
    assert table_address(text).link == (link or text)


def test_a_bare_address_leads_to_a_server() -> None:
    assert table_address("localhost:8000/") == TableAddress("http://localhost:8000")


@pytest.mark.parametrize(
    "text", ["", "two words", "ftp://example.org/t/a", "https:///t/a", "a.org/x/y", "a.org:b/t/c"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        table_address(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_and_its_record_kept(
    run: Run, host: Host, keys: Path, data: Path, language: str
) -> None:
    at, ada = host.table("free", "random")
    host.begun(at, ada, keys)
    said = run("join", at.link, "--lang", language, typed="1\n" * 200)
    assert said.code == 0, said.err
    assert "Tom" in said.out and not re.search(r"\b(?:ask|log|option|join)-[a-z]", said.out)
    (record,) = (data / "portside" / "matches").iterdir()
    assert str(record) in said.words.replace(" ", "") or record.name in said.out
    assert run("verify", record).code == 0


def test_whoever_leaves_comes_back_to_the_same_seat_by_the_key_that_was_kept(
    run: Run, host: Host, keys: Path
) -> None:
    at, ada = host.table("free", "random", nights=60)
    host.begun(at, ada, keys)
    assert keys.stat().st_mode & 0o777 == 0o600
    for _ in range(2):
        said = run("join", at.link, typed="? 1\nt\nl\nzzz\ns Hello\nq\n")
        assert said.code == 0, said.err
        assert "Tom (you)" in said.words and "Tom: Hello" in said.words
        assert f"To come back: portside join {at.link}" in said.out
    seats = ada.get(f"/api/tables/{at.table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Tom", None]


def test_a_server_lists_ones_own_tables_and_those_with_a_free_seat(
    run: Run, host: Host, keys: Path
) -> None:
    said = run("join", host.address, "--name", "Tom", typed="")
    assert "No table" in said.out
    host.table("free", "free", "random", listed=True)
    at, ada = host.table("free", "random", nights=60, listed=True)
    host.begun(at, ada, keys)
    said = run("join", host.address, typed="9\n1\nq\n")
    assert "1 The Night Market: Tom and random" in said.words
    assert "Type a number from 1 to 2." in said.words
    assert "Tom (you)" in said.words


def test_what_a_table_refuses_is_told_in_one_line(run: Run, host: Host) -> None:
    at, _ = host.table("free", "random")
    nobody = TableAddress(at.origin, "nothing-here")
    cases = {
        nobody.link: "no such table",
        TableAddress(at.origin, at.table).link: "private",
        "http://127.0.0.1:9/t/x": "answers at",
        "two words": "no address",
    }
    for link, why in cases.items():
        said = run("join", link, "--name", "Mei")
        assert (said.code, said.err.count("\n")) == (2, 1)
        assert why in said.err, said.err


def test_where_no_seat_is_free_one_watches(run: Run, host: Host) -> None:
    at, _ = host.table("me", "random", nights=60, listed=True, start=True)
    command = [sys.executable, "-c", JOIN, "join", at.link, "--name", "Mei", "--lang", "en"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ
    ) as watcher:
        assert watcher.stdout is not None
        seen = ""
        while "Waiting for Ada" not in seen:
            line = watcher.stdout.readline()
            assert line
            seen += line
        watcher.kill()
    assert "you are watching" in seen
    assert "Ada" in seen and "(you)" not in seen


def test_a_server_that_was_killed_is_found_again(run: Run, host: Host, keys: Path) -> None:
    at, ada = host.table("free", "random", nights=60)
    host.begun(at, ada, keys)
    command = [sys.executable, "-c", JOIN, "join", at.link, "--lang", "en"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ
    ) as player:
        assert player.stdin is not None and player.stdout is not None

        def read_until(words: str) -> None:
            while words not in (line := player.stdout.readline()):  # type: ignore[union-attr]
                assert line, words

        read_until("number answers")
        host.kill()
        player.stdin.write("1\n")
        player.stdin.flush()
        read_until("connection is lost")
        host.start()
        read_until("number answers")
        player.stdin.write("1\n")
        player.stdin.flush()
        read_until("What happened")
        player.stdin.write("q\n" * 3)
        player.stdin.close()
        assert player.wait(PATIENCE) == 0
    assert json.loads(keys.read_text())[host.address]
