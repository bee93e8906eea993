"""What the site has besides the pages in `docs`: MkDocs calls these hooks.

Card pages and examples of messages are written from the program itself. The project's own pages
(README, CONTRIBUTING, CHANGELOG) come along, and links to source files, which a site does not have,
become their text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from portside.cli.cards import every_card
from portside.engine.game import find
from portside.engine.table import CardFace
from portside.server.protocol import schema
from portside.text import Texts
from scripts.notebooks import FOLDER, markdown

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[1]
OWN: Final = ("CONTRIBUTING.md", "CHANGELOG.md")
TITLES: Final = ("import_export", "neko_harbour")
LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
UNPRINTED: Final = ("slug", "back", "house", "side_of")
SAMPLES: Final = {"string": "text", "integer": 1, "number": 1.5, "boolean": True, "null": None}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are written here."""
    from mkdocs.structure.files import File

    for name, text in pages():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links that leave `docs` into links to pages of the site, or into their text."""
    here = PurePosixPath(page.file.src_uri)
    return LINK.sub(lambda found: linked(found[1], found[2], here), markdown)


def linked(text: str, target: str, here: PurePosixPath) -> str:
    """Return a link as it is on the site."""
    if "://" in target or target.startswith("#"):
        return f"[{text}]({target})"
    home = PurePosixPath("docs") / here if here.name not in OWN else here
    path, _, anchor = target.partition("#")
    whole = normal(home.parent / path)
    if whole == "README.md":
        whole = "docs/README.md"
    if whole not in OWN and not whole.startswith("docs/"):
        return text
    up = "../" * (len(here.parts) - 1)
    return f"[{text}]({up}{whole.removeprefix('docs/')}{'#' + anchor if anchor else ''})"


def normal(path: PurePosixPath) -> str:
    """Return a path without steps up."""
    parts: list[str] = []
    for part in path.parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


def pages() -> Iterator[tuple[str, str]]:
    """Return the pages that are written here, by name."""
    for name in OWN:
        yield name, (ROOT / name).read_text("utf-8")
    for title in TITLES:
        yield f"cards/{title}.md", card_page(title)
    for path in sorted(FOLDER.glob("*.ipynb")):
        yield f"notebooks/{path.stem}.md", markdown(json.loads(path.read_text("utf-8")))
    yield "messages.md", message_page(schema()["$defs"])


# -- cards


def card_page(title: str) -> str:
    """Return every card of a title with what is printed on it and what it does."""
    texts = Texts("en", title)
    faces = {face.slug: face for face in every_card(find(title), {})}
    parts = [f"# Cards of {texts.name()}", f"{len(faces)} kinds, in the usual edition."]
    for face in sorted(faces.values(), key=lambda each: texts.card(each.slug)):
        parts += [f"## {texts.card(face.slug)}", texts.power(face.slug), printed(face, texts)]
    return "\n\n".join(filter(None, parts)) + "\n"


def printed(face: CardFace, texts: Texts) -> str:
    """Return what is printed on a card, in one line."""
    values = {each.name: getattr(face, each.name) for each in fields(face)}
    return "; ".join(
        f"{texts.field(name)}: {texts.printed(name, value)}"
        for name, value in values.items()
        if name not in UNPRINTED and value not in ("", (), None, False)
    )


# -- messages


def message_page(defs: Mapping[str, Any]) -> str:
    """Return every message with its fields and an example, made from the schema."""
    parts = ["# Messages by example", "Made from the schema that the server checks messages by."]
    for name, part in defs.items():
        if "properties" not in part:
            continue
        example = json.dumps(sample(part, defs), ensure_ascii=False, indent=1)
        parts += [f"## {name}", part.get("description", ""), f"```json\n{example}\n```"]
    return "\n\n".join(filter(None, parts)) + "\n"


def sample(part: Mapping[str, Any], defs: Mapping[str, Any]) -> Any:
    """Return a value that a schema accepts."""
    if "$ref" in part:
        return sample(defs[str(part["$ref"]).rpartition("/")[2]], defs)
    for key in ("const", "default"):
        if key in part and part[key] is not None:
            return part[key]
    if "enum" in part:
        return part["enum"][0]
    for key in ("anyOf", "oneOf"):
        if key in part:
            return sample(part[key][0], defs)
    return structured(part, defs)


def structured(part: Mapping[str, Any], defs: Mapping[str, Any]) -> Any:
    """Return a list, a record or a plain value that a schema accepts."""
    kind = part.get("type")
    if kind == "array":
        few = max(1, int(part.get("minItems", 1)))
        return [sample(part["items"], defs)] * few if "items" in part else []
    if kind == "object":
        return {name: sample(each, defs) for name, each in part.get("properties", {}).items()}
    if kind == "string" and "minLength" in part:
        return "text" * -(-int(part["minLength"]) // 4)
    return SAMPLES.get(str(kind), 1)
