"""A site of files alone, and how the server hands out what a browser plays with."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

from portside.hosting.browser_bundle import bared, browser_bundle
from portside.server import protocol
from portside.server.config import BadServerSetting
from portside.server.site_command import PAGES, write_site
from tests.server.harness import LocalServer

pytestmark = pytest.mark.anyio
FIRST = "ask(`Français`);"
OWN = "'sha256-NS71S4MSjMK5MYTY2943A2YYM1SoLYvUWrr9ljZZxIE='"
PAGE = f"""<!doctype html><head><meta charset="utf-8" /><script>{FIRST}</script>
<title>Portside</title><script type="module" src="/assets/index.js"></script></head>"""
WASM = b"\0asm of some size"
BROTLI = b"whatever Brotli makes of it"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Make a client that looks as if it had been built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "assets/python.wasm.gz").write_bytes(gzip.compress(WASM))
    (folder / "assets/python.wasm.br").write_bytes(BROTLI)
    return folder


def test_a_site_is_whole_and_says_that_it_has_no_server(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    manual = tmp_path / "manual"
    manual.mkdir()
    (manual / "index.html").write_text("how to", "utf-8")
    write_site(site, built, manual)
    write_site(site, built, manual)
    assert (site / "docs/index.html").read_text("utf-8") == "how to"
    assert (site / "assets/python.wasm").read_bytes() == WASM
    assert (site / "engine.zip").read_bytes() == browser_bundle()
    for name in ("assets/python.wasm", "engine.zip"):  # its page unpacks files itself
        packed = (site / f"{name}.gz").read_bytes()
        assert gzip.decompress(packed) == (site / name).read_bytes()
    for name in ("", *PAGES):
        page = (site / name / "index.html").read_text("utf-8")
        assert '<meta name="portside-server" content="none" />' in page
        assert "default-src 'none'" in page and "frame-ancestors" not in page
        assert f"script-src 'self' {OWN} 'wasm-unsafe-eval';" in page
    for title in json.loads((site / "told/titles.json").read_text("utf-8")):
        protocol.TitleInfo.model_validate(title)
    protocol.ServerInfo.model_validate_json((site / "told/server.json").read_text("utf-8"))


def test_a_site_needs_a_built_client(tmp_path: Path) -> None:
    with pytest.raises(BadServerSetting, match="make web"):
        write_site(tmp_path / "site", tmp_path / "nothing")


def test_the_engine_holds_rules_and_bots_and_nothing_it_cannot_run() -> None:
    names = zipfile.ZipFile(io.BytesIO(browser_bundle())).namelist()
    assert "portside/engine/match.py" in names
    assert "portside/games/import_export/cards.toml" in names
    assert not [name for name in names if "server" in name or name.endswith((".ftl", ".pyc"))]


def test_the_engine_is_packed_without_what_only_readers_need() -> None:
    source = b'def told():\n    """Tell."""\n    return 1  # once\n\n\nSAID = """so"""\n"""How."""'
    bare = bared("portside/told.py", source).decode()
    assert "Tell" not in bare and "once" not in bare and "How" not in bare
    made: dict[str, object] = {}
    exec(bare, made)
    assert made["SAID"] == "so" and callable(made["told"]) and made["told"]() == 1
    assert bared("portside/told.toml", b"a = 1 # one") == b"a = 1 # one"


async def test_the_server_hands_out_the_engine_once(server: LocalServer, built: Path) -> None:
    http = server.stranger().http
    first = await http.get("/engine.zip")
    assert first.content == browser_bundle()
    again = await http.get("/engine.zip", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_only_the_script_in_the_page_may_stand_in_it(
    server: LocalServer, built: Path
) -> None:
    http = server.stranger().http
    first = await http.get("/t/abc")
    unchanged = {"if-none-match": first.headers["etag"]}
    for path, more in (("/t/abc", {}), ("/", {}), ("/index.html", {}), ("/index.html", unchanged)):
        (policy,) = (await http.get(path, headers=more)).headers.get_list("content-security-policy")
        assert f"script-src 'self' {OWN} 'wasm-unsafe-eval';" in policy and "inline" not in policy
    assert OWN not in (await http.get("/api/server")).headers["content-security-policy"]


async def test_packed_files_are_unpacked_by_the_browser(server: LocalServer, built: Path) -> None:
    http = server.stranger().http
    found = await http.get("/assets/python.wasm", headers={"accept-encoding": "gzip, deflate"})
    assert found.content == WASM
    assert found.headers["content-type"] == "application/wasm"
    assert found.headers["content-encoding"] == "gzip"
    assert found.headers["vary"].lower() == "accept-encoding"
    assert "immutable" in found.headers["cache-control"]
    assert (await http.get("/assets/other.wasm")).status_code == 404


async def test_brotli_is_for_browsers_that_take_it(server: LocalServer, built: Path) -> None:
    taking = {"accept-encoding": "gzip, deflate, br"}
    (built / "assets/only.wasm.gz").write_bytes(gzip.compress(WASM))
    request = server.stranger().http.stream("GET", "/assets/python.wasm", headers=taking)
    async with request as found:
        assert b"".join([part async for part in found.aiter_raw()]) == BROTLI
        assert found.headers["content-encoding"] == "br"
        assert found.headers["content-type"] == "application/wasm"
    only = await server.stranger().http.get("/assets/only.wasm", headers=taking)
    assert only.content == WASM
