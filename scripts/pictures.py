"""Take the pictures of the README anew, in a browser of this machine.

.venv/bin/python scripts/pictures.py

The client must be built (`make web`); tables are the same each time, bots aside.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
IMAGES: Final = ROOT / "docs/images"


def main() -> None:
    """Open each page or table in its window and take its picture."""
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from tests.browser.harness import ARGUMENTS, CHROMIUM, LAPTOP, PHONE, Visitor, visitor
    from tests.browser.test_screens import HARBOUR, at_harbour, at_lane, picture
    from tests.served import Served

    pictures: dict[str, tuple[tuple[int, int], Callable[[Visitor], object]]] = {
        "lobby": (LAPTOP, lambda person: person.page.goto("/")),
        "cards": (LAPTOP, lambda person: person.page.goto("/cards/import_export")),
        "import-export": (LAPTOP, lambda person: at_harbour(person, HARBOUR)),
        "neko-harbour": (LAPTOP, at_lane),
        "phone": (PHONE, lambda person: at_harbour(person, HARBOUR)),
    }
    server = Served(Path(tempfile.mkdtemp()), titles="")
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
            for name, (size, go) in pictures.items():
                phone = size == PHONE
                person = visitor(browser, server.address, size, phone=phone, theme="light")
                go(person)
                picture(person.page, IMAGES / f"{name}.png")
                person.context.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
