"""A site of plain files, as `portside site` writes it: its pages unpack the engine and play."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from portside.server.site_command import write_site
from tests.browser.harness import STATIC, visitor
from tests.browser.test_offline import sit_down, take_along

pytestmark = [pytest.mark.browser, pytest.mark.slow]
OLD = ["/assets/pyodide-0-a/python.wasm", "/assets/pyodide-0-b/python.wasm"]
PUT = """
async (files) => {
  const cache = await caches.open("portside-engine");
  for (const file of files) await cache.put(file, new Response(file));
}
"""
FORGET = """
async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  await worker.unregister();
}
"""
KEPT = """
async () => {
  const cache = await caches.open("portside-engine");
  const first = async (file) => [...new Uint8Array(await (await cache.match(file)).arrayBuffer())];
  const files = await cache.keys();
  return Promise.all(
    files.map(async (file) => [new URL(file.url).pathname, (await first(file)).slice(0, 4)]));
}
"""
ACTIVE = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated") {
    await new Promise((done) => active.addEventListener("statechange", done, { once: true }));
  }
}
"""


WATCH = """
const persist = navigator.storage.persist.bind(navigator.storage);
globalThis.asked = 0;
globalThis.shown = [];
navigator.storage.persist = () => { asked += 1; return persist(); };
new MutationObserver(() => {
  const bar = document.querySelector(".here progress");
  if (bar) shown.push(bar.value);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Note how often storage is asked to last, and how far a page says that the engine has come."""
RENEW = """
async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  await worker.update();
  while (worker.waiting === null) await new Promise((done) => setTimeout(done, 20));
  return [worker.waiting, navigator.serviceWorker.controller].map(({ state }) => state);
}
"""
SHELLS = "async () => (await caches.keys()).filter((name) => name.startsWith('portside-shell-'))"


class Quiet(SimpleHTTPRequestHandler):
    """Serve files and tell nobody."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """Serve a site as `python -m http.server` does; return its address."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    write_site(tmp_path, manual=tmp_path / "none")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=tmp_path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_site_of_plain_files_plays_and_is_renewed_between_matches(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    mei = visitor(browser, site, keeping=True)
    mei.context.add_init_script(WATCH)
    mei.page.goto("/")
    expect(mei.page.locator(".here button")).to_have_text(re.compile(r"\d\.\d MB"))
    take_along(mei.page)
    asked, shown = mei.page.evaluate("[asked, shown]")
    assert asked == 1 and shown == sorted(shown) != []
    mei.page.evaluate(PUT, OLD)
    kept = dict(mei.page.evaluate(KEPT))
    (wasm,) = (file for file in kept if file.endswith(".asm.wasm"))
    assert bytes(kept[wasm]) == b"\0asm"
    assert all(bytes(kept[file]) == b"PK\3\4" for file in kept if file.endswith(".zip"))

    # A version that comes to this browser forgets all engines but its own and the one before.
    mei.page.evaluate(FORGET)
    mei.page.goto("/")
    mei.page.evaluate(ACTIVE)
    assert kept.keys() - dict(mei.page.evaluate(KEPT)).keys() == {OLD[0]}

    mei.context.set_offline(True)
    sit_down(mei.page, "neko_harbour")
    assert mei.play_on(5) == "tired"

    # A version that comes while a match runs waits until nobody plays with the one before.
    mei.context.set_offline(False)
    worker = tmp_path / "sw.js"
    newer = re.sub(r'"version":"\w+"', '"version":"newer"', worker.read_text("utf-8"))
    worker.write_text(newer, "utf-8")
    assert mei.page.evaluate(RENEW) == ["installed", "activated"]
    assert mei.play_on(5) == "tired"
    seq, table = int(mei.seq), mei.page.url
    mei.page.close()
    mei.page = mei.context.new_page()
    mei.watch()
    mei.page.goto("/")
    mei.page.evaluate(ACTIVE)
    assert "portside-shell-newer" in mei.page.evaluate(SHELLS)
    mei.page.goto(table)
    mei.asked()
    assert int(mei.seq) >= seq and mei.play_on(5) == "tired"
    mei.context.close()
    lost = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    assert [t for t in mei.troubles if not any(word in t for word in lost)] == []
