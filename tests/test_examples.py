"""Every example on a page says what happens: sessions of Python, and commands."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import portside
from portside.server import protocol
from portside.server.protocol import schema
from scripts.docs_site import message_page, pages, sample

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


WITH_PYTHON = [page for page in PAGES if PYTHON.search(page.read_text("utf-8"))]
WITH_COMMANDS = [page for page in PAGES if CONSOLE.search(page.read_text("utf-8"))]


def test_readers_have_examples() -> None:
    names = {page.stem for page in (*WITH_PYTHON, *WITH_COMMANDS)}
    readers = {page.stem for page in (ROOT / "docs/start").glob("*.md")}
    assert len(readers) == 6
    assert readers <= names


@pytest.mark.parametrize("page", WITH_PYTHON, ids=named)
def test_examples_tell_what_happens(page: Path) -> None:
    blocks = PYTHON.findall(page.read_text("utf-8"))
    names: dict[str, object] = {}
    for block in blocks:
        if not block.startswith(">>>"):
            exec(compile(block, str(page), "exec"), names)
    sessions = "".join(block for block in blocks if block.startswith(">>>"))
    found = doctest.DocTestParser().get_doctest(sessions, {}, named(page), str(page), 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(found)
    assert (result.failed, result.attempted >= len(sessions.splitlines()) // 8) == (0, True)


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=named)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    for block in CONSOLE.findall(page.read_text("utf-8")):
        for line in block.splitlines():
            program, *words = shlex.split(line.removeprefix("$ "))
            assert program == "portside", "only our own commands are run"
            code = "from portside.cli import main; main()"
            done = subprocess.run(
                [sys.executable, "-c", code, *words],
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


def test_the_example_of_the_package_runs() -> None:
    result = doctest.testmod(portside)
    assert (result.failed, result.attempted > 0) == (0, True)


def test_examples_of_messages_are_messages() -> None:
    defs = schema()["$defs"]
    checked = 0
    for name, part in defs.items():
        kind = getattr(protocol, name, None)
        if "properties" in part and isinstance(kind, type) and issubclass(kind, protocol.Message):
            kind.model_validate(sample(part, defs), strict=False)
            checked += 1
    assert checked > 30
    assert message_page(defs).count("```json") >= checked


def test_the_site_has_every_card() -> None:
    found = dict(pages())
    for title in ("import_export", "neko_harbour"):
        slugs = {
            face.slug
            for face in portside.find(title).cards(portside.find(title).configured({}, 2), 2)
        }
        assert found[f"cards/{title}.md"].count("\n## ") >= len(slugs)


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "-q",
        "-d",
        str(tmp_path / "site"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "site/index.html").is_file()
