"""Let Lighthouse judge lobby, cards, rules and a table, as a phone and as a desk sees them.

.venv/bin/python scripts/lighthouse.py [PAGE ...]

`make bench-web` runs it. It comes by `npx`: with what it needs it is 185 MB, too much for everybody
who builds the client. Its figures for performance say as much about the machine, so the load stands
beside them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.harness import CHROMIUM, Served  # noqa: E402  found by the line above

LIGHTHOUSE: Final = "lighthouse@12.8.2"  # the last that runs on every Node the client is built with
FORMS: Final = {"mobile": (), "desktop": ("--preset=desktop",)}
CHROME: Final = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"
PATIENCE: Final = 300
UNFINDABLE: Final = "--skip-audits=is-crawlable"
"""Tables belong to whoever was invited: `robots.txt` keeps them out of search, by intention."""


def a_table(address: str) -> tuple[str, str]:
    """Set up a match against three bots; return its path and the cookie of who plays it."""
    with sync_playwright() as playwright:
        person = playwright.request.new_context(base_url=address)
        person.post("/api/me", data={"name": "Mei"})
        seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 3]
        wish = {"title": "import_export", "seats": seats, "seed": "lighthouse", "start": True}
        table = person.post("/api/tables", data=wish).json()
        cookies = person.storage_state()["cookies"]
        person.dispose()
    cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in cookies)
    return f"/t/{table['id']}", cookie


def judged(address: str, path: str, *more: str) -> dict[str, Any]:
    """Return what Lighthouse reports of a page."""
    command = ["npx", "--yes", LIGHTHOUSE, address + path, "--quiet", "--output=json"]
    done = subprocess.run(
        [*command, f"--chrome-flags={CHROME}", *more],
        env={**os.environ, "CHROME_PATH": CHROMIUM},
        cwd=ROOT / "web",
        capture_output=True,
        check=False,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode != 0:
        sys.exit(f"Lighthouse could not be run: {done.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def told(report: dict[str, Any]) -> str:
    """Return the scores of a report, and every audit that costs some of them."""
    scores = report["categories"].values()
    lines = [", ".join(f"{each['title']} {100 * (each['score'] or 0):.0f}" for each in scores)]
    for part in scores:
        for ref in part["auditRefs"]:
            audit = report["audits"][ref["id"]]
            if ref["weight"] > 0 and audit["score"] is not None and audit["score"] < 0.9:
                lines.append(f"    {audit['title']}: {audit.get('displayValue', 'no')}")
    return "\n".join(lines)


def main(wanted: list[str]) -> None:
    """Judge and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), titles="")
        server.start()
        try:
            table, cookie = a_table(server.address)
            mine = (f"--extra-headers={json.dumps({'Cookie': cookie})}", UNFINDABLE)
            pages: dict[str, tuple[str, tuple[str, ...]]] = {
                "lobby": ("/", ()),
                "cards": ("/cards/import_export", ()),
                "rules": ("/rules/import_export", ()),
                "table": (table, mine),
            }
            for name in wanted or pages:
                path, more = pages[name]
                for form, how in FORMS.items():
                    load = os.getloadavg()[0]
                    report = judged(server.address, path, *how, *more)
                    print(f"{name}, {form}, at a load of {load:.1f}: {told(report)}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
