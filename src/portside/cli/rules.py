"""Showing the numbered rules, and which of them no test shows."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from portside.cli.terminal import stop_program
from portside.cli.titles import shown_titles
from portside.sim.command_words import title_named

if TYPE_CHECKING:
    from portside.cli.terminal import Voice


def show_rule(voice: Voice, title: str, number: str) -> None:
    """Print one rule, or say which one might have been meant."""
    texts = voice.about(title_named(title).name)
    known = [rule for _, rule in texts.rules()]
    wanted = number.upper()
    text = texts.rule(wanted)
    if text is None:
        near = get_close_matches(wanted, known, 1)
        name = "no-such-rule-near" if near else "no-such-rule"
        stop_program(texts.say(name, rule=number, near="".join(near)))
    voice.show(Text.assemble((f"{wanted}  ", "bold"), text))


def list_rules(voice: Voice, title: str) -> None:
    """Print all rules of a title."""
    texts = voice.about(title_named(title).name)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    last = ""
    for section, number in texts.rules():
        if section != last:
            table.add_row("", Text(f"\n{section}", style="bold underline"))
            last = section
        table.add_row(number, texts.rule(number) or "")
    voice.show(table)


def show_coverage(voice: Voice, title: str, tests: Path | None) -> None:
    """Print the rules that no test shows."""
    folder = tests or tests_folder(Path.cwd())
    if folder is None or not folder.is_dir():
        stop_program(voice.texts.say("no-tests"))
    shown = Counter(rule for file in folder.rglob("*.py") for rule in rules_marked(file))
    for name in [title_named(title).name] if title else shown_titles():
        _show_coverage(voice, name, shown)


def _show_coverage(voice: Voice, title: str, shown: Counter[str]) -> None:
    texts = voice.about(title)
    numbers = [number for _, number in texts.rules()]
    missing = [number for number in numbers if number not in shown]
    count = len(numbers) - len(missing)
    share = round(100 * count / len(numbers)) if numbers else 0
    voice.say("coverage", title=texts.name(), shown=count, count=len(numbers), share=share)
    if not missing:
        return
    table = Table(box=box.SIMPLE_HEAD, title=texts.say("coverage-missing"), title_justify="left")
    table.add_column(texts.say("column-rule"), style="bold", no_wrap=True)
    table.add_column(texts.say("column-text"))
    for number in missing:
        table.add_row(number, texts.rule(number) or "")
    voice.show(table)


def tests_folder(start: Path) -> Path | None:
    """Return the tests of the checkout a folder lies in."""
    for folder in (start, *start.parents):
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder / "tests"
    return None


def rules_marked(file: Path) -> Iterator[str]:
    """Return the rules named in `pytest.mark.rule(...)` anywhere in a file of tests."""
    yield from rules_in(ast.parse(file.read_text(encoding="utf-8")))


def rules_in(tree: ast.AST) -> Iterator[str]:
    """Return the rules named in `pytest.mark.rule(...)` anywhere in a piece of code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func):
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def _is_mark(func: ast.expr) -> bool:
    return (
        isinstance(func, ast.Attribute)
        and func.attr == "rule"
        and isinstance(func.value, ast.Attribute)
        and func.value.attr == "mark"
    )
