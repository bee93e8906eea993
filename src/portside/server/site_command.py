"""The command `portside site`: the browser client as a folder of files, for any web host.

Such a site has no server behind it: whoever opens it plays in their own browser.
"""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Annotated

import typer

OUT = Annotated[Path, typer.Argument(metavar="FOLDER", help="help-site-folder")]
PAGES = ("cards", "learn", "mine", "new", "replay", "rules", "settings", "t")
"""Addresses that hosts of plain files must find, each as a folder with the same page."""
TOP = '<meta charset="utf-8" />'


def site(folder: OUT) -> None:
    """Write a site that plays without a server: the command."""
    import os

    from portside.text import Texts, language_for

    write_site(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    told = {"folder": str(folder), "size": round(size / 1e6, 1)}
    typer.echo(Texts(language_for(None, os.environ)).say("site-written", **told))


def write_site(folder: Path, built: Path | None = None, manual: Path | None = None) -> None:
    """Write the client, the engine and what its page asks before the engine is there.

    Args:
        folder: where to write.
        built: folder of the browser client; None for the one that is shipped.
        manual: folder of the documentation; None for the one `make docs` has built, if it has.
    """
    import portside
    from portside.engine.game import find
    from portside.hosting.browser_bundle import browser_bundle, packed_browser_bundle
    from portside.hosting.title_info import playable_titles, title_info
    from portside.server.config import BadServerSetting
    from portside.server.http.pages import ENGINE, MANUAL, STATIC
    from portside.text.languages import LANGUAGES

    built = built or STATIC
    if not (built / "index.html").is_file():
        raise BadServerSetting("The browser client has not been built: run `make web` first.")
    shutil.copytree(built, folder, dirs_exist_ok=True)
    for packed in folder.rglob("*.gz"):  # the page asks for these, and a plain host for the others
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
    if (manual or MANUAL).is_dir():
        shutil.copytree(manual or MANUAL, folder / "docs", dirs_exist_ok=True)
    (folder / ENGINE).write_bytes(browser_bundle())
    (folder / f"{ENGINE}.gz").write_bytes(packed_browser_bundle())
    _write_pages(folder)
    names = {"titles": playable_titles(), "languages": list(LANGUAGES)}
    about = {"version": portside.__version__, **names, "message_bytes": 0, "tables_per_guest": 0}
    told = {"server": about, "titles": [title_info(find(name)) for name in playable_titles()]}
    (folder / "told").mkdir(exist_ok=True)
    for name, data in told.items():
        (folder / "told" / f"{name}.json").write_text(json.dumps(data), "utf-8")


def _write_pages(folder: Path) -> None:
    """Write the page wherever somebody may come in; it says that there is no server."""
    from portside.server.http.pages import page_policy

    page = (folder / "index.html").read_text("utf-8")
    # A page may say all of its policy but who may frame it.
    rules = page_policy(page).split("; ")
    policy = "; ".join(rule for rule in rules if not rule.startswith("frame-ancestors"))
    says = f"""{TOP}
    <meta http-equiv="content-security-policy" content="{policy}" />
    <meta name="portside-server" content="none" />"""
    page = page.replace(TOP, says, 1)
    for name in ("", *PAGES):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "index.html").write_text(page, "utf-8")
    (folder / "404.html").write_text(page, "utf-8")
