"""Whatever is wrong on the command line ends in one helpful line and code 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMAND = [sys.executable, "-c", "from portside.cli import main; main()"]


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["play", "import_exprt"], "Did you mean 'import_export'?"),
        (["play", "pretend", "--seats", "9"], "takes 2 to 5 seats, not 9"),
        (["play", "pretend", "--seat", "7"], "There is no seat"),
        (["play", "pretend", "-o", "night=3"], "Did you mean 'nights'?"),
        (["play", "pretend", "-o", "nights=3"], "a whole number in 4..60"),
        (["play", "pretend", "-o", "nights=many"], "a whole number in 4..60"),
        (["play", "pretend", "-o", "tie"], "name=value"),
        (["play", "pretend", "--bot", "randm"], "Did you mean 'random'?"),
        (["play", "pretend", "--lang", "de"], "en, fr, zh-Hant"),
        (["play", "--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["play", "--scenario", "nowhere.toml"], "nowhere.toml"),
        (["cards", "chess"], "import_export"),
        (["cards", "pretend", "--edition", "first"], "no setting 'edition'"),
        (["rules", "chess", "X-1"], "import_export"),
        (["options", "chess"], "import_export"),
        (["simulate", "pretend", "--seats", "9"], "takes 2 to 5 seats"),
        (["simulate", "pretend", "--bots", "random,nobody"], "There is no bot 'nobody'"),
        (["replay", "."], "."),
    ],
)
def test_one_helpful_line(run: Run, words: list[str], hint: str) -> None:
    said = run(*words)
    assert said.code == 2
    assert said.err.startswith("portside: ")
    assert said.err.count("\n") == 1
    assert hint in said.err


@pytest.mark.parametrize(
    ("language", "hint"), [("fr", "Il n’y a pas de titre"), ("zh-Hant", "沒有「chess」")]
)
def test_the_line_speaks_the_language(run: Run, language: str, hint: str) -> None:
    assert hint in run("play", "chess", "--lang", language).err


def test_details_only_the_engine_knows_are_not_lost_in_translation(run: Run) -> None:
    said = run("play", "pretend", "-o", "nights=3", "--lang", "fr")
    assert "Le réglage « nights » ne peut pas être « 3 »" in said.err.replace("\u00a0", " ")
    assert "4..60" in said.err


def test_an_impossible_position_names_what_is_wrong(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text('title = "pretend"\nseats = 2\nzones = { hand-0 = ["kyte"] }\n')
    said = run("play", "--scenario", file)
    assert said.code == 2
    assert "Did you mean kite" in said.err


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\xd8")
    said = run("verify", file)
    assert said.code == 2
    assert "not text" in said.err


def portside(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_help_speaks_the_language_and_shows_no_ids() -> None:
    for words in (["--help"], ["play", "--help"], ["cards", "--help"], ["arena", "--help"]):
        english = portside(*words, PORTSIDE_LANG="en").stdout
        french = portside(*words, PORTSIDE_LANG="fr").stdout
        assert english != french
        assert "help-" not in english + french
        assert "Montrer ceci et quitter." in french


def test_a_command_loads_only_what_it_needs() -> None:
    heavy = ("fastapi", "sqlalchemy", "numpy", "hypothesis", "pyspiel", "portside.games.neko")
    code = (
        "import sys; from portside.cli import main\n"
        "sys.argv[1:] = ['rules', 'import_export', 'IE-102']\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        f"print([m for m in sys.modules if m.startswith({heavy!r})])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.splitlines()[-1] == "[]"


def test_commands_of_other_packages_are_there_and_polite() -> None:
    words = portside("--help", PORTSIDE_LANG="en").stdout
    for name in ("arena", "lab", "train", "serve", "replay-all"):
        assert f"  {name} " in words
    said = portside("serve", "--database", "oracle://x")
    assert said.returncode == 2
    assert said.stderr.startswith("portside: ") and said.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    line = f"{sys.executable} -c 'from portside.cli import main; main()' rules import_export"
    done = subprocess.run(
        ["sh", "-c", f"{line} | head -n 1"], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
